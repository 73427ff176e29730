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

/** The sections that people score; the system also scores the profile as a whole and languages. */
export const MANAGER_SECTIONS = ['education', 'experience', 'skills', 'certification', 'bio'] as const;
export type ManagerSection = (typeof MANAGER_SECTIONS)[number];

/** The sections that both sides score, which can be compared. */
export const COMPARED_SECTIONS = ['overall', ...MANAGER_SECTIONS] as const;
export type ComparedSection = (typeof COMPARED_SECTIONS)[number];

/** The scorer's side: a member of the company that the application went to, or a reviewer of the platform. */
export const SCORER_SIDES = ['company', 'reviewer'] as const;
export type ScorerSide = (typeof SCORER_SIDES)[number];

export const EVALUATION_SCORE = { min: 0, max: 100 } as const;
/** A score below `requiredBelow` needs a comment. */
export const EVALUATION_COMMENT = { max: 2_000, requiredBelow: 50 } as const;

/** The most entries that can be saved at once; more than any application has. */
export const MOST_ENTRIES = 200;

/**
 * How far the evaluation of an application is: not started, started, or done. Done means that the whole has a score and
 * everybody who was assigned has finished.
 */
export const EVALUATION_STATES = ['none', 'partly', 'done'] as const;
export type EvaluationState = (typeof EVALUATION_STATES)[number];
/**
 * `queue`: my work, which is everything assigned to me, or assigned to nobody and not scored yet, that is not decided.
 * `mine`: those that I have started and not finished. `mine_done`: those that I have finished, whatever others did.
 * `all` filters nothing.
 */
export const STATE_FILTERS = ['queue', 'all', 'none', 'mine', 'mine_done', 'partly', 'done'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const EVALUATION_ORDERS = ['longest', 'newest', 'ai_score', 'difference'] as const;
export type EvaluationOrder = (typeof EVALUATION_ORDERS)[number];
export const EVALUATIONS_PER_PAGE = 50;
/** The most applications that can be assigned to a reviewer at once. */
export const ASSIGNED_AT_ONCE = 200;

/** If two scores differ by more, somebody should look into it. */
export const NOTABLE_DIFFERENCE = 30;
export const NOTABLE_SHOWN = 100;
