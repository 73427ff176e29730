import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Subject } from '../scorecard/scorecard.ts';

export const educationName = ({ degree, major }: EvaluationView['educations'][number]) =>
  [degree, major].filter(Boolean).join(', ');

/** The subject in words: “Experience: Operations Analyst, Berumi Foods”. */
export function useSubjectName(view: Pick<EvaluationView, 'educations' | 'experiences'>) {
  const t = useTexts(evaluationTexts);
  const itemName = ({ type, itemId }: Subject): string | null => {
    const education = type === 'education' ? view.educations.find(({ id }) => id === itemId) : undefined;
    if (education) return educationName(education);
    const experience = type === 'experience' ? view.experiences.find(({ id }) => id === itemId) : undefined;
    return experience ? `${experience.designation}, ${experience.company}` : null;
  };
  const subjectName = (subject: Subject) => {
    const item = itemName(subject);
    const section = t(`evaluation.${subject.type}`);
    return item === null ? section : t('evaluation.subject', { section, item });
  };
  return { subjectName, itemName };
}
