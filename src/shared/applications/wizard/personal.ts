import { z } from 'zod';
import { EMAIL } from '../../identity/identity.values.ts';
import { codePoints } from '../../kernel/code-points.ts';
import { isCalendarDay } from '../../kernel/dates.ts';
import { BIO } from '../applications.values.ts';
import { yearsLater } from './entry-dates.ts';
import { type Issue, isEmail, judgedBy, line, prose, type Rule, type RuleContext } from './rules.ts';
import { ADDRESS, EARLIEST_BIRTH, FULL_NAME, MINIMUM_AGE, PART_OF_NAME, PHONE, PLACE } from './wizard.values.ts';

export const INVALID_PHONE = 'Please enter a valid phone number';
export const TOO_YOUNG = `You must be at least ${MINIMUM_AGE} years old`;
const INVALID_EMAIL = 'Please enter a valid email address';
const SUMMARY_TOO_LONG = `Summary must not exceed ${BIO.max} characters`;
// Longer than a number may be: the rule below says so, once.
const phone = line({ max: PHONE.max * 3 }, INVALID_PHONE);
const email = line(EMAIL, INVALID_EMAIL).transform((text) => text.toLowerCase());

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

/** Each rule answers for one field, and says one thing about it. */
type FieldRules<T> = { [Field in keyof T]?: (value: T[Field], context: RuleContext) => string | null };

function judgeFields<T extends object>(rules: FieldRules<T>): Rule<T> {
  return (value, context) =>
    (Object.keys(rules) as (keyof T & string)[]).flatMap((field): Issue[] => {
      const message = rules[field]?.(value[field], context) ?? null;
      return message === null ? [] : [{ path: [field], message }];
    });
}

const named =
  (what: string, { min }: { min: number }) =>
  (text: string) => {
    if (!text) return `${what} is required`;
    return codePoints(text) < min ? `${what} must be at least ${min} characters` : null;
  };
const required = (message: string) => (text: string) => (text ? null : message);
const emailed = (missing: string, invalid: string) => (text: string) =>
  !text ? missing : isEmail(text) ? null : invalid;

/** Digits, spaces, brackets, hyphen and plus; then whether such a number exists in its country. */
export function isPhoneLike(text: string): boolean {
  return /^[\d ()+-]+$/.test(text) && /\d/.test(text) && codePoints(text) <= PHONE.max;
}
const phoned = (text: string, { isPhoneNumber }: RuleContext) => {
  if (!text) return null;
  return isPhoneLike(text) && (isPhoneNumber?.(text) ?? true) ? null : INVALID_PHONE;
};

/** Whoever was born on 29 February comes of age on 1 March of a common year. */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  return yearsLater(dateOfBirth, MINIMUM_AGE) <= today;
}
const born = (text: string, { today }: RuleContext) => {
  if (!text) return 'Date of birth is required';
  if (!isCalendarDay(text)) return 'Please enter a valid date of birth';
  if (text < EARLIEST_BIRTH) return `Date of birth must be ${EARLIEST_BIRTH} or later`;
  return isOfAge(text, today) ? null : TOO_YOUNG;
};

const wizardFields: FieldRules<PersonalInfo> = {
  firstName: named('First name', PART_OF_NAME),
  lastName: named('Last name', PART_OF_NAME),
  email: emailed('Email is required', INVALID_EMAIL),
  phone: phoned,
  dateOfBirth: born,
  bio: (text) => {
    if (!text) return 'Professional summary is required';
    return codePoints(text) < BIO.min ? `Summary must be at least ${BIO.min} characters` : null;
  },
  country: named('Country', PLACE),
  city: named('City', PLACE),
};

/** Variant A, field by field, when a field is left. */
export const wizardPersonalFields = judgedBy(PersonalInfo, judgeFields(wizardFields));

/** Variant A, on Continue: the same rules, with the words of the list at the top. */
export const wizardPersonal = judgedBy(
  PersonalInfo,
  judgeFields<PersonalInfo>({
    ...wizardFields,
    bio: (text) => (codePoints(text) < BIO.min ? `Bio must be at least ${BIO.min} characters` : null),
  }),
);

const formFields: FieldRules<PersonalInfo> = {
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailed('Email is required', 'Valid email is required'),
  phone: (text, context) => (text ? phoned(text, context) : 'Phone number is required'),
  dateOfBirth: born,
  country: required('Country is required'),
  city: required('City is required'),
};

/** Variant B, on Next. */
export const formPersonal = judgedBy(PersonalInfo, judgeFields(formFields));

/** Variant B, beside the fields. */
export const formPersonalFields = judgedBy(
  PersonalInfo,
  judgeFields<PersonalInfo>({ ...formFields, email: emailed('Email is required', INVALID_EMAIL) }),
);

export const SimplePersonalInfo = z.object({ fullName: line(FULL_NAME), email, phone });
export type SimplePersonalInfo = z.output<typeof SimplePersonalInfo>;

/** Variant C, on Next and beside the fields alike. */
export const simplePersonal = judgedBy(
  SimplePersonalInfo,
  judgeFields<SimplePersonalInfo>({
    fullName: required('Full Name is required.'),
    email: emailed('Email is required.', 'Please enter a valid email.'),
    phone: phoned,
  }),
);

/** What was typed about where somebody lives may come under an older name. */
export function withFallbacks(given: Record<string, unknown>): Record<string, unknown> {
  const { location, summary, ...info } = given;
  return { ...info, city: info.city || location || '', bio: info.bio || summary || '' };
}
