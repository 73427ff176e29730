import { answersMail } from '#shared/answers/answers-mails.texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Mail } from '../../queue/mail.ts';

type Trial = { email: string; locale: Locale; column: string; text: string; publicUrl: string };

/** A rule that somebody tries on themselves. */
export function trialMail({ email, locale, column, text, publicUrl }: Trial): Mail {
  return {
    to: email,
    locale,
    subject: answersMail('mail.trial_subject', { column }),
    paragraphs: [answersMail('mail.trial_text', { column }), { quote: text }],
    button: { link: `${publicUrl}/company/answers?tab=rules`, words: answersMail('mail.trial_button') },
  };
}
