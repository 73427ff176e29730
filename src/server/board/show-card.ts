import type { ApplicationCard, PlacedCard } from '#shared/board/board.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { nameWhileHidden } from '../applications/blind/blind.ts';
import type { Card } from '../applications/stages/moves.service.ts';
import type { CardRow } from './cards.store.ts';

const named = <Name extends string>(name: Name | null) => (name === null ? null : { name });

/** Formats `2026-11-16 05:00:00.12` as in the contract, with three decimals, so that timestamps compare as strings. */
const isoOf = (moment: string) => `${moment.slice(0, 10)}T${moment.slice(11, 19)}.${moment.slice(20).padEnd(3, '0')}Z`;

/** Blind review removes what identifies somebody here on the server, not in the page. */
export function showCard(row: CardRow, hidden: ReadonlySet<number>, words: Words): ApplicationCard {
  const isHidden = hidden.has(row.groupId);
  const { aiScore, managerScore } = row;
  return {
    id: row.id,
    group_id: row.groupId,
    rank: row.rank,
    outcome: row.outcome,
    version: row.version,
    disputed_at: row.disputedAt && isoOf(row.disputedAt),
    job: { id: row.jobId, title: row.jobTitle },
    candidate: {
      id: isHidden ? null : row.candidateId,
      user: isHidden
        ? { name: words(nameWhileHidden(row.id)), username: null, image_url: null }
        : {
            name: row.name,
            username: row.username,
            image_url: row.photoFileId === null ? null : applicantPhotoAddress(row.id, row.photoFileId),
          },
      profession: named(isHidden ? row.blindProfession : row.profession),
      experience: named(row.experienceLevel),
      education: named(row.educationLevel),
    },
    candidate_deleted: row.isErased,
    blind: isHidden,
    candidate_resume_id: isHidden || row.isErased ? null : row.resumeId,
    ai_evaluation:
      aiScore === null ? null : { ai_score_percentage: aiScore, ai_overall_category: scoreCategory(aiScore) },
    human_evaluation:
      managerScore === null
        ? null
        : { manager_overall_score: managerScore, manager_overall_category: scoreCategory(managerScore) },
    being_scored: row.beingScored,
    applied_at: isoOf(row.appliedAt),
    stage_since: isoOf(row.stageSince),
    told_at: row.toldAt && isoOf(row.toldAt),
    answer_due_at: row.answerDueAt && isoOf(row.answerDueAt),
    planned: row.plannedAt === null ? null : { at: isoOf(row.plannedAt), problem: row.plannedProblem === true },
    interview:
      row.interviewState === null
        ? null
        : {
            state: row.interviewState,
            starts_at: row.interviewStartsAt && isoOf(row.interviewStartsAt),
            ends_at: row.interviewEndsAt && isoOf(row.interviewEndsAt),
          },
    imported:
      row.importedFrom === null || row.importedAt === null
        ? null
        : { from: row.importedFrom, at: isoOf(row.importedAt) },
  };
}

export function showPlace({ id, groupId, rank, outcome, version, disputedAt }: Card): PlacedCard {
  return { id, group_id: groupId, rank, outcome, version, disputed_at: disputedAt?.toISOString() ?? null };
}
