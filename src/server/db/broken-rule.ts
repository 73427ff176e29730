const INTEGRITY = /^23/;

type DatabaseError = { code?: string; constraint?: string };

/** The name of the constraint or unique index that a statement violated; null for every other error. */
export function brokenRule(error: unknown): string | null {
  const { code = '', constraint } = ((error as { cause?: unknown }).cause ?? error) as DatabaseError;
  return (INTEGRITY.test(code) && constraint) || null;
}
