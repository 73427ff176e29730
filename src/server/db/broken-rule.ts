const INTEGRITY = /^23/;

type DatabaseError = { code?: string; constraint?: string };

/** The constraint or unique index that a statement broke, by its name; null for every other trouble. */
export function brokenRule(error: unknown): string | null {
  const { code = '', constraint } = ((error as { cause?: unknown }).cause ?? error) as DatabaseError;
  return (INTEGRITY.test(code) && constraint) || null;
}
