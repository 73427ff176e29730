import { APPLICATIONS_PER_PAGE } from '#shared/applications/applications.values.ts';
import type {
  MyApplication,
  MyApplicationList,
  myApplications,
} from '#shared/applications/my-applications.contract.ts';
import { publicWay } from '#shared/applications/public-stages.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import type { Db } from '../../db/database.ts';
import { isOpen, logoUrl } from '../../jobs/show-job.ts';
import type { Settings } from '../../reference/settings.ts';
import * as store from './my-applications.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = store.MyApplicationRow;
type Parts = { db: Db; settings: Settings };

/** The candidate's applications and their stages. */
export function createMyApplicationsService({ db, settings }: Parts) {
  return {
    async list(
      user: SessionUser,
      { state, page: wanted = 1 }: InputOf<typeof myApplications>,
    ): Promise<Omit<MyApplicationList, 'success'>> {
      const { inProgress, ended, lastVisit } = await store.countApplicationsOf(db, user.id);
      const total = state === 'in_progress' ? inProgress : state === 'ended' ? ended : inProgress + ended;
      const pages = Math.max(1, Math.ceil(total / APPLICATIONS_PER_PAGE));
      const page = Math.min(wanted, pages);
      const rows = await store.listApplicationsOf(db, user.id, { state, page });
      const columns = await store.listColumnsOf(db, [...new Set(rows.map(({ companyId }) => companyId))]);
      const reached = await store.listColumnsReached(
        db,
        rows.map(({ id }) => id),
      );
      const { cooldown_days: days } = await settings.values();
      return {
        applications: rows.map((row) => ({
          ...show(row),
          stages: stagesOf(
            row,
            columns.filter(({ companyId }) => companyId === row.companyId),
            new Set(reached.filter(({ applicationId }) => applicationId === row.id).map(({ groupId }) => groupId)),
          ),
          ...applyAgain(row, days, Date.now()),
        })),
        page,
        pages,
        in_progress: inProgress,
        ended,
        last_visit: lastVisit?.toISOString() ?? null,
      };
    },
  };
}
export type MyApplicationsService = ReturnType<typeof createMyApplicationsService>;

function show(row: Row): Omit<MyApplication, 'stages' | 'apply_again_from' | 'may_apply_again'> {
  const { title, slug, isRemote, locality, aiScore } = row;
  return {
    id: row.id,
    job: { title, slug, open: takesApplications(row), is_remote: isRemote, locality },
    company: { name: row.companyName, username: row.companyUsername, logo_url: logoUrl(row.logoFileId) },
    stage: row.stage,
    outcome: row.outcome,
    state: row.isInProgress ? 'in_progress' : 'ended',
    applied_at: row.appliedAt.toISOString(),
    changed_at: (row.withdrawnAt ?? row.publicSince).toISOString(),
    score: aiScore === null ? null : { percent: aiScore, category: scoreCategory(aiScore) },
    unanswered: row.outcome === 'withdrawn' ? 0 : row.unanswered,
  };
}

function takesApplications(row: Row): boolean {
  return isOpen(row) && row.companyBlockedAt === null;
}

/** The stages shown to the candidate. A closed application reached as far as its history says. */
function stagesOf(
  { stage: current }: Row,
  columns: readonly store.ColumnRow[],
  reached: ReadonlySet<number | null>,
): MyApplication['stages'] {
  const way = publicWay(columns, current).filter((stage) => stage !== 'closed');
  const were = new Set(columns.filter(({ id }) => reached.has(id)).map(({ publicStage }) => publicStage));
  const furthest = way.findLastIndex((stage) =>
    current === 'closed' ? stage === 'received' || were.has(stage) : stage === current,
  );
  return way.map((stage, place) => ({ stage, reached: place <= furthest, current: stage === current }));
}

/** When the candidate may apply to the same job again, by the same rules as the submission. */
function applyAgain(
  { outcome, appliedAt, isFollowed, ...job }: Row,
  cooldownDays: number,
  now: number,
): Pick<MyApplication, 'apply_again_from' | 'may_apply_again'> {
  const hasEnded = outcome === 'failed' || outcome === 'withdrawn';
  const never = { apply_again_from: null, may_apply_again: false };
  if (!hasEnded || isFollowed || !takesApplications({ outcome, appliedAt, isFollowed, ...job })) return never;
  if (outcome === 'withdrawn') {
    return { apply_again_from: (job.withdrawnAt ?? appliedAt).toISOString(), may_apply_again: true };
  }
  const from = new Date(appliedAt.getTime() + cooldownDays * DAY_MS);
  const isOpenThen = job.deadline === null || job.deadline >= from.toISOString().slice(0, 10);
  return isOpenThen ? { apply_again_from: from.toISOString(), may_apply_again: from.getTime() <= now } : never;
}
