import { hash, verify } from '@node-rs/argon2';

// argon2id with the second of OWASP's recommended settings: 19 MiB of memory, two passes.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COSTS);
}

let decoy: Promise<string> | undefined;

/**
 * A missing account costs the same time as a wrong password, so that the time does not reveal whether an account
 * exists.
 */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && stored != null;
}
