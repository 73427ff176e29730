/** What became of an application. Withdrawn ones stay for the history. */
export const APPLICATION_OUTCOMES = ['under_review', 'passed', 'failed', 'withdrawn'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

/** Whether there is anything to wait for: not once it was withdrawn, turned down, or led to a contract. */
export const APPLICATION_STATES = ['in_progress', 'ended'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
/** How many of a candidate's applications a page and the dashboard show. */
export const APPLICATIONS_PER_PAGE = 20;
export const APPLICATIONS_ON_DASHBOARD = 6;
/** How many applications that somebody sent as a guest are shown and claimed at once. */
export const MOST_UNCLAIMED = 50;
/** How many jobs are recommended at once. */
export const RECOMMENDED_JOBS = 3;

/** How long the owner of a mailbox can say that an application with their e-mail is not theirs. */
export const DISOWN_DAYS = 90;

export const COVER_LETTER = { min: 100, max: 2_000 } as const;
export const SCREENING_ANSWER = { max: 1_500 } as const;
/** Where somebody came from: the name of a site or of a campaign. */
export const SOURCE = { max: 60 } as const;
/** What colleagues write to each other about an application. */
export const NOTE = { max: 2_000, mentions: 20 } as const;
