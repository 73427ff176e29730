import { jobsTexts } from '../jobs/jobs.texts.ts';
import { messagesOf } from '../kernel/messages.ts';
import type { Dictionary } from '../kernel/texts.ts';

/**
 * Sentences of an evaluator about the sections of an application. They address the candidate; if a sentence would sound
 * wrong to a recruiter, a second version with `_they` speaks about the candidate.
 */
export const assessedTexts = {
  // What was not assessed, and has no weight
  'assessed.not_asked': 'Not assessed: this form does not ask for it.',
  'assessed.left_empty': 'Not assessed: this part is optional and was left empty.',
  'assessed.no_skills_asked': 'Not assessed: the job does not name any skills.',
  'assessed.no_language_asked': 'Not assessed: the job does not ask for a particular language.',
  'assessed.no_education_asked': 'Not assessed: the job does not ask for any education, and none was given.',
  'assessed.trainings_elsewhere': 'Not assessed: judging by the names, none of your training is related to this job.',
  'assessed.trainings_elsewhere_they':
    'Not assessed: judging by the names, none of the training is related to this job.',
  'assessed.bio_unread':
    'Not assessed: it is in a language or wording that the system cannot read, so a person should read it.',
  'assessed.bio_brief': 'Not assessed: there is too little in your own words.',
  'assessed.bio_brief_they': 'Not assessed: there is too little in the candidate’s own words.',
  'assessed.left_out': 'Optional, not counted.',

  // Skills
  'assessed.skills_found': 'Required skills found: {found} of {total}.',
  'assessed.skills_from_work': 'This form has no list of skills, so what you wrote about your work was read instead.',
  'assessed.skills_from_work_they': 'This form has no list of skills, so the description of the work was read instead.',
  'assessed.shown': 'Shown at work: {names}.',
  'assessed.listed': 'Only listed, which counts for less than shown at work: {names}.',
  'assessed.mentioned': 'Mentioned, but not counted (in a letter, a bio, an answer, a list or copied text): {names}.',
  'assessed.usual': 'Usual in your kind of work, but not described: {names}.',
  'assessed.usual_they': 'Usual in this kind of work, but not described: {names}.',
  'assessed.partly': 'Only mentioned in part: {names}.',
  'assessed.missing': 'Not found: {names}.',
  'assessed.and_more': '{names} and {rest} more',
  'assessed.too_long': 'The text was too long to read in full, so nothing is reported as not found.',

  // Experience
  'assessed.no_work': 'No work experience was given.',
  'assessed.work_counts': 'About {time} of relevant experience.',
  'assessed.no_work_counts': 'None of your work is close enough to this job to count.',
  'assessed.no_work_counts_they': 'None of the work is close enough to this job to count.',
  'assessed.level_asks': 'The job asks for about {time} (level: {level}).',
  'assessed.level_asks_none': 'The job does not ask for experience (level: {level}).',
  'assessed.long_enough': 'That is long enough; the score is lower because that work is different from this job.',
  'assessed.nearest_close': 'Your closest position is similar to this job in title and duties.',
  'assessed.nearest_close_they': 'The closest position is similar to this job in title and duties.',
  'assessed.nearest_by_title':
    'Your closest position has a matching title, but what you wrote about it only partly supports it.',
  'assessed.nearest_by_title_they':
    'The closest position has a matching title, but its description only partly supports it.',
  'assessed.nearest_related': 'Your closest position is related to this job.',
  'assessed.nearest_related_they': 'The closest position is related to this job.',
  'assessed.nearest_elsewhere': 'Your closest position is in a different field.',
  'assessed.nearest_elsewhere_they': 'The closest position is in a different field.',
  'assessed.no_period': 'A position without usable dates adds no months.',
  'assessed.work_unread':
    'Some work is described in a language or wording that the system cannot read, so a person should read it.',
  'assessed.years_one': '{count} year',
  'assessed.years_other': '{count} years',
  'assessed.months_one': '{count} month',
  'assessed.months_other': '{count} months',
  'assessed.years_and_months': '{years} and {months}',

  // Education
  'assessed.no_education': 'No education was given; the job asks for: {education}.',
  'assessed.any_level': 'The job does not ask for a particular level.',
  'assessed.level_not_asked': 'This form does not ask for the level, so only the field of study counts.',
  'assessed.level_unknown': 'The level is not clear from what you wrote; the job asks for: {education}.',
  'assessed.level_unknown_they': 'The level is not clear; the job asks for: {education}.',
  'assessed.level_reached': 'You have the level that the job asks for: {education}.',
  'assessed.level_reached_they': 'The candidate has the level that the job asks for: {education}.',
  'assessed.level_below': 'Your level is below the one that the job asks for: {education}.',
  'assessed.level_below_they': 'The level is below the one that the job asks for: {education}.',
  'assessed.field_fits': 'Your field of study fits this job.',
  'assessed.field_fits_they': 'The field of study fits this job.',
  'assessed.field_near': 'Your field of study is close to this job.',
  'assessed.field_near_they': 'The field of study is close to this job.',
  'assessed.field_elsewhere': 'No link was found between your field of study and this job.',
  'assessed.field_elsewhere_they': 'No link was found between the field of study and this job.',
  'assessed.unfinished': 'The studies are not finished yet.',

  // Certification, language
  'assessed.training_fits': 'Relevant training: full marks.',
  'assessed.languages_listed': 'Asked for and listed: {languages}.',
  'assessed.languages_missing': 'Asked for, but not listed: {languages}.',

  // Bio
  'assessed.bio_fits': 'What you wrote about yourself fits this job.',
  'assessed.bio_fits_they': 'What the candidate wrote about themselves fits this job.',
  'assessed.bio_touches': 'What you wrote about yourself is partly related to this job.',
  'assessed.bio_touches_they': 'What the candidate wrote about themselves is partly related to this job.',
  'assessed.bio_elsewhere': 'What you wrote about yourself has little to do with this job.',
  'assessed.bio_elsewhere_they': 'What the candidate wrote about themselves has little to do with this job.',
  'assessed.copied': 'Words copied from the job description were not counted.',
  'assessed.repeated': 'Repeated passages were counted once.',
  'assessed.instructions': 'Words addressed to the system were ignored.',
  'assessed.partly_unread':
    'Some of the text is in a language or wording that the system cannot read, so a person should read it.',

  // Profile
  'assessed.background_same': 'Your work and education are in the field of this job.',
  'assessed.background_same_they': 'The work and education are in the field of this job.',
  'assessed.background_related': 'Your work and education are related to this job.',
  'assessed.background_related_they': 'The work and education are related to this job.',
  'assessed.background_far': 'Your work and education have little to do with this job.',
  'assessed.background_far_they': 'The work and education have little to do with this job.',
  'assessed.background_elsewhere': 'No link was found between your work and education and this job.',
  'assessed.background_elsewhere_they': 'No link was found between the work and education and this job.',

  // Since version 2: what is there, what is missing, and what to do about it
  'assessed.work_not_read':
    'Not assessed: the work is described in a language or wording that the system cannot read well, so a person will read it.',
  'assessed.some_work_unread':
    'Some of the work is described in a language or wording that the system cannot read well. It counts neither for nor against; a person will read it.',
  'assessed.skills_unread': 'Not assessed: the work could not be read well, so nothing is said about skills.',
  'assessed.background_unread': 'Not assessed: the work could not be read well, so a person will look at it.',
  'assessed.field_unread':
    'The field of study is written in a language that the system cannot read, so only the level counts.',
  'assessed.experience_not_asked': 'Not assessed: the job does not ask for work experience, and none was given.',
  'assessed.in_other_words': 'Described in your own words rather than by name: {names}.',
  'assessed.in_other_words_they': 'Described in other words rather than by name: {names}.',
  'assessed.named_elsewhere': 'Used in a different kind of work, so it counts for less: {names}.',
  'assessed.listed_believed': 'Listed, and counted because your work is in this field: {names}.',
  'assessed.listed_believed_they': 'Listed, and counted because the work is in this field: {names}.',
  'assessed.ask_missing': 'If you have used any of these, say where when you describe your work.',
  'assessed.ask_missing_they': 'These are worth asking about before deciding.',
  'assessed.enough_time': 'That is as much as the job asks for.',
  'assessed.relevant_time': 'About {time} of relevant experience; the job asks for {asked}.',
  'assessed.less_time': 'Less than the job asks for, so it counts in part.',
  'assessed.nearest_same': 'Your work as “{title}” matches this job in title and duties.',
  'assessed.nearest_same_they': 'The work as “{title}” matches this job in title and duties.',
  'assessed.nearest_unproven':
    'The title “{title}” fits, but your description does not match this job. Describe what you did there.',
  'assessed.nearest_unproven_they':
    'The title “{title}” fits, but the duties described do not match this job. Ask what the work was.',
  'assessed.nearest_neighbour': 'Your closest work, as “{title}”, is in a related field, so it counts in part.',
  'assessed.nearest_neighbour_they': 'The closest work, as “{title}”, is in a related field, so it counts in part.',
  'assessed.nearest_other': 'Your closest work, as “{title}”, is in another field.',
  'assessed.nearest_other_they': 'The closest work, as “{title}”, is in another field.',
  'assessed.padded':
    'Many of the words in the descriptions of your work say nothing about it, so the descriptions were not counted. Describe in sentences what you did.',
  'assessed.padded_they':
    'Many of the words in the descriptions of the work say nothing about it, so the descriptions were not counted.',
  'assessed.undated_work': 'Work without dates counts as one year each and two years in all; add the dates if you can.',
  'assessed.undated_work_they': 'Work without dates counts as one year each and two years in all.',

  // With a language model
  'assessed.by_rules':
    'Scored by Fursa’s own rules, because the language model’s result for this part could not be confirmed.',
  'assessed.limited':
    'The language model said {said}, and {given} counts: it can go at most {points} points above Fursa’s own rules, and only with evidence in your own words.',
  'assessed.limited_they':
    'The language model said {said}, and {given} counts: it can go at most {points} points above Fursa’s own rules, and only with evidence in the candidate’s own words.',
  'assessed.limited_fall':
    'The language model said {said}, and {given} counts: without evidence in your own words it can go at most {points} points below Fursa’s own rules.',
  'assessed.limited_fall_they':
    'The language model said {said}, and {given} counts: without evidence in the candidate’s own words it can go at most {points} points below Fursa’s own rules.',
} as const;

export const assessed = messagesOf(assessedTexts);

/** These sentences contain the names of a job's levels. */
const LEVELS = /^jobs\.(education|experience)_/;
export const levelName = messagesOf<Dictionary>(
  Object.fromEntries(Object.entries(jobsTexts).filter(([key]) => LEVELS.test(key))),
);
