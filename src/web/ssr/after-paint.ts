import { scriptJson } from '#web/lib/script-json.ts';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The attributes that the router gives to the script that loads all others. */
const ENTRY = ' type="module" async=""';
const WAITING = ' type="waiting"';
/** The longest wait, in milliseconds, for browsers that do not report when they paint. */
const PATIENCE_MS = 2_000;

/**
 * Removes the scripts from the critical path of a page, and adds an inline script that loads them once the page has
 * been painted: every page can be read and navigated without them, and the font and the pictures come first. A page in
 * a background tab is not painted, and does not wait.
 *
 * What somebody does before the page is hydrated is recorded for it (lib/early-input.ts): what was typed, and the last
 * button that was clicked or form that was submitted. Forms with an action of their own work without scripts.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  // The last occurrence, because a text on the page may contain the same characters.
  const entry = html.lastIndexOf(ENTRY);
  if (entry < 0) return html;
  const waiting = html.slice(0, entry) + WAITING + html.slice(entry + ENTRY.length);
  const addresses: string[] = [];
  const unasked = waiting.replace(PRELOADS, (_, address: string) => {
    addresses.push(address);
    return '';
  });
  const asking = `{
let asked = false;
const ask = () => {
  if (asked) return;
  asked = true;
  for (const href of ${scriptJson(addresses)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));
  const waiting = document.querySelector('script[${WAITING.trim()}]');
  const { nonce, textContent } = waiting;
  waiting.replaceWith(Object.assign(document.createElement("script"), { type: "module", nonce, textContent }));
};
if (document.hidden) ask();
else
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    ask();
  }).observe({ type: "paint", buffered: true });
setTimeout(ask, ${PATIENCE_MS});
const keep = (event) => {
  const { type, target, submitter } = event;
  if (event.defaultPrevented) return;
  if (type === "input") {
    early.typed.delete(target);
    early.typed.set(target, ["checkbox", "radio"].includes(target.type) ? target.checked : target.value);
    return;
  }
  const button = type === "click" && target.closest("button");
  if (type === "submit" && target.hasAttribute("action")) return;
  // A button that sends its form comes back as that; one that opens a popover needs no script.
  if (type === "click" && (!button || (button.form && button.type === "submit") || button.hasAttribute("popovertarget")))
    return;
  event.preventDefault();
  early.act = () => (button ? button.click() : target.requestSubmit(submitter));
};
const kinds = ["input", "click", "submit"];
const early = { typed: new Map(), act() {}, end: () => kinds.forEach((kind) => removeEventListener(kind, keep)) };
window.early = early;
for (const kind of kinds) addEventListener(kind, keep);
}`;
  const end = unasked.lastIndexOf('</body>');
  return `${unasked.slice(0, end)}<script nonce="${nonce}">${asking}</script>${unasked.slice(end)}`;
}
