/** What the address says: the page's name and what follows it («table», ['b7c1…']). */
export interface Place {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

function read(): Place {
  const [page = '', ...rest] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search) };
}

type Listener = (place: Place) => void;
const listeners = new Set<Listener>();
const tell = () => {
  for (const listener of listeners) listener(read());
};

/** Goes to an address inside the client. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  scrollTo(0, 0);
  tell();
}

/** Calls back now and at each change of place; plain links inside the client become changes of place. */
export function watchPlace(listener: Listener): () => void {
  if (listeners.size === 0) {
    addEventListener('popstate', tell);
    document.addEventListener('click', follow);
  }
  listeners.add(listener);
  listener(read());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('popstate', tell);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // A jump within the page is the browser's own business.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
