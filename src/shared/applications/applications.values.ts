/** What became of an application. Withdrawn ones stay for the history. */
export const APPLICATION_OUTCOMES = ['under_review', 'passed', 'failed', 'withdrawn'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

/** Whether there is anything to wait for: not once it was withdrawn, turned down, or led to a contract. */
export const APPLICATION_STATES = ['in_progress', 'ended'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
/** So many of a candidate's applications stand on a page, and on the dashboard. */
export const APPLICATIONS_PER_PAGE = 20;
export const APPLICATIONS_ON_DASHBOARD = 6;
/** So many of somebody's applications as a guest are shown and taken over at once. */
export const MOST_UNCLAIMED = 50;
/** So many jobs are recommended at once. */
export const RECOMMENDED_JOBS = 3;

/** So long the owner of a mailbox can say that an application with their e-mail was not theirs. */
export const DISOWN_DAYS = 90;

export const COVER_LETTER = { min: 100, max: 2_000 } as const;
export const SCREENING_ANSWER = { max: 1_500 } as const;
/** Where somebody came from: the name of a site or of a campaign. */
export const SOURCE = { max: 60 } as const;
/** What colleagues write to each other about an application. */
export const NOTE = { max: 2_000, mentions: 20 } as const;
