import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { type JobFields, jobFieldIssues, type OwnJob } from '#shared/jobs/job-editor.contract.ts';
import { postingPreflight } from '#shared/jobs/job-posting.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError, type FieldErrors } from '#shared/kernel/errors.ts';
import { slugify } from '#shared/kernel/slug.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { Db } from '../db/database.ts';
import { freeName } from '../kernel/free-name.ts';
import { sanitise } from '../kernel/sanitise.ts';
import { companyOf } from '../profiles/membership.ts';
import type { Settings } from '../reference/settings.ts';
import type { JobBoard } from './job-board.ts';
import * as store from './job-editor.store.ts';

type Saving = JobFields & { id?: number; version?: number };

/** How an employer writes and publishes jobs. */
export function createJobEditorService(db: Db, board: JobBoard, settings: Settings) {
  /** A job of somebody else looks like one that does not exist. */
  async function lockOwn(tx: Db, user: SessionUser, id: number): Promise<store.StoredJob> {
    const job = await store.lockJob(tx, id);
    if (!job || job.companyId !== companyOf(user).id) throw new AppError('not_found');
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
      waiting_for_edit_approval: job.waitingForEditApproval,
      rejection_reason: job.rejectionReason,
      version: job.version,
      fields,
      updated_at: job.updatedAt.toISOString(),
      published_at: job.publishedAt?.toISOString() ?? null,
      preflight: postingPreflight(fields),
    };
  }

  async function newSlug(tx: Db, fields: JobFields): Promise<string> {
    const base = slugify(`${fields.title} ${fields.is_remote ? 'remote' : (fields.locality ?? '')}`, 80) || 'job';
    return freeName(base, await store.slugsLike(tx, base));
  }

  /** Checks what no single field can tell, and cleans what people pasted. */
  function prepare(fields: JobFields, before: { deadline: string | null } | null): JobFields {
    const errors: FieldErrors = Object.fromEntries(
      jobFieldIssues(fields).map(({ path, message }) => [path, [message]]),
    );
    if (fields.deadline && fields.deadline < today() && fields.deadline !== before?.deadline) {
      errors.deadline = ['The deadline must not be in the past.'];
    }
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors });
    const names = new Map(fields.skills.map((name) => [name.toLowerCase(), name]));
    return { ...fields, description: sanitise(fields.description), skills: [...names.values()] };
  }

  /** Changes one job of the user's company, and tells readers when it is done. */
  async function change(
    user: SessionUser,
    id: number,
    act: (tx: Db, job: store.StoredJob) => Promise<void>,
  ): Promise<OwnJob> {
    const shown = await db.transaction(async (tx) => {
      await act(tx, await lockOwn(tx, user, id));
      return show(tx, id);
    });
    await board.announce([id]);
    return shown;
  }

  const step = (user: SessionUser, job: store.StoredJob, from: string, to: string) => ({
    jobId: job.id,
    companyId: job.companyId,
    actorId: user.id,
    kind: 'job_status',
    from,
    to,
  });

  return {
    async list(user: SessionUser) {
      const rows = await store.listJobsOf(db, companyOf(user).id);
      return rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        status: row.status,
        waiting_for_edit_approval: row.waitingForEditApproval,
        rejection_reason: row.rejectionReason,
        job_type: row.jobType,
        place: row.isRemote
          ? 'Remote'
          : [row.locality, row.countryCode && countryName(row.countryCode)].filter(Boolean).join(', '),
        featured: row.featured,
        deadline: row.deadline,
        published_at: row.publishedAt?.toISOString() ?? null,
        updated_at: row.updatedAt.toISOString(),
        applications: row.applications,
        new_applications: row.newApplications,
      }));
    },

    async read(user: SessionUser, id: number): Promise<OwnJob> {
      const job = await store.findStoredJob(db, id);
      if (!job || job.companyId !== companyOf(user).id) throw new AppError('not_found');
      return show(db, id);
    },

    async create(user: SessionUser, input: JobFields): Promise<OwnJob> {
      const company = companyOf(user);
      const fields = prepare(input, null);
      return db.transaction(async (tx) => {
        const slug = await newSlug(tx, fields);
        const questions = fields.questions.map(({ title, required }) => ({ title, required }));
        const id = await store.insertJob(
          tx,
          { companyId: company.id, slug, createdBy: user.id },
          { ...fields, questions },
        );
        return show(tx, id);
      });
    },

    /** An active job stays live as it is; its edit waits for approval, unless approval is turned off. */
    async update(
      user: SessionUser,
      { id, version, ...input }: Saving & { id: number; version: number },
    ): Promise<OwnJob> {
      const { job_approval: needsApproval } = await settings.values();
      return change(user, id, async (tx, job) => {
        if (job.version !== version) throw new AppError('conflict', { extra: { job: await show(tx, id) } });
        const fields = prepare(input, job);
        await assertOwnQuestions(tx, id, fields);
        if (job.status === 'active' && needsApproval) await store.writePendingEdit(tx, id, fields, true);
        else await store.writeFields(tx, id, fields);
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
        await store.writeHistory(tx, step(user, job, job.status, status));
      });
    },

    close: (user: SessionUser, id: number) =>
      change(user, id, async (tx, job) => {
        if (job.status !== 'active' && job.status !== 'pending') throw wrongStatus(job.status);
        await store.writeStatus(tx, id, { status: 'closed', closedAt: new Date() });
        await store.writeHistory(tx, step(user, job, job.status, 'closed'));
      }),

    /** What was published before is published again; what never was waits for approval as a new job does. */
    async reopen(user: SessionUser, id: number): Promise<OwnJob> {
      const { job_approval: needsApproval } = await settings.values();
      return change(user, id, async (tx, job) => {
        if (job.status !== 'closed') throw wrongStatus(job.status);
        if (job.deadline && job.deadline < today()) {
          throw new AppError('conflict', {
            message: 'The deadline has passed. Choose a later one, then reopen the job.',
          });
        }
        assertPublishable(await publishedFields(tx, job));
        const status = job.publishedAt || !needsApproval ? 'active' : 'pending';
        const publishedAt = job.publishedAt ?? (status === 'active' ? new Date() : undefined);
        await store.writeStatus(tx, id, { status, closedAt: null, ...(publishedAt && { publishedAt }) });
        await store.writeHistory(tx, step(user, job, 'closed', status));
      });
    },

    async duplicate(user: SessionUser, id: number): Promise<OwnJob> {
      return db.transaction(async (tx) => {
        const job = await lockOwn(tx, user, id);
        const fields = job.pendingEdit ?? (await publishedFields(tx, job));
        const copy: JobFields = {
          ...fields,
          featured: false,
          deadline: fields.deadline && fields.deadline >= today() ? fields.deadline : null,
          questions: fields.questions.map(({ title, required }) => ({ title, required })),
        };
        const slug = await newSlug(tx, copy);
        return show(tx, await store.insertJob(tx, { companyId: job.companyId, slug, createdBy: user.id }, copy));
      });
    },
  };

  /** Questions of another job cannot be taken over by naming their ids. */
  async function assertOwnQuestions(tx: Db, jobId: number, fields: JobFields): Promise<void> {
    const own = new Set((await store.readLists(tx, jobId)).questions.map(({ id }) => id));
    const foreign = fields.questions.findIndex(({ id }) => id !== undefined && !own.has(id));
    if (foreign >= 0) {
      throw new AppError('invalid', {
        errors: { [`questions.${foreign}.id`]: ['This question does not belong to the job.'] },
      });
    }
  }
}
export type JobEditorService = ReturnType<typeof createJobEditorService>;

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
    ...(await store.readLists(db, job.id)),
  };
}

/** The preflight's required points, as errors under their fields. */
function assertPublishable(fields: JobFields): void {
  const missing = postingPreflight(fields).filter(({ level }) => level === 'required');
  if (missing.length === 0) return;
  const errors: FieldErrors = {};
  for (const { field, message } of missing) errors[field] = [...(errors[field] ?? []), message];
  throw new AppError('invalid', { errors });
}

function wrongStatus(status: string): AppError {
  return new AppError('conflict', { message: `This is not possible while the job is ${status}.` });
}
