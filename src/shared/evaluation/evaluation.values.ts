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

/** What people score; the system also scores the profile as a whole and languages. */
export const MANAGER_SECTIONS = ['education', 'experience', 'skills', 'certification', 'bio'] as const;
export type ManagerSection = (typeof MANAGER_SECTIONS)[number];

/** What both sides score, and are compared by. */
export const COMPARED_SECTIONS = ['overall', ...MANAGER_SECTIONS] as const;
export type ComparedSection = (typeof COMPARED_SECTIONS)[number];

export const EVALUATION_SCORE = { min: 0, max: 100 } as const;
/** A score below `requiredBelow` says why. */
export const EVALUATION_COMMENT = { max: 2_000, requiredBelow: 50 } as const;

/** How far the evaluation of an application is: none, begun, or with an overall score of everybody who was asked. */
export const EVALUATION_STATES = ['none', 'partly', 'done'] as const;
export type EvaluationState = (typeof EVALUATION_STATES)[number];
/** `mine`: those that I have begun or finished, whatever others did. */
export const STATE_FILTERS = ['none', 'mine', 'partly', 'done'] as const;

export const EVALUATION_ORDERS = ['longest', 'newest', 'ai_score', 'difference'] as const;
export type EvaluationOrder = (typeof EVALUATION_ORDERS)[number];
export const EVALUATIONS_PER_PAGE = 50;
/** So many can be handed to a reviewer at once. */
export const ASSIGNED_AT_ONCE = 200;

/** Where two scores are further apart, somebody should look into it. */
export const NOTABLE_DIFFERENCE = 30;
export const NOTABLE_SHOWN = 100;
