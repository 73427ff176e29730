import { jobsTexts } from '../jobs/jobs.texts.ts';
import { messagesOf } from '../kernel/messages.ts';
import type { Dictionary } from '../kernel/texts.ts';

/**
 * What an evaluator says about the sections of an application. Spoken to the candidate; where the same sentence would
 * sound wrong to a recruiter, it stands a second time with `_they`, which speaks of the candidate.
 */
export const assessedTexts = {
  // What was not assessed, and weighs nothing
  'assessed.not_asked': 'Not assessed: this form does not ask for it.',
  'assessed.left_empty': 'Not assessed: this part is optional and was left empty.',
  'assessed.no_skills_asked': 'Not assessed: the job names no skills.',
  'assessed.no_language_asked': 'Not assessed: the job asks for no particular language.',
  'assessed.no_education_asked': 'Not assessed: the job asks for no education, and none is given.',
  'assessed.trainings_elsewhere': 'Not assessed: by name, none of your trainings is related to this job.',
  'assessed.trainings_elsewhere_they': 'Not assessed: by name, none of the trainings is related to this job.',
  'assessed.bio_unread':
    'Not assessed: this is in a language or in words that the system cannot read, so a person should read it.',
  'assessed.bio_brief': 'Not assessed: little is said in your own words.',
  'assessed.bio_brief_they': 'Not assessed: little is said in words of their own.',
  'assessed.left_out': 'This was not required, so it does not count: it would have lowered your score.',
  'assessed.left_out_they': 'This was not required, so it does not count: it would have lowered the score.',

  // Skills
  'assessed.skills_found': 'Required skills found: {found} of {total}.',
  'assessed.skills_from_work': 'This form asks for no list of skills: what you wrote about your work was read instead.',
  'assessed.skills_from_work_they': 'This form asks for no list of skills: the work described was read instead.',
  'assessed.shown': 'Shown at work: {names}.',
  'assessed.listed': 'Only listed, which counts less than shown at work: {names}.',
  'assessed.mentioned': 'Mentioned, but not counted (in a letter, a bio, an answer, a list or copied text): {names}.',
  'assessed.missing': 'Missing: {names}.',
  'assessed.and_more': '{names} and {rest} more',
  'assessed.too_long': 'The text was too long to be read whole, so none is called missing.',

  // Experience
  'assessed.no_work': 'No work experience is given.',
  'assessed.work_counts': 'By how near it is to this job, your work counts as about {time}.',
  'assessed.work_counts_they': 'By how near it is to this job, the work counts as about {time}.',
  'assessed.no_work_counts': 'None of your work is near enough to this job to count.',
  'assessed.no_work_counts_they': 'None of the work is near enough to this job to count.',
  'assessed.level_asks': 'The job asks for about {time} (level: {level}).',
  'assessed.level_asks_none': 'The job asks for no experience (level: {level}).',
  'assessed.long_enough': 'That is long enough; what lowers the score is the distance between that work and this job.',
  'assessed.nearest_close': 'Your nearest position is close to the job in title and duties.',
  'assessed.nearest_close_they': 'The nearest position is close to the job in title and duties.',
  'assessed.nearest_by_title':
    'Your nearest position has a fitting title, but what you wrote about it bears that out only in part.',
  'assessed.nearest_by_title_they':
    'The nearest position has a fitting title, which its own description bears out only in part.',
  'assessed.nearest_related': 'Your nearest position is related to the job.',
  'assessed.nearest_related_they': 'The nearest position is related to the job.',
  'assessed.nearest_elsewhere': 'Your nearest position belongs to another trade.',
  'assessed.nearest_elsewhere_they': 'The nearest position belongs to another trade.',
  'assessed.no_period': 'A position without usable dates counts no months.',
  'assessed.work_unread':
    'Work is described in a language or in words that the system cannot read, so a person should read it.',
  'assessed.years_one': '{count} year',
  'assessed.years_other': '{count} years',
  'assessed.months_one': '{count} month',
  'assessed.months_other': '{count} months',
  'assessed.years_and_months': '{years} and {months}',

  // Education
  'assessed.no_education': 'No education is given; the job asks for: {education}.',
  'assessed.any_level': 'The job asks for no particular level.',
  'assessed.level_not_asked': 'This form does not ask for the level, so the field of study alone is looked at.',
  'assessed.level_unknown': 'The level could not be told from what you wrote; the job asks for: {education}.',
  'assessed.level_unknown_they': 'The level could not be told; the job asks for: {education}.',
  'assessed.level_reached': 'You have reached the level that the job asks for: {education}.',
  'assessed.level_reached_they': 'The level that the job asks for is reached: {education}.',
  'assessed.level_below': 'Your level is below the one that the job asks for: {education}.',
  'assessed.level_below_they': 'The level is below the one that the job asks for: {education}.',
  'assessed.field_fits': 'Your field of study fits the job.',
  'assessed.field_fits_they': 'The field of study fits the job.',
  'assessed.field_near': 'Your field of study is near the job.',
  'assessed.field_near_they': 'The field of study is near the job.',
  'assessed.field_elsewhere': 'No link between your field of study and the job was found.',
  'assessed.field_elsewhere_they': 'No link between the field of study and the job was found.',
  'assessed.unfinished': 'The study is not finished yet.',

  // Certification, language
  'assessed.training_fits': 'You have a training that fits the job. Further ones add nothing.',
  'assessed.training_fits_they': 'There is a training that fits the job. Further ones add nothing.',
  'assessed.languages_listed': 'Asked for, and listed: {languages}.',
  'assessed.languages_missing': 'Asked for, but not listed: {languages}.',

  // Bio
  'assessed.bio_fits': 'What you write about yourself fits the job.',
  'assessed.bio_fits_they': 'What they write about themselves fits the job.',
  'assessed.bio_touches': 'What you write about yourself touches the job.',
  'assessed.bio_touches_they': 'What they write about themselves touches the job.',
  'assessed.bio_elsewhere': 'What you write about yourself says little about this job.',
  'assessed.bio_elsewhere_they': 'What they write about themselves says little about this job.',
  'assessed.copied': 'Words copied from the job text were not counted.',
  'assessed.repeated': 'Repeated passages were counted once.',
  'assessed.instructions': 'Sentences addressed to the system were ignored.',
  'assessed.partly_unread':
    'Some text is in a language or in words that the system cannot read, so a person should read it.',

  // Profile
  'assessed.background_same': 'Your work and education are in the trade of this job.',
  'assessed.background_same_they': 'Work and education are in the trade of this job.',
  'assessed.background_related': 'Your work and education are related to this job.',
  'assessed.background_related_they': 'Work and education are related to this job.',
  'assessed.background_far': 'Your work and education have little to do with this job.',
  'assessed.background_far_they': 'Work and education have little to do with this job.',
  'assessed.background_elsewhere': 'No link between your work and education and this job was found.',
  'assessed.background_elsewhere_they': 'No link between work and education and this job was found.',

  // With a language model
  'assessed.by_rules':
    'Scored by Fursa’s own rules, because what the language model said about this part does not hold.',
  'assessed.limited':
    'The language model said {said}, which counts as {given}: it may go above Fursa’s own rules by {points} points at most, and only on evidence in your own words.',
  'assessed.limited_they':
    'The language model said {said}, which counts as {given}: it may go above Fursa’s own rules by {points} points at most, and only on evidence in the candidate’s own words.',
} as const;

export const assessed = messagesOf(assessedTexts);

/** The levels of a job are named inside these sentences. */
const LEVELS = /^jobs\.(education|experience)_/;
export const levelName = messagesOf<Dictionary>(
  Object.fromEntries(Object.entries(jobsTexts).filter(([key]) => LEVELS.test(key))),
);
