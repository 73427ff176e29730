import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/kernel/errors.ts';

/** The name itself, or with the first number behind it that nobody has. */
function freeName(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let suffix = 2; ; suffix += 1) if (!taken.has(`${base}-${suffix}`)) return `${base}-${suffix}`;
}

const TRIES = 3;

/**
 * Stores something under a free name. `insert` returns undefined if the name was taken in the meantime (`on conflict do
 * nothing`, because a failed statement would abort the transaction). After three attempts a random suffix is used.
 */
export async function underFreeName<T>(
  base: string,
  taken: () => Promise<ReadonlySet<string>>,
  insert: (name: string) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stored = await insert(freeName(base, await taken()));
    if (stored !== undefined) return stored;
  }
  const stored = await insert(`${base}-${randomBytes(4).toString('hex')}`);
  if (stored === undefined) throw new AppError('conflict');
  return stored;
}
