import { textsOf } from '../kernel/texts.ts';

export const dashboardTexts = textsOf('site', {
  'dashboard.hello': 'Good to see you, {name}',
  'dashboard.applications': 'Your applications',
  'dashboard.applied': 'Applied {date}',
  'dashboard.withdrawn': 'Withdrawn',
  'dashboard.candidate_empty_title': 'No applications yet',
  'dashboard.candidate_empty_text': 'Find a job that fits, and follow your application here from the first day.',
});
