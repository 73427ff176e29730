import { describe, expect, it } from 'vitest';
import { EMPTY_FORMS } from './empty-form.ts';
import { CONTEXT, filledForm, filledSimple, filledWizard, SUMMARY } from './filled-forms.fixtures.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import { type Step, VARIANTS } from './steps.ts';
import { validateFields, validateStep } from './validate.fixtures.ts';

const [wizard, form, simple] = [VARIANTS.wizard[0], VARIANTS.form[0], VARIANTS.simple[0]] as [Step, Step, Step];
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);
const changed = (changes: object) => ({ personalInfo: { ...filledWizard().personalInfo, ...changes } });
const onContinue = (changes: object, context: FormRuleContext = CONTEXT) =>
  messages(validateStep(wizard, changed(changes), context));
const onBlur = (changes: object, context: FormRuleContext = CONTEXT) =>
  messages(validateFields(wizard, changed(changes), context));

describe('the personal step of variant A', () => {
  it('is complete when everything is filled in', () => {
    expect(validateStep(wizard, filledWizard(), CONTEXT)).toEqual([]);
    expect(validateFields(wizard, filledWizard(), CONTEXT)).toEqual([]);
  });

  it('lists on Continue what is missing', () => {
    expect(validateStep(wizard, EMPTY_FORMS.wizard(), CONTEXT)).toEqual([
      { path: 'personalInfo.firstName', message: 'First name is required' },
      { path: 'personalInfo.lastName', message: 'Last name is required' },
      { path: 'personalInfo.email', message: 'Email is required' },
      { path: 'personalInfo.dateOfBirth', message: 'Date of birth is required' },
      { path: 'personalInfo.bio', message: 'Bio must be at least 50 characters' },
      { path: 'personalInfo.country', message: 'Country is required' },
      { path: 'personalInfo.city', message: 'City is required' },
    ]);
  });

  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: ' H ' }, 'First name must be at least 2 characters'],
    [{ lastName: '' }, 'Last name is required'],
    [{ lastName: 'W' }, 'Last name must be at least 2 characters'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'hodan@mail' }, 'Please enter a valid email address'],
    [{ email: 'ho dan@mail.example' }, 'Please enter a valid email address'],
    [{ email: 'hodan@mail.example,other@mail.example' }, 'Please enter a valid email address'],
    [{ dateOfBirth: '' }, 'Date of birth is required'],
    [{ bio: '' }, 'Professional summary is required'],
    [{ bio: 'Too short.' }, 'Summary must be at least 50 characters'],
    [{ bio: 'x'.repeat(601) }, 'Summary must not exceed 600 characters'],
    [{ city: '' }, 'City is required'],
    [{ city: 'M' }, 'City must be at least 2 characters'],
    [{ country: '' }, 'Country is required'],
    [{ country: 'S' }, 'Country must be at least 2 characters'],
    [{ phone: '+252 61 CALL' }, 'Please enter a valid phone number'],
    [{ phone: '+252 61 2345678 90123' }, 'Please enter a valid phone number'],
    [{ phone: '()- +' }, 'Please enter a valid phone number'],
  ])('says beside the field: %j', (changes, message) => {
    expect(onBlur(changes)).toEqual([message]);
  });

  it('takes no phone at all, and asks the given library about one', () => {
    expect(onBlur({ phone: '' })).toEqual([]);
    const context = { ...CONTEXT, isPhoneNumber: (phone: string) => phone.startsWith('+252') };
    expect(onBlur({ phone: '+252 (61) 234-5678' }, context)).toEqual([]);
    expect(onBlur({ phone: '+254 1' }, context)).toEqual(['Please enter a valid phone number']);
  });

  it('lists the short summary in its own words on Continue, and the long one as beside the field', () => {
    expect(onContinue({ bio: 'Too short.' })).toEqual(['Bio must be at least 50 characters']);
    expect(onContinue({ bio: 'x'.repeat(601) })).toEqual(['Summary must not exceed 600 characters']);
    expect(onContinue({ email: 'nobody' })).toEqual(['Please enter a valid email address']);
  });

  it.each([
    ['the 18th birthday is today', '2008-11-15', '2026-11-15', []],
    ['the 18th birthday is tomorrow', '2008-11-16', '2026-11-15', ['You must be at least 18 years old']],
    ['born on 29 February, on the 28th', '2008-02-29', '2026-02-28', ['You must be at least 18 years old']],
    ['born on 29 February, on the 1st', '2008-02-29', '2026-03-01', []],
    ['born on 29 February, today is one', '2006-02-28', '2024-02-29', []],
    ['not yet born', '2999-01-01', '2026-11-15', ['You must be at least 18 years old']],
    ['the year 9999', '9999-12-31', '2026-11-15', ['You must be at least 18 years old']],
    ['no such day', '2000-02-30', '2026-11-15', ['Please enter a valid date of birth']],
    ['no day at all', '08/03/1994', '2026-11-15', ['Please enter a valid date of birth']],
    ['the earliest day', '1900-01-01', '2026-11-15', []],
    ['the day before', '1899-12-31', '2026-11-15', ['Date of birth cannot be before 1900']],
  ])('judges the date of birth: %s', (_, dateOfBirth, today, expected) => {
    expect(onContinue({ dateOfBirth }, { ...CONTEXT, today })).toEqual(expected);
  });

  it('counts code points, composed, with one character per line end', () => {
    expect(onContinue({ bio: '🧊'.repeat(50) })).toEqual([]);
    expect(onContinue({ bio: '🧊'.repeat(49) })).toEqual(['Bio must be at least 50 characters']);
    expect(onContinue({ bio: `a${'\r\n'.repeat(598)}b` })).toEqual([]);
    expect(onContinue({ bio: `${'x'.repeat(600)}\r\n` })).toEqual([]);
    expect(onContinue({ bio: 'é'.normalize('NFD').repeat(600) })).toEqual([]);
    expect(onContinue({ bio: '🧊'.repeat(601) })).toEqual(['Summary must not exceed 600 characters']);
  });

  it('refuses text that cannot be stored or reads as something else', () => {
    for (const firstName of ['Ho\0dan', 'Ho\ud800dan', 'Ho\u202edan', `H${'\u0301'.repeat(40)}`])
      expect(onContinue({ firstName })).toEqual(['This text contains characters that cannot be used.']);
    expect(onContinue({ firstName: 'Ho\ndan' })).toEqual(['This must be on one line.']);
    expect(onContinue({ bio: `${SUMMARY}\nAnd more.` })).toEqual([]);
  });
});

describe('the personal step of variant B', () => {
  it('lists on Next what is missing; address and summary may be left out', () => {
    expect(messages(validateStep(form, EMPTY_FORMS.form(), CONTEXT))).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Date of birth is required',
      'Country is required',
      'City is required',
    ]);
    const data = { personalInfo: { ...filledForm().personalInfo, address: '', bio: '' } };
    expect(validateStep(form, data, CONTEXT)).toEqual([]);
  });

  it('says a wrong e-mail in the words of the list and of the field', () => {
    const data = { personalInfo: { ...filledForm().personalInfo, email: 'nobody@nowhere' } };
    expect(messages(validateStep(form, data, CONTEXT))).toEqual(['Valid email is required']);
    expect(messages(validateFields(form, data, CONTEXT))).toEqual(['Please enter a valid email address']);
  });
});

describe('the personal step of variant C', () => {
  it('needs a name and an e-mail; the phone is optional', () => {
    expect(messages(validateStep(simple, EMPTY_FORMS.simple(), CONTEXT))).toEqual([
      'Full Name is required.',
      'Email is required.',
    ]);
    const wrong = { personalInfo: { ...filledSimple().personalInfo, email: 'nobody' } };
    expect(messages(validateStep(simple, wrong, CONTEXT))).toEqual(['Please enter a valid email.']);
    expect(validateStep(simple, filledSimple(), CONTEXT)).toEqual([]);
  });
});
