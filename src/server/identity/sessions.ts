import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { SESSION_DAYS } from '#shared/identity/identity.values.ts';
import type { Db } from '../db/database.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  type SessionUserRow,
  touchSession,
} from './identity.store.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOUCH_AFTER = 60 * 60 * 1000;

// Tells tokens of sessions from those of visitors, who need no look into the database.
const SESSION_MARK = 's.';
const VISITOR_MARK = 'v.';

export type Session = { id: number; user: SessionUser };
export type SessionsEnded = (sessionIds: number[]) => void;

export function newVisitorToken(): string {
  return VISITOR_MARK + newSecret();
}

export function toSessionUser(row: SessionUserRow): SessionUser {
  const { id, name, username, email, role } = row;
  const company =
    row.companyId !== null && row.companyName !== null && row.companyUsername !== null && row.memberRole !== null
      ? { id: row.companyId, name: row.companyName, username: row.companyUsername, role: row.memberRole }
      : null;
  return { id, name, username, email, role, company };
}

export function createSessions(db: Db, onEnded: SessionsEnded) {
  const expiry = () => new Date(Date.now() + SESSION_DAYS * DAY);
  const ended = (ids: number[]) => {
    if (ids.length > 0) onEnded(ids);
  };
  return {
    async start(userId: number, tx: Db = db): Promise<string> {
      const token = SESSION_MARK + newSecret();
      await insertSession(tx, userId, digestOf(token), expiry());
      return token;
    },
    async find(token: string | undefined): Promise<Session | null> {
      if (!token?.startsWith(SESSION_MARK)) return null;
      const row = await findSession(db, digestOf(token));
      if (!row) return null;
      if (Date.now() - row.lastSeenAt.getTime() > TOUCH_AFTER) await touchSession(db, row.sessionId, expiry());
      return { id: row.sessionId, user: toSessionUser(row) };
    },
    async end(token: string): Promise<void> {
      ended(await deleteSession(db, digestOf(token)));
    },
    async endAllOf(userId: number, tx: Db = db): Promise<void> {
      ended(await deleteSessionsOf(tx, userId));
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
