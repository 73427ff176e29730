import type { Message, Words } from '#shared/kernel/messages.ts';
import type { Locale } from '#shared/reference/languages.ts';

/** A link, or what somebody wrote: the same in every language. */
type AsWritten = { asWritten: string };

/** A mail before it is put into words: plain text, one paragraph per entry, in the language of its reader. */
export type Mail = {
  to: string;
  locale: Locale;
  subject: Message;
  paragraphs: (Message | AsWritten)[];
  /** For mail programs. */
  headers?: Record<string, string>;
};

export function mailRow({ to, subject, paragraphs, headers }: Mail, words: Words, site: string) {
  const lines = paragraphs.map((said) => (typeof said === 'string' ? words(said) : said.asWritten));
  return {
    recipient: to,
    subject: words(subject),
    body: `${lines.join('\n\n')}\n\n${site}\n`,
    headers: headers ?? null,
  };
}
