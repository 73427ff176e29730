/**
 * Joins class names; false or missing ones are left out. A caller's classes may position a component, but not restyle
 * it.
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
