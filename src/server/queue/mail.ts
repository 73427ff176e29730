import { direction, type Locale } from '#shared/kernel/languages.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { type HtmlBlock, mailHtml } from './mail-html.ts';

/** A link to a page: people read the words, and the address is behind them. */
type MailLink = { link: string; words: Message };

/** Text that somebody wrote, which is not translated. */
type Quote = { quote: string };

/** An iCalendar object that belongs to a mail, and what the reader's calendar is asked to do with it. */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

/** A mail before translation. Each entry is a paragraph, later written in the reader's language. */
export type Mail = {
  to: string;
  locale: Locale;
  /** The sender's name, if it is not the site alone: a company's name, cleaned for use in a mail. */
  from?: string | { told: Message };
  subject: Message;
  paragraphs: (Message | MailLink | Quote)[];
  /** The one thing to do, drawn as a button after the paragraphs. */
  button?: MailLink;
  /** Smaller text after the button: how long a link works, what to do if it was not you. */
  notes?: (Message | MailLink)[];
  /** Extra mail headers. */
  headers?: Record<string, string>;
  /** An invitation (iTIP), so that mail programs offer to accept it. */
  calendar?: MailCalendar;
  /** Sent only after this time, and deleted if its cause is undone before. */
  held?: { cause: string; seconds: number };
};

/** The site's name, colours and address. */
export type MailSite = { name: string; accent: { light: string; dark: string }; url: string };

/** Translates a mail into a row with a text and an HTML body. */
export function mailRow(mail: Mail, words: Words, site: MailSite) {
  const { to, locale, from, subject, paragraphs, button, notes = [], headers, calendar, held } = mail;
  const say = (entry: Mail['paragraphs'][number]): HtmlBlock =>
    typeof entry === 'string'
      ? { kind: 'text', text: words(entry) }
      : 'quote' in entry
        ? { kind: 'quote', text: entry.quote }
        : { kind: 'link', url: entry.link, text: words(entry.words) };
  const said = {
    title: words(subject),
    blocks: paragraphs.map(say),
    button: button ? { url: button.link, text: words(button.words) } : null,
    notes: notes.map(say),
  };
  const lines = [...said.blocks, ...(said.button ? [{ kind: 'link', ...said.button } as const] : []), ...said.notes];
  const sender = from === undefined ? null : typeof from === 'string' ? from : words(from.told);
  return {
    recipient: to,
    sender,
    subject: said.title,
    body: `${lines.map(inText).join('\n\n')}\n\n${site.name}\n`,
    html: mailHtml({ ...said, locale, dir: direction(locale), site }),
    headers: headers ?? null,
    calendar: calendar ?? null,
    cause: held?.cause ?? null,
  };
}

function inText(block: HtmlBlock): string {
  return block.kind === 'link' ? `${block.text}\n${block.url}` : block.text;
}
