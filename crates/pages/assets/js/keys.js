// Keys: numbers choose, arrows go over the map, letters do what the list of keys says. It owns the number that is being
// typed, and where the focus goes on the map.

import { all, body, one, swap, tell, under } from "./page.js";
import { act, areas, buttons, choose, narrow, openPlace, whyOf } from "./play.js";
import { hideTip, showNothing, showWhy } from "./tips.js";

/* ---------- numbers ---------- */

let typed = "";
let typing = 0;

/**
 * Types a digit: a number that no longer one begins with chooses at once.
 * @param {string} digit
 */
function type(digit) {
  typed += digit;
  const numbers = buttons().map((button) => button.dataset.n ?? "");
  const longer = numbers.some((number) => number.startsWith(typed) && number.length > typed.length);
  clearTimeout(typing);
  showTyped();
  if (longer) typing = setTimeout(finish, 900);
  else finish();
}

/** Chooses what has the number that was typed. */
function finish() {
  clearTimeout(typing);
  const button = buttons().find((other) => other.dataset.n === typed);
  forget();
  choose(button);
}

function forget() {
  typed = "";
  showTyped();
}

function showTyped() {
  one(".typed")?.remove();
  if (!typed) return;
  const line = document.createElement("output");
  line.className = "typed";
  line.textContent = typed;
  one("#prompt")?.append(line);
}

/* ---------- over the map ---------- */

/**
 * The area or counter that has the focus.
 * @returns {HTMLElement | null}
 */
const current = () => document.activeElement?.closest("#view .area, #live .ct") ?? null;

/** @param {HTMLElement | null | undefined} area */
function focusArea(area) {
  if (!area) return;
  area.focus({ preventScroll: true });
  tell("map-reveal", area);
  openPlace(area.dataset.key);
}

/** @type {Record<string, [number, number]>} */
const AIMS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The neighbour that lies most in a direction.
 * @param {HTMLElement} from
 * @param {string} key
 */
function step(from, key) {
  const aim = AIMS[key];
  const at = (/** @type {HTMLElement} */ area) => (area.dataset.at ?? "").split(" ").map(Number);
  const [x, y] = at(from);
  const near = (from.dataset.near ?? "")
    .split(" ")
    .flatMap(
      (key) => one(`#live .area[data-key="${key}"]`) ?? one(`#still [data-key="${key}"]`) ?? [],
    );
  const along = (/** @type {HTMLElement} */ area) => {
    const [dx, dy] = [at(area)[0] - x, at(area)[1] - y];
    return (dx * aim[0] + dy * aim[1]) / Math.hypot(dx, dy);
  };
  const best = near.sort((a, b) => along(b) - along(a))[0];
  return best && along(best) > 0.25 ? best : null;
}

/**
 * Goes to the next thing that is lit.
 * @param {number} by
 */
function nextLit(by) {
  const lit = all("#live .area.legal, #live .area.aimed, #live .ct.can, #live .ct.sel");
  if (lit.length === 0) return;
  const from = current();
  const index = from ? lit.indexOf(from) : -1;
  const next = lit[(index + by + lit.length) % lit.length];
  if (next.matches(".area")) return focusArea(next);
  next.focus({ preventScroll: true });
  tell("map-reveal", next);
  openPlace(next.dataset.area);
}

/**
 * Goes over the map with an arrow; whether there was anything to go over.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const element = current();
  /** @type {HTMLElement | null | undefined} */
  const area = element?.closest(".area");
  /** @type {HTMLElement | null} */
  const from = area ?? (element && one(`#live [data-key="${element.dataset.area}"]`));
  if (!from && !under(event, "#view")) return false;
  const to = from && !event.shiftKey ? step(from, event.key) : null;
  if (to) focusArea(to);
  else tell("map-key", event.key);
  return true;
}

/* ---------- what each key does ---------- */

/** Presses a button or follows a link. */
function press(/** @type {string} */ selector) {
  one(selector)?.click();
  return true;
}

/** Does something with the area or counter that has the focus; whether there was one. */
function actHere() {
  const element = current();
  if (element) act(element);
  return Boolean(element);
}

/**
 * Each says whether the key was taken.
 * @type {Record<string, (event: KeyboardEvent) => boolean>}
 */
const KEYS = {
  Enter: (event) => {
    if (typed) {
      finish();
      return true;
    }
    const isOnControl = Boolean(under(event, "a, button, summary, input, select"));
    if (one("#choose .on") && !isOnControl) return press("#prompt [data-act=go]");
    if (actHere()) return true;
    return isOnControl ? false : press("#prompt [data-act=go]");
  },
  " ": actHere,
  Backspace: () => press("#prompt [data-act=undo]"),
  "[": () => taken(nextLit(-1)),
  "]": () => taken(nextLit(1)),
  m: () => taken(toMap()),
  ",": () => press("a[data-step='back']"),
  ".": () => press("a[data-step='forward']"),
  "?": () => taken(explain()),
  Escape: () => taken(giveUp()),
};

/** @param {unknown} _done */
const taken = (_done) => true;

/** Goes to the map: to what is lit, else to what was last looked at. */
function toMap() {
  const lit = one("#live .area.legal");
  const open = one(`#live .area[data-key="${body.dataset.open}"]`);
  focusArea(lit ?? open ?? areas()[0]);
}

/** Why not, for what has the focus; the list of keys if nothing has. */
function explain() {
  const element = current();
  /** @type {HTMLDialogElement | null} */
  const keys = one("#keys");
  if (!element) return keys?.showModal();
  const refused = whyOf(element);
  if (refused) showWhy(element, refused);
  else showNothing(element);
}

/** Gives up what is selected, shown or looked at. */
function giveUp() {
  narrow([]);
  hideTip();
  forget();
  if (body.dataset.sheet) {
    tell("sheet", "map");
  } else if (one("#choose .on")) {
    if (location.pathname.endsWith("/odds")) location.assign(`/t/${body.dataset.table}`);
    else swap({});
  } else if (body.hasAttribute("data-back")) {
    press("#prompt [data-act=go]");
  } else {
    // The map stays where it is.
    const element = document.activeElement;
    if (element instanceof HTMLElement || element instanceof SVGElement) element.blur();
  }
}

/**
 * Flips the switch of a layer that has this key; whether one has.
 * @param {string} key
 */
function flip(key) {
  const tool = all("#view [data-switch]").find((other) => other.dataset.switch === key);
  tool?.click();
  return Boolean(tool);
}

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea";

/**
 * Takes a key; whether it was taken.
 * @param {KeyboardEvent} event
 */
function take(event) {
  if (/^\d$/.test(event.key) && !(event.key === "0" && !typed)) {
    type(event.key);
    return true;
  }
  if (event.key in AIMS) return walk(event);
  if (["+", "=", "-", "0"].includes(event.key)) {
    tell("map-key", event.key === "=" ? "+" : event.key);
    return false;
  }
  return KEYS[event.key]?.(event) ?? flip(event.key);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]")) return;
  if (under(event, FIELDS) || event.key === "Tab") return;
  if (take(event)) event.preventDefault();
});
