/** Skills that most jobs ask for, under their names in the built-in list. */
export const EVERYDAY_SKILLS = [
  'Communication',
  'Teamwork',
  'Customer service',
  'Microsoft Excel',
  'Computer literacy',
  'Report writing',
  'Time management',
  'Project management',
] as const;
