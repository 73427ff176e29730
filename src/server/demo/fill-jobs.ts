import type { Db } from '#server/db/database.ts';
import type { history } from '#server/db/schema/history.ts';
import { jobQuestions, jobSkills, jobs } from '#server/db/schema/jobs.ts';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { DEFAULT_CURRENCY } from '#shared/jobs/jobs.values.ts';
import { atWorkingHours, DAY, dayBefore, daysBefore, HOUR } from './clock.ts';
import type { DemoEmployer } from './employers.ts';
import { known, type Staff } from './fill-employers.ts';
import { insertForIds, insertRows } from './insert-rows.ts';
import type { DemoJob } from './jobs/job.ts';
import { fullAddress, PLACES } from './jobs/places.ts';
import type { DemoMarket } from './market.ts';

export type Posted = {
  idOf(job: DemoJob): number;
  questionIdsOf(job: DemoJob): number[];
  /**
   * The events of the job. They are inserted later, because the history is written in chronological order together with
   * the events of applications.
   */
  steps: HistoryRow[];
};

type JobRow = typeof jobs.$inferInsert;
type HistoryRow = typeof history.$inferInsert;

/** So long that a few people of the demo have waited longer, and not most of them. */
const PROMISED_DAYS = 30;

/** The fields that an employer may edit. */
function editableFields(job: DemoJob, now: Date) {
  const place = job.place ? PLACES[job.place] : null;
  const range = 'min' in job.salary ? job.salary : null;
  return {
    title: job.title,
    description: job.description,
    jobType: job.jobType,
    salaryMode: range ? ('range' as const) : ('custom' as const),
    minSalary: range?.min ?? null,
    maxSalary: range?.max ?? null,
    currency: range?.currency ?? DEFAULT_CURRENCY,
    customSalary: 'text' in job.salary ? job.salary.text : null,
    salaryType: range?.type ?? ('Monthly' as const),
    isRemote: place === null,
    fullAddress: place && fullAddress(place),
    locality: place?.locality ?? null,
    region: place?.region ?? null,
    postcode: place?.postcode ?? null,
    countryCode: place?.countryCode ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    deadline: job.deadlineInDays === null ? null : dayBefore(now, -job.deadlineInDays),
    educationLevel: job.education,
    experienceLevel: job.experience,
    vacancies: job.vacancies ?? 1,
    applicationForm: job.form,
    screeningMode: job.screening[0],
    answerDays: PROMISED_DAYS,
    passMark: job.screening[1],
  };
}

function pendingEditOf(job: DemoJob, now: Date): JobFields | null {
  if (!job.edit) return null;
  const fields = editableFields(job, now);
  return {
    title: job.edit.title,
    description: job.edit.description,
    job_type: fields.jobType,
    featured: job.featured ?? false,
    salary_mode: fields.salaryMode,
    min_salary: job.edit.min,
    max_salary: job.edit.max,
    currency: fields.currency as JobFields['currency'],
    custom_salary: fields.customSalary,
    salary_type: fields.salaryType,
    is_remote: fields.isRemote,
    full_address: fields.fullAddress,
    locality: fields.locality,
    region: fields.region,
    postcode: fields.postcode,
    country: fields.countryCode,
    latitude: fields.latitude,
    longitude: fields.longitude,
    deadline: fields.deadline,
    education: fields.educationLevel,
    experience: fields.experienceLevel,
    vacancies: fields.vacancies,
    application_form: fields.applicationForm,
    pass_mark: fields.passMark,
    screening_mode: fields.screeningMode,
    answer_days: fields.answerDays,
    skills: [...job.skills, job.edit.addedSkill],
    questions: (job.questions ?? []).map(([title, required]) => ({ title, required })),
  };
}

function rowOf(job: DemoJob, employer: DemoEmployer, staff: Staff, now: Date): JobRow {
  const { companyId, memberIds } = staff.of(employer);
  const status = job.status ?? 'active';
  const fields = editableFields(job, now);
  const settledAt = atWorkingHours(daysBefore(now, job.publishedDaysAgo));
  const published = status === 'active' || status === 'closed';
  // Closed the day after the deadline.
  const closedAt = status === 'closed' ? atWorkingHours(daysBefore(now, -(job.deadlineInDays ?? 0) - 1)) : null;
  const editedAt = job.edit ? atWorkingHours(daysBefore(now, 1)) : null;
  return {
    ...fields,
    companyId,
    slug: job.slug,
    status,
    waitingForEditApproval: job.edit !== undefined,
    pendingEdit: pendingEditOf(job, now),
    rejectionReason: job.rejectionReason ?? null,
    featured: job.featured ?? false,
    version: published ? 2 : 1,
    createdBy: known(memberIds[job.slug.length % memberIds.length]),
    createdAt: new Date(settledAt.getTime() - 2 * DAY),
    updatedAt: editedAt ?? closedAt ?? settledAt,
    publishedAt: published ? settledAt : null,
    closedAt,
  };
}

/** The events that led to the job's status: submitted by its author, decided by an admin, closed by its author. */
function stepsOf(row: JobRow, jobId: number, staff: Staff): HistoryRow[] {
  const base = { type: 'job.status_changed', companyId: row.companyId, jobId };
  const { status, createdBy, createdAt, publishedAt, updatedAt, closedAt } = row;
  if (status === 'draft' || !createdAt) return [];
  const steps: HistoryRow[] = [
    {
      ...base,
      at: new Date(createdAt.getTime() + HOUR),
      actorId: createdBy,
      data: { from: 'draft', to: 'pending', reason: null },
    },
  ];
  if (status === 'rejected') {
    steps.push({
      ...base,
      at: updatedAt,
      actorId: staff.admin,
      data: { from: 'pending', to: 'rejected', reason: row.rejectionReason },
    });
  }
  if (publishedAt)
    steps.push({
      ...base,
      at: publishedAt,
      actorId: staff.admin,
      data: { from: 'pending', to: 'active', reason: null },
    });
  if (closedAt)
    steps.push({ ...base, at: closedAt, actorId: createdBy, data: { from: 'active', to: 'closed', reason: null } });
  return steps;
}

export async function fillJobs(db: Db, market: DemoMarket, staff: Staff, now: Date): Promise<Posted> {
  const all = market.employers
    .flatMap((employer) => employer.jobs.map((job) => ({ job, row: rowOf(job, employer, staff, now) })))
    .sort((a, b) => b.job.publishedDaysAgo - a.job.publishedDaysAgo);
  const ids = await insertForIds(
    db,
    jobs,
    all.map(({ row }) => row),
  );
  const jobIds = new Map(all.map(({ job }, index) => [job, known(ids[index])]));
  const idOf = (job: DemoJob) => known(jobIds.get(job));
  await insertRows(
    db,
    jobSkills,
    all.flatMap(({ job }) => job.skills.map((name, position) => ({ jobId: idOf(job), name, position }))),
  );
  const questions = all.flatMap(({ job }) =>
    (job.questions ?? []).map(([title, required], position) => ({ jobId: idOf(job), title, required, position })),
  );
  const questionIds = await insertForIds(db, jobQuestions, questions);
  return {
    idOf,
    steps: all.flatMap(({ job, row }) => stepsOf(row, idOf(job), staff)),
    questionIdsOf: (job) =>
      questions.flatMap(({ jobId }, index) => (jobId === idOf(job) ? [known(questionIds[index])] : [])),
  };
}
