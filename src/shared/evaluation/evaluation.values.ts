/** What a reviewer can score or comment on. Education and experience also take single items. */
export const EVALUATION_TYPES = [
  'education',
  'experience',
  'skills',
  'certification',
  'bio',
  'profile',
  'overall',
] as const;
export type EvaluationType = (typeof EVALUATION_TYPES)[number];
