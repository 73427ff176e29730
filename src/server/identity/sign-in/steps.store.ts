import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { RegistrableRole } from '#shared/identity/identity.values.ts';
import { STEP_MINUTES } from '#shared/identity/identity.values.ts';
import type { Db } from '../../db/database.ts';
import { type SIGN_IN_STEPS, signInSteps } from '../../db/schema/identity.ts';
import { digestOf } from '../../kernel/secrets.ts';
import type { Shown } from './shown.ts';

type StepKind = (typeof SIGN_IN_STEPS)[number];

/** What the browser was asked for, by the kind of the step. */
export type StepData = {
  /** The code of the authenticator app, after the first factor. */
  code: { shown: Shown };
  passkey: { challenge: string; purpose: 'sign_in' | 'prove' | 'add' };
  /** The way to a provider and back. */
  provider: {
    provider: string;
    state: string;
    nonce: string;
    verifier: string;
    purpose: 'sign_in' | 'link' | 'prove';
    role: RegistrableRole | null;
    companyName: string | null;
    next: string | null;
  };
  /** An account at a provider, which is joined to the account here when its owner signs in. */
  join: { provider: string; issuer: string; subject: string; email: string };
};
export type Step<Kind extends StepKind> = { userId: number | null; data: StepData[Kind] };

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const ofBrowser = (browser: string, kind: StepKind) =>
  and(
    eq(signInSteps.browserHash, digestOf(browser)),
    eq(signInSteps.kind, kind),
    gt(signInSteps.expiresAt, sql`now()`),
  );

/** Replaces an earlier step of the same kind in this browser. */
export async function putStep<Kind extends StepKind>(
  db: Db,
  browser: string,
  kind: Kind,
  { userId, data }: Step<Kind>,
): Promise<void> {
  const values = { userId, data, expiresAt: inMinutes(STEP_MINUTES) };
  await db
    .insert(signInSteps)
    .values({ browserHash: digestOf(browser), kind, ...values })
    .onConflictDoUpdate({ target: [signInSteps.browserHash, signInSteps.kind], set: values });
}

export async function findStep<Kind extends StepKind>(
  db: Db,
  browser: string,
  kind: Kind,
): Promise<Step<Kind> | undefined> {
  const [row] = await db
    .select({ userId: signInSteps.userId, data: signInSteps.data })
    .from(signInSteps)
    .where(ofBrowser(browser, kind));
  return row as Step<Kind> | undefined;
}

/** A step is taken by deleting it, so that it counts once. */
export async function takeStep<Kind extends StepKind>(
  db: Db,
  browser: string,
  kind: Kind,
): Promise<Step<Kind> | undefined> {
  const [row] = await db
    .delete(signInSteps)
    .where(ofBrowser(browser, kind))
    .returning({ userId: signInSteps.userId, data: signInSteps.data });
  return row as Step<Kind> | undefined;
}

export async function deleteStepsOf(db: Db, userId: number): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function deleteOldSteps(db: Db): Promise<void> {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, sql`now()`));
}
