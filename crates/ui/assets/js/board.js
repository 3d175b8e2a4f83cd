// The map: wheel, pinch, drag and keys to zoom and pan; the small map; levels of detail by zoom.

import { all, body, one } from "./page.js";

const view = one("#view");
const svg = view && one("svg.board", view);
if (svg) begin();

function begin() {
  const full = svg.dataset.full.split(" ").map(Number);
  const counter = Number(svg.dataset.counter) || 46;
  const phone = matchMedia("(max-width: 720px)");
  let box = full.slice();

  const size = () => svg.getBoundingClientRect();
  const scale = () => Math.min(size().width / box[2], size().height / box[3]) || 1;

  /** Shows the box, within bounds, and what belongs to the level of zoom. */
  function show() {
    const k = scale();
    const [wide, high] = [size().width / k, size().height / k];
    // The map may not be pushed away by more than a margin; where all of it fits, it stays in the middle.
    const clamp = (at, room, from, whole) =>
      room >= whole ? from + (whole - room) / 2 : Math.min(Math.max(at, from), from + whole - room);
    const x = clamp(box[0] + box[2] / 2 - wide / 2, wide, full[0], full[2]);
    const y = clamp(box[1] + box[3] / 2 - high / 2, high, full[1], full[3]);
    box = [x, y, wide, high];
    svg.setAttribute("viewBox", box.map((n) => n.toFixed(1)).join(" "));
    svg.classList.toggle("far", k * counter < 40);
    svg.classList.toggle("near", k * counter > 56);
    const mini = one("#mini");
    mini?.toggleAttribute("data-whole", wide >= full[2] * 0.96 && high >= full[3] * 0.96);
    const frame = one("#mini rect.v");
    const inside = [Math.max(full[0], x), Math.max(full[1], y)];
    const sides = { x: inside[0], y: inside[1], width: Math.min(wide, full[2]), height: Math.min(high, full[3]) };
    for (const [name, n] of Object.entries(sides)) frame?.setAttribute(name, n.toFixed(0));
  }

  function zoom(factor, px = 0.5, py = 0.5) {
    const wide = Math.min(full[2] * 1.3, Math.max(full[2] / 10, box[2] * factor));
    const high = (box[3] * wide) / box[2];
    box = [box[0] + (box[2] - wide) * px, box[1] + (box[3] - high) * py, wide, high];
    show();
  }

  function pan(dx, dy) {
    box[0] += dx;
    box[1] += dy;
    show();
  }

  /** What there is to see now: lit and chosen things, or what the log spoke of last. */
  function action() {
    const lit = all("#live .area.legal, #live .area.chosen, #live .ct.sel, #live .ct.can, #live .lits > *");
    const taught = (one(".lesson")?.dataset.look ?? "").split(" ").filter(Boolean);
    const spoken = all("#story li").slice(-6).flatMap((line) => (line.dataset.keys ?? "").split(" "));
    const keys = taught.length ? taught : lit.length ? [] : spoken;
    const found = keys.flatMap((key) => all(`#live [data-key="${key}"], #live [data-keys~="${key}"]`));
    return (found.length ? found : lit).filter((element) => element.getBBox);
  }

  /** The box around some elements, never so far away that counters cannot be read. */
  function frame(elements) {
    if (elements.length === 0) return full.slice();
    const inverse = svg.getScreenCTM()?.inverse();
    if (!inverse) return full.slice();
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const element of elements) {
      const at = element.getBoundingClientRect();
      const [a, b] = [[at.left, at.top], [at.right, at.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(inverse));
      [left, top] = [Math.min(left, a.x), Math.min(top, a.y)];
      [right, bottom] = [Math.max(right, b.x), Math.max(bottom, b.y)];
    }
    const room = size();
    const least = phone.matches ? 470 : 900;
    const most = (room.width * counter) / (phone.matches ? 34 : 37);
    const wide = Math.min(Math.max(right - left + 120, ((bottom - top + 120) * room.width) / room.height, least), most);
    const high = (wide * room.height) / room.width;
    return [(left + right) / 2 - wide / 2, (top + bottom) / 2 - high / 2, wide, high];
  }

  function go(elements) {
    box = frame(elements);
    show();
  }

  /** Brings an element into view if it is not. */
  function reveal(element) {
    const [at, room] = [element.getBoundingClientRect(), size()];
    const dx = Math.min(0, at.left - room.left - 40) + Math.max(0, at.right - room.right + 40);
    const dy = Math.min(0, at.top - room.top - 40) + Math.max(0, at.bottom - room.bottom + 40);
    if (dx || dy) pan(dx / scale(), dy / scale());
  }

  one(".zoom")?.addEventListener("click", (event) => {
    const act = event.target.closest("button")?.dataset.zoom;
    if (act === "in") zoom(0.8);
    if (act === "out") zoom(1.25);
    if (act === "all") { box = full.slice(); show(); }
    if (act === "act") go(action());
  });

  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    const at = size();
    zoom(event.deltaY < 0 ? 0.88 : 1.14, (event.clientX - at.x) / at.width, (event.clientY - at.y) / at.height);
  }, { passive: false });

  // One pointer drags, two pinch. A drag of a few pixels is still a click.
  const down = new Map();
  let dragged = false;
  svg.addEventListener("pointerdown", (event) => {
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, [event.clientX, event.clientY]);
  });
  addEventListener("pointermove", (event) => {
    const last = down.get(event.pointerId);
    if (!last) return;
    const now = [event.clientX, event.clientY];
    const others = [...down.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [dx, dy] = [now[0] - last[0], now[1] - last[1]];
    if (!dragged && Math.hypot(dx, dy) < 6) return;
    dragged = true;
    down.set(event.pointerId, now);
    if (others.length) {
      const [other, at] = [others[0], size()];
      const spread = (a) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
      const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      zoom(spread(last) / spread(now), (middle[0] - at.x) / at.width, (middle[1] - at.y) / at.height);
      pan(-dx / 2 / scale(), -dy / 2 / scale());
    } else {
      pan(-dx / scale(), -dy / scale());
    }
  });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => down.delete(event.pointerId));
  svg.addEventListener("click", (event) => { if (dragged) { event.stopPropagation(); event.preventDefault(); dragged = false; } }, true);

  one("#mini")?.addEventListener("click", (event) => {
    const map = one("#mini svg")?.getBoundingClientRect();
    if (!map) return;
    const at = [(event.clientX - map.x) / map.width, (event.clientY - map.y) / map.height];
    box = [full[0] + full[2] * at[0] - box[2] / 2, full[1] + full[3] * at[1] - box[3] / 2, box[2], box[3]];
    show();
  });

  document.addEventListener("map-key", ({ detail }) => {
    const step = box[2] / 8;
    const acts = {
      "+": () => zoom(0.8), "-": () => zoom(1.25), 0: () => { box = full.slice(); show(); },
      ArrowLeft: () => pan(-step, 0), ArrowRight: () => pan(step, 0), ArrowUp: () => pan(0, -step), ArrowDown: () => pan(0, step),
    };
    acts[detail]?.();
  });
  document.addEventListener("map-reveal", ({ detail }) => reveal(detail));
  document.addEventListener("map-action", () => go(action()));
  document.addEventListener("swapped", show);
  addEventListener("resize", show);
  new ResizeObserver(show).observe(view);
  body.dataset.board = "ready";
  box = full.slice();
  show();
  go(action());
}
