import { textsOf } from '../kernel/texts.ts';

/** The bell in the top bar of the workspace. */
export const newsTexts = textsOf('messenger', {
  'news.bell': 'What is new',
  'news.none': 'Nothing new. What arrives shows up here.',
  'news.applications': 'Arrived since your last visit',
  'news.all_applications_one': 'Show {count} new application on the board',
  'news.all_applications_other': 'Show all {count} new applications on the board',
  'news.mentions': 'Notes that mention you',
  'news.note_about': 'About {candidate}',
  'news.acts': 'All of them',
  'news.all_mentions': 'See all notes',
  'news.mentioned': '{author} mentioned you',
  'news.mentioned_you': 'You were mentioned',
  'news.held': 'Messages that could not go out',
  'news.held_to': 'Message to {candidate}',
  'news.assignments': 'For you to evaluate',
  'news.asked': 'You were asked to evaluate {candidate}',
  'news.all_notices': 'See all notifications',
  'news.stages': 'Your applications',
  'news.moved': '{company} moved you to {stage}',
  'news.messages': 'Unread messages',
  'news.all_messages': 'See all messages',
  'news.mark_read': 'Mark messages as read',
  'news.unread_one': '{count} unread message',
  'news.unread_other': '{count} unread messages',
  'news.closed': '{company} has closed your application',
});
