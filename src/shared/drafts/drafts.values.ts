import type { ApplicationForm } from '../jobs/jobs.values.ts';

export const DRAFT_STATUSES = ['in_progress', 'submitted'] as const;

/**
 * Longer than a finished application may be, in characters: the form reports texts that are too long, so that no draft
 * is lost.
 */
export const DRAFT_TEXT = { line: 500, long: 10_000 } as const;
export const DRAFT_COUNTS = { entries: 50, skills: 100, answers: 50, steps: 20 } as const;
/** The limit of a whole draft as JSON, in bytes. */
export const DRAFT_BYTES = 256 * 1024;
export const DRAFTS_PER_PERSON = 50;
/** The most links to one draft; a new one replaces the least recently used. */
export const LINKS_PER_DRAFT = 50;

/** The steps of each form, in order. */
export const DRAFT_STEPS = {
  quick: [],
  wizard: ['personal', 'education', 'experience', 'skills', 'languages', 'cover_letter', 'questions', 'review'],
  form: ['personal', 'education', 'experience', 'skills', 'questions'],
  simple: ['personal', 'education', 'experience'],
} as const satisfies Record<ApplicationForm, readonly string[]>;
export type DraftStep = (typeof DRAFT_STEPS)[ApplicationForm][number];

/** Variant B counts four steps; its questions are not counted. */
export const COUNTED_STEPS: Record<ApplicationForm, number> = { quick: 0, wizard: 8, form: 4, simple: 3 };
