// Panels: tabs and sheets on a phone, the log, the replay, menus. It owns `data-sheet` of the body, what is scrolled in
// panels, and the walk through what happened.

import { all, body, load, one, tell, under } from "./page.js";

/* ---------- tabs and sheets ---------- */

const phone = matchMedia("(max-width: 720px)");

/**
 * Opens a sheet on a phone, or closes it.
 * @param {string} name
 */
function sheet(name) {
  if (!phone.matches) return;
  if (name === "map" || body.dataset.sheet === name) delete body.dataset.sheet;
  else body.dataset.sheet = name;
  for (const tab of all(".tabs [data-tab]")) {
    const is = (body.dataset.sheet ?? "map") === tab.dataset.tab;
    tab.setAttribute("aria-pressed", String(is));
  }
  if (body.dataset.sheet === "log") toLatest();
}

one(".tabs")?.addEventListener("click", (event) => {
  const name = under(event, "[data-tab]")?.dataset.tab;
  if (!name) return;
  event.preventDefault();
  sheet(name);
});
one(".tabs")?.addEventListener("keydown", (event) => {
  if (event.key !== " ") return;
  event.preventDefault();
  under(event, "[data-tab]")?.click();
});
document.addEventListener("sheet", ({ detail }) => {
  if (detail === "map" ? body.dataset.sheet : body.dataset.sheet !== detail) sheet(detail);
});

/** On a phone the replay is the head of the log. */
function placeScrubber() {
  const scrub = one("#scrub");
  const home = phone.matches ? one("#pscrub") : one("#main");
  if (scrub && home && scrub.parentElement !== home) home.append(scrub);
  if (!phone.matches) delete body.dataset.sheet;
}
phone.addEventListener("change", placeScrubber);
placeScrubber();

/* ---------- the log ---------- */

/** Scrolls the log to what happened last. */
function toLatest() {
  const log = one("#log");
  if (!log) return;
  const anchor = one("#story li.now") ?? one("#since");
  const head = phone.matches ? (one("#pscrub")?.offsetHeight ?? 0) + 8 : 44;
  if (anchor)
    log.scrollTop += anchor.getBoundingClientRect().top - log.getBoundingClientRect().top - head;
  else log.scrollTop = log.scrollHeight;
}

/* ---------- the replay ---------- */

let playing = 0;

/** Ends the walk. */
function stop() {
  clearTimeout(playing);
  playing = 0;
}

/** Walks on step by step to now. */
function walk() {
  const next = one("a[data-step='forward']")?.getAttribute("href");
  if (!next) return stop();
  playing = setTimeout(async () => {
    await load(next);
    if (playing) walk();
  }, 700);
}

document.addEventListener("click", async (event) => {
  const link = under(event, "a[data-step]");
  const path = link?.getAttribute("href");
  if (!link || !path || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  await load(path);
  if (link.dataset.step === "since") walk();
});

let sliding = 0;
document.addEventListener("input", (event) => {
  const slide = event.target;
  if (!(slide instanceof HTMLInputElement) || slide.id !== "slide") return;
  stop();
  clearTimeout(sliding);
  const { value, max } = slide;
  const path = one(".bands")?.dataset.path ?? "";
  sliding = setTimeout(() => load(value === max ? path.replace(/\/at\/$/, "") : path + value), 120);
});

addEventListener("popstate", () => {
  stop();
  load(location.pathname, false);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") stop();
});

/* ---------- lists that go on below ---------- */

/** Marks what can be scrolled on, so that it fades out at its end. */
function markMore() {
  for (const list of all("#choose, #odds, #inspector, .left, .handbox")) {
    list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > 6);
  }
}

/** Brings the choice that waits to be confirmed into the middle of its list. */
function showPreviewed() {
  const [list, on] = [one("#choose"), one("#choose .on")];
  if (!list || !on) return;
  const [room, at] = [list.getBoundingClientRect(), on.getBoundingClientRect()];
  list.scrollTop += at.top - room.top - (room.height - at.height) / 2;
}

document.addEventListener("scroll", markMore, { capture: true, passive: true });
document.addEventListener("toggle", markMore, true);
addEventListener("resize", markMore);

/* ---------- menus ---------- */

document.addEventListener("click", (event) => {
  /** @type {HTMLDialogElement | null} */
  const keys = one("#keys");
  if (under(event, "[data-open=keys]")) keys?.showModal();
  /** @type {HTMLDetailsElement[]} */
  const menus = all("details.menu[open], .decks details[open]");
  for (const menu of menus) {
    if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
  }
});

document.addEventListener("swapped", ({ detail }) => {
  if (detail.includes("story")) toLatest();
  showPreviewed();
  markMore();
});
toLatest();
markMore();
tell("ready");
