// The live stream: the server pushes the parts of the page that changed. It owns the stream and the line that says
// that it is lost, `#offline`.

import { body, load, one, swap, table } from "./page.js";

/** @type {EventSource | null} */
let stream = null;
let lost = 0;

// A stream that has just been opened and has not failed yet.
let begins = false;

/** Whether the stream is open, or may still be. */
export const isLive = () => begins || stream?.readyState === EventSource.OPEN;

/**
 * Says that the connection is lost, or no longer.
 * @param {boolean} is
 */
const offline = (is) => {
  const line = one("#offline");
  if (line) line.hidden = !is;
};

/**
 * Takes what the server sent.
 * @param {MessageEvent<string>} event
 */
function take(event) {
  const news = JSON.parse(event.data);
  // The curtain fell or was raised.
  if (news.reload) {
    location.assign(`/t/${table}`);
    return;
  }
  // Whoever looks back is not torn out of it; he comes to now by himself.
  if (body.hasAttribute("data-back")) {
    body.dataset.news = "waiting";
    return;
  }
  if (news.stamp) body.dataset.stamp = news.stamp;
  if (news.fragments) swap(news.fragments, news.splices);
}

/** Opens the stream from the question that the page shows. */
function open() {
  if (!table || typeof EventSource === "undefined") return;
  stream?.close();
  begins = true;
  const since = encodeURIComponent(body.dataset.stamp ?? "");
  const opened = new EventSource(`/t/${table}/live?since=${since}`);
  stream = opened;
  opened.addEventListener("message", take);
  opened.addEventListener("open", () => {
    begins = false;
    clearTimeout(lost);
    offline(false);
  });
  opened.addEventListener("error", () => {
    begins = false;
    clearTimeout(lost);
    lost = setTimeout(() => offline(!isLive()), 3000);
    if (stream?.readyState === EventSource.CLOSED) setTimeout(open, 5000);
  });
}

document.addEventListener("loaded", open);
document.addEventListener("offline", () => offline(true));
addEventListener("pageshow", (event) => {
  if (event.persisted) load(location.pathname, false);
});
open();
