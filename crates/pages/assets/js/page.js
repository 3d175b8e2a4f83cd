// What the other scripts share: finding elements, asking the server, swapping parts of the page. It owns the marks
// `js` of the document and `data-back` of the body, focus over changes of parts, and counters that glide.

export const body = document.body;
export const table = body.dataset.table;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
document.documentElement.classList.add("js");

/**
 * The first element of a selector.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {E | null}
 */
export const one = (selector, from = document) => from.querySelector(selector);

/**
 * All elements of a selector.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [from]
 * @returns {E[]}
 */
export const all = (selector, from = document) => [
  .../** @type {NodeListOf<E>} */ (from.querySelectorAll(selector)),
];

/**
 * The element of a selector in which something happened.
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export const under = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/**
 * Tells the other scripts.
 * @param {string} name
 * @param {unknown} [detail]
 */
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

/**
 * The keys of what an element stands for.
 * @param {HTMLElement | SVGElement | null | undefined} element
 * @returns {string[]}
 */
export const keysOf = (element) =>
  (element?.dataset.keys ?? element?.dataset.key ?? "").split(" ").filter(Boolean);

/* ---------- parts that change ---------- */

const PARTS = [
  "bar",
  "prompt",
  "status",
  "hand",
  "orders",
  "odds",
  "story",
  "scrub",
  "live",
  "mini",
  "said",
  "badge-hand",
  "badge-log",
];

// What previews have covered, as the server sent it: the server does not know of previews.
/** @type {Map<string, string>} */
const covered = new Map();

/**
 * Shows the parts of a preview until the server sends something.
 * @param {Fragments} fragments
 */
export function cover(fragments) {
  for (const id of Object.keys(fragments)) {
    const element = document.getElementById(id);
    if (element && !covered.has(id)) covered.set(id, element.innerHTML);
  }
  replace(fragments);
}

/**
 * Takes what the server sent; whatever a preview has covered comes back. Places that did not come are no longer as they
 * were: who shows one asks for it.
 * @param {Fragments} fragments
 * @param {Splices} [splices]
 */
export function swap(fragments, splices = {}) {
  const back = [...covered].filter(([id]) => !(id in fragments));
  covered.clear();
  for (const place of all(".place[id]"))
    place.toggleAttribute("data-stale", !(place.id in fragments));
  replace({ ...Object.fromEntries(back), ...fragments }, splices);
}

/** What is asked for, each with the question at which it was. */
const wanted = new Set();

/**
 * Asks for a place in words, or for all of them, and shows what came unless the table has moved on meanwhile.
 * @param {HTMLElement} [place]
 */
export async function refresh(place) {
  const which = place ? `place/${encodeURIComponent(place.id.replace("place-", ""))}` : "places";
  const now = `${which} ${body.dataset.stamp}`;
  if (wanted.has(now)) return;
  wanted.add(now);
  const headers = { Accept: "application/json" };
  const answer = await fetch(`/t/${table}/${which}`, { headers }).catch(() => null);
  const isJson = answer?.ok && answer.headers.get("content-type")?.includes("json");
  const said = answer && isJson ? await answer.json() : {};
  wanted.delete(now);
  if (said.stamp !== body.dataset.stamp || body.hasAttribute("data-back")) return;
  for (const id of Object.keys(said.fragments))
    document.getElementById(id)?.removeAttribute("data-stale");
  replace(said.fragments);
}

/** What scripts put on elements of panels, and on those of the board besides: it goes before they change. */
const MARKS = ["armed", "aimed", "over", "pointed"];
const BOARD_MARKS = [...MARKS, "open", "taught", "refused-here"];

/** @param {HTMLElement} root */
function unmark(root) {
  const isBoard = root.id === "live";
  const marks = isBoard ? BOARD_MARKS : MARKS;
  if (isBoard) {
    for (const one of all(".refused-here", root)) one.classList.remove("refused");
    for (const stop of all("[tabindex='0']", root)) stop.setAttribute("tabindex", "-1");
  }
  for (const one of all(marks.map((mark) => `.${mark}`).join(), root))
    one.classList.remove(...marks);
}

/**
 * Lets elements go and others come, from the last to the first, so that earlier ones keep their numbers.
 * @param {HTMLElement} root
 * @param {Splices[string]} splices
 * @returns {boolean} whether the page was as the server thought
 */
function splice(root, splices) {
  unmark(root);
  for (const [path, at, gone, html] of [...splices].reverse()) {
    /** @type {Element | undefined} */
    let parent = root;
    for (const child of path) parent = parent?.children[child];
    if (!parent || parent.children.length < at + gone) return false;
    const next = parent.children[at + gone] ?? null;
    for (const old of [...parent.children].slice(at, at + gone)) old.remove();
    const shell = /** @type {Element} */ (parent.cloneNode(false));
    shell.innerHTML = html;
    for (const fresh of [...shell.children]) parent.insertBefore(fresh, next);
  }
  return true;
}

/**
 * Replaces the inside of elements, by id, or some of it. Focus, open lists and the places of counters are kept.
 * @param {Fragments} fragments
 * @param {Splices} [splices]
 */
function replace(fragments, splices = {}) {
  const focus = focused();
  const open = all("details[open] > summary").map(nameOf);
  const before = places();
  for (const [id, html] of Object.entries(fragments)) {
    const element = document.getElementById(id);
    if (element) element.innerHTML = html;
  }
  const parts = Object.entries(splices).map(([id, changes]) => {
    const element = document.getElementById(id);
    return !element || splice(element, changes);
  });
  all("details > summary")
    .filter((summary) => open.includes(nameOf(summary)))
    .forEach((summary) => {
      const list = summary.parentElement;
      if (list instanceof HTMLDetailsElement && !summary.closest(".menu")) list.open = true;
    });
  body.toggleAttribute("data-back", Boolean(one(".prompt.back")));
  refocus(focus);
  glide(before);
  tell("swapped", [...Object.keys(fragments), ...Object.keys(splices)]);
  // A page that is not as the server thought is looked at anew.
  if (parts.includes(false)) load(location.pathname, false);
}

/**
 * Lists of choices are told apart by their words: what was opened in one question does not open others.
 * @param {HTMLElement} summary
 */
function nameOf(summary) {
  const list = summary.parentElement;
  const words = list?.matches(".group") ? summary.firstChild?.textContent : list?.className;
  return `${summary.closest("[id]")?.id ?? ""}/${words || summary.textContent}`;
}

/**
 * Takes the parts of another page that this one has too.
 * @param {string} html
 */
function swapPage(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.getElementById("prompt")) return false;
  const ids = [...PARTS, ...all(".place[id]").map((place) => place.id)];
  swap(partsOf(page, ids));
  // The stream may have brought newer parts while this page was on its way; it begins anew from here.
  if (!body.hasAttribute("data-back")) {
    body.dataset.stamp = page.body.dataset.stamp;
    tell("loaded");
  }
  return true;
}

/**
 * The inside of those elements of a page that it has.
 * @param {Document} page
 * @param {string[]} ids
 * @returns {Fragments}
 */
function partsOf(page, ids) {
  const found = ids.flatMap((id) => page.getElementById(id) ?? []);
  return Object.fromEntries(found.map((element) => [element.id, element.innerHTML]));
}

/** What has the focus, so that it can be found again. */
function focused() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  if (element === body) return null;
  const { act, key, keys } = element.dataset;
  const part = element.closest("section[id], nav[id]")?.id;
  return { id: element.id, ...fieldOf(element), key: key ?? keys, act, part };
}

/**
 * The name and the value of a field or button.
 * @param {Element} element
 * @returns {{ name?: string, value?: string }}
 */
function fieldOf(element) {
  const { name, value } = /** @type {HTMLInputElement} */ (element);
  return { name, value };
}

/**
 * Gives the focus back: to the same thing in the same part of the page; failing that, to the part itself.
 * @param {ReturnType<typeof focused>} was
 */
function refocus(was) {
  if (!was || document.activeElement !== body) return;
  const part = was.part ? document.getElementById(was.part) : null;
  const from = part ?? document;
  /** @type {HTMLElement[]} */
  const named = was.name ? all(`[name="${was.name}"]`, from) : [];
  const wanted = [
    was.id ? document.getElementById(was.id) : null,
    was.act ? one(`[data-act="${was.act}"]`) : null,
    named.find((other) => fieldOf(other).value === was.value),
    was.key ? one(`[data-key="${was.key}"], [data-keys="${was.key}"]`, from) : null,
    was.part === "prompt" ? part : null,
  ];
  const next = wanted.find(Boolean);
  next?.focus({ preventScroll: true });
}

/* ---------- counters glide from where they stood ---------- */

const MOST_GLIDING = 12;

const stands = (/** @type {Element} */ pile) => pile.getAttribute("transform") ?? "";

/** Where each unit stands, from the transform of its pile. */
function places() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const pile of all("#live [data-keys][transform]")) {
    for (const key of keysOf(pile)) found.set(key, stands(pile));
  }
  return found;
}

/** @param {string} transform */
const css = (transform) =>
  transform.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px,$2px)");

/**
 * Lets counters glide from where they stood.
 * @param {Map<string, string>} before
 */
function glide(before) {
  if (calm.matches || before.size === 0) return;
  const piles = all("#live [data-keys][transform]");
  const moved = piles
    .map((pile) => ({
      pile,
      to: stands(pile),
      from: before.get(keysOf(pile)[0]),
    }))
    .filter(({ from, to }) => from !== to);
  for (const { pile, from, to } of moved.slice(0, MOST_GLIDING)) {
    const style = getComputedStyle(pile);
    const timing = { duration: 280, easing: style.getPropertyValue("--ease") || "ease" };
    if (from) pile.animate([{ transform: css(from) }, { transform: css(to) }], timing);
    else pile.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  }
}

/* ---------- asking the server ---------- */

/**
 * Looks at an address of this table without leaving the page.
 * @param {string} url
 */
export async function load(url, push = true) {
  try {
    const answer = await fetch(url, { headers: { Accept: "text/html" } });
    if (!answer.ok || !swapPage(await answer.text())) throw new Error("another page");
    if (push) history.pushState(null, "", url);
  } catch {
    location.assign(url);
  }
}

/** The stamp of the question. */
function question() {
  /** @type {HTMLInputElement | null} */
  const stamp = one("#choose [name=stamp]");
  return stamp?.value;
}

/**
 * The parts that show a choice before it is made; none if the table has moved on meanwhile.
 * @param {string} choice
 * @returns {Promise<Fragments>}
 */
export async function preview(choice) {
  const asked = question();
  const parts = await previewed(choice);
  return question() === asked ? parts : {};
}

/**
 * The parts that show a choice, as the server has them now.
 * @param {string} choice
 * @returns {Promise<Fragments>}
 */
async function previewed(choice) {
  const url = `/t/${table}/odds?choice=${encodeURIComponent(choice)}`;
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  if (!answer.ok) return {};
  if (answer.headers.get("content-type")?.includes("json"))
    return (await answer.json()).fragments ?? {};
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return partsOf(page, ["prompt", "odds", "live"]);
}

/** How long the live stream may take to bring what was done before the page is looked at anew. */
const LONGEST_WAIT = 2500;

/**
 * Waits until the live stream has brought another question than the one that was answered.
 * @param {string | undefined} answered
 * @returns {Promise<boolean>}
 */
function brought(answered) {
  return new Promise((done) => {
    const isNew = () => body.dataset.stamp !== answered;
    if (isNew()) return done(true);
    const end = () => {
      clearTimeout(longest);
      document.removeEventListener("swapped", look);
      done(isNew());
    };
    const look = () => {
      if (isNew()) end();
    };
    const longest = setTimeout(end, LONGEST_WAIT);
    document.addEventListener("swapped", look);
  });
}

/**
 * Sends a form. The page is brought up to date by the live stream, or at once if there is none.
 * @param {string} url
 * @param {Iterable<[string, FormDataEntryValue]> | Record<string, string>} data
 * @param {() => boolean} isLive
 */
export async function send(url, data, isLive) {
  const answered = body.dataset.stamp;
  let answer;
  try {
    answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(/** @type {Record<string, string>} */ (data)),
      headers: { Accept: "application/json" },
    });
  } catch {
    tell("offline");
    return;
  }
  const isJson = answer.headers.get("content-type")?.includes("json");
  /** @type {Answer} */
  const said = isJson ? await answer.json() : {};
  if (said.fragments) return swap(said.fragments);
  // Standing orders may leave everything as it stands.
  const isLate = said.ok && isLive() && !url.endsWith("/orders") && !(await brought(answered));
  // A table that moved on, or a page whose stream is gone or late, is looked at anew.
  if (said.moved_on || isLate || !isLive() || !isJson)
    await load(location.pathname.replace(/\/odds$/, ""), false);
  if (said.refused) tell("refused", said.refused);
  else if (said.wrong || said.why)
    tell("refused", { why: [said.wrong ?? said.why].flat().join(" ") });
}
