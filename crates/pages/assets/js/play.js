// Playing: clicks and taps become choices; hovering shows odds and reasons. It owns `data-busy` and `data-open` of the
// body, the classes `open`, `pointed`, `taught` and `narrowed-out`, and which area the tab key stops at.

import { isLive } from "./live.js";
import { all, body, cover, keysOf, one, preview, refresh, send, tell, under } from "./page.js";
import { hideTip, isSpokenOf, showTip, showWhy, why } from "./tips.js";

/**
 * The choices of the question.
 * @returns {HTMLButtonElement[]}
 */
export const buttons = () => all("#choose button[data-n]");

/* ---------- making a choice ---------- */

/**
 * What was pointed at before the way there was taken, with the ways that were open.
 * @type {{ ways: string[], keys: string[] } | null}
 */
let meant = null;

/**
 * What is gone to, once a way is taken.
 * @type {string[] | null}
 */
let goal = null;

/**
 * Makes the choice of a button: shows it first if it cannot be taken back, and does it the second time.
 * @param {HTMLButtonElement | null | undefined} button
 */
export async function choose(button) {
  if (!button || body.hasAttribute("data-busy")) return;
  goal = meant?.ways.includes(button.value) ? meant.keys : null;
  meant = null;
  const isFinal = button.formMethod === "get" || button.getAttribute("formmethod") === "get";
  if (isFinal && !button.classList.contains("on")) {
    cover(await preview(button.value));
    openSheet("map");
    return;
  }
  /** @type {HTMLFormElement | null} */
  const form = one("#choose");
  if (form) await submit(form, button);
}

/**
 * Sends a form with the button that was pressed.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
async function submit(form, button) {
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  body.setAttribute("data-busy", "");
  hideTip();
  try {
    await send(form.getAttribute("action") ?? "", data, isLive);
  } finally {
    body.removeAttribute("data-busy");
  }
  goOn();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const path = form.getAttribute("action") ?? "";
  if (!/^\/t\/[^/]+\/(choose|undo|roll|orders)$/.test(path)) return;
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  if (button?.getAttribute("aria-disabled") === "true") showTip(button, button.title);
  else if (form.id === "choose") choose(button);
  else submit(form, button);
});

document.addEventListener("refused", ({ detail }) => {
  const line = document.createElement("p");
  line.className = "banner no";
  line.setAttribute("role", "alert");
  line.textContent = detail.rule ? `${detail.why} [${detail.rule}]` : detail.why;
  one("#prompt")?.prepend(line);
});

/* ---------- the map ---------- */

export const areas = () => all("#live .area[data-key]");

/**
 * The choices that speak of one of these things. Those that only arrange counters are made in the list.
 * @param {string[]} keys
 */
function about(keys) {
  const speaks = (/** @type {HTMLElement} */ it) => keysOf(it).some((key) => keys.includes(key));
  return buttons().filter((button) => !button.hasAttribute("data-aside") && speaks(button));
}

/**
 * The place that a thing on the map is, or lies in.
 * @param {HTMLElement} element
 */
const placeOf = (element) => element.dataset.area ?? keysOf(element).find(isPlace);

/** Whether on this board the counters of a place are one stack, which stands for its place. */
const hasStacks = () => Boolean(one("svg.board[data-stacks]"));

/**
 * The choices that a thing on the map stands for.
 * @param {HTMLElement} element
 */
function standsFor(element) {
  const area = placeOf(element);
  if (area && hasStacks()) {
    return about([area, ...all(`#live .ct[data-area="${area}"]`).flatMap(keysOf)]);
  }
  const own = about(keysOf(element));
  return own.length || !area ? own : about([area]);
}

/**
 * Of choices that put units into an order, the one that a press on their pile makes; else all of them.
 * @param {HTMLButtonElement[]} found
 * @param {string[]} keys
 */
function ofPile(found, keys) {
  if (found.length < 2) return found;
  const isStack = hasStacks();
  if (keys.length < 2 && !isStack) return found;
  const toggling = (/** @type {string} */ toggle) =>
    found.filter((button) => button.dataset.toggle === toggle);
  // A pile takes its units one by one, where stacks go together all at once if nobody elsewhere would be taken with
  // them; with all taken it gives them back.
  const taking = toggling("take");
  const isAlone = all("#choose button[data-toggle=take]:not([data-all])").length === taking.length;
  /** @type {HTMLButtonElement[]} */
  const takesAll = isStack && isAlone ? all("#choose button[data-toggle=take][data-all]") : [];
  if (taking.length) return takesAll.length ? takesAll : taking.slice(0, 1);
  return toggling("leave").length === found.length ? found.slice(-1) : found;
}

/**
 * A press on the map stands for the choices that speak of what was pressed.
 * @param {HTMLElement} element
 */
export function act(element) {
  hideTip();
  const keys = keysOf(element);
  const area = placeOf(element);
  const open = ofPile(standsFor(element), keys);
  // What waits to be confirmed is what is meant.
  const shown = open.filter((button) => button.classList.contains("on"));
  const found = shown.length ? shown : open;
  openPlace(area);
  // A place that is marched to is not flown to by mistake: flights stand in the list.
  const isElsewhere = found.every((button) => button.hasAttribute("data-yields"));
  const ways = isElsewhere ? waysTo(element, area) : [];
  if (ways.length) return goBy(ways, area ? [...keys, area] : keys);
  narrow(found.length > 1 ? found : []);
  if (found.length > 1) return found[0].focus();
  if (found.length === 1) {
    choose(found[0]);
    return;
  }
  if (!showWhyOf(element)) openSheet("stack");
}

/**
 * The choices after which a thing can be chosen: its own, or those of the place it is in.
 * @param {HTMLElement} element
 * @param {string | undefined} area
 */
function waysTo(element, area) {
  const ofPlace = area && one(`#live [data-key="${area}"][data-via]`)?.dataset.via;
  const numbers = (element.dataset.via ?? (ofPlace || "")).split(" ");
  return buttons().filter((button) => numbers.includes(button.dataset.n ?? ""));
}

/**
 * A thing that can be reached in a way that is not taken yet: takes the way, then goes there.
 * @param {HTMLButtonElement[]} ways
 * @param {string[]} keys
 */
function goBy(ways, keys) {
  narrow(ways.length > 1 ? ways : []);
  meant = { ways: ways.map((button) => button.value), keys };
  if (ways.length === 1) choose(ways[0]);
  else ways[0].focus();
}

/** The way is taken: goes on to what was pointed at, if it is open now. */
function goOn() {
  if (!goal) return;
  const keys = goal;
  goal = null;
  const there = about(keys).filter((button) => button.hasAttribute("data-leads"));
  if (there.length > 1) narrow(there);
  else choose(there[0]);
}

// Other scripts take choices up as well: the one of a button, or those of a thing.
document.addEventListener("choose", ({ detail }) => choose(detail));
document.addEventListener("act", ({ detail }) => act(detail));

/**
 * Leaves only some choices in the list, until the next question or Escape.
 * @param {HTMLButtonElement[]} kept
 */
export function narrow(kept) {
  meant = null;
  const isOut = (/** @type {boolean} */ isKept) => kept.length > 0 && !isKept;
  /** @type {HTMLDetailsElement[]} */
  const folds = all("#choose details.fold");
  for (const fold of folds) {
    const holds = kept.some((button) => fold.contains(button));
    if (holds) fold.open = true;
    fold.classList.toggle("narrowed-out", isOut(holds));
  }
  for (const button of buttons()) {
    button.classList.toggle("narrowed-out", isOut(kept.includes(button)));
  }
}

/**
 * Why nothing can be done with a thing on the map: of a counter its own reason, else that of its place.
 * @param {HTMLElement} element
 */
export const whyOf = (element) => why(keysOf(element)) ?? why([placeOf(element) ?? ""]);

/**
 * Shows it; whether there was a reason.
 * @param {HTMLElement} element
 */
function showWhyOf(element) {
  const refused = whyOf(element);
  if (refused) showWhy(element, refused);
  return Boolean(refused);
}

/**
 * Whether a thing is a place that the inspector shows.
 * @param {string} key
 */
function isPlace(key) {
  return Boolean(one(`.place[data-key="${key}"]`));
}

/**
 * Shows an area in the inspector, and what the board has drawn about it (`.about [data-for]`).
 * @param {string | undefined} key
 */
export function openPlace(key, looks = true) {
  close("#view .about .open");
  if (!key) return;
  if (looks) one(`#view .about [data-for="${key}"]`)?.classList.add("open");
  const place = one(`.place[data-key="${key}"]`);
  if (!place) return;
  close(".place.open, #view .area.open, #live .open");
  place.classList.add("open");
  const drawn = one(`#live [data-key="${key}"]`) ?? one(`#still [data-key="${key}"]`);
  drawn?.classList.add("open");
  body.dataset.open = key;
  const isAll = one("#all-places:checked");
  if (isAll && one(".place[data-stale]")) refresh();
  else if (place.hasAttribute("data-stale")) refresh(place);
}

document.addEventListener("change", (event) => {
  if (under(event, "#all-places:checked") && one(".place[data-stale]")) refresh();
});

/** @param {string} selector */
function close(selector) {
  for (const other of all(selector)) other.classList.remove("open");
}

/** @param {string} name */
function openSheet(name) {
  tell("sheet", name);
}

/**
 * The thing on the map in which something happened.
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
const onMap = (event) => under(event, "#live [data-key], #live [data-keys], #still [data-key]");

(one("#view svg.board") ?? one("#view"))?.addEventListener("click", (event) => {
  const element = onMap(event);
  if (element) act(element);
  else hideTip();
});

// A board made of lists: its things are buttons for the keyboard too.
one("#view")?.addEventListener("keydown", (event) => {
  const element = under(event, ".lists [data-key]");
  if (!element || !(event instanceof KeyboardEvent) || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  act(element);
});

/* ---------- hovering: what belongs together, reasons, odds ---------- */

let waiting = 0;

/**
 * The odds that were shown, by question and choice.
 * @type {Map<string, string | undefined>}
 */
const shown = new Map();

/**
 * Points at all that stands for these things.
 * @param {string[]} keys
 */
function point(keys) {
  for (const other of all(".pointed")) other.classList.remove("pointed");
  for (const key of keys) {
    const same = ["#live ", ".card", ".unit"].map((where) => `${where}[data-key="${key}"]`);
    for (const element of all(`#live [data-keys~="${key}"], ${same.join(", ")}`)) {
      element.classList.add("pointed");
    }
  }
}

/**
 * Shows the odds of a choice in their panel.
 * @param {HTMLButtonElement} button
 */
async function showOdds(button) {
  /** @type {HTMLInputElement | null} */
  const stamp = one("#choose [name=stamp]");
  const key = `${body.dataset.stamp}/${stamp?.value}/${button.value}`;
  if (!shown.has(key)) shown.set(key, (await preview(button.value)).odds);
  const html = shown.get(key);
  if (html && !one("#choose .on")) cover({ odds: html });
}

/**
 * What the pointer or the focus goes over.
 * @param {Event} event
 */
function hover(event) {
  clearTimeout(waiting);
  const spoken = under(event, "[data-keys], [data-key]");
  point(spoken && !spoken.closest("#live") ? keysOf(spoken) : []);
  const element = onMap(event);
  /** @type {HTMLButtonElement | null} */
  const button = under(event, "#choose button[data-n]");
  waiting = setTimeout(() => {
    const found = element ? standsFor(element) : [];
    const lit = button ?? (found.length === 1 ? found[0] : null);
    if (lit?.matches(".final, .most")) showOdds(lit);
    // Where units are being picked, that the place itself is no target is no news.
    if (element && found.length === 0 && !element.matches(".chosen")) showWhyOf(element);
  }, 400);
  // The card goes when the pointer goes on, whether the next thing has one or not.
  if (!isSpokenOf(event.target)) hideTip();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") hover(event);
});
document.addEventListener("focusin", hover);

let pressed = 0;
one("#view")?.addEventListener("pointerdown", (event) => {
  const element = onMap(event);
  if (event.pointerType !== "touch" || !element) return;
  pressed = setTimeout(() => showWhyOf(element), 500);
});
for (const name of ["pointerup", "pointermove", "pointercancel"]) {
  addEventListener(name, () => clearTimeout(pressed));
}

/* ---------- after every change ---------- */

function settle() {
  hideTip();
  one("#view svg.board")?.setAttribute("tabindex", "-1");
  // The map is one stop of the tab key: the area last looked at, one that is lit, or where the viewer is at home.
  const last = one(`#live .area[data-key="${body.dataset.open}"]`);
  const stop = last ?? one("#live .area.legal") ?? one("#live .area.home") ?? areas()[0];
  stop?.setAttribute("tabindex", "0");
  const look = (one(".lesson")?.dataset.look ?? "").split(" ").filter(Boolean);
  for (const key of look) one(`#live [data-key="${key}"]`)?.classList.add("taught");
  const chosen = one("#live .ct.sel")?.dataset.area ?? one("#live .area.chosen")?.dataset.key;
  const place = look.find(isPlace) ?? chosen ?? body.dataset.open ?? stop?.dataset.key;
  openPlace(place, Boolean(chosen));
}

document.addEventListener("swapped", settle);
settle();
