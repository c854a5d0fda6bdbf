/** A push message, as the server writes it. */
export interface Told {
  title: string;
  body: string;
  tag: string;
  url: string;
}

type Windows = readonly WindowClient[];

const at = (window: WindowClient): string => new URL(window.url).pathname;

/** Whether somebody looks at the very table that a message is about. */
export const isInView = (windows: Windows, told: Told): boolean =>
  windows.some((window) => window.visibilityState === 'visible' && at(window).endsWith(told.url.slice(told.url.lastIndexOf('/'))));

/** Brings the table to the front that a notification is about: a window that shows it, or a new one. */
export async function openTable(windows: Windows, url: string, open: (url: string) => Promise<unknown>): Promise<void> {
  const there = windows.find((window) => at(window) === url);
  if (there) await there.focus();
  else await open(url);
}
