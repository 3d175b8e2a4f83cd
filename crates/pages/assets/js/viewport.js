// What part of the board is looked at, and at which scale: zoom, pan, the levels of detail, and what the session keeps
// of it. It owns the view box of the board, or the place of the drawing where the board is large, the classes `tiny`,
// `far`, `near` and `grows`, and the frame on the small map.

import { body, one } from "./page.js";

/** @typedef {[number, number]} Spot */

/** Where the session keeps what somebody looks at. */
const KEPT = `view/${body.dataset.table}`;

/**
 * A number of the map within bounds: the map stays in view; where all of it fits, it stays in the middle.
 * @param {number} at
 * @param {number} seen
 * @param {number} from
 * @param {number} whole
 */
const clamp = (at, seen, from, whole) =>
  seen >= whole
    ? from + whole / 2
    : Math.min(Math.max(at, from + seen / 2), from + whole - seen / 2);

/** The view of a board. */
export class Viewport {
  /**
   * @param {HTMLElement} view
   * @param {SVGSVGElement} svg
   */
  constructor(view, svg) {
    this.view = view;
    this.svg = svg;
    this.full = (svg.dataset.full ?? "0 0 1 1").split(" ").map(Number);
    this.counter = Number(svg.dataset.counter) || 46;
    // What is looked at: the middle of the view, and how many pixels a unit of the map has.
    /** @type {Spot} */
    this.middle = [this.full[0] + this.full[2] / 2, this.full[1] + this.full[3] / 2];
    this.scale = 1;
    // What somebody has set by hand: nothing, "whole" for the whole board, or "part" for a place and a scale of his
    // own. It lasts over choices and over reloads of the page.
    this.own = "";
    // The middle and the scale of such a part: the edges of the map may push it aside while the view is larger.
    this.part = { middle: this.middle, scale: this.scale };
    // A large board is one large drawing that moves and grows under the view: nothing of it is laid out anew.
    // While it is zoomed by hand it grows as it was painted; it is painted sharp when the fingers rest.
    this.large = svg.matches(".large");
    this.painted = 0;
    this.held = false;
    this.resting = 0;
    // The fingers that are down, by their ids, and whether one of them has dragged the map.
    /** @type {Map<number, Spot>} */
    this.down = new Map();
    this.dragged = false;
    if (this.large)
      [svg.style.width, svg.style.height] = [`${this.full[2]}px`, `${this.full[3]}px`];
  }

  /* ---------- showing what is looked at ---------- */

  size() {
    return this.view.getBoundingClientRect();
  }

  /** The scale at which all of the board is seen. */
  whole() {
    const room = this.size();
    return Math.min(room.width / this.full[2], room.height / this.full[3]) || 1;
  }

  /** @param {number} wanted A scale. */
  within(wanted) {
    const most = this.large ? Math.max(130 / this.counter, this.whole()) : this.whole() * 14;
    return Math.min(Math.max(wanted, this.whole() * 0.9), most);
  }

  /** Shows what is looked at, within bounds, and what belongs to the level of zoom. */
  show() {
    const room = this.size();
    if (!room.width || !room.height) return;
    this.scale = this.own === "whole" ? this.whole() : this.within(this.scale);
    const [wide, high] = [room.width / this.scale, room.height / this.scale];
    const [left, top, width, height] = this.full;
    this.middle = [
      clamp(this.middle[0], wide, left, width),
      clamp(this.middle[1], high, top, height),
    ];
    const [x, y] = [this.middle[0] - wide / 2, this.middle[1] - high / 2];
    if (this.large) this.place(room);
    else this.draw(x, y, wide, high);
    this.frame(x, y, wide, high);
  }

  /**
   * Draws on the small map what is looked at.
   * @param {number} x
   * @param {number} y
   * @param {number} wide
   * @param {number} high
   */
  frame(x, y, wide, high) {
    const [left, top, width, height] = this.full;
    const isWhole = wide >= width * 0.96 && high >= height * 0.96;
    one("#mini")?.toggleAttribute("data-whole", isWhole);
    const frame = one("#mini rect.v");
    const sides = {
      x: Math.max(left, x),
      y: Math.max(top, y),
      width: Math.min(wide, width),
      height: Math.min(high, height),
    };
    for (const [name, n] of Object.entries(sides)) frame?.setAttribute(name, n.toFixed(0));
  }

  /**
   * Draws what is looked at.
   * @param {number[]} box
   */
  draw(...box) {
    this.svg.setAttribute("viewBox", box.map((n) => n.toFixed(1)).join(" "));
    this.detail();
  }

  /** What belongs to the level of zoom. */
  detail() {
    const size = this.scale * this.counter;
    this.svg.classList.toggle("tiny", size < 24);
    this.svg.classList.toggle("far", size < 40);
    this.svg.classList.toggle("near", size > 56);
  }

  /**
   * Moves the large drawing to where it is looked at.
   * @param {DOMRect} room
   */
  place(room) {
    clearTimeout(this.resting);
    const grows = this.held && this.painted !== this.scale;
    const at = [room.width, room.height].map(
      (side, axis) => side / 2 + (this.full[axis] - this.middle[axis]) * this.scale,
    );
    const [x, y] = at.map((n) => (grows ? n.toFixed(1) : Math.round(n)));
    this.svg.classList.toggle("grows", grows);
    this.svg.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${this.scale.toFixed(5)})`;
    if (grows) this.resting = setTimeout(() => this.rest(), 160);
    else if (this.painted !== this.scale) this.detail();
    if (!grows) this.painted = this.scale;
  }

  /** Paints the drawing sharp, once no finger is on it. */
  rest() {
    if (this.down.size === 0) this.show();
    else this.resting = setTimeout(() => this.rest(), 160);
  }

  /**
   * Does something with the drawing held as it is.
   * @param {() => void} act
   */
  hold(act) {
    this.held = this.large;
    act();
    this.held = false;
  }

  /* ---------- what the session keeps ---------- */

  /**
   * Keeps what is looked at as somebody's own, or as nobody's.
   * @param {string} whose
   */
  keep(whose) {
    this.own = whose;
    this.part = { middle: this.middle, scale: this.scale };
    try {
      if (this.own) sessionStorage.setItem(KEPT, JSON.stringify({ own: this.own, ...this.part }));
      else sessionStorage.removeItem(KEPT);
    } catch {
      // Where nothing may be stored, it lasts as long as the page.
    }
  }

  /** Looks again at what was somebody's own before the page was loaded; whether there was anything. */
  recall() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
      if (!["whole", "part"].includes(kept?.own)) return false;
      if (![...kept.middle, kept.scale].every(Number.isFinite)) return false;
      this.own = kept.own;
      this.part = { middle: kept.middle, scale: kept.scale };
    } catch {
      return false;
    }
    this.again();
    return true;
  }

  /** Shows the same in a view that may have another size. */
  again() {
    if (this.own === "part") [this.middle, this.scale] = [this.part.middle, this.part.scale];
    this.show();
  }

  /* ---------- zoom and pan ---------- */

  /**
   * Zooms, and keeps the point at these shares of the view where it is.
   * @param {number} factor
   */
  zoom(factor, px = 0.5, py = 0.5) {
    this.own = "part";
    const room = this.size();
    const before = this.scale;
    this.scale = this.within(this.scale / factor);
    const by = 1 / before - 1 / this.scale;
    const [x, y] = this.middle;
    this.middle = [x + (px - 0.5) * room.width * by, y + (py - 0.5) * room.height * by];
    this.show();
    this.keep("part");
  }

  /**
   * Moves what is looked at by hand; where all of the board is seen there is nothing to move.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.look(this.middle[0] + dx, this.middle[1] + dy);
  }

  /**
   * Looks at a spot by hand.
   * @param {number} x
   * @param {number} y
   */
  look(x, y) {
    this.moveTo(x, y);
    if (this.own !== "whole") this.keep("part");
  }

  /**
   * Looks at a spot.
   * @param {number} x
   * @param {number} y
   */
  moveTo(x, y) {
    this.middle = [x, y];
    this.show();
  }

  showAll() {
    this.scale = this.whole();
    this.show();
  }

  showAllByHand() {
    this.showAll();
    this.keep("whole");
  }
}
