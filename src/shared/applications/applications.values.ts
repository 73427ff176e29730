/** The result of an application. Withdrawn ones stay for the history. */
export const APPLICATION_OUTCOMES = ['under_review', 'passed', 'failed', 'withdrawn'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

/** Whether an application is still open: it ends when it is withdrawn or rejected, or led to a contract. */
export const APPLICATION_STATES = ['in_progress', 'ended'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
/** How many of a candidate's applications a page and the dashboard show. */
export const APPLICATIONS_PER_PAGE = 20;
export const APPLICATIONS_ON_DASHBOARD = 6;
/** How many applications that somebody sent as a guest are shown and claimed at once. */
export const MOST_UNCLAIMED = 50;
/** How many jobs are recommended at once. */
export const RECOMMENDED_JOBS = 3;

/** For how many days the owner of a mailbox can say that an application with their e-mail address is not theirs. */
export const DISOWN_DAYS = 90;

export const COVER_LETTER = { min: 100, max: 2_000 } as const;
export const SCREENING_ANSWER = { max: 1_500 } as const;
/** The longest name of a source, in characters: the site or the campaign that somebody came from. */
export const SOURCE = { max: 60 } as const;
/** The limits of colleagues' notes about an application: characters, and mentioned people. */
export const NOTE = { max: 2_000, mentions: 20 } as const;
