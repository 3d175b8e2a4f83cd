// The map: wheel, pinch, drag and keys to zoom and pan; the small map; levels of detail by zoom. It owns what part of
// the board is looked at, the classes `tiny`, `far`, `near` and `grows` of the board, and what the session
// keeps of the view.

import { all, body, one, under } from "./page.js";

/** @typedef {[number, number]} Spot */

const view = one("#view");
/** @type {SVGSVGElement | null} */
const svg = view && one("svg.board", view);
if (view && svg) begin(view, svg);

/**
 * @param {HTMLElement} view
 * @param {SVGSVGElement} svg
 */
function begin(view, svg) {
  const full = (svg.dataset.full ?? "0 0 1 1").split(" ").map(Number);
  const counter = Number(svg.dataset.counter) || 46;
  const phone = matchMedia("(max-width: 720px)");
  // What is looked at: the middle of the view, and how many pixels a unit of the map has.
  /** @type {Spot} */
  let middle = [full[0] + full[2] / 2, full[1] + full[3] / 2];
  let scale = 1;
  // What somebody has set by hand: nothing, "whole" for the whole board, or "part" for a place and a scale of his own.
  // It lasts over choices and over reloads of the page.
  let own = "";
  // The middle and the scale of such a part: the edges of the map may push it aside while the view is larger.
  let part = { middle, scale };

  // A large board is one large drawing that moves and grows under the view: nothing of it is laid out anew.
  // While it is zoomed by hand it grows as it was painted; it is painted sharp when the fingers rest.
  const large = svg.matches(".large");
  let painted = 0;
  let held = false;
  let resting = 0;
  // The fingers that are down, by their ids.
  /** @type {Map<number, Spot>} */
  const down = new Map();
  if (large) [svg.style.width, svg.style.height] = [`${full[2]}px`, `${full[3]}px`];

  const size = () => view.getBoundingClientRect();
  /** @param {number} wanted A scale. */
  const within = (wanted) => {
    const most = large ? Math.max(130 / counter, whole()) : whole() * 14;
    return Math.min(Math.max(wanted, whole() * 0.9), most);
  };
  const whole = () => Math.min(size().width / full[2], size().height / full[3]) || 1;

  /** Shows what is looked at, within bounds, and what belongs to the level of zoom. */
  function show() {
    const room = size();
    if (!room.width || !room.height) return;
    scale = own === "whole" ? whole() : within(scale);
    const [wide, high] = [room.width / scale, room.height / scale];
    // The map stays in view; where all of it fits, it stays in the middle.
    const clamp = (
      /** @type {number} */ at,
      /** @type {number} */ seen,
      /** @type {number} */ from,
      /** @type {number} */ all,
    ) =>
      seen >= all ? from + all / 2 : Math.min(Math.max(at, from + seen / 2), from + all - seen / 2);
    middle = [clamp(middle[0], wide, full[0], full[2]), clamp(middle[1], high, full[1], full[3])];
    const [x, y] = [middle[0] - wide / 2, middle[1] - high / 2];
    if (large) place(room);
    else draw(x, y, wide, high);
    one("#mini")?.toggleAttribute("data-whole", wide >= full[2] * 0.96 && high >= full[3] * 0.96);
    const frame = one("#mini rect.v");
    const sides = {
      x: Math.max(full[0], x),
      y: Math.max(full[1], y),
      width: Math.min(wide, full[2]),
      height: Math.min(high, full[3]),
    };
    for (const [name, n] of Object.entries(sides)) frame?.setAttribute(name, n.toFixed(0));
  }

  /**
   * Draws what is looked at.
   * @param {number[]} box
   */
  function draw(...box) {
    svg.setAttribute("viewBox", box.map((n) => n.toFixed(1)).join(" "));
    detail();
  }

  /** What belongs to the level of zoom. */
  function detail() {
    svg.classList.toggle("tiny", scale * counter < 24);
    svg.classList.toggle("far", scale * counter < 40);
    svg.classList.toggle("near", scale * counter > 56);
  }

  /**
   * Moves the large drawing to where it is looked at.
   * @param {DOMRect} room
   */
  function place(room) {
    clearTimeout(resting);
    const grows = held && painted !== scale;
    const at = [room.width, room.height].map(
      (side, axis) => side / 2 + (full[axis] - middle[axis]) * scale,
    );
    const [x, y] = at.map((n) => (grows ? n.toFixed(1) : Math.round(n)));
    svg.classList.toggle("grows", grows);
    svg.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale.toFixed(5)})`;
    if (grows) resting = setTimeout(rest, 160);
    else if (painted !== scale) detail();
    if (!grows) painted = scale;
  }

  /** Paints the drawing sharp, once no finger is on it. */
  function rest() {
    if (down.size === 0) show();
    else resting = setTimeout(rest, 160);
  }

  /**
   * Does something with the drawing held as it is.
   * @param {() => void} act
   */
  function hold(act) {
    held = large;
    act();
    held = false;
  }

  const KEPT = `view/${body.dataset.table}`;

  /**
   * Keeps what is looked at as somebody's own, or as nobody's.
   * @param {string} whose
   */
  function keep(whose) {
    own = whose;
    part = { middle, scale };
    try {
      if (own) sessionStorage.setItem(KEPT, JSON.stringify({ own, ...part }));
      else sessionStorage.removeItem(KEPT);
    } catch {
      // Where nothing may be stored, it lasts as long as the page.
    }
  }

  /** Looks again at what was somebody's own before the page was loaded; whether there was anything. */
  function recall() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
      if (!["whole", "part"].includes(kept?.own)) return false;
      if (![...kept.middle, kept.scale].every(Number.isFinite)) return false;
      own = kept.own;
      part = { middle: kept.middle, scale: kept.scale };
    } catch {
      return false;
    }
    again();
    return true;
  }

  /** Shows the same in a view that may have another size. */
  function again() {
    if (own === "part") ({ middle, scale } = part);
    show();
  }

  /**
   * Zooms, and keeps the point at these shares of the view where it is.
   * @param {number} factor
   */
  function zoom(factor, px = 0.5, py = 0.5) {
    own = "part";
    const room = size();
    const before = scale;
    scale = within(scale / factor);
    const by = 1 / before - 1 / scale;
    middle = [middle[0] + (px - 0.5) * room.width * by, middle[1] + (py - 0.5) * room.height * by];
    show();
    keep("part");
  }

  /**
   * Moves what is looked at by hand; where all of the board is seen there is nothing to move.
   * @param {number} dx
   * @param {number} dy
   */
  function pan(dx, dy) {
    middle = [middle[0] + dx, middle[1] + dy];
    show();
    if (own !== "whole") keep("part");
  }

  function showAll() {
    scale = whole();
    show();
  }

  function showAllByHand() {
    showAll();
    keep("whole");
  }

  /** What is being put together: on a large board it may lie far from all that is lit. */
  const chosen = () => (large ? all("#live .area.chosen, #live .ct.sel") : []);

  /** What there is to see now: lit and chosen things, or what the log spoke of last. */
  function action() {
    const picked = chosen();
    if (picked.length) return picked;
    const lit = all(
      "#live .area.legal, #live .area.chosen, #live .ct.sel, #live .ct.can, #live .lits > *",
    );
    const taught = (one(".lesson")?.dataset.look ?? "").split(" ").filter(Boolean);
    const spoken = all("#story li")
      .slice(-6)
      .flatMap((line) => (line.dataset.keys ?? "").split(" "));
    const keys = taught.length ? taught : lit.length ? [] : spoken;
    const found = keys.flatMap((key) =>
      all(`#live [data-key="${key}"], #live [data-keys~="${key}"]`),
    );
    return (found.length ? found : lit).filter((element) => element instanceof SVGGraphicsElement);
  }

  /**
   * Looks at some elements, never from so far away that counters cannot be read.
   * @param {Element[]} elements
   */
  function go(elements, fit = true) {
    const room = size();
    if (elements.length === 0 || !room.width || !room.height) return showAll();
    const [west, north] = [middle[0] - room.width / 2 / scale, middle[1] - room.height / 2 / scale];
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const element of elements) {
      const at = element.getBoundingClientRect();
      [left, top] = [Math.min(left, at.left), Math.min(top, at.top)];
      [right, bottom] = [Math.max(right, at.right), Math.max(bottom, at.bottom)];
    }
    [left, right] = [left, right].map((x) => west + (x - room.left) / scale);
    [top, bottom] = [top, bottom].map((y) => north + (y - room.top) / scale);
    const fits = Math.min(room.width / (right - left + 120), room.height / (bottom - top + 120));
    if (fit)
      scale = Math.min(
        Math.max(fits, (phone.matches ? 34 : 38) / counter),
        (phone.matches ? 42 : 48) / counter,
      );
    middle = [(left + right) / 2, (top + bottom) / 2];
    show();
  }

  /**
   * Brings an element into view if it is not.
   * @param {Element} element
   */
  function reveal(element) {
    const [at, room] = [element.getBoundingClientRect(), size()];
    const dx = Math.min(0, at.left - room.left - 40) + Math.max(0, at.right - room.right + 40);
    const dy = Math.min(0, at.top - room.top - 40) + Math.max(0, at.bottom - room.bottom + 40);
    if (!dx && !dy) return;
    middle = [middle[0] + dx / scale, middle[1] + dy / scale];
    show();
    if (own === "part") keep("part");
  }

  one(".zoom")?.addEventListener("click", (event) => {
    const act = under(event, "button")?.dataset.zoom;
    if (act === "in") zoom(0.8);
    if (act === "out") zoom(1.25);
    if (act === "all") showAllByHand();
    if (act === "act") goToAction();
  });

  svg.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const at = size();
      hold(() =>
        zoom(
          event.deltaY < 0 ? 0.88 : 1.14,
          (event.clientX - at.x) / at.width,
          (event.clientY - at.y) / at.height,
        ),
      );
    },
    { passive: false },
  );

  // One pointer drags, two pinch. A drag of a few pixels is still a click.
  let dragged = false;
  svg.addEventListener("pointerdown", (event) => {
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, [event.clientX, event.clientY]);
  });
  addEventListener("pointermove", (event) => {
    const last = down.get(event.pointerId);
    if (!last) return;
    /** @type {Spot} */
    const now = [event.clientX, event.clientY];
    const others = [...down.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [dx, dy] = [now[0] - last[0], now[1] - last[1]];
    if (!dragged && Math.hypot(dx, dy) < 6) return;
    dragged = true;
    down.set(event.pointerId, now);
    if (others.length) {
      const [other, at] = [others[0], size()];
      const spread = (/** @type {Spot} */ a) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
      const between = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      hold(() => {
        zoom(
          spread(last) / spread(now),
          (between[0] - at.x) / at.width,
          (between[1] - at.y) / at.height,
        );
        pan(-dx / 2 / scale, -dy / 2 / scale);
      });
    } else {
      hold(() => pan(-dx / scale, -dy / scale));
    }
  });
  const lift = (/** @type {PointerEvent} */ event) => down.delete(event.pointerId);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  svg.addEventListener(
    "click",
    (event) => {
      if (dragged) {
        event.stopPropagation();
        event.preventDefault();
        dragged = false;
      }
    },
    true,
  );

  one("#mini")?.addEventListener("click", (event) => {
    const map = one("#mini svg")?.getBoundingClientRect();
    if (!map) return;
    const at = [(event.clientX - map.x) / map.width, (event.clientY - map.y) / map.height];
    middle = [full[0] + full[2] * at[0], full[1] + full[3] * at[1]];
    show();
    if (own !== "whole") keep("part");
  });

  document.addEventListener("map-key", ({ detail }) => {
    const step = size().width / scale / 8;
    /** @type {Record<string, () => void>} */
    const acts = {
      "+": () => zoom(0.8),
      "-": () => zoom(1.25),
      0: showAllByHand,
      ArrowLeft: () => pan(-step, 0),
      ArrowRight: () => pan(step, 0),
      ArrowUp: () => pan(0, -step),
      ArrowDown: () => pan(0, step),
    };
    acts[detail]?.();
  });
  document.addEventListener("map-reveal", ({ detail }) => reveal(detail));
  document.addEventListener("swapped", ({ detail }) => {
    again();
    if (own) {
      if (detail.includes("live")) showAsked();
      return;
    }
    // A stack that was taken up from far away is looked at from near by, with where it can go.
    const picked = chosen();
    const isTiny = picked.length > 0 && scale * counter < 26;
    if (!detail.includes("live")) return;
    if (picked.length && !isTiny) {
      if (!isInView(picked, 0.16)) go(picked, false);
    } else if (!isLitInView() || isTiny || isTooSmall()) go(action());
  });
  addEventListener("resize", again);
  new ResizeObserver(again).observe(view);

  /** Looks at what there is to do, and goes on doing so: nobody's own view is kept. */
  function goToAction() {
    keep("");
    go(action());
  }

  /** What somebody looks at stays, unless nothing of what is asked can be seen: then it is brought into view. */
  function showAsked() {
    const picked = chosen();
    const asked = picked.length
      ? picked
      : all("#live .area.legal, #live .ct.can, #live .area.chosen, #live .ct.sel");
    if (asked.length && !isInView(asked)) reveal(nearest(asked));
  }

  /**
   * The one of some elements that lies nearest to the middle of the view.
   * @param {Element[]} elements
   */
  function nearest(elements) {
    const room = size();
    const far = (/** @type {Element} */ element) => {
      const at = element.getBoundingClientRect();
      return Math.hypot(
        at.left + at.right - room.left - room.right,
        at.top + at.bottom - room.top - room.bottom,
      );
    };
    return elements.reduce((best, other) => (far(other) < far(best) ? other : best));
  }

  /** Whether what is lit is too small to be hit. */
  function isTooSmall() {
    return !large && scale * counter < 24 && all("#live .area.legal, #live .ct.can").length > 0;
  }

  /**
   * Whether one of some elements can be seen, that far from the edges of the view.
   * @param {Element[]} elements
   */
  function isInView(elements, margin = 0) {
    const room = size();
    const [dx, dy] = [room.width * margin, room.height * margin];
    return elements.some((element) => {
      const at = element.getBoundingClientRect();
      const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
      return x > room.left + dx && x < room.right - dx && y > room.top + dy && y < room.bottom - dy;
    });
  }

  /** Whether something lit can be seen, if anything is lit. */
  function isLitInView() {
    const lit = all("#live .area.legal, #live .ct.can");
    return lit.length === 0 || isInView(lit);
  }

  body.dataset.board = "ready";
  if (!recall()) {
    showAll();
    go(action());
  }
}
