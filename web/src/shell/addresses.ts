import { shelf } from './games.svelte';

/** Whether an address means the very machine it is opened on, so that it is of no use to anybody else. */
export const onlyHere = (hostname: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname.toLowerCase());

/** Where links for others begin: as the server's owner named it, else as this page was reached, if others can reach it so. */
export function origins(place: Pick<Location, 'origin' | 'hostname'> = location): string[] {
  const known = shelf.addresses;
  return onlyHere(place.hostname) ? (known.length ? known : [place.origin]) : [...new Set([...known.filter(named), place.origin])];
}

/** Whether an address has a name, and not numbers: somebody chose it for others. */
const named = (address: string): boolean => /[a-z]/i.test(new URL(address).hostname.replace(/^\[.*\]$/, ''));

/** Copies a text; where the browser keeps the clipboard for secure pages, by way of a field that shows it. */
export async function copied(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return !!field && document.execCommand('copy');
  }
}
