import type { ScorerSide } from '#shared/evaluation/evaluation.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { evaluator, judgeAccess } from '#shared/kernel/access.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { companyOf } from '../profiles/membership.ts';

/** Reviewers, and admins, who may review too. */
export function assertEvaluator({ role }: SessionUser): void {
  if (judgeAccess(evaluator, role) !== 'allowed') throw new AppError('forbidden');
}

/** The side somebody scores on, and the company whose applicants they may score (null: all companies). */
export function scorerOf(user: SessionUser): { side: ScorerSide; companyId: number | null } {
  if (user.role === 'company') return { side: 'company', companyId: companyOf(user).id };
  assertEvaluator(user);
  return { side: 'reviewer', companyId: null };
}
