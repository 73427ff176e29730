import type { EvaluationList, EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import type * as store from './evaluations.store.ts';

/** More cannot be looked through in a list that one chooses from; the address takes any. */
const MOST_CHOICES = 1_000;

export function showRow(row: store.EvaluationRow, hidesScores: boolean): Omit<EvaluationRow, 'assignees'> {
  const isHidden = hidesScores && row.myScore === null && row.aiScore !== null;
  return {
    application_id: row.id,
    candidate_id: row.candidateId,
    name: row.name,
    job: { id: row.jobId, title: row.job },
    company: { id: row.companyId, name: row.company },
    applied_at: new Date(`${row.appliedAt.replace(' ', 'T')}Z`).toISOString(),
    ai_score: isHidden ? null : row.aiScore,
    ai_hidden: isHidden,
    manager_score: row.managerScore,
    reviewers: row.begun,
    reviewers_done: row.finished,
    state: row.state,
    my_state: row.myScore !== null ? 'done' : row.isMine ? 'partly' : 'none',
    my_score: row.myScore,
  };
}

type Progress = Pick<EvaluationList, 'progress' | 'jobs' | 'companies'>;

/** How far everything is, and what can be chosen, from the figures of each job. */
export function showProgress(jobs: readonly store.JobProgress[], company: number | undefined): Progress {
  const sum = (key: 'all' | 'begun' | 'done' | 'mine' | 'forMe') => jobs.reduce((total, job) => total + job[key], 0);
  const companies = new Map<number, Progress['companies'][number]>();
  for (const { companyId: id, company: name, all } of jobs) {
    companies.set(id, { id, name, applications: (companies.get(id)?.applications ?? 0) + all });
  }
  return {
    progress: {
      all: sum('all'),
      none: sum('all') - sum('begun'),
      partly: sum('begun') - sum('done'),
      done: sum('done'),
      mine: sum('mine'),
      waiting_for_me: sum('forMe'),
    },
    jobs: jobs
      .filter(({ companyId }) => company === undefined || companyId === company)
      .slice(0, MOST_CHOICES)
      .map(({ jobId, job, all, companyId }) => ({ id: jobId, name: job, applications: all, company_id: companyId })),
    companies: [...companies.values()].sort((a, b) => a.name.localeCompare(b.name)).slice(0, MOST_CHOICES),
  };
}
