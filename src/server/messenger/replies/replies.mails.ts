import type { Locale } from '#shared/kernel/languages.ts';
import { mailText } from '#shared/kernel/mails.texts.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';
import { replyMail } from '#shared/messenger/reply-mails.texts.ts';
import type { Mail } from '../../queue/mail.ts';

type About = {
  job: string;
  /** The conversation, or the receipt of a guest, who has no conversations. */
  link: string;
  isGuest: boolean;
};

export type Answer =
  /** Nobody has this address, or not with this sender: both read the same. */
  | { kind: 'unknown' }
  | ({ kind: 'refused'; why: Message } & About)
  /** These were not accepted, and the rest was. */
  | ({ kind: 'files'; files: readonly string[] } & About)
  | ({ kind: 'files only'; files: readonly string[] } & About);

type Letter = { to: string; locale: Locale; publicUrl: string; inReplyTo: string | null } & Answer;

const FILE_RULES = replyMail('mail.reply_file_rules', {
  most: ATTACHMENT.most,
  megabytes: ATTACHMENT.maxBytes / 1024 / 1024,
});

/** Answers somebody whose mail did not come into the conversation, or not with all its files. */
export function answerMail({ to, locale, publicUrl, inReplyTo, ...answer }: Letter): Mail {
  const isPartly = answer.kind === 'files';
  return {
    to,
    locale,
    // Marked, so that no machine answers it.
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      ...(inReplyTo !== null && { 'In-Reply-To': inReplyTo, References: inReplyTo }),
    },
    subject: replyMail(isPartly ? 'mail.reply_files_subject' : 'mail.reply_failed_subject'),
    paragraphs: [mailText('mail.hello'), ...said(answer)],
    button:
      answer.kind === 'unknown'
        ? { link: publicUrl, words: replyMail('mail.reply_button_site') }
        : {
            link: answer.link,
            words: replyMail(answer.isGuest ? 'mail.reply_button_receipt' : 'mail.reply_button'),
          },
  };
}

function said(answer: Answer): Mail['paragraphs'] {
  if (answer.kind === 'unknown') return [replyMail('mail.reply_unknown')];
  const { job } = answer;
  if (answer.kind === 'refused') return [replyMail('mail.reply_failed', { job }), answer.why];
  const opening = replyMail(answer.kind === 'files' ? 'mail.reply_files' : 'mail.reply_files_only', { job });
  return [opening, { quote: answer.files.join('\n') }, FILE_RULES];
}
