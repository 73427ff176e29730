const CACHE = 'fursa-offline-2';
const PAGE = '/offline.html';
const FONT = '/offline-font.woff2';

/** The font has another name with every version of the site; its pages say which. Without it the page is in another one. */
async function keepFont(cache) {
  try {
    const page = await (await fetch('/login')).text();
    const [, address] = /href="([^"]+\.woff2)"/.exec(page) ?? [];
    const font = address && (await fetch(address));
    if (font?.ok) await cache.put(FONT, font);
  } catch {}
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all([cache.add(new Request(PAGE, { cache: 'reload' })), keepFont(cache)])),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

// Only whole pages and their font, and only when the network fails: everything else is the browser's own business.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === FONT) {
    event.respondWith(caches.match(FONT).then((font) => font ?? Response.error()));
    return;
  }
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
