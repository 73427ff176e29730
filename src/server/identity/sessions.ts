import type { OpenSession } from '#shared/identity/account.contract.ts';
import { deviceOf } from '#shared/identity/device.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { PROOF_MINUTES } from '#shared/identity/identity.values.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { ownPhotoAddress } from '#shared/profiles/photo-address.ts';
import type { SettingValues } from '#shared/reference/settings.values.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import { digestOf, isSecret, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import {
  deleteOneSession,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  deleteSessionsWithoutProvider,
  findOpenSessions,
  findSession,
  insertSession,
  listSessions,
  markProved,
  type SessionUserRow,
  touchSession,
} from './identity.store.ts';
import type { Shown } from './sign-in/shown.ts';
import { deleteStepsOf } from './sign-in/steps.store.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOUCH_AFTER = 60 * 60 * 1000;

// Distinguishes session tokens from visitor tokens, which need no database query.
const SESSION_MARK = 's.';
const VISITOR_MARK = 'v.';

export type Session = {
  id: number;
  user: SessionUser;
  shown: Shown;
  provedAt: Date;
  /** Whether the person must set up or use a second factor before they reach anything else. */
  isHeldBack: boolean;
};
export function newVisitorToken(): string {
  return VISITOR_MARK + newSecret();
}

/** The token of a session or a visitor: the forms that the session cookie can have. */
export function isSessionToken(text: string): boolean {
  return [SESSION_MARK, VISITOR_MARK].some((mark) => text.startsWith(mark) && isSecret(text.slice(mark.length)));
}

export function toSessionUser(row: SessionUserRow): SessionUser {
  const { id, name, username, email } = row;
  const joined =
    row.companyId !== null && row.companyName !== null && row.companyUsername !== null && row.memberRole !== null
      ? { id: row.companyId, name: row.companyName, username: row.companyUsername, role: row.memberRole }
      : null;
  // Whatever asks for a member of the company finds none.
  const isInterviewer = joined?.role === 'interviewer';
  const role = isInterviewer ? 'interviewer' : row.role;
  const company = isInterviewer ? null : joined;
  const interviews_for = isInterviewer ? { id: joined.id, name: joined.name } : null;
  const photo = role === 'candidate' && row.photoFileId !== null ? ownPhotoAddress(row.photoFileId) : null;
  return { id, name, username, email, role, company, interviews_for, photo };
}

/** Whether the last proof of this session is recent enough for a sensitive act. */
export function isFreshProof({ provedAt }: Pick<Session, 'provedAt'>): boolean {
  return Date.now() - provedAt.getTime() < PROOF_MINUTES * 60_000;
}

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  settings: { latest(): Pick<SettingValues, 'session_days' | 'second_factor_for'> };
};

export function createSessions({ db, inTransaction, settings }: Parts) {
  const keptDays = () => settings.latest().session_days;

  /** Whether everybody of this role must have a second factor. */
  function needsSecondFactor({ role, company }: Pick<SessionUser, 'role' | 'company'>): boolean {
    const wanted = settings.latest().second_factor_for;
    if (wanted === 'nobody') return false;
    return role === 'admin' || (wanted === 'admins_and_owners' && company?.role === 'owner');
  }
  const expiry = () => new Date(Date.now() + keptDays() * DAY);
  const tellEnded = async (tx: Tx, sessionIds: number[]) => {
    await tx.record(...sessionIds.map((sessionId) => ({ type: 'session.ended', sessionId }) as const));
  };
  return {
    needsSecondFactor,
    async start(userId: number, userAgent: string | null, shown: Shown, tx: Db = db): Promise<string> {
      const token = SESSION_MARK + newSecret();
      await insertSession(tx, { userId, tokenHash: digestOf(token), userAgent, expiresAt: expiry(), ...shown });
      return token;
    },
    async find(token: string | undefined): Promise<Session | null> {
      if (!token?.startsWith(SESSION_MARK)) return null;
      const row = await findSession(db, digestOf(token), keptDays());
      if (!row) return null;
      if (Date.now() - row.lastSeenAt.getTime() > TOUCH_AFTER) await touchSession(db, row.sessionId, expiry());
      const { sessionId: id, way, provider, hasTwoFactors, provedAt } = row;
      const user = toSessionUser(row);
      const isHeldBack = !hasTwoFactors && needsSecondFactor(user);
      return { id, user, shown: { way, provider, hasTwoFactors }, provedAt, isHeldBack };
    },
    /** The sessions among these that are still open, each with the current state of its user. */
    async stillOpen(ids: number[]): Promise<Map<number, SessionUser>> {
      const rows = await findOpenSessions(db, ids, keptDays());
      const open = rows.map((row) => ({ ...row, user: toSessionUser(row) }));
      const reachable = open.filter(({ user, hasTwoFactors }) => hasTwoFactors || !needsSecondFactor(user));
      return new Map(reachable.map(({ sessionId, user }) => [sessionId, user]));
    },
    /** The person has just proved again who they are. */
    proved: (id: number, tx: Db = db) => markProved(tx, id, false),
    /** The same with something that counts as a second factor. */
    provedByTwoFactors: (id: number, tx: Db = db) => markProved(tx, id, true),
    async end(token: string): Promise<void> {
      await inTransaction(async (tx) => tellEnded(tx, await deleteSession(tx, digestOf(token))));
    },
    /** The sessions of a person: the current one first, then the last used. */
    async listOf(userId: number, currentId: number | null): Promise<OpenSession[]> {
      const rows = await listSessions(db, userId, keptDays());
      const shown = rows.map(({ id, userAgent, way, createdAt, lastSeenAt }) => ({
        id,
        current: id === currentId,
        ...deviceOf(userAgent),
        way,
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
    /** Sign-ins of the person that are on their way end too. */
    async endAllOf(userId: number, tx: Tx): Promise<void> {
      await deleteStepsOf(tx, userId);
      await tellEnded(tx, await deleteSessionsOf(tx, userId));
    },
    /** Ends the sessions of these people that were not begun with the provider. */
    async endWithoutProvider(userIds: number[], provider: string, tx: Tx): Promise<void> {
      await tellEnded(tx, await deleteSessionsWithoutProvider(tx, userIds, provider));
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
