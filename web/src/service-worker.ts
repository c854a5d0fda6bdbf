/// <reference lib="webworker" />
/** What the browser keeps so that the house can be opened, and its rules and lessons read, without the server.
 *
 * - **The shell** is kept whole, under the version of its build. A page is always asked of the server first, so a new
 *   version is seen at the next page; the files of the version before stay, for the tabs that were made with them.
 * - **What is read** (games, rules, cards, lessons, words) comes from the server while it answers, else as it was last.
 * - All else (tables, seats, the documentation) is left alone.
 *
 * And it shows what the server pushes: that it is the reader's turn.
 */
import { isInView, openTable, type Told } from './shell/pushed';

declare const self: ServiceWorkerGlobalScope;

/** The version and the files of this build, written in by vite.config.ts. */
const built = JSON.parse('__BUILT__') as { version: string; files: string[] };
const shell = `regalia-shell-${built.version}`;
const read = 'regalia-read';
const start = '/';

// The shell

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll([start, ...built.files])));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const settle = async () => {
    const shells = (await caches.keys()).filter((name) => name !== read);
    for (const name of shells.slice(0, -2)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(settle());
});

/** A page: the server's, if it answers; every page is the same file. */
const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (gone) {
    const kept = await caches.match(start);
    if (kept) return kept;
    throw gone;
  }
};

/** A file whose name changes with what is in it: once fetched, it never changes. */
const lasting = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(shell)).put(request, answer.clone());
  return answer;
};

// What is read

const readable = /^\/api\/(games|words)(\/|$)/;

/** Something to read: as it is now, or as it was last. */
const newest = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(read)).put(request, answer.clone());
    return answer;
  } catch (gone) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw gone;
  }
};

/** Keep all that a reader of this language may want when the server is out of reach, once for each version. */
const keep = async (language: string): Promise<void> => {
  const [cache, mark] = [await caches.open(read), `/kept/${language}`];
  if ((await (await cache.match(mark))?.text()) === built.version) return;
  const { games } = (await (await newest(new Request('/api/games'))).json()) as { games: { id: string }[] };
  const pages = (id: string) =>
    ['cards', 'example', 'pad', 'lessons', `lessons/${language}`, `rules/${language}`].map((part) => `/api/games/${id}/${part}`);
  for (const path of [`/api/words/${language}`, ...games.flatMap(({ id }) => pages(id))]) await newest(new Request(path));
  await cache.put(mark, new Response(built.version));
};

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { language } = event.data as { language?: string };
  // Out of reach already: what was kept before is still there.
  if (language) event.waitUntil(keep(language).catch(() => undefined));
});

// What is pushed

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const tell = async (told: Told): Promise<void> => {
  if (isInView(await windows(), told)) return;
  const { title, body, tag, url } = told;
  await self.registration.showNotification(title, { body, tag, icon: '/icons/regalia-192.png', data: { url } });
};

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as Told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(windows().then((all) => openTable(all, url, (address) => self.clients.openWindow(address))));
});

// Who asks for what

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/docs')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (readable.test(pathname)) event.respondWith(newest(request));
});
