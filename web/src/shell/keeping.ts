/** Lets the browser keep the shell, and what is read in a language, for when the server is out of reach. Browsers offer it
 * on secure pages only: over https, and on the machine itself. */
export async function keepForLater(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language });
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}
