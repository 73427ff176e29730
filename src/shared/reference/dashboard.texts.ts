import { textsOf } from '../kernel/texts.ts';

export const dashboardTexts = textsOf('site', {
  'dashboard.hello': 'Good to see you, {name}',
  'dashboard.applications': 'Your applications',
  'dashboard.applied': 'Applied {date}',
  'dashboard.withdrawn': 'Withdrawn',
  'dashboard.candidate_empty_title': 'No applications yet',
  'dashboard.candidate_empty_text': 'Find a job that fits, and follow your application here from the first day.',
  'dashboard.jobs': 'Your jobs',
  'dashboard.all_jobs': 'All jobs',
  'dashboard.new_job': 'New job',
  'dashboard.applications_count_one': '{count} application',
  'dashboard.applications_count_other': '{count} applications',
  'dashboard.new_count': '{count} new',
  'dashboard.company_empty_title': 'No jobs yet',
  'dashboard.company_empty_text': 'Write your first one. It will be published once it is approved.',
  'dashboard.reviewer_empty_title': 'Nothing to do at the moment',
  'dashboard.reviewer_empty_text': 'You are signed in as a reviewer. There is nothing here for you yet.',
});
