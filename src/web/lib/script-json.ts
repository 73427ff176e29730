/** JSON for a script element. It escapes `<`, so that no user's text can close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
