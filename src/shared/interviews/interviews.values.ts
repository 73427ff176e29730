export const INTERVIEW_KINDS = ['phone', 'video', 'on_site'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

/**
 * Where an interview stands. `asked`: the candidate is asked to choose a time. `none_suits`: they answered that no
 * offered time suits them, and the company offers others.
 */
export const INTERVIEW_STATES = ['asked', 'none_suits', 'booked', 'cancelled', 'held', 'no_show'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** The side that cancelled an interview. The column is null if it ended because of something else, such as a closed job. */
export const CANCELLED_BY = ['company', 'candidate'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** When a candidate usually has time. They say so if none of the offered times suits them. */
export const GOOD_TIMES = ['mornings', 'afternoons', 'evenings', 'saturdays'] as const;
export type GoodTime = (typeof GOOD_TIMES)[number];

export const MINUTES = { min: 10, max: 480, usual: 45 };
export const PLACE_MAX = 500;
export const INSTRUCTIONS_MAX = 2_000;
/** The longest text that somebody can write when they move or cancel an interview, or when no time suits. */
export const WORD_MAX = 1_000;
export const MOST_INTERVIEWERS = 10;
/** How many applicants one plan can invite. */
export const MOST_ASKED = 200;
export const MOST_SLOTS = 100;
/** How often a candidate may move a booked interview, and up to how many hours before. */
export const MOVES = { max: 5, usual: 2 };
export const MOVE_HOURS = { max: 72, usual: 2 };
/** Times further away than this are refused. */
export const DAYS_AHEAD = 365;

export const RECOMMENDATIONS = ['strong_no', 'no', 'yes', 'strong_yes'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
export const RATING = { min: 1, max: 5 };
/** How often an interviewer is asked for a missing scorecard before the daily requests stop. */
export const SCORECARD_REQUESTS = 3;
