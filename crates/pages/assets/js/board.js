// The map: wheel, pinch, drag, buttons and keys, and what is gone to when the question changes. It owns the fingers on
// the board.

import { all, body, one, under } from "./page.js";
import { Viewport } from "./viewport.js";

/** @typedef {[number, number]} Spot */

/** What is lit, and what is being put together. */
const LIT = "#live .area.legal, #live .ct.can";
const CHOSEN = "#live .area.chosen, #live .ct.sel";

const phone = matchMedia("(max-width: 720px)");

/**
 * The middle of an element on the screen.
 * @param {Element} element
 * @returns {Spot}
 */
function middleOf(element) {
  const at = element.getBoundingClientRect();
  return [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
}

class Board extends Viewport {
  /* ---------- what there is to see ---------- */

  /** What is being put together: on a large board it may lie far from all that is lit. */
  chosen() {
    return this.large ? all(CHOSEN) : [];
  }

  /** What there is to see now: lit and chosen things, or what the log spoke of last. */
  action() {
    const picked = this.chosen();
    if (picked.length) return picked;
    const lit = all(`${LIT}, ${CHOSEN}, #live .lits > *`);
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
  go(elements, fit = true) {
    const room = this.size();
    if (elements.length === 0 || !room.width || !room.height) return this.showAll();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const west = this.middle[0] - room.width / 2 / this.scale;
    const north = this.middle[1] - room.height / 2 / this.scale;
    const across = (/** @type {number} */ x) => west + (x - room.left) / this.scale;
    const along = (/** @type {number} */ y) => north + (y - room.top) / this.scale;
    const left = across(Math.min(...boxes.map((at) => at.left)));
    const right = across(Math.max(...boxes.map((at) => at.right)));
    const top = along(Math.min(...boxes.map((at) => at.top)));
    const bottom = along(Math.max(...boxes.map((at) => at.bottom)));
    if (fit) {
      const fits = Math.min(room.width / (right - left + 120), room.height / (bottom - top + 120));
      const [least, most] = phone.matches ? [34, 42] : [38, 48];
      this.scale = Math.min(Math.max(fits, least / this.counter), most / this.counter);
    }
    this.moveTo((left + right) / 2, (top + bottom) / 2);
  }

  /** Looks at what there is to do, and goes on doing so: nobody's own view is kept. */
  goToAction() {
    this.keep("");
    this.go(this.action());
  }

  /**
   * Brings an element into view if it is not.
   * @param {Element} element
   */
  reveal(element) {
    const [at, room] = [element.getBoundingClientRect(), this.size()];
    const dx = Math.min(0, at.left - room.left - 40) + Math.max(0, at.right - room.right + 40);
    const dy = Math.min(0, at.top - room.top - 40) + Math.max(0, at.bottom - room.bottom + 40);
    if (!dx && !dy) return;
    this.moveTo(this.middle[0] + dx / this.scale, this.middle[1] + dy / this.scale);
    if (this.own === "part") this.keep("part");
  }

  /** What somebody looks at stays, unless nothing of what is asked can be seen: then it is brought into view. */
  showAsked() {
    const picked = this.chosen();
    const asked = picked.length ? picked : all(`${LIT}, ${CHOSEN}`);
    if (asked.length && !this.isInView(asked)) this.reveal(this.nearest(asked));
  }

  /**
   * The one of some elements that lies nearest to the middle of the view.
   * @param {Element[]} elements
   */
  nearest(elements) {
    const [x, y] = middleOf(this.view);
    const far = (/** @type {Element} */ element) => {
      const at = middleOf(element);
      return Math.hypot(at[0] - x, at[1] - y);
    };
    return elements.reduce((best, other) => (far(other) < far(best) ? other : best));
  }

  /**
   * Whether one of some elements can be seen, that far from the edges of the view.
   * @param {Element[]} elements
   */
  isInView(elements, margin = 0) {
    const room = this.size();
    const [dx, dy] = [room.width * margin, room.height * margin];
    return elements.some((element) => {
      const [x, y] = middleOf(element);
      return x > room.left + dx && x < room.right - dx && y > room.top + dy && y < room.bottom - dy;
    });
  }

  /** Whether something lit can be seen, if anything is lit. */
  isLitInView() {
    const lit = all(LIT);
    return lit.length === 0 || this.isInView(lit);
  }

  /** Whether what is lit is too small to be hit. */
  isTooSmall() {
    return !this.large && this.scale * this.counter < 24 && all(LIT).length > 0;
  }

  /**
   * After a change: somebody's own view stays, else what there is to do is looked at.
   * @param {string[]} parts Those that changed.
   */
  follow(parts) {
    this.again();
    if (!parts.includes("live")) return;
    if (this.own) return this.showAsked();
    // A stack that was taken up from far away is looked at from near by, with where it can go.
    const picked = this.chosen();
    const isTiny = picked.length > 0 && this.scale * this.counter < 26;
    if (picked.length && !isTiny) {
      if (!this.isInView(picked, 0.16)) this.go(picked, false);
    } else if (!this.isLitInView() || isTiny || this.isTooSmall()) this.go(this.action());
  }

  /* ---------- fingers and the wheel ---------- */

  /**
   * The shares of the view at which a point of the screen lies.
   * @param {number} x
   * @param {number} y
   * @returns {Spot}
   */
  sharesAt(x, y) {
    const at = this.size();
    return [(x - at.x) / at.width, (y - at.y) / at.height];
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const shares = this.sharesAt(event.clientX, event.clientY);
    this.hold(() => this.zoom(event.deltaY < 0 ? 0.88 : 1.14, ...shares));
  }

  /**
   * One pointer drags, two pinch. A drag of a few pixels is still a click.
   * @param {PointerEvent} event
   */
  drag(event) {
    const last = this.down.get(event.pointerId);
    if (!last) return;
    /** @type {Spot} */
    const now = [event.clientX, event.clientY];
    const [dx, dy] = [now[0] - last[0], now[1] - last[1]];
    if (!this.dragged && Math.hypot(dx, dy) < 6) return;
    this.dragged = true;
    this.down.set(event.pointerId, now);
    const other = [...this.down.entries()].find(([id]) => id !== event.pointerId)?.[1];
    this.hold(() => {
      if (other) this.pinch(last, now, other);
      const share = other ? 2 : 1;
      this.pan(-dx / share / this.scale, -dy / share / this.scale);
    });
  }

  /**
   * Two fingers go apart or together: one went on, the other rests.
   * @param {Spot} last
   * @param {Spot} now
   * @param {Spot} other
   */
  pinch(last, now, other) {
    const spread = (/** @type {Spot} */ a) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const shares = this.sharesAt((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.zoom(spread(last) / spread(now), ...shares);
  }

  /**
   * What was dragged was not clicked.
   * @param {MouseEvent} event
   */
  click(event) {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  }

  /** @param {PointerEvent} event */
  touch(event) {
    if (this.down.size === 0) this.dragged = false;
    this.down.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.down.delete(event.pointerId);
  }

  /* ---------- buttons, keys, the small map ---------- */

  /** @param {MouseEvent} event */
  press(event) {
    const act = under(event, "button")?.dataset.zoom;
    if (act === "in") this.zoom(0.8);
    if (act === "out") this.zoom(1.25);
    if (act === "all") this.showAllByHand();
    if (act === "act") this.goToAction();
  }

  /** @param {string} key */
  key(key) {
    const step = this.size().width / this.scale / 8;
    /** @type {Record<string, () => void>} */
    const acts = {
      "+": () => this.zoom(0.8),
      "-": () => this.zoom(1.25),
      0: () => this.showAllByHand(),
      ArrowLeft: () => this.pan(-step, 0),
      ArrowRight: () => this.pan(step, 0),
      ArrowUp: () => this.pan(0, -step),
      ArrowDown: () => this.pan(0, step),
    };
    acts[key]?.();
  }

  /** @param {MouseEvent} event */
  lookAtMini(event) {
    const map = one("#mini svg")?.getBoundingClientRect();
    if (!map) return;
    const at = [(event.clientX - map.x) / map.width, (event.clientY - map.y) / map.height];
    const [left, top, width, height] = this.full;
    this.look(left + width * at[0], top + height * at[1]);
  }

  /** Listens to all of it. */
  listen() {
    one(".zoom")?.addEventListener("click", (event) => this.press(event));
    one("#mini")?.addEventListener("click", (event) => this.lookAtMini(event));
    this.svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.svg.addEventListener("pointerdown", (event) => this.touch(event));
    this.svg.addEventListener("click", (event) => this.click(event), true);
    addEventListener("pointermove", (event) => this.drag(event));
    addEventListener("pointerup", (event) => this.lift(event));
    addEventListener("pointercancel", (event) => this.lift(event));
    document.addEventListener("map-key", ({ detail }) => this.key(detail));
    document.addEventListener("map-reveal", ({ detail }) => this.reveal(detail));
    document.addEventListener("swapped", ({ detail }) => this.follow(detail));
    addEventListener("resize", () => this.again());
    new ResizeObserver(() => this.again()).observe(this.view);
  }
}

const view = one("#view");
/** @type {SVGSVGElement | null} */
const svg = view && one("svg.board", view);
if (view && svg) {
  const board = new Board(view, svg);
  board.listen();
  body.dataset.board = "ready";
  if (!board.recall()) {
    board.showAll();
    board.go(board.action());
  }
}
