import { publicStageMessage } from '#shared/applications/public-stages.ts';
import { LOCALES, type Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Placeholder, StandardTemplate } from '#shared/messenger/messenger.values.ts';
import type { MessageTemplate, Translations } from '#shared/messenger/templates.contract.ts';
import { fillTemplate, missingIn, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { templateMessage } from '#shared/messenger/templates.texts.ts';
import type { Recipient } from '../company-messages.store.ts';

/** `missing` lists the placeholders that have no value. A text in which one is missing is not sent. */
export type Filled = { text: string; missing: Placeholder[] };
type Sender = { name: string; locale: Locale };
type TemplateText = Pick<MessageTemplate, 'body' | 'standard' | 'translations'>;

/** Fills in templates for applicants, each in their own language. */
export function createFilling({ publicUrl, wordsIn }: { publicUrl: string; wordsIn: (locale: Locale) => Words }) {
  /** The text of a template in a language, or in the one it was written in. */
  function textIn({ body, standard, translations }: TemplateText, locale: Locale): string {
    if (standard !== null) return wordsIn(locale)(templateMessage(`templates.${standard}_body`));
    return translations[locale]?.trim() ? translations[locale] : body;
  }

  function valuesFor(to: Recipient, sender: Sender, isHidden: boolean): TemplateValues {
    const locale = to.locale ?? sender.locale;
    const words = wordsIn(locale);
    return {
      // The team reads the message too, so a hidden candidate is not named in it.
      candidate: isHidden ? words(templateMessage('templates.applicant')) : to.name,
      job: to.job,
      company: to.company,
      stage: words(publicStageMessage(to.stage)),
      recruiter: sender.name,
      receipt: receiptAddress(publicUrl, to.applicationId),
      ...(to.answerDueAt && { promised_day: dayInWords(to.answerDueAt, locale) }),
    };
  }

  return {
    textIn,
    valuesFor,
    /** What the product ships, in every language. */
    shippedTexts: (standard: StandardTemplate): Translations =>
      Object.fromEntries(
        LOCALES.map((locale) => [locale, wordsIn(locale)(templateMessage(`templates.${standard}_body`))]),
      ),
    fill(text: string, to: Recipient, sender: Sender, isHidden: boolean): Filled {
      const values = valuesFor(to, sender, isHidden);
      return { text: fillTemplate(text, values), missing: missingIn(text, values) };
    },
  };
}
export type Filling = ReturnType<typeof createFilling>;

/**
 * Opens for the candidate's own account alone, because the team reads the message too. In a guest's mail it is replaced
 * by their private link.
 */
export const receiptAddress = (publicUrl: string, applicationId: number) => `${publicUrl}/application/${applicationId}`;

function dayInWords(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
