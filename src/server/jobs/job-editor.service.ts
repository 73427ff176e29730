import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { jobDifference } from '#shared/jobs/job-difference.ts';
import { type JobFields, jobFieldIssues, type listOwnJobs, type OwnJob } from '#shared/jobs/job-editor.contract.ts';
import { postingPreflight } from '#shared/jobs/job-posting.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import { jobsRule } from '#shared/jobs/jobs-rules.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError, type FieldMessages } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { messagesOf, type Words } from '#shared/kernel/messages.ts';
import { slugify } from '#shared/kernel/slug.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import { underFreeName } from '../kernel/free-name.ts';
import { sanitise } from '../kernel/sanitise.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import type { Settings } from '../reference/settings.ts';
import * as store from './job-editor.store.ts';
import { countOpenApplicants } from './open-applicants.store.ts';

const jobsMessage = messagesOf(jobsTexts);

type Reader = { words: Words; locale: Locale };
type Parts = { db: Db; inTransaction: InTransaction; settings: Settings };
type Saving = JobFields & { id?: number; version?: number };

/** Lets an employer write and publish jobs. */
export function createJobEditorService({ db, inTransaction, settings }: Parts) {
  /** A job of somebody else looks like one that does not exist. */
  async function lockOwn(tx: Db, user: SessionUser, id: number): Promise<store.StoredJob> {
    const job = await store.lockJob(tx, id);
    if (!job || job.companyId !== user.company?.id) throw new AppError('not_found');
    return job;
  }

  async function show(tx: Db, id: number): Promise<OwnJob> {
    const job = await store.findStoredJob(tx, id);
    if (!job) throw new AppError('not_found');
    const fields = job.pendingEdit ?? (await publishedFields(tx, job));
    return {
      id,
      slug: job.slug,
      status: job.status,
      waiting_for_edit_approval: isEditWaiting(job),
      rejection_reason: job.rejectionReason,
      version: job.version,
      fields,
      updated_at: job.updatedAt.toISOString(),
      published_at: job.publishedAt?.toISOString() ?? null,
      preflight: postingPreflight(fields),
    };
  }

  function insert(tx: Db, by: { companyId: number; createdBy: number }, fields: JobFields): Promise<number> {
    const base = slugify(`${fields.title} ${fields.is_remote ? 'remote' : (fields.locality ?? '')}`, 80) || 'job';
    return underFreeName(
      base,
      () => store.slugsLike(tx, base),
      (slug) => store.insertJob(tx, { ...by, slug }, fields),
    );
  }

  /** Checks rules across fields, and cleans pasted text. */
  function prepare(fields: JobFields, before: { deadline: string | null } | null): JobFields {
    const errors: FieldMessages = Object.fromEntries(
      jobFieldIssues(fields).map(({ path, message }) => [path, [message]]),
    );
    if (fields.deadline && fields.deadline < today() && fields.deadline !== before?.deadline) {
      errors.deadline = [jobsRefusal('refusal.deadline_past')];
    }
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors });
    const names = new Map(fields.skills.map((name) => [name.toLowerCase(), name]));
    return { ...fields, description: sanitise(fields.description), skills: [...names.values()] };
  }

  /** Changes a job of the user's company. */
  async function change(
    user: SessionUser,
    id: number,
    act: (tx: Tx, job: store.StoredJob) => Promise<void>,
  ): Promise<OwnJob> {
    return inTransaction(async (tx) => {
      await act(tx, await lockOwn(tx, user, id));
      return show(tx, id);
    });
  }

  const statusChanged = (user: SessionUser, job: store.StoredJob, from: JobStatus, to: JobStatus) =>
    ({
      type: 'job.status_changed',
      jobId: job.id,
      companyId: job.companyId,
      actorId: user.id,
      from,
      to,
      reason: null,
    }) as const;

  async function closeLocked(tx: Tx, user: SessionUser, job: store.StoredJob): Promise<void> {
    assertClosable(job);
    // A reopened job with an undecided edit: the edit is withdrawn, and submitted again by the next reopening.
    if (job.status === 'pending' && job.pendingEdit) await store.writePendingEdit(tx, job.id, job.pendingEdit, false);
    await store.writeStatus(tx, job.id, { status: 'closed', closedAt: new Date() });
    await tx.record(statusChanged(user, job, job.status, 'closed'));
  }

  return {
    /** The promise is no text that an admin would have to approve, so it holds at once. */
    async promise(user: SessionUser, answerDays: number): Promise<number> {
      const { id: companyId } = companyOf(user);
      return inTransaction(async (tx) => {
        const changed = await store.writeAnswerDays(tx, companyId, answerDays);
        await tx.record(...changed.map(({ id }) => ({ type: 'job.edited', companyId, jobId: id }) as const));
        return changed.length;
      });
    },

    async list(
      user: SessionUser,
      { updated_after: updatedAfter, after, limit }: InputOf<typeof listOwnJobs>,
      { words, locale }: Reader,
    ) {
      // One more than asked for tells whether another page follows.
      const most = limit === undefined ? undefined : limit + 1;
      const rows = await store.listJobsOf(db, companyOf(user).id, { updatedAfter, after, limit: most });
      const shown = rows.slice(0, limit);
      const next = rows.length > shown.length ? String(shown.at(-1)?.id) : null;
      const jobs = shown.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        status: row.status,
        waiting_for_edit_approval: isEditWaiting(row),
        rejection_reason: row.rejectionReason,
        job_type: row.jobType,
        place: row.isRemote
          ? words(jobsMessage('jobs.remote'))
          : [row.locality, row.countryCode && countryName(row.countryCode, locale)]
              .filter(Boolean)
              .join(locale === 'ar' ? '، ' : ', '),
        featured: row.featured,
        deadline: row.deadline,
        published_at: row.publishedAt?.toISOString() ?? null,
        updated_at: row.updatedAt.toISOString(),
        applications: row.applications,
        new_applications: row.newApplications,
      }));
      return { jobs, next };
    },

    async read(user: SessionUser, id: number): Promise<OwnJob> {
      const job = await store.findStoredJob(db, id);
      if (!job || job.companyId !== user.company?.id) throw new AppError('not_found');
      return show(db, id);
    },

    async create(user: SessionUser, input: JobFields): Promise<OwnJob> {
      const company = companyOf(user);
      const fields = prepare(input, null);
      return inTransaction(async (tx) => {
        const questions = fields.questions.map(({ title, required }) => ({ title, required }));
        return show(tx, await insert(tx, { companyId: company.id, createdBy: user.id }, { ...fields, questions }));
      });
    },

    /**
     * The approved version stays live: an edit is stored beside it until it is approved too, or approval is turned off.
     */
    async update(
      user: SessionUser,
      { id, version, ...input }: Saving & { id: number; version: number },
      words: Words,
    ): Promise<OwnJob> {
      const { job_approval: needsApproval } = await settings.values();
      return change(user, id, async (tx, job) => {
        if (job.version !== version)
          throw new AppError('conflict', { extra: { job: inWords(await show(tx, id), words) } });
        const fields = prepare(input, job);
        await assertOwnQuestions(tx, id, fields);
        await tx.record({ type: 'job.edited', jobId: id, companyId: job.companyId });
        if (!needsApproval || job.publishedAt === null) return store.writeFields(tx, id, fields);
        if (job.status !== 'closed') return store.writePendingEdit(tx, id, fields, true);
        // A closed job has no readers; its edit is submitted for approval when the job is reopened.
        const isChanged = jobDifference(await publishedFields(tx, job), fields).length > 0;
        return store.writePendingEdit(tx, id, isChanged ? fields : null, false);
      });
    },

    async submit(user: SessionUser, id: number): Promise<OwnJob> {
      const { job_approval: needsApproval } = await settings.values();
      return change(user, id, async (tx, job) => {
        if (job.status !== 'draft' && job.status !== 'rejected') throw wrongStatus(job.status);
        assertPublishable(await publishedFields(tx, job));
        const status = needsApproval ? 'pending' : 'active';
        await store.writeStatus(tx, id, {
          status,
          rejectionReason: null,
          ...(status === 'active' && { publishedAt: new Date() }),
        });
        await tx.record(statusChanged(user, job, job.status, status));
      });
    },

    /** For later modules, which close a job in a transaction of their own. */
    lockOwn,
    closeLocked,

    /** Nobody is left without a word by accident: a job with open applicants is closed together with their answers. */
    close: (user: SessionUser, id: number) =>
      change(user, id, async (tx, job) => {
        assertClosable(job);
        if ((await countOpenApplicants(tx, id)) > 0) {
          throw new AppError('conflict', { message: jobsRefusal('refusal.open_applicants') });
        }
        await closeLocked(tx, user, job);
      }),

    /**
     * Publishes an approved job again. A job that was never approved, or was edited while closed, waits for approval.
     */
    async reopen(user: SessionUser, id: number): Promise<OwnJob> {
      const { job_approval: needsApproval } = await settings.values();
      return change(user, id, async (tx, job) => {
        if (job.status !== 'closed') throw wrongStatus(job.status);
        const edit = editOfClosed(job);
        const fields = edit ?? (await publishedFields(tx, job));
        if (fields.deadline && fields.deadline < today()) {
          throw new AppError('invalid', { errors: { deadline: [jobsRefusal('refusal.reopen_after_deadline')] } });
        }
        assertPublishable(fields);
        const status = needsApproval && (edit || !job.publishedAt) ? 'pending' : 'active';
        if (edit && status === 'pending') await store.writePendingEdit(tx, id, edit, true);
        else if (edit) await store.writeFields(tx, id, edit);
        const publishedAt = job.publishedAt ?? (status === 'active' ? new Date() : undefined);
        await store.writeStatus(tx, id, { status, closedAt: null, ...(publishedAt && { publishedAt }) });
        await tx.record(statusChanged(user, job, 'closed', status));
      });
    },

    async duplicate(user: SessionUser, id: number): Promise<OwnJob> {
      return inTransaction(async (tx) => {
        const job = await lockOwn(tx, user, id);
        const fields = job.pendingEdit ?? (await publishedFields(tx, job));
        const copy: JobFields = {
          ...fields,
          featured: false,
          deadline: fields.deadline && fields.deadline >= today() ? fields.deadline : null,
          questions: fields.questions.map(({ title, required }) => ({ title, required })),
        };
        return show(tx, await insert(tx, { companyId: job.companyId, createdBy: user.id }, copy));
      });
    },
  };

  /** Ids of another job's questions are refused. */
  async function assertOwnQuestions(tx: Db, jobId: number, fields: JobFields): Promise<void> {
    const own = new Set((await store.readLists(tx, jobId)).questions.map(({ id }) => id));
    const foreign = fields.questions.findIndex(({ id }) => id !== undefined && !own.has(id));
    if (foreign >= 0) {
      throw new AppError('invalid', {
        errors: { [`questions.${foreign}.id`]: [jobsRule('rule.unknown_question')] },
      });
    }
  }
}
/** The job with its preflight translated for the reader. */
export function inWords(job: OwnJob, words: Words): OwnJob {
  return { ...job, preflight: job.preflight.map((point) => ({ ...point, message: words(point.message) })) };
}

export type JobEditorService = ReturnType<typeof createJobEditorService>;

/** A published job waits with its edit only; an unpublished job waits as a whole. */
function isEditWaiting(job: Pick<store.StoredJob, 'status' | 'waitingForEditApproval'>): boolean {
  return job.status === 'active' && job.waitingForEditApproval;
}

/** The edit made while the job was closed, but not one that was submitted before or rejected. */
function editOfClosed(job: store.StoredJob): JobFields | null {
  return job.waitingForEditApproval || job.rejectionReason !== null ? null : job.pendingEdit;
}

export async function publishedFields(db: Db, job: store.StoredJob): Promise<JobFields> {
  return {
    title: job.title,
    description: job.description,
    job_type: job.jobType,
    featured: job.featured,
    salary_mode: job.salaryMode,
    min_salary: job.minSalary,
    max_salary: job.maxSalary,
    currency: job.currency as JobFields['currency'],
    custom_salary: job.customSalary,
    salary_type: job.salaryType,
    is_remote: job.isRemote,
    full_address: job.fullAddress,
    locality: job.locality,
    region: job.region,
    postcode: job.postcode,
    country: job.countryCode,
    latitude: job.latitude,
    longitude: job.longitude,
    deadline: job.deadline,
    education: job.educationLevel,
    experience: job.experienceLevel,
    vacancies: job.vacancies,
    application_form: job.applicationForm,
    pass_mark: job.passMark,
    screening_mode: job.screeningMode,
    answer_days: job.answerDays,
    ...(await store.readLists(db, job.id)),
  };
}

/** The required points of the preflight, as field errors. */
function assertPublishable(fields: JobFields): void {
  const missing = postingPreflight(fields).filter(({ level }) => level === 'required');
  if (missing.length === 0) return;
  const errors: FieldMessages = {};
  for (const { field, message } of missing) errors[field] = [...(errors[field] ?? []), message];
  throw new AppError('invalid', { errors });
}

function assertClosable({ status }: store.StoredJob): void {
  if (status !== 'active' && status !== 'pending') throw wrongStatus(status);
}

function wrongStatus(status: JobStatus): AppError {
  return new AppError('conflict', { message: jobsRefusal(`refusal.while_${status}`) });
}
