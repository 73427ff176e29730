import type { EvaluationList, EvaluationView, evaluations } from '#shared/evaluation/evaluation.contract.ts';
import { EVALUATIONS_PER_PAGE } from '#shared/evaluation/evaluation.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { recordLook } from '../applications/looks.store.ts';
import { listAnswers, listEducations, listExperiences } from '../applications/sent.store.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from '../reference/settings.ts';
import { listEvaluations } from '../screening/screening.store.ts';
import { findApplicant } from './applicant.store.ts';
import { showAssignee } from './assignments.service.ts';
import { listAssignees } from './assignments.store.ts';
import * as store from './evaluations.store.ts';
import { assertEvaluator } from './evaluators.ts';
import { listReviews } from './reviews.store.ts';
import { showApplicant, showScores } from './show-evaluation.ts';
import { showProgress, showRow } from './show-list.ts';
import { ownOf, stateOf, stateOfOne } from './states.ts';

export type Reader = { user: SessionUser; words: Words; locale: Locale };

/** Reviewers who have scored the whole themselves are no longer led by the system. */
export function createEvaluationsService({ db, settings }: { db: Db; settings: Settings }) {
  const hidesScores = async () => (await settings.values()).hide_ai_until_scored;

  return {
    async list(
      user: SessionUser,
      { page = 1, ...filters }: InputOf<typeof evaluations>,
    ): Promise<Omit<EvaluationList, 'success'>> {
      assertEvaluator(user);
      const isHidden = await hidesScores();
      // Admins hand out the work, by score where they want to; each row shows it to them no sooner than to others.
      const wanted = { ...filters, readerId: user.id, findsAllScores: !isHidden || user.role === 'admin' };
      const [rows, progress] = await Promise.all([store.listPage(db, wanted, page), store.listProgress(db, user.id)]);
      const total = rows[0]?.total ?? (page > 1 ? await store.countFound(db, wanted) : 0);
      const assignees = await listAssignees(
        db,
        rows.map(({ id }) => id),
      );
      return {
        applications: rows.map((row) => ({
          ...showRow(row, isHidden),
          assignees: assignees.filter(({ applicationId }) => applicationId === row.id).map(showAssignee),
        })),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / EVALUATIONS_PER_PAGE)),
        ...showProgress(progress, filters.company),
      };
    },

    async open(id: number, { user, words, locale }: Reader): Promise<Omit<EvaluationView, 'success'>> {
      assertEvaluator(user);
      const applicant = await findApplicant(db, id, user.id);
      if (!applicant) throw new AppError('not_found');
      const [educations, experiences, answers, reviews, asked, [ai]] = await Promise.all([
        listEducations(db, id),
        listExperiences(db, id),
        listAnswers(db, applicant),
        listReviews(db, [id]),
        listAssignees(db, [id]),
        listEvaluations(db, [id]),
      ]);
      if (user.role === 'admin') {
        await recordLook(db, { kind: 'profile_read', actorId: user.id, application: applicant });
      }
      const mine = ownOf(reviews, user.id);
      const isHidden = stateOfOne(mine) !== 'done' && (await hidesScores());
      const sent = { educations, experiences, answers };
      return {
        ...showApplicant(applicant, sent, user),
        ...showScores(reviews, { readerId: user.id, ai, isHidden }, { words, locale }),
        assignees: asked.map(showAssignee),
        state: stateOf(reviews, asked),
        my_state: stateOfOne(mine),
      };
    },
  };
}
export type EvaluationsService = ReturnType<typeof createEvaluationsService>;
