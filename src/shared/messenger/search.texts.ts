import { textsOf } from '../kernel/texts.ts';

/** The search in the top bar of the workspace. */
export const searchTexts = textsOf('messenger', {
  'find.open': 'Search',
  'find.title_company': 'Search jobs, people and conversations',
  'find.title_candidate': 'Search applications, jobs and conversations',
  'find.results': 'Search results',
  'find.jobs': 'Jobs',
  'find.people': 'People',
  'find.applications': 'Applications',
  'find.conversations': 'Conversations',
  'find.about': 'About {job}',
  'find.hint': 'Type at least two letters.',
  'find.searching': 'Searching…',
  'find.none': 'Nothing found for “{q}”. Try another word, or fewer letters.',
  'find.count_one': '{count} result. Use the arrow keys, and Enter to open it.',
  'find.count_other': '{count} results. Use the arrow keys, and Enter to open one.',
});
