// The card beside the map that says why not, or what there is to know of a thing. It owns the card, `#tip`, and the
// classes `refused` and `refused-here` of what it speaks of.

import { all, keysOf, one } from "./page.js";

/**
 * Why something is not possible.
 * @typedef {object} Reason
 * @property {string} text What is not possible.
 * @property {string} why
 * @property {string} rule A link to the rule, as HTML.
 */

const MOST_REASONS = 3;

const tip = one("#tip");

/**
 * What the card speaks of.
 * @type {Element | null}
 */
let spokenOf = null;

/**
 * Why nothing can be done with a thing: of every kind of choice that speaks of it, one reason.
 * @param {string[]} keys
 * @returns {Reason[] | null}
 */
export function why(keys) {
  const speaks = (/** @type {HTMLElement} */ no) => keysOf(no).some((key) => keys.includes(key));
  const lines = all(".refused li, .beyond li").filter(speaks);
  // What speaks of fewer things speaks more of this one.
  lines.sort((a, b) => keysOf(a).length - keysOf(b).length);
  /** @type {Map<string, Reason>} */
  const reasons = new Map();
  for (const line of lines) {
    const told = one(".why", line)?.textContent ?? "";
    const text = one("b", line)?.textContent ?? "";
    const rule = one(".rule", line)?.outerHTML ?? "";
    if (!reasons.has(told)) reasons.set(told, { text, why: told, rule });
  }
  return reasons.size === 0 ? null : [...reasons.values()].slice(0, MOST_REASONS);
}

/**
 * Shows why nothing can be done with a thing, beside it.
 * @param {Element} element
 * @param {Reason[]} reasons
 */
export function showWhy(element, reasons) {
  const sign = '<svg class="ic" aria-hidden="true"><use href="#i-refuse"/></svg>';
  const cards = reasons.map(({ text, why: told, rule }) => {
    const head = document.createElement("b");
    head.textContent = text;
    head.insertAdjacentHTML("afterbegin", sign);
    const card = document.createElement("div");
    card.insertAdjacentHTML("beforeend", rule);
    card.append(head, told);
    return card;
  });
  openTip(element, "", cards);
}

/**
 * Shows what there is to know of a thing, beside it.
 * @param {Element} element
 * @param {string} title
 * @param {string} [text]
 */
export function showTip(element, title, text = "") {
  if (!title) return;
  const head = document.createElement("b");
  head.textContent = title;
  openTip(element, "info", [head, text]);
}

/**
 * Says that nothing is asked of a thing.
 * @param {Element} element
 */
export const showNothing = (element) =>
  showTip(element, element.getAttribute("aria-label") ?? "", tip?.dataset.nothing);

/** Whether the card speaks of what was met, or is it. */
export const isSpokenOf = (/** @type {EventTarget | null} */ met) =>
  met instanceof Node && Boolean(spokenOf?.contains(met) || tip?.contains(met));

/** Takes the card away. */
export function hideTip() {
  if (tip) tip.hidden = true;
  spokenOf = null;
  unmark();
}

function unmark() {
  for (const other of all(".refused-here")) other.classList.remove("refused", "refused-here");
}

/**
 * Opens the card beside what it speaks of, never over it.
 * @param {Element} element
 * @param {string} kind
 * @param {(Node | string)[]} parts
 */
function openTip(element, kind, parts) {
  const room = one("#view")?.getBoundingClientRect();
  if (!tip || !room) return;
  tip.className = `tip ${kind}`;
  tip.replaceChildren(...parts);
  tip.hidden = false;
  spokenOf = element;
  unmark();
  element.closest(".area")?.classList.add("refused", "refused-here");
  const [x, y] = beside(element.getBoundingClientRect(), room, tip.offsetWidth, tip.offsetHeight);
  tip.style.left = `${x}px`;
  tip.style.top = `${Math.min(Math.max(y, 8), Math.max(room.height - tip.offsetHeight - 8, 8))}px`;
}

/**
 * Where a card lies beside something: at its right, at its left, else below or above it.
 * @param {DOMRect} at
 * @param {DOMRect} room
 * @param {number} wide
 * @param {number} high
 */
function beside(at, room, wide, high) {
  const [right, left] = [at.right - room.left + 10, at.left - room.left - wide - 10];
  if (right + wide < room.width) return [right, at.top - room.top];
  if (left > 8) return [left, at.top - room.top];
  const x = Math.min(Math.max(at.left - room.left, 8), room.width - wide - 8);
  const below = at.bottom - room.top + 10;
  return [x, below + high < room.height ? below : at.top - room.top - high - 10];
}
