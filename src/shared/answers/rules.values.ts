/** After how many hours a message goes out by itself. */
export const RULE_HOURS = { min: 0, max: 72 } as const;
/** What goes out at once waits so long in any case, so that an undone move sends nothing. */
export const LEAST_WAIT_SECONDS = 60;
/** Moving a card back within this time is an undo: it plans no message for the column that it returns to. */
export const UNDO_MINUTES = 15;
/** How many messages can be sent or taken back in one call, and how many a list shows. */
export const MOST_PLANNED = 100;

export const PLANNED_STATES = ['waiting', 'problem', 'sent', 'taken_back', 'void'] as const;
/** Why a message cannot go out: its template was deleted, a placeholder has no value, or filled in it is too long. */
export const PROBLEMS = ['no_template', 'no_value', 'too_long'] as const;
export type Problem = (typeof PROBLEMS)[number];
