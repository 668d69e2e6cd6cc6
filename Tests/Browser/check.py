"""Checks pages of `profile-sim report`, and pictures, in a real browser.

usage: check.py TOOL CHROMIUM [FOLDER]    with a folder, pictures of the page are left in it
"""

import os
import subprocess
import sys
import tempfile
import time

import png
from browser import Failure, Page

ODD = "</script><img src=x onerror=window.broken=1>"

SCRIPT = """# %s \u2028
name "odd: %s"
wait until idle
tap header.followers
expect route push followers title "Followers"
wait until idle
expect soft text header.name "%s"
back
wait until idle
appearance dark
rotate
tap post.1
wait until idle
expect stack profile > followers
""" % (ODD, ODD, ODD)

TURN = "tap header.followers\nwait until idle\nback\nwait until idle\nscroll post.3 by 70\n"

# The contrast of every text with what is behind it, where it is too weak.
CONTRAST = """(() => {
  const parse = (color) => { const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
  const over = ([r, g, b, a], [s, t, u]) => [r * a + s * (1 - a), g * a + t * (1 - a), b * a + u * (1 - a), 1];
  const light = (color) => color.slice(0, 3).map((value) => value / 255)
    .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    if (!element) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(element.parentElement));
  };
  const ratio = (text, behind) => {
    const [a, b] = [light(over(text, behind)), light(behind)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const weak = [];
  const judge = (element, color, text) => {
    const found = ratio(parse(color), ground(element));
    if (found < 4.5) weak.push(`${found.toFixed(2)} for "${text.trim().slice(0, 40)}" in ${element.outerHTML.slice(0, 60)}`);
  };
  document.querySelectorAll("details").forEach((part) => part.open = true);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || element.closest("svg, script, noscript") || !element.checkVisibility()) continue;
    count += 1;
    judge(element, getComputedStyle(element).color, walk.currentNode.data);
  }
  const input = document.getElementById("filter");
  judge(input, getComputedStyle(input, "::placeholder").color, "placeholder");
  return { count, weak: [...new Set(weak)] };
})()"""


def expect(is_so, message):
    if not is_so:
        raise Failure(message)


def expect_equal(found, wanted, what):
    expect(found == wanted, "%s is %r, not %r" % (what, found, wanted))


def name_of(node):
    """What a screen reader calls a part of the page."""
    return node.get("name", {}).get("value", "").strip()


class Checks:
    def __init__(self, tool, page, folder):
        self.tool = tool
        self.page = page
        self.folder = folder
        self.count = 0
        self.odd = self.report("odd", SCRIPT)
        self.long = self.report("long", "wait until idle\n" + TURN * 200)

    def path(self, name):
        return os.path.join(self.folder, name)

    def report(self, name, script):
        with open(self.path(name + ".taps"), "w", encoding="utf-8") as file:
            file.write(script)
        example = os.path.join(os.path.dirname(__file__), "../../Examples/double-tap.taps")
        scripts = [self.path(name + ".taps")] + ([example] if name == "odd" else [])
        subprocess.run([self.tool, "report", *scripts, "-o", self.path(name + ".html")], stderr=subprocess.DEVNULL)
        return "file://" + self.path(name + ".html")

    def current(self):
        return self.page.run("document.querySelector('li.step [aria-current=step]').parentElement.id")

    def check_opens(self):
        """opens from disk at the first failure, says what failed, and runs nothing that a script says"""
        self.page.open(self.odd)
        expect_equal(self.current(), "step-1-5", "the first step shown")
        links = self.page.run("[...document.querySelectorAll('.failures a')].map((one) => one.hash).join()")
        expect_equal(links, "#step-1-5,#step-1-12", "the list of failures")
        expect_equal(self.page.run("document.querySelectorAll('img').length + (window.broken ?? 0)"), 0, "what was run")
        expect(ODD in self.page.run("document.getElementById('command').textContent"), "the text is not shown as it is")
        expect(ODD in self.page.run("document.getElementById('source').textContent"), "the script is not shown as it is")

    def check_keys(self):
        """steps by keyboard, and says where it is"""
        self.page.open(self.odd + "#step-1-2")
        for key, wanted in [("ArrowRight", "step-1-3"), ("j", "step-1-4"), ("ArrowDown", "step-1-5"), ("k", "step-1-4"),
                            ("ArrowLeft", "step-1-3"), ("ArrowUp", "step-1-2"), ("Home", "step-1-0"),
                            ("ArrowLeft", "step-1-0"), ("f", "step-1-5"), ("f", "step-1-12"), ("f", "step-1-5"),
                            ("f", "step-1-12"), ("F", "step-1-5"), ("End", "step-2-11")]:
            self.page.press(key)
            expect_equal(self.current(), wanted, "the step after " + key)
            expect_equal(self.page.run("location.hash"), "#" + wanted, "the link after " + key)
        said = self.page.run("document.getElementById('said').textContent")
        expect(said.startswith("Step 11, "), "the live region says %r" % said)
        expect_equal(self.page.run("document.getElementById('timeline').getAttribute('aria-valuenow')"), "11", "the slider")

    def check_links(self):
        """opens at the step that a link names, also while it is open, and by a click"""
        self.page.open(self.odd + "#step-2-3")
        expect_equal(self.current(), "step-2-3", "the step of a link")
        self.page.run("location.hash = '#step-4'; new Promise((done) => setTimeout(done, 50))")
        expect_equal(self.current(), "step-1-4", "the step of a link without a script")
        self.page.run("document.querySelector('.failures a:last-child').click(); new Promise((done) => setTimeout(done, 50))")
        expect_equal(self.current(), "step-1-5", "the failure that was clicked")
        self.page.run("document.querySelector('#step-1-2 code').click()")
        expect_equal(self.current(), "step-1-2", "the step that was clicked")
        expect_equal(self.page.run("document.getElementById('link').hash"), "#step-1-2", "the link to share")
        self.page.run("document.querySelector('#timeline i:nth-of-type(4)').dispatchEvent(new MouseEvent('click', "
                      "{ bubbles: true, clientX: document.querySelector('#timeline i:nth-of-type(4)').getBoundingClientRect().left + 1 }))")
        expect_equal(self.current(), "step-1-3", "the step that was clicked in the timeline")
        self.page.open(self.odd + "#step-9-9")
        expect_equal(self.current(), "step-1-5", "the step of a link that leads nowhere")

    def check_filter(self):
        """filters, steps through what is left, and forgets the filter"""
        self.page.open(self.odd)
        self.page.press("/")
        self.page.call("Input.insertText", text="Followers ROUTE")
        shown = "[...document.querySelectorAll('li.step')].filter((row) => row.checkVisibility()).map((row) => row.id).join()"
        expect_equal(self.page.run(shown), "step-1-2,step-1-3,step-2-1,step-2-2,step-2-9,step-2-11", "what is left")
        expect_equal(self.page.run("document.getElementById('found').textContent"), "6 of %d steps" % self.page.run("document.querySelectorAll('li.step').length"), "the count")
        self.page.press("Enter")
        expect_equal(self.current(), "step-1-2", "the step after Enter")
        self.page.press("ArrowRight")
        self.page.press("ArrowRight")
        expect_equal(self.current(), "step-2-1", "the third step that is left")
        self.page.press("/")
        self.page.press("Escape")
        expect(self.page.run(shown).startswith("step-1-0,step-1-1,"), "the filter is not forgotten")

    def check_pictures(self):
        """shows pictures, with what was tapped marked, on the device of the step, and the state that changed"""
        self.page.open(self.odd + "#step-1-2")
        for name in ("before", "after"):
            count = self.page.run("document.querySelectorAll('#%s svg .item').length" % name)
            expect(count > 5, "%d things are drawn %s" % (count, name))
        over = self.page.run("""(() => {
          const mark = document.querySelector('#before .mark.touch rect').getBoundingClientRect();
          const things = [...document.querySelectorAll('#before .item')];
          const thing = things.find((item) => item.textContent.includes('header.followers (')).getBoundingClientRect();
          return Math.abs(mark.x - thing.x) + Math.abs(mark.y - thing.y) + Math.abs(mark.right - thing.right);
        })()""")
        expect(over < 15, "the mark is %s away from what was tapped" % over)
        change = self.page.run("document.querySelector('#state .changed').innerText")
        expect("profile › followers" in change, "what changed is %r" % change)
        line = self.page.run("document.querySelector('#source [aria-current]').textContent")
        expect_equal(line, "tap header.followers", "the line of the script")
        self.page.press("End")
        self.page.open(self.odd + "#step-1-11")
        sizes = self.page.run("[...document.querySelectorAll('.screen > svg')].map((one) => one.getAttribute('viewBox')).join()")
        expect_equal(sizes, "0 0 852 393,0 0 852 393", "the pictures of a device on its side")

    def check_pieces(self):
        """draws from pieces what `picture` draws as a whole"""
        self.page.open(self.odd + "#step-1-2")
        markup = self.page.run("""(() => {
          const drawing = document.querySelector('#before svg').cloneNode(true);
          drawing.querySelectorAll('.mark').forEach((mark) => mark.remove());
          return drawing.outerHTML;
        })()""")
        with open(self.path("pieces.svg"), "w", encoding="utf-8") as file:
            file.write(markup)
        self.draw("odd.taps", 1, "whole.svg")
        shots = [self.shot("pieces.svg", 393, 852), self.shot("whole.svg", 393, 852)]
        worst = png.difference(*shots)
        expect(worst < 8, "a part of the picture differs by %d" % worst)

    def check_renderers(self):
        """draws pictures as librsvg draws them"""
        cases = [("odd.taps", 1, 393, 852, []), ("odd.taps", 3, 393, 852, ["--dark"]), ("odd.taps", 1, 852, 393, ["--landscape"]),
                 ("../Examples/double-tap.taps", 1, 393, 852, ["--text-size", "AX3", "--layout", "adaptive"])]
        for script, step, width, height, options in cases:
            self.draw(script, step, "case.svg", *options)
            subprocess.run(["rsvg-convert", self.path("case.svg"), "-o", self.path("rsvg.png")], check=True)
            worst = png.difference(png.read(self.path("rsvg.png")), self.shot("case.svg", width, height))
            expect(worst < 48, "step %d of %s %s: a part differs by %d" % (step, script, " ".join(options), worst))

    def draw(self, script, step, name, *options):
        path = self.path(script) if not script.startswith("..") else os.path.join(os.path.dirname(__file__), "..", script)
        subprocess.run([self.tool, "picture", path, "--step", str(step), "-o", self.path(name), *options],
                       check=True, stderr=subprocess.DEVNULL)

    def shot(self, name, width, height):
        self.page.resize(width, height)
        self.page.open("file://" + self.path(name))
        self.page.picture(self.path("shot.png"))
        self.page.resize(1400, 900)
        return png.read(self.path("shot.png"))

    def check_accessibility(self):
        """has one main part, names for everything that can be used, and headings in order"""
        self.page.open(self.odd)
        nodes = self.accessible("tap header.followers")
        roles = [node["role"]["value"] for node in nodes]
        for role, count in [("main", 1), ("banner", 1), ("navigation", 1), ("slider", 1), ("searchbox", 1)]:
            expect_equal(roles.count(role), count, "the number of parts with the role " + role)
        expect(roles.count("status") >= 1, "nothing says where one is")
        for node in nodes:
            if node["role"]["value"] in ("button", "link", "slider", "searchbox", "navigation", "region", "image", "img", "heading"):
                expect(name_of(node), "a part with the role %s has no name" % node["role"]["value"])
        images = [name_of(node) for node in nodes if node["role"]["value"] in ("image", "img")]
        expect(any("before" in one for one in images) and any("after" in one for one in images), "the images are %r" % images)
        levels = self.page.run("[...document.querySelectorAll('h1,h2,h3,h4')].map((one) => Number(one.tagName[1]))")
        expect_equal(levels[0], 1, "the level of the first heading")
        expect_equal(levels.count(1), 1, "the number of headings of the first level")
        expect(all(after - before <= 1 for before, after in zip(levels, levels[1:])), "headings leave levels out: %r" % levels)
        # The protocol does not hand on what a slider says.
        value = self.page.run("document.getElementById('timeline').getAttribute('aria-valuetext')")
        expect(value.startswith("Step 5, failed: expect soft text"), "the slider says %r" % value)
        twice = self.page.run("[...document.querySelectorAll('[id]')].length - new Set([...document.querySelectorAll('[id]')].map((one) => one.id)).size")
        expect_equal(twice, 0, "the number of ids that are there twice")
        self.page.run("document.activeElement.blur()")
        for _ in range(4):
            self.page.call("Input.dispatchKeyEvent", type="rawKeyDown", key="Tab", windowsVirtualKeyCode=9)
        expect_equal(self.page.run("document.activeElement.id"), "filter", "what has the focus after four tabs")

    def check_contrast(self):
        """has enough contrast, light and dark, at a failure and elsewhere, and in print"""
        for scheme in ("light", "dark"):
            for place in ("#step-1-2", "#step-1-5", "#step-2-3"):
                self.page.media(prefers_color_scheme=scheme)
                self.page.open(self.odd + place)
                found = self.page.run(CONTRAST)
                expect(found["count"] > 100, "only %d texts were found" % found["count"])
                expect(not found["weak"], "%s, %s: contrast of %s" % (scheme, place, "; ".join(found["weak"])))
        self.page.media("print", prefers_color_scheme="dark")
        found = self.page.run(CONTRAST)
        expect(not found["weak"], "print: contrast of %s" % "; ".join(found["weak"]))
        self.page.media()

    def check_widths(self):
        """fits narrow and wide windows, and paper"""
        for width in (320, 420, 800, 1000, 1400, 2200):
            self.page.resize(width, 900)
            self.page.open(self.odd + "#step-1-2")
            over = self.page.run("document.documentElement.scrollWidth - innerWidth")
            expect(over <= 0, "a window of %d is too narrow by %d" % (width, over))
            for name in ("before", "after"):
                size = self.page.run("(({ width, height }) => [width, height])(document.querySelector('#%s').getBoundingClientRect())" % name)
                expect(size[0] > 100 and abs(size[0] / size[1] - 393 / 852) < 0.02, "the picture %s is %r at %d" % (name, size, width))
        self.page.resize(1400, 900)
        self.page.media("print")
        hidden = self.page.run("['.tools', '#filter', '.timeline'].filter((one) => document.querySelector(one).checkVisibility()).join()")
        expect_equal(hidden, "", "what only a screen needs, in print")
        last = self.page.run("document.querySelector('li.step:last-child').checkVisibility() && getComputedStyle(document.body).overflow")
        expect_equal(last, "visible", "the end of the page in print")
        self.page.media()

    def check_without_script(self):
        """can be read where scripts are switched off"""
        self.page.call("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.page.open(self.odd)
            names = [name_of(node) for node in self.accessible("tap header.followers")]
            expect(any("tap header.followers" in name for name in names), "the steps cannot be read")
            expect(not any(name == "Next" for name in names), "there are buttons that do nothing")
        finally:
            self.page.call("Emulation.setScriptExecutionDisabled", value=False)

    def accessible(self, text, seconds=20):
        """The accessibility tree, once it stays as it is and has a name with the text in it, or when time is over.

        The tree follows the page: right after loading there may be only a part of it.
        """
        end, before = time.monotonic() + seconds, []
        while True:
            nodes = [node for node in self.page.call("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
            is_there = any(text in name_of(node) for node in nodes)
            if (is_there and len(nodes) == len(before)) or time.monotonic() > end:
                return nodes
            before = nodes

    def check_long_runs(self):
        """opens 1,000 steps in less than a second, and they take less than 2 MB"""
        size = os.path.getsize(self.path("long.html"))
        expect(size < 2_000_000, "the page has %d bytes" % size)
        best = None
        for _ in range(5):
            self.page.open(self.long)
            expect_equal(self.page.run("document.querySelectorAll('li.step').length"), 1002, "the number of steps")
            expect(self.page.run("document.querySelectorAll('#after .item').length") > 9, "nothing is drawn")
            opened = self.page.run("new Promise((done) => requestAnimationFrame(() => done(Math.max("
                                   "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd, "
                                   "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))))")
            best = min(opened, best or opened)
        expect(best < 1000, "it opens in %d ms" % best)
        self.page.run("location.hash = '#step-1-500'")
        step = self.page.run("(() => { const start = performance.now(); for (let i = 0; i < 20; i += 1) "
                             "document.getElementById('next').click(); return (performance.now() - start) / 20; })()")
        expect(step < 250, "a step takes %d ms" % step)
        print("browser: 1,000 steps take %d kB, open in %d ms, and %.1f ms each" % (size // 1000, best, step))

    def run(self):
        for name in [name for name in dir(self) if name.startswith("check_")]:
            check = getattr(self, name)
            try:
                check()
                complaints = self.page.complaints()
                expect(not complaints, "the browser complains: " + "; ".join(complaints))
            except Failure as failure:
                raise Failure("the page %s:\n  %s" % (check.__doc__, failure))
            self.count += 1


def leave_pictures(page, odd, folder):
    for scheme in ("light", "dark"):
        page.media(prefers_color_scheme=scheme)
        page.open(odd + "#step-1-2")
        page.picture(os.path.join(folder, scheme + ".png"))
    page.resize(420, 900)
    page.picture(os.path.join(folder, "narrow.png"))
    page.resize(1400, 900)
    page.media()
    page.pdf(os.path.join(folder, "print.pdf"))


def main(tool, chromium, pictures=None):
    with tempfile.TemporaryDirectory(prefix="profile-sim-report-") as folder:
        page = Page(chromium)
        try:
            checks = Checks(tool, page, folder)
            checks.run()
            if pictures:
                leave_pictures(page, checks.odd, pictures)
        except Failure as failure:
            sys.exit("browser: %s" % failure)
        finally:
            page.close()
        print("browser: %d checks hold" % checks.count)


main(*sys.argv[1:])
