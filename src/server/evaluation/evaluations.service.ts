import type { EvaluationList, EvaluationView, evaluations } from '#shared/evaluation/evaluation.contract.ts';
import { EVALUATIONS_PER_PAGE } from '#shared/evaluation/evaluation.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { listAnswers, listEducations, listExperiences } from '../applications/applications.api.ts';
import { hiddenNamePattern } from '../applications/blind/blind.ts';
import { viewEvent } from '../applications/views.rules.ts';
import type { Db } from '../db/database.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Settings } from '../reference/settings.ts';
import { listEvaluations } from '../screening/screening.api.ts';
import { findApplicant } from './applicant.store.ts';
import { showAssignee } from './assignments.service.ts';
import { listAssignees } from './assignments.store.ts';
import * as store from './evaluations.store.ts';
import { assertEvaluator } from './evaluators.ts';
import { hidingFrom, isHidden } from './hiding.ts';
import { listReviews } from './reviews.store.ts';
import { maskFor, showApplicant, showScores } from './show-evaluation.ts';
import { showProgress, showRow } from './show-list.ts';
import { ownOf, stateOf, stateOfOne } from './states.ts';

export type Reader = { user: SessionUser; words: Words; locale: Locale };

/**
 * If the setting asks for it, the system's evaluation is hidden until a reviewer has scored the whole, so that it does
 * not influence them.
 */
type Parts = { db: Db; inTransaction: InTransaction; settings: Settings };

export function createEvaluationsService({ db, inTransaction, settings }: Parts) {
  const hidesScores = async () => (await settings.values()).hide_ai_until_scored;

  return {
    async list(
      user: SessionUser,
      { page = 1, ...filters }: InputOf<typeof evaluations>,
      words: Words,
    ): Promise<Omit<EvaluationList, 'success'>> {
      assertEvaluator(user);
      const [hides, hiding] = await Promise.all([hidesScores(), hidingFrom(user, { db, settings })]);
      // Admins assign the work and may filter by score, but each row shows the score to them no sooner than to others.
      const wanted = {
        ...filters,
        readerId: user.id,
        findsAllScores: !hides || user.role === 'admin',
        hiding,
        hiddenName: hiddenNamePattern(words),
      };
      const [rows, progress] = await Promise.all([store.listPage(db, wanted, page), store.listProgress(db, wanted)]);
      const total = rows[0]?.total ?? (page > 1 ? await store.countFound(db, wanted) : 0);
      const assignees = await listAssignees(
        db,
        rows.map(({ id }) => id),
      );
      return {
        applications: rows.map((row) => ({
          ...showRow(row, { hidesScores: hides, isBlind: isHidden(hiding, row.groupId), words }),
          assignees: assignees.filter(({ applicationId }) => applicationId === row.id).map(showAssignee),
        })),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / EVALUATIONS_PER_PAGE)),
        ...showProgress(progress, filters),
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
        const look = { type: 'profile.viewed', actorId: user.id, application: applicant, userId: null } as const;
        await inTransaction((tx) => tx.record(viewEvent(look)));
      }
      const mine = ownOf(reviews, user.id);
      const hidesAi = stateOfOne(mine) !== 'done' && (await hidesScores());
      const isBlind = isHidden(await hidingFrom(user, { db, settings }), applicant.groupId);
      const say = isBlind ? maskFor(applicant) : (text: string) => text;
      const sent = { educations, experiences, answers };
      return {
        ...showApplicant(applicant, sent, { user, isBlind, say, words }),
        ...showScores(reviews, { readerId: user.id, ai, isHidden: hidesAi, say }, { words, locale }),
        assignees: asked.map(showAssignee),
        state: stateOf(reviews, asked),
        my_state: stateOfOne(mine),
      };
    },
  };
}
export type EvaluationsService = ReturnType<typeof createEvaluationsService>;
