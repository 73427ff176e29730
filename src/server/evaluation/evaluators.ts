import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { evaluator, judgeAccess } from '#shared/kernel/access.ts';
import { AppError } from '#shared/kernel/errors.ts';

/** Reviewers, and admins, who review too. */
export function assertEvaluator({ role }: SessionUser): void {
  if (judgeAccess(evaluator, role) !== 'allowed') throw new AppError('forbidden');
}
