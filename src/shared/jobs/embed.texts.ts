import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** The list of jobs on other sites, and the page where its code is copied. */
export const embedTexts = textsOf('embed', {
  'embed.heading': 'Open jobs at {company}',
  'embed.none': 'There are no open jobs right now.',
  'embed.all': 'All jobs at {company}',
  'embed.remote': 'Remote',
  // {date} is filled in by the script on the other site.
  'embed.until': 'until {date}',
  'embed.title': 'Your jobs on your own site',
  'embed.lead': 'Copy the code into your site. The list follows its font and colours, and always shows your open jobs.',
  'embed.most': 'Jobs',
  'embed.most_all': 'All open jobs',
  'embed.most_some': 'The newest {count}',
  'embed.language': 'Language',
  'embed.language_page': 'That of the page',
  'embed.layout': 'Layout',
  'embed.layout_list': 'List',
  'embed.layout_cards': 'Cards',
  'embed.code': 'Code',
  'embed.copy': 'Copy',
  'embed.copied': 'Copied',
  'embed.notes': 'No cookies, and nothing is sent about your visitors. Without scripts, the link remains.',
  'embed.preview': 'Preview',
  'embed.feeds': 'Job feeds',
  'embed.feeds_text': 'Job search engines read your open jobs at this address.',
});
export const embedText = messagesOf(embedTexts);
