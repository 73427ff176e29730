import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { draftProgress } from '#shared/drafts/draft-progress.ts';
import type { ApplicationData, DraftConflict, MyDraft, storeDraft } from '#shared/drafts/drafts.contract.ts';
import { DRAFT_BYTES, DRAFTS_PER_PERSON, LINKS_PER_DRAFT } from '#shared/drafts/drafts.values.ts';
import { draftsRefusal } from '#shared/drafts/drafts-refusals.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import type { InputOf, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import type { Throttle } from '../identity/throttle.ts';
import { isOpen } from '../jobs/show-job.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Settings } from '../reference/settings.ts';
import { LIMITS } from './drafts.limits.ts';
import * as store from './drafts.store.ts';

/** The caller and their address. Only applicants get here: the contract hides drafts from the other roles. */
type Caller = { user: SessionUser | null; address: string };
type Stored = Omit<OutputOf<typeof storeDraft>, 'success' | 'token'>;

type Parts = { db: Db; inTransaction: InTransaction; throttle: Throttle; settings: Settings };

export function createDraftsService({ db, inTransaction, throttle, settings }: Parts) {
  const keptDays = () => settings.latest().draft_days;

  /** A guest's draft opens for anybody who has its token; a draft saved while signed in opens only for its owner. */
  async function open(tx: Db, token: string, user: SessionUser | null): Promise<store.DraftRow | undefined> {
    const draft = await store.findDraft(tx, digestOf(token));
    return draft && (draft.userId === null || draft.userId === user?.id) ? draft : undefined;
  }

  async function mustOpen(tx: Db, token: string, user: SessionUser | null): Promise<store.DraftRow> {
    const draft = await open(tx, token, user);
    if (!draft) throw new AppError('not_found');
    return draft;
  }

  async function hasRoom(tx: Db, { id }: SessionUser): Promise<boolean> {
    const count = await store.countDraftsInTurn(tx, id);
    if (count === undefined) throw new AppError('not_found');
    return count < DRAFTS_PER_PERSON;
  }

  /** Somebody who already has the maximum number of drafts can continue a guest's draft without owning it. */
  const ownerWithRoom = async (tx: Db, user: SessionUser) => ((await hasRoom(tx, user)) ? user.id : null);

  async function begin({ user }: Caller, jobId: number, data: DraftFields) {
    const job = await store.findJobForDraft(db, jobId);
    if (!job || (job.status !== 'active' && job.status !== 'closed')) throw new AppError('not_found');
    if (!isOpen(job)) throw refusal('jobId', jobsRefusal('refusal.job_closed'));
    const token = newSecret();
    const draft = await inTransaction(async (tx) => {
      if (user && !(await hasRoom(tx, user))) {
        throw refusal('form', draftsRefusal('refusal.too_many_drafts', { max: DRAFTS_PER_PERSON }));
      }
      const draft = { tokenHash: digestOf(token), jobId, userId: user?.id ?? null, data };
      return store.insertDraft(tx, draft, keptDays());
    });
    return { token, ...shown(draft) };
  }

  async function saveOver({ user }: Caller, token: string, seen: number | null, jobId: number, data: DraftFields) {
    return inTransaction(async (tx) => {
      const draft = await mustOpen(tx, token, user);
      if (draft.job.id !== jobId) throw refusal('jobId', draftsRefusal('refusal.other_job'));
      // Somebody who was only given a link must not take over the draft.
      const userId = draft.userId ?? (draft.byLink || !user ? null : await ownerWithRoom(tx, user));
      const updated =
        seen === draft.version ? await store.updateDraft(tx, { ...draft, data, userId }, keptDays()) : undefined;
      if (!updated) throw conflictWith(await mustOpen(tx, token, user));
      if (draft.byLink) await store.renewShare(tx, digestOf(token), keptDays());
      return { token, ...shown(updated) };
    });
  }

  async function share(tx: Db, draftId: number) {
    const token = newSecret();
    const link = { draftId, tokenHash: digestOf(token), most: LINKS_PER_DRAFT, days: keptDays() };
    const expiresAt = await store.insertShare(tx, link);
    return { token, expires_at: expiresAt.toISOString() };
  }

  return {
    /**
     * Without a token a new draft is created; with one it is overwritten, if the caller has seen its latest version.
     */
    async save(
      caller: Caller,
      {
        version,
        jobId,
        status: _always,
        jobInfo: _ofTheJob,
        sessionToken,
        token = sessionToken,
        ...data
      }: InputOf<typeof storeDraft>,
    ): Promise<Stored & { token: string }> {
      const { address } = caller;
      const isNew = token == null;
      await throttle.take([[LIMITS.saves, address], ...(isNew ? [[LIMITS.beginnings, address] as const] : [])]);
      assertSize(data);
      return isNew ? begin(caller, jobId, data) : saveOver(caller, token, version ?? null, jobId, data);
    },

    async retrieve({ user, address }: Caller, token: string) {
      await throttle.take([[LIMITS.openings, address]]);
      const draft = await mustOpen(db, token, user);
      return { ...shown(draft), application_data: dataOf(draft), job: draft.job };
    },

    async share({ user, address }: Caller, token: string) {
      await throttle.take([[LIMITS.openings, address]]);
      return inTransaction(async (tx) => share(tx, (await mustOpen(tx, token, user)).id));
    },

    async list(user: SessionUser): Promise<MyDraft[]> {
      const rows = await store.listDraftsOf(db, user.id);
      return rows.map((row) => ({
        id: row.id,
        job: { id: row.jobId, title: row.title, slug: row.slug, open: isOpen(row), deadline: row.deadline },
        company: { name: row.companyName, username: row.companyUsername },
        ...draftProgress(row.data.form ?? row.form, row.data, row.hasQuestions),
        saved_at: row.savedAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
      }));
    },

    async resume(user: SessionUser, id: number) {
      return inTransaction(async (tx) => {
        const draft = await store.findOwnDraft(tx, id, user.id);
        if (!draft) throw new AppError('not_found');
        const { token } = await share(tx, id);
        return { token, slug: draft.slug };
      });
    },

    async discard(user: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteOwnDraft(db, id, user.id))) throw new AppError('not_found');
    },

    /**
     * Runs in the transaction of the application that the draft became. A draft that the caller may not open, or of
     * another job, stays.
     */
    async revoke(tx: Db, token: string, jobId: number, user: SessionUser | null): Promise<void> {
      const draft = await open(tx, token, user);
      if (draft?.job.id === jobId) await store.deleteDraft(tx, draft.id);
    },

    eraseOf: (tx: Db, userId: number) => store.deleteDraftsOf(tx, userId),
    deleteExpired: () => store.deleteExpired(db, keptDays()),
  };
}
export type DraftsService = ReturnType<typeof createDraftsService>;

function shown({ id, version, userId, savedAt, expiresAt }: store.SavedDraft): Stored {
  return {
    draft_id: id,
    version,
    saved_at: savedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    owned: userId !== null,
  };
}

function dataOf({ data, job }: store.DraftRow): ApplicationData {
  return { ...data, jobId: job.id, status: 'in_progress' };
}

function conflictWith(draft: store.DraftRow): AppError {
  const current: DraftConflict = {
    application_data: dataOf(draft),
    version: draft.version,
    saved_at: draft.savedAt.toISOString(),
  };
  return new AppError('conflict', {
    message: draftsRefusal('refusal.saved_elsewhere'),
    extra: current,
  });
}

function refusal(field: string, message: Message): AppError {
  return new AppError('invalid', { message, errors: { [field]: [message] } });
}

function assertSize(data: DraftFields): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= DRAFT_BYTES) return;
  throw new AppError('too_large', {
    message: draftsRefusal('refusal.draft_too_large', { kilobytes: DRAFT_BYTES / 1024 }),
  });
}
