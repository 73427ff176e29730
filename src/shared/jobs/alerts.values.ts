/** How often mails with new jobs come, at most. */
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** The maximum for a person, or for an e-mail without an account. */
export const JOB_ALERTS = { max: 10 } as const;
/** Alerts that are not confirmed within this time are deleted. */
export const UNCONFIRMED_ALERT_DAYS = 7;
/** The most jobs in one mail; a link leads to the rest. */
export const JOBS_IN_MAIL = 20;

export const SAVED_JOBS = { max: 200 } as const;
/** The maximum of saved jobs that a browser keeps for somebody without an account. */
export const SAVED_IN_BROWSER = { max: 50 } as const;
