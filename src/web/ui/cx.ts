/** Joins class names; what is false or missing falls away. Callers' classes place a component, they don't repaint it. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
