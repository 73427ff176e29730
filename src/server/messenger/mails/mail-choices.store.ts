import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { MailsAbout } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../../db/database.ts';
import { messageMailChoices } from '../../db/schema/messenger.ts';

export type MailChoice = { token: string; isStopped: boolean };

const STOPPED = { messages: messageMailChoices.stoppedAt, stages: messageMailChoices.stagesStoppedAt } as const;

/** Finds the choice of an address, or creates it with the first mail. */
export async function mailChoiceOf(db: Db, email: string, about: MailsAbout): Promise<MailChoice> {
  const [row] = await db
    .insert(messageMailChoices)
    .values({ email, token: randomBytes(24).toString('base64url') })
    // The update changes nothing, but makes the statement return an existing row too.
    .onConflictDoUpdate({ target: messageMailChoices.email, set: { email } })
    .returning({ token: messageMailChoices.token, stoppedAt: STOPPED[about] });
  const { token, stoppedAt } = row as NonNullable<typeof row>;
  return { token, isStopped: stoppedAt !== null };
}

/** Moves a choice to the new address of an account. The links in earlier mails keep working. */
export async function moveMailChoice(db: Db, from: string, to: string): Promise<void> {
  const [choice] = await db.delete(messageMailChoices).where(eq(messageMailChoices.email, from)).returning({
    token: messageMailChoices.token,
    stoppedAt: messageMailChoices.stoppedAt,
    stagesStoppedAt: messageMailChoices.stagesStoppedAt,
  });
  if (!choice) return;
  await db
    .insert(messageMailChoices)
    .values({ email: to, ...choice })
    .onConflictDoUpdate({
      target: messageMailChoices.email,
      set: {
        stoppedAt: sql`coalesce(${messageMailChoices.stoppedAt}, excluded.stopped_at)`,
        stagesStoppedAt: sql`coalesce(${messageMailChoices.stagesStoppedAt}, excluded.stages_stopped_at)`,
      },
    });
}

/** False if there is no such token. */
export async function chooseMails(db: Db, token: string, about: MailsAbout, isStopped: boolean): Promise<boolean> {
  const stopped = isStopped ? sql`coalesce(${STOPPED[about]}, now())` : null;
  const [row] = await db
    .update(messageMailChoices)
    .set(about === 'messages' ? { stoppedAt: stopped } : { stagesStoppedAt: stopped })
    .where(eq(messageMailChoices.token, token))
    .returning({ token: messageMailChoices.token });
  return row !== undefined;
}

export async function findMailChoice(
  db: Db,
  token: string,
  about: MailsAbout,
): Promise<{ isStopped: boolean } | undefined> {
  const [row] = await db
    .select({ stoppedAt: STOPPED[about] })
    .from(messageMailChoices)
    .where(eq(messageMailChoices.token, token));
  return row && { isStopped: row.stoppedAt !== null };
}

/** False for an address without a row, which was never mailed. */
export async function isStopped(db: Db, email: string, about: MailsAbout): Promise<boolean> {
  const [row] = await db
    .select({ stoppedAt: STOPPED[about] })
    .from(messageMailChoices)
    .where(eq(messageMailChoices.email, email));
  return row !== undefined && row.stoppedAt !== null;
}
