/** Lets the browser keep the shell, and what is read in a language, for when the server is out of reach. Browsers offer it
 * on secure pages only: over https, and on the machine itself. */
export async function keepForLater(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage({ language });
    // Asked outright: the browser's own look for a new version is lost when a version is just settling in.
    await registration.update();
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}
