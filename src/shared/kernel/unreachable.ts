import { messagesOf } from './messages.ts';
import { textsOf } from './texts.ts';

/** The error that only a browser can report. It has a file of its own, so that a page can say it without the others. */
export const unreachableTexts = textsOf('site', {
  'error.unreachable': 'The server could not be reached. Please check your connection and try again.',
});
export const UNREACHABLE = messagesOf(unreachableTexts)('error.unreachable');
