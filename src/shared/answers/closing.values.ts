/** Why somebody stays open, in the employer's words. */
export const LEAVE_REASON = { min: 3, max: 500 } as const;
/** More groups than any board has columns. */
export const MOST_GROUPS = 200;
/** The largest number of people that one group of a closing may name. */
export const MOST_CLOSED = 20_000;
/** How many people an answer names: newcomers, or people to whom something could not be sent. */
export const PEOPLE_NAMED = 50;

/** `stopped`: the job was opened again before their turn. `gone`: they withdrew or were erased. */
export const CLOSING_STATES = ['waiting', 'told', 'left', 'problem', 'stopped', 'gone'] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];
/**
 * Why somebody was not told: a placeholder has no value, the message is too long once it is filled in, they take no
 * messages from the company, a colleague has moved them meanwhile, the column they were to go to is gone, or it failed
 * again and again.
 */
export const CLOSING_PROBLEMS = ['no_value', 'too_long', 'blocked', 'moved', 'column_gone', 'failed'] as const;
export type ClosingProblem = (typeof CLOSING_PROBLEMS)[number];
