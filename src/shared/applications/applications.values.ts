/** Proficiencies of all forms together; variant A offers four of them. */
export const PROFICIENCIES = ['basic', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];

export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'] as const;

/** What became of an application. Withdrawn ones stay for the history. */
export const APPLICATION_OUTCOMES = ['under_review', 'passed', 'failed', 'withdrawn'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

/** So long the owner of a mailbox can say that an application with their e-mail was not theirs. */
export const DISOWN_DAYS = 90;

export const BIO = { min: 50, max: 600 } as const;
export const COVER_LETTER = { min: 100, max: 2_000 } as const;
export const SCREENING_ANSWER = { max: 1_500 } as const;
/** Where somebody came from: the name of a site or of a campaign. */
export const SOURCE = { max: 60 } as const;
/** What colleagues write to each other about an application. */
export const NOTE = { max: 2_000, mentions: 20 } as const;
