import { bulkMessage } from '#shared/board/bulk.texts.ts';
import { type CompanyDashboard, DASHBOARD } from '#shared/board/dashboard.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { hiddenColumns, nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import { companyOf } from '../../profiles/membership.ts';
import { findFrame, type GroupRow } from '../board.store.ts';
import * as store from './dashboard.store.ts';

type Jobs = Awaited<ReturnType<typeof store.listJobs>>;

/** The recruiter's start page. */
export function createDashboardService(db: Db) {
  return {
    async show(user: SessionUser, words: Words): Promise<Omit<CompanyDashboard, 'success'>> {
      const { id } = companyOf(user);
      const [{ groups, blindUntil }, jobs, hasJobs, reached, stays, sources, newest] = await Promise.all([
        findFrame(db, { companyId: id, userId: user.id, jobId: null }),
        store.listJobs(db, id),
        store.hasJobs(db, id),
        store.countReached(db, id),
        store.measureStays(db, id),
        store.countSources(db, id),
        store.listNewest(db, id),
      ]);
      const columns = groups.map((group, position) => ({ ...group, position }));
      const hidden = hiddenColumns(columns, blindUntil);
      const open = jobs.filter(({ isOpen }) => isOpen);
      const first = groups.find(({ fixed }) => fixed === 'new');
      const funnels = open.map((job) => funnelOf(job, groups, reached));
      return {
        stages: groups,
        has_jobs: hasJobs,
        open_jobs: open.length,
        applications: sum(funnels.map(({ applications }) => applications)),
        waiting: sum(reached.filter(({ groupId }) => groupId === first?.id).map(({ here }) => here)),
        new_today: sum(sources.map(({ today }) => today)),
        new_since_monday: sum(sources.map(({ sinceMonday }) => sinceMonday)),
        jobs: funnels.sort((a, b) => b.applications - a.applications).slice(0, DASHBOARD.jobs),
        times: timesOf(groups, stays),
        sources: sourcesOf(sources),
        newest: newest.map((row) => showNewest(row, hidden.has(row.groupId), words)),
        to_settle: toSettle(jobs),
      };
    },
  };
}
export type DashboardService = ReturnType<typeof createDashboardService>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function funnelOf(job: Jobs[number], groups: readonly GroupRow[], reached: readonly store.ReachedRow[]) {
  const ofJob = new Map(reached.filter(({ jobId }) => jobId === job.id).map((row) => [row.groupId, row]));
  const stages = groups.map(({ id }) => ({
    group_id: id,
    here: ofJob.get(id)?.here ?? 0,
    reached: ofJob.get(id)?.reached ?? 0,
  }));
  return {
    id: job.id,
    title: job.title,
    place: job.isRemote ? null : job.locality,
    deadline: job.deadline,
    applications: sum(stages.map(({ here }) => here)),
    stages,
  };
}

/** The last columns are left out: nobody has to move on from them. */
function timesOf(groups: readonly GroupRow[], stays: readonly store.StayRow[]): CompanyDashboard['times'] {
  const inDays = (days: number) => Math.round(days * 10) / 10;
  return groups.flatMap(({ id, fixed }) => {
    const stay = stays.find(({ groupId }) => groupId === id);
    if (!stay || fixed === 'hired' || fixed === 'not_selected') return [];
    const { median, lower, upper } = stay;
    return [{ group_id: id, stays: stay.stays, median: inDays(median), lower: inDays(lower), upper: inDays(upper) }];
  });
}

/** The most frequent sources first; unknown sources come last. */
function sourcesOf(rows: readonly store.SourceRow[]): CompanyDashboard['sources'] {
  const named = rows.filter(({ source }) => source !== null).slice(0, DASHBOARD.sources);
  const others = rows.filter((row) => !named.includes(row));
  const unknown = sum(others.map(({ count }) => count));
  return [
    ...named.map(({ source, count }) => ({ source, applications: count })),
    ...(unknown > 0 ? [{ source: null, applications: unknown }] : []),
  ];
}

function showNewest(row: store.NewestRow, isHidden: boolean, words: Words): CompanyDashboard['newest'][number] {
  const { id, score, isErased, photoFileId } = row;
  const name = isErased ? words(bulkMessage('bulk.deleted')) : row.name;
  return {
    id,
    name: isHidden ? words(nameWhileHidden(id)) : name,
    photo: photoFileId !== null && !isHidden && !isErased ? applicantPhotoAddress(id, photoFileId) : null,
    candidate_deleted: isErased,
    profession: isHidden ? row.blindProfession : row.profession,
    job: { id: row.jobId, title: row.jobTitle },
    score: score === null ? null : { percent: score, category: scoreCategory(score) },
    applied_at: row.appliedAt.toISOString(),
  };
}

function toSettle(jobs: Jobs): CompanyDashboard['to_settle'] {
  const kindOf = ({ status, isOpen, daysLeft }: Jobs[number]) => {
    if (status === 'draft' || status === 'rejected') return status;
    return isOpen && daysLeft !== null && daysLeft <= DASHBOARD.closingDays ? ('closing' as const) : null;
  };
  const order = { closing: 0, rejected: 1, draft: 2 };
  return jobs
    .flatMap((job) => {
      const kind = kindOf(job);
      return kind ? [{ kind, job: { id: job.id, title: job.title }, deadline: job.deadline }] : [];
    })
    .sort((a, b) => order[a.kind] - order[b.kind] || (a.deadline ?? '').localeCompare(b.deadline ?? ''))
    .slice(0, DASHBOARD.jobs);
}
