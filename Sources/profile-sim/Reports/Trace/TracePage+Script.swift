extension TracePage {
  /// What moves in the page. It builds elements and sets their text; only pictures come as markup, which the tool has escaped.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("trace").textContent);
    const byId = (id) => document.getElementById(id);
    const rows = [...document.querySelectorAll("li.step")];
    const steps = data.steps.map(([script, source, line, end, picture, state, marks]) =>
      ({ script, source, line, end, picture, state, marks }));
    const links = rows.map((row) => row.firstElementChild);
    const isFailed = rows.map((row) => row.classList.contains("failed"));
    let current = -1;
    let drawnTimeline = -1;
    let drawnSource = -1;
    let sourceStart = 0;

    function make(tag, properties = {}, ...children) {
      const element = Object.assign(document.createElement(tag), properties);
      element.append(...children);
      return element;
    }

    // Pictures: put together from pieces that are shared by all steps.

    function markup(index) {
      const [width, height, , ground, layers, overlay] = data.pictures[index];
      const body = layers.map((number) => {
        const [x, y, w, h, surface, items] = data.layers[number];
        let text = `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" overflow="hidden">`;
        text += data.fragments[surface];
        for (let i = 0; i < items.length; i += 3) {
          text += `<g class="item" transform="translate(${items[i + 1]} ${items[i + 2]})">${data.fragments[items[i]]}</g>`;
        }
        return text + "</svg>";
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`
        + data.fragments[ground] + body.join("") + data.fragments[overlay] + "</svg>";
    }

    function mark([kind, , x, y, width, height]) {
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.setAttribute("class", "mark " + kind);
      const add = (tag, attributes) => {
        const shape = document.createElementNS(group.namespaceURI, tag);
        for (const name in attributes) shape.setAttribute(name, attributes[name]);
        group.append(shape);
      };
      if (width > 0) add("rect", { x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 4 });
      if (kind === "touch") add("circle", { cx: x + width / 2, cy: y + height / 2, r: 11 });
      return group;
    }

    function draw(id, step, isAfter, label) {
      const screen = byId(id);
      const picture = step && step.picture >= 0 ? data.pictures[step.picture] : null;
      screen.parentElement.hidden = !picture;
      if (!picture) return screen.replaceChildren();
      const parsed = new DOMParser().parseFromString(markup(step.picture), "image/svg+xml");
      const drawing = document.importNode(parsed.documentElement, true);
      drawing.setAttribute("role", "img");
      drawing.setAttribute("aria-label", label);
      const marks = steps[current].marks.filter((one) => one[1] === (isAfter ? 1 : 0));
      drawing.append(...marks.map(mark));
      screen.style.setProperty("--ratio", picture[0] / picture[1]);
      screen.classList.toggle("wide", picture[0] > picture[1]);
      screen.replaceChildren(drawing);
    }

    // Details of the present step.

    function showState(before, after) {
      const body = byId("state").tBodies[0];
      const text = (value) => value || "none";
      const names = Object.keys({ ...before, ...after });
      body.replaceChildren(...names.map((name) => {
        const [old, value] = [text(before?.[name]), text(after?.[name])];
        const isChanged = before && old !== value;
        const cell = make("td", {});
        if (isChanged) cell.append(make("del", {}, make("span", { className: "vh" }, "was "), old), " ");
        cell.append(isChanged ? make("ins", {}, make("span", { className: "vh" }, "now "), value) : value);
        return make("tr", { className: isChanged ? "changed" : "" },
          make("th", { scope: "row" }, name), cell);
      }));
    }

    function showSource(step) {
      const [name, text] = data.sources[step.source];
      const list = byId("source");
      const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
      // Of a long script, what is around the line.
      const start = Math.max(0, Math.floor((step.line - 50) / 100) * 100);
      if (drawnSource !== step.source || sourceStart !== start) {
        drawnSource = step.source;
        sourceStart = start;
        list.start = start + 1;
        list.replaceChildren(...lines.slice(start, start + 250)
          .map((line) => make("li", {}, make("code", {}, line || " "))));
      }
      byId("source-name").textContent = step.line ? `${name}, line ${step.line}` : name;
      list.querySelector("[aria-current]")?.removeAttribute("aria-current");
      const line = list.children[step.line - 1 - start];
      line?.setAttribute("aria-current", "true");
      list.scrollTop = line ? line.offsetTop - list.clientHeight / 2 : 0;
    }

    function showElements() {
      const titles = [...byId("after").querySelectorAll("title")];
      byId("element-count").textContent = titles.length;
      byId("elements").replaceChildren(...titles.map((title) => make("li", {}, title.textContent)));
    }

    // Timeline: every step has some room, and waits have more by how long they took.

    function drawTimeline(script) {
      const bar = byId("timeline");
      const first = steps.findIndex((step) => step.script === script);
      const own = steps.filter((step) => step.script === script);
      const total = own.at(-1).end || 1;
      const place = (count, time) => 100 * (0.5 * count / own.length + 0.5 * time / total);
      let label = -100;
      bar.replaceChildren(...own.flatMap((step, index) => {
        const start = index ? own[index - 1].end : 0;
        const left = place(index, start);
        const row = rows[first + index];
        const tick = make("i", { className: row.className.replace("step", "tick") });
        tick.style.left = left + "%";
        tick.style.width = `max(1px, ${place(index + 1, step.end) - left}% - 1px)`;
        tick.dataset.step = first + index;
        tick.title = nameOf(first + index);
        if (row.querySelector(".route")) tick.classList.add("routed");
        if (step.end === start || left - label < 7 || left > 94) return [tick];
        label = left;
        const time = make("span", {}, (start / 1000).toFixed(2) + " s");
        time.style.left = left + "%";
        return [tick, time];
      }));
      bar.setAttribute("aria-valuemax", own.length - 1);
      drawnTimeline = script;
    }

    function markTimeline(step) {
      const bar = byId("timeline");
      if (drawnTimeline !== step.script) drawTimeline(step.script);
      bar.querySelector(".now")?.classList.remove("now");
      bar.querySelector(`[data-step="${current}"]`)?.classList.add("now");
      bar.setAttribute("aria-valuenow", numberOf(current));
      bar.setAttribute("aria-valuetext", nameOf(current));
    }

    // Going from step to step.

    const numberOf = (index) => Number(rows[index].id.split("-")[2]);
    const textOf = (index, part) => links[index].querySelector(part).textContent;
    const nameOf = (index) => `Step ${numberOf(index)}, ${textOf(index, ".vh")}${textOf(index, "code")}`;
    const isShown = (index) => !rows[index].hidden;

    function show(index, { isLinked = true, isQuiet = false } = {}) {
      if (index === current || !rows[index]) return;
      const step = steps[index];
      const before = steps[index - 1]?.script === step.script ? steps[index - 1] : null;
      const hasFocus = document.activeElement === links[current];
      links[current]?.removeAttribute("aria-current");
      current = index;
      links[index].setAttribute("aria-current", "step");
      if (hasFocus) links[index].focus({ preventScroll: true });
      const list = document.querySelector("nav.steps");
      if (list.scrollHeight > list.clientHeight) rows[index].scrollIntoView({ block: "nearest" });
      const command = textOf(index, "code");
      byId("command").textContent = command;
      byId("meta").replaceChildren(`Step ${numberOf(index)} · ${textOf(index, ".time")} `,
        make("a", { href: "#" + rows[index].id, id: "link" }, "Link to this step"));
      const log = rows[index].querySelectorAll(".log, .why");
      byId("outcome").replaceChildren(...[...log].map((part) => part.cloneNode(true)));
      draw("before", before, false, "The screen before: " + command);
      draw("after", step, true, "The screen after: " + command);
      showState(before && data.states[before.state], data.states[step.state]);
      showSource(step);
      showElements();
      markTimeline(step);
      if (isLinked) history.replaceState(null, "", "#" + rows[index].id);
      if (!isQuiet) byId("said").textContent = nameOf(index);
    }

    function find(from, by, isWanted) {
      for (let index = from + by; rows[index]; index += by) {
        if (isShown(index) && isWanted(index)) return index;
      }
      return -1;
    }

    const any = () => true;
    const actions = {
      next: () => show(find(current, 1, any)),
      previous: () => show(find(current, -1, any)),
      first: () => show(find(-1, 1, any)),
      last: () => show(find(rows.length, -1, any)),
      failure: () => {
        const next = find(current, 1, (index) => isFailed[index]);
        show(next < 0 ? find(-1, 1, (index) => isFailed[index]) : next);
      },
      lastFailure: () => show(find(current, -1, (index) => isFailed[index])),
      filter: () => byId("filter").focus(),
    };
    const keys = {
      ArrowRight: "next", ArrowDown: "next", j: "next", ArrowLeft: "previous", ArrowUp: "previous", k: "previous",
      Home: "first", End: "last", f: "failure", F: "lastFailure", "/": "filter",
    };

    function filter() {
      const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      rows.forEach((row) => {
        const text = words.length ? row.textContent.toLowerCase() : "";
        row.hidden = !words.every((word) => text.includes(word));
        count += row.hidden ? 0 : 1;
      });
      document.querySelectorAll("nav.steps section:has(ol)").forEach((section) => {
        section.hidden = !section.querySelector("li.step:not([hidden])") && words.length > 0;
      });
      document.querySelectorAll("#timeline i").forEach((tick) =>
        tick.classList.toggle("out", rows[tick.dataset.step].hidden));
      byId("found").hidden = words.length === 0;
      byId("found").textContent = `${count} of ${rows.length} steps`;
    }

    function follow() {
      const parts = location.hash.match(/^#step-(?:(\d+)-)?(\d+)$/);
      if (!parts) return false;
      const index = rows.findIndex((row) => row.id === `step-${parts[1] ?? 1}-${parts[2]}`);
      show(index, { isLinked: false });
      return index >= 0;
    }

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (event.target === byId("filter")) {
        if (event.key !== "Escape" && event.key !== "Enter") return;
        if (event.key === "Escape") event.target.value = "";
        filter();
        event.target.blur();
        if (event.key === "Enter" && !(rows[current] && isShown(current))) actions.first();
      } else if (keys[event.key]) {
        actions[keys[event.key]]();
      } else {
        return;
      }
      event.preventDefault();
    });
    document.addEventListener("click", (event) => {
      const row = event.target.closest("li.step");
      const tick = event.target.closest("#timeline");
      if (row) {
        event.preventDefault();
        show(rows.indexOf(row));
      } else if (tick) {
        const x = event.clientX;
        const bars = [...tick.querySelectorAll("i")];
        const hit = bars.findLast((bar) => bar.getBoundingClientRect().left <= x) ?? bars[0];
        show(Number(hit.dataset.step));
      }
    });
    byId("previous").addEventListener("click", actions.previous);
    byId("next").addEventListener("click", actions.next);
    byId("failure").addEventListener("click", actions.failure);
    byId("failure").hidden = !isFailed.includes(true);
    byId("filter").addEventListener("input", filter);
    addEventListener("hashchange", follow);
    document.body.classList.add("live");
    if (!follow()) show(Math.max(0, isFailed.indexOf(true)), { isLinked: false, isQuiet: true });

    """#
}
