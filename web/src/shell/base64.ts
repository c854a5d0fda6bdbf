/** Bytes as letters that fit into a link, and back (base64url). */

export const written = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** A new secret of 128 bits. */
export const drawnKey = (): string => written(crypto.getRandomValues(new Uint8Array(16)));
