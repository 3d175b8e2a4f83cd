// What the other scripts share: finding elements, asking the server, swapping parts of the page.

export const body = document.body;
export const table = body.dataset.table;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
document.documentElement.classList.add("js");

export const one = (selector, from = document) => from.querySelector(selector);
export const all = (selector, from = document) => [...from.querySelectorAll(selector)];
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
export const keysOf = (element) =>
  (element?.dataset.keys ?? element?.dataset.key ?? "").split(" ").filter(Boolean);

/* ---------- parts that change ---------- */

const PARTS = ["bar", "prompt", "status", "hand", "orders", "odds", "story", "scrub", "live", "mini", "said", "badge-hand", "badge-log"];

// What previews have covered, as the server sent it: the server does not know of previews.
const covered = new Map();

/** Shows the parts of a preview until the server sends something. */
export function cover(fragments) {
  for (const id of Object.keys(fragments)) {
    const element = document.getElementById(id);
    if (element && !covered.has(id)) covered.set(id, element.innerHTML);
  }
  replace(fragments);
}

/** Takes what the server sent; whatever a preview has covered comes back. */
export function swap(fragments) {
  const back = [...covered].filter(([id]) => !(id in fragments));
  covered.clear();
  replace({ ...Object.fromEntries(back), ...fragments });
}

/** Replaces the inside of elements, by id. Focus, open lists and the places of counters are kept. */
function replace(fragments) {
  const focus = focused();
  const open = all("details[open] > summary").map(nameOf);
  const before = places();
  for (const [id, html] of Object.entries(fragments)) {
    const element = document.getElementById(id);
    if (element) element.innerHTML = html;
  }
  all("details > summary").filter((summary) => open.includes(nameOf(summary))).forEach((summary) => {
    if (!summary.closest(".menu")) summary.parentElement.open = true;
  });
  body.toggleAttribute("data-back", Boolean(one(".prompt.back")));
  refocus(focus);
  glide(before);
  tell("swapped", Object.keys(fragments));
}

// Lists of choices are told apart by their words: what was opened in one question does not open others.
const nameOf = (summary) => (summary.closest("[id]")?.id ?? "") + "/" + (summary.parentElement.matches(".group") ? summary.firstChild.textContent : summary.parentElement.className || summary.textContent);

/** Takes the parts of another page that this one has too. */
function swapPage(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.getElementById("prompt")) return false;
  const ids = [...PARTS, ...all(".place[id]").map((place) => place.id)];
  const found = ids.map((id) => [id, page.getElementById(id)]).filter(([, element]) => element);
  swap(Object.fromEntries(found.map(([id, element]) => [id, element.innerHTML])));
  // The stream may have brought newer parts while this page was on its way; it begins anew from here.
  if (!body.hasAttribute("data-back")) {
    body.dataset.stamp = page.body.dataset.stamp;
    tell("loaded");
  }
  return true;
}

function focused() {
  const element = document.activeElement;
  if (!element || element === body) return null;
  const { name, value } = element;
  const key = element.dataset.key ?? element.dataset.keys;
  return { id: element.id, name, value, key, act: element.dataset.act, part: element.closest("section[id], nav[id]")?.id };
}

/** The same thing in the same part of the page; failing that, the part itself. */
function refocus(was) {
  if (!was || document.activeElement !== body) return;
  const part = document.getElementById(was.part) ?? document;
  const same =
    (was.id && document.getElementById(was.id)) ||
    (was.act && one(`[data-act="${was.act}"]`)) ||
    (was.name && all(`[name="${was.name}"]`, part).find((other) => other.value === was.value)) ||
    (was.key && one(`[data-key="${was.key}"], [data-keys="${was.key}"]`, part));
  const next = same || (was.part === "prompt" && part);
  if (next) next.focus({ preventScroll: true });
}

/* ---------- counters glide from where they stood ---------- */

const MOST_GLIDING = 12;

/** Where each unit stands, from the transform of its pile. */
function places() {
  const found = new Map();
  for (const pile of all("#live [data-keys][transform]")) {
    const place = pile.getAttribute("transform");
    keysOf(pile).forEach((key) => found.set(key, place));
  }
  return found;
}

const css = (transform) => transform.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px,$2px)");

function glide(before) {
  if (calm.matches || before.size === 0) return;
  const piles = all("#live [data-keys][transform]");
  const moved = piles
    .map((pile) => ({ pile, to: pile.getAttribute("transform"), from: before.get(keysOf(pile)[0]) }))
    .filter(({ from, to }) => from !== to);
  for (const { pile, from, to } of moved.slice(0, MOST_GLIDING)) {
    const style = getComputedStyle(pile);
    const timing = { duration: 280, easing: style.getPropertyValue("--ease") || "ease" };
    if (from) pile.animate([{ transform: css(from) }, { transform: css(to) }], timing);
    else pile.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  }
}

/* ---------- asking the server ---------- */

/** Looks at an address of this table without leaving the page. */
export async function load(url, push = true) {
  try {
    const answer = await fetch(url, { headers: { Accept: "text/html" } });
    if (!answer.ok || !swapPage(await answer.text())) throw new Error("another page");
    if (push) history.pushState(null, "", url);
  } catch {
    location.assign(url);
  }
}

const question = () => one("#choose [name=stamp]")?.value;

/** The parts that show a choice before it is made; none if the table has moved on meanwhile. */
export async function preview(choice) {
  const asked = question();
  const parts = await previewed(choice);
  return question() === asked ? parts : {};
}

async function previewed(choice) {
  const url = `/t/${table}/odds?choice=${encodeURIComponent(choice)}`;
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  if (!answer.ok) return {};
  if (answer.headers.get("content-type")?.includes("json")) return (await answer.json()).fragments ?? {};
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = ["prompt", "odds", "live"].map((id) => [id, page.getElementById(id)?.innerHTML]);
  return Object.fromEntries(parts.filter(([, html]) => html));
}

/** How long the live stream may take to bring what was done before the page is looked at anew. */
const LONGEST_WAIT = 2500;

/** Waits until the live stream has brought another question than the one that was answered. */
function brought(answered) {
  return new Promise((done) => {
    const isNew = () => body.dataset.stamp !== answered;
    if (isNew()) return done(true);
    const end = () => {
      clearTimeout(longest);
      document.removeEventListener("swapped", look);
      done(isNew());
    };
    const look = () => { if (isNew()) end(); };
    const longest = setTimeout(end, LONGEST_WAIT);
    document.addEventListener("swapped", look);
  });
}

/** Sends a form. The page is brought up to date by the live stream, or at once if there is none. */
export async function send(url, data, isLive) {
  const answered = body.dataset.stamp;
  let answer;
  try {
    answer = await fetch(url, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
  } catch {
    tell("offline");
    return;
  }
  const isJson = answer.headers.get("content-type")?.includes("json");
  const said = isJson ? await answer.json() : {};
  if (said.fragments) return swap(said.fragments);
  // Standing orders may leave everything as it stands.
  const isLate = said.ok && isLive() && !url.endsWith("/orders") && !(await brought(answered));
  // A table that moved on, or a page whose stream is gone or late, is looked at anew.
  if (said.moved_on || isLate || !isLive() || !isJson) await load(location.pathname.replace(/\/odds$/, ""), false);
  if (said.refused) tell("refused", said.refused);
  else if (said.wrong || said.why) tell("refused", { why: [said.wrong ?? said.why].flat().join(" ") });
}
