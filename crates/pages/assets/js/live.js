// The live stream: the server pushes the parts of the page that changed.

import { body, load, one, swap, table } from "./page.js";

let stream = null;
let lost = 0;

// A stream that has just been opened and has not failed yet.
let begins = false;

export const isLive = () => begins || stream?.readyState === EventSource.OPEN;

const offline = (is) => {
  const line = one("#offline");
  if (line) line.hidden = !is;
};

function take(event) {
  const news = JSON.parse(event.data);
  // The curtain fell or was raised.
  if (news.reload) return location.assign(`/t/${table}`);
  // Whoever looks back is not torn out of it; he comes to now by himself.
  if (body.hasAttribute("data-back")) {
    body.dataset.news = "waiting";
    return;
  }
  if (news.stamp) body.dataset.stamp = news.stamp;
  if (news.fragments) swap(news.fragments);
}

function open() {
  if (!table || typeof EventSource === "undefined") return;
  stream?.close();
  begins = true;
  stream = new EventSource(`/t/${table}/live?since=${encodeURIComponent(body.dataset.stamp)}`);
  stream.addEventListener("message", take);
  stream.addEventListener("open", () => {
    begins = false;
    clearTimeout(lost);
    offline(false);
  });
  stream.addEventListener("error", () => {
    begins = false;
    clearTimeout(lost);
    lost = setTimeout(() => offline(!isLive()), 3000);
    if (stream.readyState === EventSource.CLOSED) setTimeout(open, 5000);
  });
}

document.addEventListener("loaded", open);
document.addEventListener("offline", () => offline(true));
addEventListener("pageshow", (event) => { if (event.persisted) load(location.pathname, false); });
open();
