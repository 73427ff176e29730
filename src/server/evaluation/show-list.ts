import type { EvaluationFilters, EvaluationList, EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import type { StateFilter } from '#shared/evaluation/evaluation.values.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { nameWhileHidden } from '../applications/blind/blind.ts';
import type * as store from './evaluations.store.ts';

/** Longer lists cannot be used for choosing; the address accepts any value. */
const MOST_CHOICES = 1_000;

type Seen = { hidesScores: boolean; isBlind: boolean; words: Words };

export function showRow(
  row: store.EvaluationRow,
  { hidesScores, isBlind, words }: Seen,
): Omit<EvaluationRow, 'assignees'> {
  const isHidden = hidesScores && !row.isMineDone && row.aiScore !== null;
  return {
    application_id: row.id,
    candidate_id: isBlind ? null : row.candidateId,
    name: isBlind ? words(nameWhileHidden(row.id)) : row.name,
    blind: isBlind,
    job: { id: row.jobId, title: row.job },
    company: { id: row.companyId, name: row.company },
    applied_at: new Date(`${row.appliedAt.replace(' ', 'T')}Z`).toISOString(),
    ai_score: isHidden ? null : row.aiScore,
    ai_hidden: isHidden,
    manager_score: row.managerScore,
    reviewers: row.begun,
    reviewers_done: row.finished,
    state: row.state,
    my_state: row.isMineDone ? 'done' : row.isMine ? 'partly' : 'none',
    my_score: row.myScore,
  };
}

type Progress = Pick<EvaluationList, 'progress' | 'waiting' | 'jobs' | 'companies'>;
type Chosen = Pick<EvaluationFilters, 'job' | 'company' | 'state'>;

const COUNTS: Record<StateFilter, (job: store.JobProgress) => number> = {
  queue: ({ queue }) => queue,
  all: ({ all }) => all,
  none: ({ all, begun }) => all - begun,
  mine: ({ mine }) => mine,
  mine_done: ({ mineDone }) => mineDone,
  partly: ({ begun, done }) => begun - done,
  done: ({ done }) => done,
};

/**
 * The choices of each filter, with how many applications the list would show for each under the other filters. Choosing
 * another company drops the chosen job. Choices that would show nothing are left out unless they are chosen now.
 */
export function showProgress(jobs: readonly store.JobProgress[], { job, company, state = 'all' }: Chosen): Progress {
  const sum = (of: readonly store.JobProgress[], count: (job: store.JobProgress) => number) =>
    of.reduce((total, one) => total + count(one), 0);
  const ofCompany = jobs.filter(({ companyId }) => company === undefined || companyId === company);
  const chosen = ofCompany.filter(({ jobId }) => job === undefined || jobId === job);
  const count = COUNTS[state];
  const companies = new Map<number, Progress['companies'][number]>();
  for (const one of jobs) {
    const { companyId: id, company: name } = one;
    companies.set(id, { id, name, applications: (companies.get(id)?.applications ?? 0) + count(one) });
  }
  return {
    progress: {
      queue: sum(chosen, COUNTS.queue),
      all: sum(chosen, COUNTS.all),
      none: sum(chosen, COUNTS.none),
      mine: sum(chosen, COUNTS.mine),
      mine_done: sum(chosen, COUNTS.mine_done),
      partly: sum(chosen, COUNTS.partly),
      done: sum(chosen, COUNTS.done),
      waiting_for_me: sum(chosen, ({ forMe }) => forMe),
    },
    waiting: sum(jobs, ({ waiting }) => waiting),
    jobs: ofCompany
      .map((one) => ({ id: one.jobId, name: one.job, applications: count(one), company_id: one.companyId }))
      .filter(({ id, applications }) => applications > 0 || id === job)
      .slice(0, MOST_CHOICES),
    companies: [...companies.values()]
      .filter(({ id, applications }) => applications > 0 || id === company)
      .sort((a, b) => a.name.localeCompare(b.name))
      .slice(0, MOST_CHOICES),
  };
}
