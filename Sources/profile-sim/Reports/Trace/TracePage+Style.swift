extension TracePage {
  static let style = #"""
    :root {
      --ground: #eef0f3; --panel: #ffffff; --ink: #1b1f24; --dim: #57606a; --rule: #d5dae0; --accent: #0a58b8;
      --good: #17702f; --bad: #b81d28; --event: #0b6470; --route: #6f34ad; --ignored: #805000; --chosen: #e0edff;
      --bad-ground: #fdeceb; --good-ground: #e2f5e6; --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0c0f13; --panel: #151a20; --ink: #e6ebf0; --dim: #9ca7b3; --rule: #2b323b; --accent: #72b5ff;
        --good: #57cc72; --bad: #ff8480; --event: #5cc8d4; --route: #cda6ff; --ignored: #e5b455; --chosen: #18324f;
        --bad-ground: #331a1d; --good-ground: #12301b;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 system-ui, sans-serif; }
    code, kbd, pre, .time, .line { font-family: var(--mono); font-size: 12.5px; }
    code { overflow-wrap: anywhere; unicode-bidi: isolate; }
    a { color: var(--accent); }
    h2, h3, p, ol, ul, dl, figure { margin: 0; padding: 0; }
    h2 { font-size: 14px; }
    h3 { font-size: 12px; color: var(--dim); font-weight: 600; margin: 18px 0 6px; }
    small { color: var(--dim); font-size: 12px; }
    .good { color: var(--good); } .bad { color: var(--bad); }
    .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }

    header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 8px 14px; background: var(--panel);
      border-bottom: 1px solid var(--rule); }
    .title { flex: 1 1 260px; font-weight: 600; font-size: 15px; overflow-wrap: anywhere; }
    .badge { display: inline-grid; place-items: center; width: 22px; height: 22px; border-radius: 50%; margin-right: 4px; font-size: 13px; }
    .badge.good { background: var(--good-ground); } .badge.bad { background: var(--bad-ground); }
    .tools { display: flex; gap: 6px; }
    button, input { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--rule); border-radius: 7px;
      padding: 4px 11px; min-height: 32px; }
    button:hover { background: var(--chosen); } button.alert { color: var(--bad); border-color: currentColor; }
    input { flex: 0 1 240px; } input::placeholder { color: var(--dim); opacity: 1; }

    .timeline { background: var(--panel); border-bottom: 1px solid var(--rule); padding: 12px 14px 22px; }
    #timeline { position: relative; height: 30px; cursor: pointer; border-radius: 4px; touch-action: manipulation; }
    #timeline i { position: absolute; top: 8px; height: 18px; border-radius: 2px; background: var(--accent); min-width: 1px; }
    #timeline i.wait { background: var(--rule); } #timeline i.start, #timeline i.block, #timeline i.circumstance { background: var(--dim); }
    #timeline i.held { background: var(--good); } #timeline i.failed { background: var(--bad); }
    #timeline i.routed::before { content: ""; position: absolute; top: -7px; left: 0; width: 5px; height: 5px; border-radius: 50%;
      background: var(--route); }
    #timeline i.out { opacity: .25; }
    #timeline i.now { box-shadow: 0 0 0 2px var(--panel), 0 0 0 4px var(--ink); z-index: 1; }
    #timeline span { position: absolute; top: 29px; font-size: 11px; color: var(--dim); white-space: nowrap; border-left: 1px solid var(--rule);
      padding-left: 3px; line-height: 14px; }

    .steps ol { list-style: none; }
    .steps section { border-bottom: 1px solid var(--rule); }
    .steps h2 { padding: 12px 14px 0; overflow-wrap: anywhere; }
    .about { padding: 0 14px 8px; color: var(--dim); font-size: 12px; }
    .about small { display: block; overflow-wrap: anywhere; }
    .about span { font-weight: 600; }
    .step { padding: 3px 14px 4px 10px; border-left: 4px solid transparent; cursor: pointer; content-visibility: auto;
      contain-intrinsic-size: auto 25px; }
    .step:hover { background: var(--ground); }
    .step:has([aria-current]) { background: var(--chosen); border-color: var(--accent); }
    .step.failed { border-color: var(--bad); }
    .step.failed:has([aria-current]) { background: var(--bad-ground); }
    .step a { display: grid; grid-template-columns: 14px 7.5ch minmax(3ch, auto) 1fr; gap: 0 8px; align-items: baseline;
      color: inherit; text-decoration: none; }
    .step small { grid-column: 4; }
    .step code b { color: var(--accent); font-weight: 600; }
    .step.expectation code b, .step.wait code b, .step.block code b, .step.circumstance code b, .step.start code b { color: var(--dim); }
    .step.failed code b { color: var(--bad); }
    .mark { font-style: normal; font-weight: 700; color: var(--dim); }
    .held .mark { color: var(--good); } .failed .mark { color: var(--bad); }
    .step .time, .step .line { color: var(--dim); text-align: right; }
    .log { list-style: none; font: 12px/1.5 var(--mono); }
    .step .log, .step .why { margin-left: 22px; padding-left: 7px; border-left: 1px solid var(--rule); }
    .log li { overflow-wrap: anywhere; unicode-bidi: isolate; }
    .log b { display: inline-block; min-width: 8ch; font-weight: 600; }
    .event b { color: var(--event); } .route b { color: var(--route); } .ignored b { color: var(--ignored); }
    .why { display: grid; grid-template-columns: auto 1fr; gap: 0 10px; font: 12px/1.5 var(--mono); }
    .why dt { color: var(--dim); } .why dd { margin: 0; overflow-wrap: anywhere; unicode-bidi: isolate; }
    .why dd:last-child { color: var(--bad); }
    .failures { background: var(--bad-ground); }
    .failures h2 { color: var(--bad); padding-bottom: 4px; }
    .failures ul { list-style: none; padding: 0 14px 10px; }
    .failures a { display: block; padding: 4px 0; color: inherit; text-decoration: none; }
    .failures a:hover code { text-decoration: underline; }
    .failures code { font-weight: 600; } .failures span { display: block; font: 12px/1.4 var(--mono); color: var(--bad); overflow-wrap: anywhere; }
    .fault { white-space: pre-wrap; overflow-wrap: anywhere; margin: 4px 0; }
    #found { padding: 8px 14px; color: var(--dim); border-bottom: 1px solid var(--rule); }

    .stage { container-type: inline-size; min-width: 0; }
    .screens { display: flex; gap: 3cqw; justify-content: center; align-items: center; padding: 14px 0 24px; min-height: 100%; }
    .screens:has(.wide) { flex-direction: column; gap: 14px; }
    figure { display: flex; flex-direction: column; min-width: 0; min-height: 0; flex: 0 1 auto; }
    figcaption { font-size: 12px; font-weight: 600; color: var(--dim); padding-bottom: 6px; text-align: center; }
    .screen { aspect-ratio: var(--ratio, .46); width: min(46cqw, 340px); border-radius: min(14px, 3cqw); overflow: hidden;
      box-shadow: 0 0 0 1px var(--rule), 0 6px 24px rgb(0 0 0 / .16); }
    .wide.screen { width: min(94cqw, 640px); }
    .screen svg { display: block; width: 100%; height: 100%; }
    .screen .item:hover > g > rect:last-of-type { stroke: #f26a00; stroke-width: 2; }
    svg .mark rect { fill: rgb(242 106 0 / .14); stroke: #f26a00; stroke-width: 3; }
    svg .mark circle { fill: rgb(242 106 0 / .75); stroke: #fff; stroke-width: 2; }
    svg .mark.target rect { stroke-dasharray: 8 5; }
    svg .mark.look rect { fill: none; stroke: #b14be0; stroke-width: 2.5; stroke-dasharray: 5 4; }

    .details { padding: 14px 16px; overflow-wrap: anywhere; }
    #command { font: 600 15px/1.4 var(--mono); unicode-bidi: isolate; }
    #meta, #source-name { color: var(--dim); font-size: 12px; }
    #link::before { content: "· "; display: inline-block; width: 1.2ch; }
    #outcome:not(:empty) { margin-top: 10px; }
    #outcome .why { padding: 8px 10px; border-radius: 7px; background: var(--bad-ground); margin-top: 6px; }
    table { border-collapse: collapse; width: 100%; font-size: 13px; }
    th { text-align: left; font-weight: 500; color: var(--dim); white-space: nowrap; padding: 3px 12px 3px 0; vertical-align: top; width: 1%; }
    td { padding: 3px 0; } tr + tr { border-top: 1px solid var(--rule); }
    del { color: var(--bad); text-decoration-thickness: 1px; }
    ins { color: var(--good); font-weight: 600; text-decoration: none; background: var(--good-ground); border-radius: 4px; padding: 1px 4px; }
    #source { position: relative; contain: content; margin-top: 4px; max-height: 300px; overflow: auto; border: 1px solid var(--rule); border-radius: 7px;
      padding: 6px 0; list-style: none; font: 12px/1.6 var(--mono); color: var(--dim); }
    #source li { padding: 0 8px; white-space: pre; }
    #source li::before { content: counter(list-item); display: inline-block; min-width: 4ch; text-align: right; margin-right: 2ch; }
    #source code { color: var(--ink); font-size: 12px; }
    #source [aria-current] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
    details { margin-top: 14px; } summary { cursor: pointer; font-size: 12px; font-weight: 600; color: var(--dim); }
    #elements { list-style: none; font: 12px/1.6 var(--mono); margin-top: 4px; }
    .keys { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin-top: 6px; font-size: 12px; } .keys dd { margin: 0; }
    kbd { border: 1px solid var(--rule); border-radius: 4px; padding: 0 5px; }
    body:not(.live) :is(.timeline, figure, .details, .tools, input) { display: none; }

    @media (min-width: 1000px) {
      body.live { height: 100vh; display: flex; flex-direction: column; overflow: hidden; }
      .live main { flex: 1; min-height: 0; display: grid; grid-template: auto 1fr / minmax(300px, 27%) minmax(0, 1fr) minmax(300px, 27%); }
      .live .timeline { grid-column: 1 / -1; }
      .live .steps { grid-area: 2 / 1; overflow: auto; contain: strict; background: var(--panel); border-right: 1px solid var(--rule); }
      .live .stage { grid-area: 2 / 2; overflow: auto; container-type: size; }
      .live .screen { width: min(46cqw, (100cqh - 70px) * var(--ratio, .46)); }
      .live .wide.screen { width: min(94cqw, (50cqh - 60px) * var(--ratio, 2)); }
      .live .details { grid-area: 2 / 3; overflow: auto; contain: strict; background: var(--panel); border-left: 1px solid var(--rule); }
    }
    @media (max-width: 999px) {
      .steps, .details { background: var(--panel); border-top: 1px solid var(--rule); }
    }
    @media print {
      :root { --ground: #fff; --panel: #fff; --ink: #000; --dim: #4b535c; --rule: #bbb; --accent: #0a58b8; --good: #17702f; --bad: #b81d28;
        --event: #0b6470; --route: #6f34ad; --ignored: #805000; --chosen: #fff; --bad-ground: #fff; --good-ground: #fff; color-scheme: light; }
      body.live { height: auto; display: block; overflow: visible; font-size: 11px; }
      .tools, input, .timeline, #source, #source-name, .details h3:has(+ #source-name), details, #link { display: none; }
      .live main { display: block; }
      .live .steps, .live .details, .live .stage { overflow: visible; border: 0; contain: none; }
      .live .stage { break-inside: avoid; container-type: normal; }
      .live .screen, .live .wide.screen { width: auto; height: 340px; max-width: 100%; box-shadow: 0 0 0 1px #999; }
      .step { content-visibility: visible; break-inside: avoid; }
    }

    """#
}
