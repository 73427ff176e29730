/**
 * Whether a value has the shape of an example: the same types under the same names, and in each list entries that look
 * like the example of that list. Additional fields are allowed.
 */
export function isLike(value: unknown, example: unknown, entries: Readonly<Record<string, unknown>> = {}): boolean {
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(example)) return false;
  return Object.entries(example).every(([name, like]) => {
    const inner = (value as Record<string, unknown>)[name];
    if (!Array.isArray(like)) return isLike(inner, like);
    return Array.isArray(inner) && inner.every((entry) => !(name in entries) || isLike(entry, entries[name]));
  });
}
