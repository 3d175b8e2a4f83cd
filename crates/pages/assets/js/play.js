// Playing: clicks, taps and keys become choices; hovering shows odds and reasons.

import { all, body, cover, keysOf, one, preview, send, swap, tell } from "./page.js";
import { isLive } from "./live.js";

const buttons = () => all("#choose button[data-n]");
const tip = one("#tip");

/* ---------- making a choice ---------- */

// What was pointed at before the way there was taken: the ways that were open, and the one that was taken.
let meant = null;
let goal = null;

/** Makes the choice of a button: shows it first if it cannot be taken back, and does it the second time. */
async function choose(button) {
  if (!button || body.hasAttribute("data-busy")) return;
  goal = meant?.ways.includes(button.value) ? { way: button.value, keys: meant.keys } : null;
  meant = null;
  const isFinal = button.formMethod === "get" || button.getAttribute("formmethod") === "get";
  if (isFinal && !button.classList.contains("on")) {
    cover(await preview(button.value));
    openSheet("map");
    return;
  }
  await submit(one("#choose"), button);
}

async function submit(form, button) {
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  body.setAttribute("data-busy", "");
  hideTip();
  try {
    await send(form.getAttribute("action"), data, isLive);
  } finally {
    body.removeAttribute("data-busy");
  }
  goOn();
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const path = form.getAttribute("action") ?? "";
  if (!/^\/t\/[^/]+\/(choose|undo|roll|orders)$/.test(path)) return;
  event.preventDefault();
  if (submitter?.getAttribute("aria-disabled") === "true") return showTip(submitter, submitter.title, "", "info");
  if (form.id === "choose") choose(submitter);
  else submit(form, submitter);
});

/* ---------- the map ---------- */

// Choices that only arrange a stack are made in the list: a press on a counter never means them.
const ARRANGES = /^(top|under) /;

/** The choices that speak of one of these things. */
const about = (keys) =>
  buttons().filter((button) => !ARRANGES.test(button.value) && keysOf(button).some((key) => keys.includes(key)));

/** The place that a thing on the map is, or lies in. */
const placeOf = (element) => element.dataset.area ?? keysOf(element).find(isPlace);

/** The choices that a thing on the map stands for. On a map of hexes a hex and its counters stand for the same. */
function standsFor(element) {
  const area = placeOf(element);
  if (area && one("svg.board.hexes")) return about([area, ...all(`#live .ct[data-area="${area}"]`).flatMap(keysOf)]);
  const own = about(keysOf(element));
  return own.length || !area ? own : about([area]);
}

/** Of choices that put units into an order, the one that a press on their pile makes; else all of them. */
function ofPile(found, keys) {
  if (found.length < 2) return found;
  const begin = (start) => found.filter((button) => button.value.startsWith(start));
  if (one("svg.board.hexes")) {
    // Where stacks go together, a pile takes all its units at once, else one by one; with all taken it gives them back.
    const joins = begin("with ");
    const joined = all("#choose button[value='with all']");
    if (joins.length) return joined.length ? joined : joins.slice(0, 1);
    if (begin("without ").length === found.length) return found.slice(-1);
  }
  if (keys.length < 2) return found;
  // A pile takes its units one by one; with all taken it gives them back.
  const picks = begin("pick ");
  if (picks.length) return picks.slice(0, 1);
  return begin("drop ").length === found.length ? found.slice(-1) : found;
}

/** Clicks on the map stand for the choices that speak of what was clicked. */
function act(element) {
  hideTip();
  const keys = keysOf(element);
  const area = placeOf(element);
  let found = ofPile(standsFor(element), keys);
  // What waits to be confirmed is what is meant.
  if (found.some((button) => button.classList.contains("on"))) found = found.filter((button) => button.classList.contains("on"));
  openPlace(area);
  // A place that is marched to is not flown to by mistake: flights stand in the list.
  const isElsewhere = found.every((button) => /^(air|drop|ship) /.test(button.value));
  const ways = isElsewhere ? waysTo(element, area) : [];
  if (ways.length) return goBy(ways, [...keys, area]);
  narrow(found.length > 1 ? found : []);
  if (found.length === 1) return choose(found[0]);
  if (found.length > 1) return found[0].focus();
  const refused = whyOf(element);
  if (refused) showWhy(element, refused);
  else openSheet("stack");
}

/** The choices after which a thing can be chosen: its own, or those of the place it is in. */
function waysTo(element, area) {
  const via = element.dataset.via ?? (area && one(`#live [data-key="${area}"][data-via]`)?.dataset.via) ?? "";
  const words = via.split(" ");
  return buttons().filter((button) => button.value === via || words.includes(button.value));
}

/** A thing that can be reached in a way that is not taken yet: takes the way, then goes there. */
function goBy(ways, keys) {
  narrow(ways.length > 1 ? ways : []);
  meant = { ways: ways.map((button) => button.value), keys };
  if (ways.length === 1) choose(ways[0]);
  else ways[0].focus();
}

/** The way is taken: goes on to what was pointed at, if it is open now. */
function goOn() {
  if (!goal) return;
  const { way, keys } = goal;
  goal = null;
  const leads = (value) => value.startsWith("to ") || value.startsWith(`${way} `);
  const there = buttons().filter((button) => leads(button.value) && keysOf(button).some((key) => keys.includes(key)));
  if (there.length > 1) narrow(there);
  else choose(there[0]);
}

// Other scripts take choices up as well: the one of a button, or those of a thing.
document.addEventListener("choose", ({ detail }) => choose(detail));
document.addEventListener("act", ({ detail }) => act(detail));

/** Leaves only some choices in the list, until the next question or Escape. */
function narrow(kept) {
  meant = null;
  kept.forEach((button) => { if (button.closest("details.fold")) button.closest("details.fold").open = true; });
  all("#choose details.fold").forEach((fold) => fold.classList.toggle("narrowed-out", kept.length > 0 && !kept.some((button) => fold.contains(button))));
  buttons().forEach((button) => button.classList.toggle("narrowed-out", kept.length > 0 && !kept.includes(button)));
}

const MOST_REASONS = 3;

/** Why nothing can be done with a thing: of every kind of choice that speaks of it, one reason. */
function why(keys) {
  const lines = all(".refused li, .beyond li").filter((no) => keysOf(no).some((key) => keys.includes(key)));
  // What speaks of fewer things speaks more of this one.
  lines.sort((a, b) => keysOf(a).length - keysOf(b).length);
  const reasons = new Map();
  for (const line of lines) {
    const told = one(".why", line).textContent;
    if (!reasons.has(told)) reasons.set(told, line);
  }
  if (reasons.size === 0) return null;
  return [...reasons.values()].slice(0, MOST_REASONS).map((line) => ({
    text: one("b", line).textContent,
    why: one(".why", line).textContent,
    rule: one(".rule", line)?.outerHTML ?? "",
  }));
}

/** Why nothing can be done with a thing on the map: of a counter its own reason, else that of its place. */
const whyOf = (element) => why(keysOf(element)) ?? why([placeOf(element)]);

/** Whether a thing is a place that the inspector shows. */
function isPlace(key) {
  return Boolean(one(`.place[data-key="${key}"]`));
}

/** Shows an area in the inspector, and what is seen from it where the map knows that. */
function openPlace(key, looks = true) {
  all("#sights .open").forEach((other) => other.classList.remove("open"));
  if (!key) return;
  if (looks) one(`#sights [data-for="${key}"]`)?.classList.add("open");
  const place = one(`.place[data-key="${key}"]`);
  if (!place) return;
  all(".place.open, #view .area.open, #live .open").forEach((other) => other.classList.remove("open"));
  place.classList.add("open");
  (one(`#live [data-key="${key}"]`) ?? one(`#still [data-key="${key}"]`))?.classList.add("open");
  body.dataset.open = key;
}

function openSheet(name) {
  tell("sheet", name);
}

const onMap = (target) => target.closest?.("#live [data-key], #live [data-keys], #still [data-key]");

one("#view svg.board")?.addEventListener("click", (event) => {
  const element = onMap(event.target);
  if (element) act(element);
  else hideTip();
});

/* ---------- hovering: what belongs together, reasons, odds ---------- */

let waiting = 0;
const shown = new Map();
// What the card beside the map speaks of.
let spokenOf = null;

function point(keys) {
  all(".pointed").forEach((other) => other.classList.remove("pointed"));
  for (const key of keys) {
    all(`#live [data-key="${key}"], #live [data-keys~="${key}"], .card[data-key="${key}"], .unit[data-key="${key}"]`).forEach((element) => element.classList.add("pointed"));
  }
}

async function showOdds(button) {
  const key = `${body.dataset.stamp}/${one("#choose [name=stamp]")?.value}/${button.value}`;
  if (!shown.has(key)) shown.set(key, (await preview(button.value)).odds);
  const html = shown.get(key);
  if (html && !one("#choose .on")) cover({ odds: html });
}

function hover(target) {
  clearTimeout(waiting);
  const spoken = target.closest?.("[data-keys], [data-key]");
  point(spoken && !spoken.closest("#live") ? keysOf(spoken) : []);
  const element = onMap(target);
  const button = target.closest?.("#choose button[data-n]");
  waiting = setTimeout(() => {
    const found = element ? standsFor(element) : [];
    const lit = button ?? (found.length === 1 ? found[0] : null);
    if (lit?.matches(".final, .most")) showOdds(lit);
    // Where units are being picked, that the place itself is no target is no news.
    if (element && found.length === 0 && !element.matches(".chosen")) {
      const refused = whyOf(element);
      if (refused) showWhy(element, refused);
    }
  }, 400);
  // The card goes when the pointer goes on, whether the next thing has one or not.
  if (!target.closest?.("#tip") && !spokenOf?.contains(target)) hideTip();
}

document.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") hover(event.target); });
document.addEventListener("focusin", (event) => hover(event.target));

let pressed = 0;
one("#view")?.addEventListener("pointerdown", (event) => {
  const element = onMap(event.target);
  if (event.pointerType !== "touch" || !element) return;
  pressed = setTimeout(() => {
    const refused = whyOf(element);
    if (refused) showWhy(element, refused);
  }, 500);
});
for (const name of ["pointerup", "pointermove", "pointercancel"]) addEventListener(name, () => clearTimeout(pressed));

/** Why nothing can be done with a thing, beside it. */
function showWhy(element, reasons) {
  const cards = reasons.map(({ text, why: told, rule }) => {
    const head = document.createElement("b");
    head.textContent = text;
    head.insertAdjacentHTML("afterbegin", '<svg class="ic" aria-hidden="true"><use href="#i-refuse"/></svg>');
    const card = document.createElement("div");
    card.insertAdjacentHTML("beforeend", rule);
    card.append(head, told);
    return card;
  });
  openTip(element, "", cards);
}

/** What there is to know of a thing, beside it. */
function showTip(element, title, text, kind = "") {
  if (!title) return;
  const head = document.createElement("b");
  head.textContent = title;
  openTip(element, kind, [head, text]);
}

/** A card beside what it speaks of, never over it. */
function openTip(element, kind, parts) {
  if (!tip) return;
  tip.className = `tip ${kind}`;
  tip.replaceChildren(...parts);
  tip.hidden = false;
  spokenOf = element;
  all(".refused-here").forEach((other) => other.classList.remove("refused", "refused-here"));
  element.closest?.(".area")?.classList.add("refused", "refused-here");
  const [room, at] = [one("#view").getBoundingClientRect(), element.getBoundingClientRect()];
  const { offsetWidth: wide, offsetHeight: high } = tip;
  const right = at.right - room.left + 10;
  const left = at.left - room.left - wide - 10;
  const x = right + wide < room.width ? right : left > 8 ? left : Math.min(Math.max(at.left - room.left, 8), room.width - wide - 8);
  const beside = right + wide < room.width || left > 8;
  const below = at.bottom - room.top + 10;
  const y = beside ? at.top - room.top : below + high < room.height ? below : at.top - room.top - high - 10;
  tip.style.left = `${x}px`;
  tip.style.top = `${Math.min(Math.max(y, 8), Math.max(room.height - high - 8, 8))}px`;
}

function hideTip() {
  if (tip) tip.hidden = true;
  spokenOf = null;
  all(".refused-here").forEach((other) => other.classList.remove("refused", "refused-here"));
}

document.addEventListener("refused", ({ detail }) => {
  const prompt = one("#prompt");
  const line = document.createElement("p");
  line.className = "banner no";
  line.setAttribute("role", "alert");
  line.textContent = detail.rule ? `${detail.why} [${detail.rule}]` : detail.why;
  prompt.prepend(line);
});

/* ---------- keys ---------- */

let typed = "";
let typing = 0;

function type(digit) {
  typed += digit;
  const numbers = buttons().map((button) => button.dataset.n);
  const longer = numbers.some((number) => number.startsWith(typed) && number.length > typed.length);
  clearTimeout(typing);
  showTyped();
  if (!longer) return finish();
  typing = setTimeout(finish, 900);
}

function finish() {
  clearTimeout(typing);
  const button = buttons().find((other) => other.dataset.n === typed);
  typed = "";
  showTyped();
  choose(button);
}

function showTyped() {
  one(".typed")?.remove();
  if (!typed) return;
  const line = document.createElement("output");
  line.className = "typed";
  line.textContent = typed;
  one("#prompt").append(line);
}

const areas = () => all("#live .area[data-key]");
const current = () => document.activeElement?.closest?.("#view .area, #live .ct");

function focusArea(area) {
  if (!area) return;
  area.focus({ preventScroll: true });
  tell("map-reveal", area);
  openPlace(area.dataset.key);
}

/** The neighbour that lies most in a direction. */
function step(from, key) {
  const aim = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const at = (area) => area.dataset.at.split(" ").map(Number);
  const [x, y] = at(from);
  const near = from.dataset.near.split(" ").map((number) => one(`#area-${number}`) ?? one(`#still [data-key$="/${number}"]`)).filter(Boolean);
  const along = (area) => {
    const [dx, dy] = [at(area)[0] - x, at(area)[1] - y];
    return (dx * aim[0] + dy * aim[1]) / Math.hypot(dx, dy);
  };
  const best = near.sort((a, b) => along(b) - along(a))[0];
  return best && along(best) > 0.25 ? best : null;
}

function nextLit(by) {
  const lit = all("#live .area.legal, #live .area.aimed, #live .ct.can, #live .ct.sel");
  if (lit.length === 0) return;
  const index = lit.indexOf(current());
  const next = lit[(index + by + lit.length) % lit.length];
  if (next.matches(".area")) return focusArea(next);
  next.focus({ preventScroll: true });
  tell("map-reveal", next);
  openPlace(next.dataset.area);
}

const KEYS = {
  Enter: (event) => {
    if (typed) return finish();
    const isOnControl = event.target.closest("a, button, summary, input, select");
    if (one("#choose .on") && !isOnControl) return one("#prompt [data-act=go]")?.click();
    if (current()) return act(current());
    if (isOnControl) return false;
    return one("#prompt [data-act=go]")?.click();
  },
  " ": () => (current() ? act(current()) : false),
  Backspace: () => one("#prompt [data-act=undo]")?.click(),
  v: () => one("#view [data-zoom=sight]")?.click(),
  "[": () => nextLit(-1),
  "]": () => nextLit(1),
  m: () => focusArea(one("#live .area.legal") ?? one(`#live .area[data-key="${body.dataset.open}"]`) ?? areas()[0]),
  ",": () => one(".k-web-step-back")?.click(),
  ".": () => one(".k-web-step-forward")?.click(),
  "?": () => {
    const element = current();
    const refused = element && whyOf(element);
    if (refused) showWhy(element, refused);
    else if (element) showTip(element, element.getAttribute("aria-label"), tip.dataset.nothing, "info");
    else one("#keys")?.showModal();
  },
  Escape: () => {
    narrow([]);
    hideTip();
    typed = "";
    showTyped();
    if (body.dataset.sheet) return tell("sheet", "map");
    if (one("#choose .on")) return location.pathname.endsWith("/odds") ? location.assign(`/t/${body.dataset.table}`) : swap({});
    if (body.hasAttribute("data-back")) return one("#prompt [data-act=go]")?.click();
    // The map stays where it is.
    document.activeElement?.blur?.();
  },
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]")) return;
  if (event.target.closest("input:not([type=radio], [type=checkbox], [type=range]), select, textarea")) return;
  if (event.key === "Tab") return;
  if (/^\d$/.test(event.key) && !(event.key === "0" && !typed)) {
    event.preventDefault();
    return type(event.key);
  }
  if (event.key.startsWith("Arrow")) {
    const from = current()?.closest(".area") ?? (current() && one(`#live [data-key="${current().dataset.area}"]`));
    if (!from && !event.target.closest("#view")) return;
    event.preventDefault();
    const to = from && !event.shiftKey ? step(from, event.key) : null;
    return to ? focusArea(to) : tell("map-key", event.key);
  }
  if (["+", "=", "-", "0"].includes(event.key)) return tell("map-key", event.key === "=" ? "+" : event.key);
  const done = KEYS[event.key]?.(event);
  if (KEYS[event.key] && done !== false) event.preventDefault();
});

/* ---------- after every change ---------- */

function settle() {
  hideTip();
  one("#view svg.board")?.setAttribute("tabindex", "-1");
  // The map is one stop of the tab key: an area that is lit, or the one last looked at.
  const stop = one(`#live .area[data-key="${body.dataset.open}"]`) ?? one("#live .area.legal") ?? areas()[0];
  stop?.setAttribute("tabindex", "0");
  const look = (one(".lesson")?.dataset.look ?? "").split(" ").filter(Boolean);
  look.forEach((key) => one(`#live [data-key="${key}"]`)?.classList.add("taught"));
  const chosen = one("#live .ct.sel")?.dataset.area ?? one("#live .area.chosen")?.dataset.key;
  openPlace(look.find(isPlace) ?? chosen ?? body.dataset.open ?? stop?.dataset.key, Boolean(chosen));
}

document.addEventListener("swapped", settle);
settle();
