import type { OpenSession } from '#shared/identity/account.contract.ts';
import { deviceOf } from '#shared/identity/device.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { ownPhotoAddress } from '#shared/profiles/photo-address.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import { digestOf, isSecret, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import {
  deleteOneSession,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findOpenSessions,
  findSession,
  insertSession,
  listSessions,
  type SessionUserRow,
  touchSession,
} from './identity.store.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOUCH_AFTER = 60 * 60 * 1000;

// Distinguishes session tokens from visitor tokens, which need no database query.
const SESSION_MARK = 's.';
const VISITOR_MARK = 'v.';

export type Session = { id: number; user: SessionUser };

export function newVisitorToken(): string {
  return VISITOR_MARK + newSecret();
}

/** The token of a session or a visitor: the forms that the session cookie can have. */
export function isSessionToken(text: string): boolean {
  return [SESSION_MARK, VISITOR_MARK].some((mark) => text.startsWith(mark) && isSecret(text.slice(mark.length)));
}

export function toSessionUser(row: SessionUserRow): SessionUser {
  const { id, name, username, email, role } = row;
  const company =
    row.companyId !== null && row.companyName !== null && row.companyUsername !== null && row.memberRole !== null
      ? { id: row.companyId, name: row.companyName, username: row.companyUsername, role: row.memberRole }
      : null;
  const photo = role === 'candidate' && row.photoFileId !== null ? ownPhotoAddress(row.photoFileId) : null;
  return { id, name, username, email, role, company, photo };
}

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  settings: { latest(): { session_days: number } };
};

export function createSessions({ db, inTransaction, settings }: Parts) {
  const keptDays = () => settings.latest().session_days;
  const expiry = () => new Date(Date.now() + keptDays() * DAY);
  const tellEnded = async (tx: Tx, sessionIds: number[]) => {
    await tx.record(...sessionIds.map((sessionId) => ({ type: 'session.ended', sessionId }) as const));
  };
  return {
    async start(userId: number, userAgent: string | null, tx: Db = db): Promise<string> {
      const token = SESSION_MARK + newSecret();
      await insertSession(tx, { userId, tokenHash: digestOf(token), userAgent, expiresAt: expiry() });
      return token;
    },
    async find(token: string | undefined): Promise<Session | null> {
      if (!token?.startsWith(SESSION_MARK)) return null;
      const row = await findSession(db, digestOf(token), keptDays());
      if (!row) return null;
      if (Date.now() - row.lastSeenAt.getTime() > TOUCH_AFTER) await touchSession(db, row.sessionId, expiry());
      return { id: row.sessionId, user: toSessionUser(row) };
    },
    /** The sessions among these that are still open, each with the current state of its user. */
    async stillOpen(ids: number[]): Promise<Map<number, SessionUser>> {
      const rows = await findOpenSessions(db, ids, keptDays());
      return new Map(rows.map((row) => [row.sessionId, toSessionUser(row)]));
    },
    async end(token: string): Promise<void> {
      await inTransaction(async (tx) => tellEnded(tx, await deleteSession(tx, digestOf(token))));
    },
    /** The sessions of a person: the current one first, then the last used. */
    async listOf(userId: number, currentId: number | null): Promise<OpenSession[]> {
      const rows = await listSessions(db, userId, keptDays());
      const shown = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        current: id === currentId,
        ...deviceOf(userAgent),
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
      }));
      return shown.sort((a, b) => Number(b.current) - Number(a.current));
    },
    async endOne(userId: number, id: number): Promise<void> {
      await inTransaction(async (tx) => {
        const ended = await deleteOneSession(tx, userId, id);
        if (ended.length === 0) throw new AppError('not_found');
        await tellEnded(tx, ended);
      });
    },
    async endOthers(userId: number, currentId: number): Promise<void> {
      await inTransaction(async (tx) => tellEnded(tx, await deleteOtherSessions(tx, userId, currentId)));
    },
    async endAllOf(userId: number, tx: Tx): Promise<void> {
      await tellEnded(tx, await deleteSessionsOf(tx, userId));
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
