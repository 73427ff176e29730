import { hash, verify } from '@node-rs/argon2';

// argon2id with OWASP's second choice of costs: 19 MiB, two passes.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COSTS);
}

let decoy: Promise<string> | undefined;

/** An account that does not exist costs the same time as a wrong password, so time tells nobody who has one. */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return matches && stored != null;
}
