import type { AiEvaluation, HumanEvaluation, ManagerComment } from '#shared/board/scoring.contract.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { MANAGER_SECTIONS, type ManagerSection } from '#shared/evaluation/evaluation.values.ts';
import { SECTIONS, type Section } from '#shared/screening/score.ts';

export type SectionScores = {
  section: Section;
  system: number | null;
  manager: number | null;
};

const isManagerSection = (section: Section): section is ManagerSection =>
  (MANAGER_SECTIONS as readonly Section[]).includes(section);

type Evaluations = { ai_evaluation: AiEvaluation | null; human_evaluation: HumanEvaluation | null };

/** Both scores of every section that the scorer knows: people score neither profiles nor languages. */
export function sectionScores({ ai_evaluation, human_evaluation }: Evaluations, scorer: Scorer): SectionScores[] {
  const sections = scorer === 'system' ? SECTIONS : SECTIONS.filter(isManagerSection);
  return sections.map((section) => ({
    section,
    system: ai_evaluation?.[`ai_${section}_score`] ?? null,
    manager: isManagerSection(section) ? (human_evaluation?.[`manager_${section}_score`] ?? null) : null,
  }));
}

/** People's comments on a section. The profile gets comments without a score. */
export function managerComments(evaluation: HumanEvaluation, section: Section): ManagerComment[] {
  if (section === 'profile') return evaluation.manager_profile_comment;
  return isManagerSection(section) ? evaluation[`manager_${section}_comment`] : [];
}
