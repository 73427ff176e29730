import type { Locale } from '../kernel/languages.ts';
import type { Words } from '../kernel/messages.ts';
import type { InterviewKind } from './interviews.values.ts';
import { invitationMessage } from './invitation.texts.ts';
import { cityOf, offsetName } from './zones.ts';

/** The placeholders of an invitation, besides those of message templates. */
export const INVITATION_PLACEHOLDERS = ['when', 'kind', 'minutes'] as const;
export type InvitationPlaceholder = (typeof INVITATION_PLACEHOLDERS)[number];

const GAP = new RegExp(`\\{(${INVITATION_PLACEHOLDERS.join('|')})\\}`, 'g');

type Plan = {
  kind: InterviewKind;
  minutes: number;
  /** The fixed time, or null if they choose one. */
  start: string | null;
  times: number;
  zone: string;
};

/** What the placeholders of an invitation are filled with, in the words of its reader. */
export function invitationValues(plan: Plan, locale: Locale, words: Words): Record<InvitationPlaceholder, string> {
  const { kind, minutes, start, times, zone } = plan;
  const when =
    start === null
      ? invitationMessage('interview_invitation.when_offer', { count: times })
      : invitationMessage('interview_invitation.when_fix', { when: momentInWords(start, zone, locale, words) });
  return {
    when: words(when),
    kind: words(invitationMessage(`interview_invitation.kind_${kind}`)),
    minutes: words(invitationMessage('interview_invitation.minutes', { count: minutes })),
  };
}

/** Fills in the placeholders of an invitation. All others stay. */
export function fillInvitation(text: string, values: Record<InvitationPlaceholder, string>): string {
  return text.replace(GAP, (_, name: InvitationPlaceholder) => values[name]);
}

/** Making a formatter costs more than using it a hundred times. There are about 600 zones and four languages. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string, locale: Locale): Intl.DateTimeFormat {
  const key = `${locale} ${zone.toLowerCase()}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${locale === 'en' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(key, made);
  return made;
}

/** “Thursday 19 November 2026 at 10:00 (Nairobi time, GMT+3)”, in the language of the reader. */
export function momentInWords(at: string, zone: string, locale: Locale, words: Words): string {
  const when = formatterOf(zone, locale).format(new Date(at));
  const offset = offsetName(zone, Date.parse(at));
  return words(invitationMessage('interview_invitation.in_zone', { when, city: cityOf(zone), offset }));
}
