import type { Scoring } from '#shared/board/scoring.contract.ts';
import type { SeenApplicant } from '../applicants/applicants.ts';

type Text = Scoring['texts'][number];
type Answer = { question: string; answer: string | null };

const lines = (...parts: (string | null)[]) => parts.filter(Boolean).join('\n');

/** The texts that the candidate wrote, part by part. Every quotation of an evaluator is found in one of them. */
export function applicationTexts({ sent, say, sight }: SeenApplicant, answers: readonly Answer[]): Text[] {
  if (sight === 'erased') return [];
  const institution = (name: string) => (sight === 'whole' ? name : null);
  const texts: Text[] = [
    { part: 'bio', title: null, text: sent.personalInfo.bio },
    ...sent.experiences.map((one) => ({
      part: 'experience' as const,
      title: null,
      text: lines(one.designation, one.company, one.department, one.responsibilities, one.accomplishments),
    })),
    ...sent.educations.map((one) => ({
      part: 'education' as const,
      title: null,
      text: lines(one.degree, one.major_course, one.level, institution(one.institution_name), one.description),
    })),
    ...sent.trainings.map((one) => ({
      part: 'training' as const,
      title: null,
      text: lines(one.name, one.organization, one.description),
    })),
    { part: 'skills', title: null, text: sent.skills.join('\n') },
    { part: 'languages', title: null, text: sent.languages.map(({ name }) => name).join('\n') },
    { part: 'cover_letter', title: null, text: sent.cover_letter },
    ...answers.map(({ question, answer }) => ({ part: 'answer' as const, title: question, text: answer ?? '' })),
  ];
  return texts.filter(({ text }) => text !== '').map((one) => ({ ...one, text: say(one.text) }));
}
