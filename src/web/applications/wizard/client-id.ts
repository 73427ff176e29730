/** `randomUUID` is missing on pages that are served without TLS, so the id is made from random bytes. */
export function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
