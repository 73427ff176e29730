import type { ProfileFields } from './own-profile.ts';
import { SKILLS } from './sections/section.values.ts';

/**
 * The parts that make a profile useful to readers of an application, with their weights. Age, gender, family and looks
 * are left out, because nobody should gain anything by giving them.
 */
const PARTS = [
  { id: 'experience', weight: 20, path: 'experiences', isThere: hasWork },
  { id: 'education', weight: 15, path: 'educations', isThere: ({ educations }) => educations.length > 0 },
  { id: 'bio', weight: 15, path: 'personalInfo.bio', isThere: ({ personalInfo }) => personalInfo.bio !== '' },
  { id: 'skills', weight: 15, path: 'skills', isThere: ({ skills }) => skills.length >= SKILLS.min },
  { id: 'phone', weight: 10, path: 'personalInfo.phone', isThere: ({ personalInfo }) => personalInfo.phone !== '' },
  { id: 'profession', weight: 10, path: 'personalInfo.profession', isThere: (fields) => has(fields, 'profession') },
  { id: 'languages', weight: 10, path: 'languages', isThere: ({ languages }) => languages.length > 0 },
  {
    id: 'place',
    weight: 5,
    path: 'personalInfo.country',
    isThere: (fields) => has(fields, 'country') && has(fields, 'city'),
  },
] as const satisfies readonly ProfilePart[];

type ProfilePart = { id: string; weight: number; path: string; isThere: (fields: ProfileFields) => boolean };

const MOST_SUGGESTIONS = 3;

function has({ personalInfo }: ProfileFields, field: keyof ProfileFields['personalInfo']): boolean {
  return personalInfo[field] !== '';
}

/** A training counts as well, for people who have had no job yet. */
function hasWork({ experiences, trainings }: ProfileFields): boolean {
  return experiences.length > 0 || trainings.length > 0;
}

export type ProfileSuggestion = Pick<(typeof PARTS)[number], 'id' | 'path'>;

/** How far a profile is, and what would help most next. */
export function profileCompleteness(fields: ProfileFields): { percent: number; next: ProfileSuggestion[] } {
  const missing = PARTS.filter(({ isThere }) => !isThere(fields));
  const percent = PARTS.filter((part) => !missing.includes(part)).reduce((sum, { weight }) => sum + weight, 0);
  return { percent, next: missing.slice(0, MOST_SUGGESTIONS).map(({ id, path }) => ({ id, path })) };
}
