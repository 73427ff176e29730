import { textsOf } from '../kernel/texts.ts';
import { jobsTexts } from './jobs.texts.ts';

/** The words of an employer's public page. */
export const employerTexts = textsOf('jobs', {
  ...jobsTexts,
  'jobs.about_employer': 'About {company}',
  'jobs.industry': 'Industry',
  'jobs.team_size': 'Team size',
  'jobs.team_size_value': '{size} people',
  'jobs.team_size_over': 'Over {size} people',
  'jobs.founded': 'Founded',
  'jobs.website': 'Website',
  'jobs.links': 'Links',
  'jobs.opens_new_tab': 'opens in a new tab',
  'jobs.open_jobs_title': 'Open jobs',
  'jobs.no_open_jobs': 'No open jobs right now',
  'jobs.no_open_jobs_text': 'Other employers are hiring right now.',
  'jobs.answers_within_one': 'Usually answers within {count} day, {percent} % in time',
  'jobs.answers_within_other': 'Usually answers within {count} days, {percent} % in time',
  'jobs.answers_share': '{percent} % of applicants get their answer in time',
  'jobs.all_jobs': 'All open jobs',
});
