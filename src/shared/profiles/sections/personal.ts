import { EMAIL } from '../../identity/identity.values.ts';
import { identityRule } from '../../identity/identity-rules.texts.ts';
import { isMailbox, oneSpelling } from '../../identity/mailbox.ts';
import { codePoints } from '../../kernel/code-points.ts';
import { isCalendarDay } from '../../kernel/dates.ts';
import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { yearsLater } from './entry-dates.ts';
import { type Issue, judgedBy, line, prose, type Rule, type RuleContext } from './rules.ts';
import { ADDRESS, BIO, EARLIEST_BIRTH, FULL_NAME, MINIMUM_AGE, PART_OF_NAME, PHONE, PLACE } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

export const INVALID_PHONE = sectionRule('rule.phone_invalid');
export const TOO_YOUNG = sectionRule('rule.too_young', { years: MINIMUM_AGE });
const NO_EMAIL = identityRule('rule.email_required');
const INVALID_EMAIL = identityRule('rule.email_invalid');
export const SUMMARY_TOO_LONG = sectionRule('rule.summary_long', { max: BIO.max });
// Longer than a number may be, so that only the rule below reports the length.
export const phone = line({ max: PHONE.max * 3 }, INVALID_PHONE);
const email = line(EMAIL, INVALID_EMAIL).transform(oneSpelling);

export const PersonalInfo = z.object({
  firstName: line(PART_OF_NAME),
  lastName: line(PART_OF_NAME),
  email,
  phone,
  dateOfBirth: line({ max: 10 }),
  country: line(PLACE),
  city: line(PLACE),
  address: line(ADDRESS),
  bio: prose(BIO, SUMMARY_TOO_LONG),
});
export type PersonalInfo = z.output<typeof PersonalInfo>;

/** Each rule checks one field, and reports at most one problem. */
type FieldRules<T> = { [Field in keyof T]?: (value: T[Field], context: RuleContext) => Message | null };

export function judgeFields<T extends object>(rules: FieldRules<T>): Rule<T> {
  return (value, context) =>
    (Object.keys(rules) as (keyof T & string)[]).flatMap((field): Issue[] => {
      const message = rules[field]?.(value[field], context) ?? null;
      return message === null ? [] : [{ path: [field], message }];
    });
}

const named =
  (what: 'first_name' | 'last_name' | 'country' | 'city', { min }: { min: number }) =>
  (text: string) => {
    if (!text) return sectionRule(`rule.${what}_required`);
    return codePoints(text) < min ? sectionRule(`rule.${what}_short`, { min }) : null;
  };
const required = (message: Message) => (text: string) => (text ? null : message);
const emailed = (missing: Message, invalid: Message) => (text: string) =>
  !text ? missing : isMailbox(text) ? null : invalid;

/** Checks only the characters and the length: digits, spaces, brackets, hyphen and plus. */
export function isPhoneLike(text: string): boolean {
  return /^[\d ()+-]+$/.test(text) && /\d/.test(text) && codePoints(text) <= PHONE.max;
}
export const phoned = (text: string, { isPhoneNumber }: RuleContext) => {
  if (!text) return null;
  return isPhoneLike(text) && (isPhoneNumber?.(text) ?? true) ? null : INVALID_PHONE;
};

/** People born on 29 February come of age on 1 March in years without that day. */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  return yearsLater(dateOfBirth, MINIMUM_AGE) <= today;
}
const born = (text: string, { today }: RuleContext) => {
  if (!text) return sectionRule('rule.birth_required');
  if (!isCalendarDay(text)) return sectionRule('rule.birth_invalid');
  if (text < EARLIEST_BIRTH) return sectionRule('rule.birth_early', { year: EARLIEST_BIRTH.slice(0, 4) });
  return isOfAge(text, today) ? null : TOO_YOUNG;
};

export const wizardFields = {
  firstName: named('first_name', PART_OF_NAME),
  lastName: named('last_name', PART_OF_NAME),
  email: emailed(NO_EMAIL, INVALID_EMAIL),
  phone: phoned,
  dateOfBirth: born,
  bio: (text: string) => {
    if (!text) return sectionRule('rule.summary_required');
    return codePoints(text) < BIO.min ? sectionRule('rule.summary_short', { min: BIO.min }) : null;
  },
  country: named('country', PLACE),
  city: named('city', PLACE),
} satisfies FieldRules<PersonalInfo>;

/** Variant A, field by field, when a field is left. */
export const wizardPersonalFields = judgedBy(PersonalInfo, judgeFields(wizardFields));

/** Variant A, on Continue: the same rules, with the words of the list at the top. */
export const wizardPersonal = judgedBy(
  PersonalInfo,
  judgeFields<PersonalInfo>({
    ...wizardFields,
    bio: (text) => (codePoints(text) < BIO.min ? sectionRule('rule.bio_short', { min: BIO.min }) : null),
  }),
);

const formFields: FieldRules<PersonalInfo> = {
  firstName: required(sectionRule('rule.first_name_required')),
  lastName: required(sectionRule('rule.last_name_required')),
  email: emailed(NO_EMAIL, sectionRule('rule.valid_email_required')),
  phone: (text, context) => (text ? phoned(text, context) : sectionRule('rule.phone_required')),
  dateOfBirth: born,
  country: required(sectionRule('rule.country_required')),
  city: required(sectionRule('rule.city_required')),
};

/** Variant B, on Next. */
export const formPersonal = judgedBy(PersonalInfo, judgeFields(formFields));

/** Variant B, beside the fields. */
export const formPersonalFields = judgedBy(
  PersonalInfo,
  judgeFields<PersonalInfo>({ ...formFields, email: emailed(NO_EMAIL, INVALID_EMAIL) }),
);

export const SimplePersonalInfo = z.object({ fullName: line(FULL_NAME), email, phone });
export type SimplePersonalInfo = z.output<typeof SimplePersonalInfo>;

/** Variant C, on Next and beside the fields alike. */
export const simplePersonal = judgedBy(
  SimplePersonalInfo,
  judgeFields<SimplePersonalInfo>({
    fullName: required(sectionRule('rule.simple_name_required')),
    email: emailed(sectionRule('rule.simple_email_required'), sectionRule('rule.simple_email_invalid')),
    phone: phoned,
  }),
);

/** City and summary may come under older names. */
export function withFallbacks(given: Record<string, unknown>): Record<string, unknown> {
  const { location, summary, ...info } = given;
  return { ...info, city: info.city || location || '', bio: info.bio || summary || '' };
}
