import { describe, expect, it } from 'vitest';
import { answeringInEnglish } from '../../kernel/in-english.fixtures.ts';
import {
  formEducation,
  formEducationCard,
  simpleEducation,
  wizardEducation,
  wizardTraining,
} from '../../profiles/sections/education.ts';
import { isShorterThanMonth } from '../../profiles/sections/entry-dates.ts';
import {
  formExperience,
  formExperienceCard,
  newestFirst,
  experienceWarnings as plainWarnings,
  simpleExperience,
  wizardExperience,
} from '../../profiles/sections/experience.ts';
import { EMPTY_ENTRIES, EMPTY_FORMS } from './empty-form.ts';
import { CONTEXT, DUTIES, filledForm, filledSimple, filledWizard, TODAY } from './filled-forms.fixtures.ts';
import { stepsOf } from './steps.ts';
import { incompleteEntry, validateEntry, validateStep } from './validate.fixtures.ts';

const experienceWarnings = answeringInEnglish(plainWarnings);
const said = (schema: Parameters<typeof validateEntry>[0], entry: object) =>
  validateEntry(schema, entry).map(({ message }) => message);
const stepOf = (form: 'wizard' | 'form' | 'simple', id: string) => {
  const step = stepsOf(form, []).find((one) => one.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};

it('puts experiences in the order of a CV: the current one, then what ended last', () => {
  const entry = (startDate: string, endDate: string) => ({ startDate, endDate, currentlyWorking: endDate === '' });
  const [old, now, middle, longer] = [
    entry('2010-01', '2012-01'),
    entry('2020-01', ''),
    entry('2013-01', '2016-05'),
    entry('2011-01', '2016-05'),
  ] as const;
  expect(newestFirst([old, longer, now, middle])).toEqual([now, middle, longer, old]);
});

it.each([
  ['2016-07', '2016-07', true],
  ['2016-07', '2016-08', false],
  ['2016-07-01', '2016-07', true],
  ['2016-07-28', '2016-08-02', true],
  ['2016-07-28', '2016-08-28', false],
  ['2016-08', '2016-07', false],
  ['2016-08', '', false],
])('from %s to %s is less than a month: %s', (start, end, isShort) => {
  expect(isShorterThanMonth({ start, end, current: false })).toBe(isShort);
});

describe('the education dialog of variant A', () => {
  const [entry] = filledWizard().educations;
  const on = (changes: object) => said(wizardEducation(CONTEXT), { ...entry, ...changes });

  it('says what is missing', () => {
    expect(said(wizardEducation(CONTEXT), EMPTY_ENTRIES.wizard.education)).toEqual([
      'Please select a degree level',
      'Please select a country',
      'Institution name is required',
      'Degree/Field of study is required',
      'Start date is required',
      'End date is required',
    ]);
    expect(on({})).toEqual([]);
  });

  it.each([
    [
      'an end the day before',
      { startDate: '2016-07-02', endDate: '2016-07-01' },
      'End date must be after the start date',
    ],
    ['an end before the start', { endDate: '2011-01' }, 'End date must be after the start date'],
    ['an end in eleven years', { endDate: '2037-01' }, 'End date seems too far in the future'],
    ['an end in the year 9999', { endDate: '9999-12' }, 'End date seems too far in the future'],
    ['a start next month', { startDate: '2026-12', endDate: '2028-01' }, 'Start date cannot be in the future'],
    ['a start in the year 9999', { startDate: '9999-01', endDate: '9999-12' }, 'Start date cannot be in the future'],
    ['a start before 1950', { startDate: '1949-12' }, 'Dates cannot be before 1950'],
    ['30 February', { startDate: '2012-02-30' }, 'This is not a date'],
    ['a thirteenth month', { endDate: '2016-13' }, 'This is not a date'],
    ['29 February of a common year', { endDate: '2015-02-29' }, 'This is not a date'],
    ['an unknown level', { level: 'Wizard' }, 'Please select a degree level'],
    ['an unknown country', { country: 'XX' }, 'Please select a country'],
    ['a long description', { description: 'x'.repeat(501) }, 'Description must be less than 500 characters'],
  ])('refuses %s', (_, changes, message) => {
    expect(on(changes)).toContain(message);
  });

  it.each([
    ['no end while studying', { endDate: '', current: true }],
    ['whatever end was left there before "current" was ticked', { endDate: '1999-01', current: true }],
    ['a planned end within ten years', { endDate: '2036-11' }],
    ['a start in this month', { startDate: '2026-11', endDate: '2027-01' }],
    ['January 1950', { startDate: '1950-01', endDate: '1951-01' }],
    ['a course of one week, by its month', { startDate: '2016-07', endDate: '2016-07' }],
    ['a course of one day', { startDate: '2016-07-01', endDate: '2016-07-01' }],
    ['whole days, also 29 February', { startDate: '2012-02-29', endDate: '2012-03-01' }],
    ['a description of 500 characters', { description: '🧊'.repeat(500) }],
  ])('takes %s', (_, changes) => {
    expect(on(changes)).toEqual([]);
  });

  it('asks of a training its name and who gave it', () => {
    expect(said(wizardTraining(CONTEXT), EMPTY_ENTRIES.wizard.training)).toEqual([
      'Certification/Course name is required',
      'Issuing organization is required',
      'Start date is required',
      'End date is required',
    ]);
  });

  it('needs one formal education on Continue; a training does not stand in for it', () => {
    const step = stepOf('wizard', 'education');
    expect(validateStep(step, { ...filledWizard(), educations: [] }, CONTEXT)).toEqual([
      { path: 'educations', message: 'Please add at least one education entry' },
    ]);
    expect(validateStep(step, { ...filledWizard(), trainings: [] }, CONTEXT)).toEqual([]);
    const many = Array.from({ length: 21 }, () => entry);
    expect(validateStep(step, { ...filledWizard(), educations: many }, CONTEXT)).toEqual([
      { path: 'educations', message: 'You can add up to 20 entries' },
    ]);
  });
});

describe('the experience dialog of variant A', () => {
  const past = { ...filledWizard().experiences[0], currentlyWorking: false, endDate: '2020-01' };
  const on = (changes: object) => said(wizardExperience(CONTEXT), { ...past, ...changes });

  it('says what is missing', () => {
    expect(said(wizardExperience(CONTEXT), EMPTY_ENTRIES.wizard.experience)).toEqual([
      'Job title is required',
      'Company name is required',
      'Start date is required',
      'End date is required',
      'Please provide detailed responsibilities (minimum 20 characters)',
    ]);
    expect(on({})).toEqual([]);
  });

  it.each([
    [{ endDate: '2016-12' }, 'End date must be after the start date'],
    [{ endDate: '2026-12' }, 'End date cannot be in the future (unless currently working)'],
    [{ startDate: '2026-12', endDate: '2027-02' }, 'Start date cannot be in the future'],
    [{ responsibilities: 'Nineteen characters' }, 'Please provide detailed responsibilities (minimum 20 characters)'],
    [{ employmentType: 'Whenever' }, 'This is not one of the possible values.'],
    [{ responsibilities: 'x'.repeat(2001) }, 'Must not exceed 2000 characters.'],
  ])('refuses %j', (changes, message) => {
    expect(on(changes)).toContain(message);
  });

  it.each([
    [{ endDate: '2026-11' }],
    [{ endDate: TODAY }],
    [{ endDate: '2017-01' }],
    [{ startDate: '2020-01-01', endDate: '2020-01-20' }],
    [{ startDate: '2020-01-01', endDate: '2020-02-01' }],
    [{ startDate: '2027-03', endDate: '', currentlyWorking: true }],
    [{ responsibilities: '🧊'.repeat(20) }],
    [{ employmentType: '' }],
  ])('takes %j', (changes) => {
    expect(on(changes)).toEqual([]);
  });

  it('warns of a start more than twelve months ahead, without refusing it', () => {
    expect(experienceWarnings({ startDate: '2027-12' }, CONTEXT)).toMatchObject([{ path: ['startDate'] }]);
    expect(experienceWarnings({ startDate: '2027-11' }, CONTEXT)).toEqual([]);
  });

  it('needs one entry, unless there is none yet', () => {
    const step = stepOf('wizard', 'experience');
    const none = { ...filledWizard(), experiences: [] };
    expect(validateStep(step, none, CONTEXT)).toEqual([
      { path: 'experiences', message: 'Please add at least one work experience entry' },
    ]);
    expect(validateStep(step, { ...none, noExperience: true }, CONTEXT)).toEqual([]);
  });
});

describe('the cards of variant B', () => {
  const [education] = filledForm().educations;
  const [experience] = filledForm().experiences;

  it('list on Next what an entry lacks, with its number', () => {
    const data = {
      ...filledForm(),
      educations: [education, EMPTY_ENTRIES.form.education],
      experiences: [EMPTY_ENTRIES.form.experience],
    };
    expect(validateStep(stepOf('form', 'education'), data, CONTEXT)).toEqual([
      { path: 'educations.1.level', message: 'Education #2: Level is required' },
      { path: 'educations.1.institution_name', message: 'Education #2: Institution name is required' },
      { path: 'educations.1.degree', message: 'Education #2: Degree is required' },
      { path: 'educations.1.start_date', message: 'Education #2: Start date is required' },
      { path: 'educations.1.end_date', message: 'Education #2: End date is required (or mark as current)' },
    ]);
    expect(validateStep(stepOf('form', 'experience'), data, CONTEXT).map(({ message }) => message)).toEqual([
      'Experience #1: Designation is required',
      'Experience #1: Company is required',
      'Experience #1: Start date is required',
      'Experience #1: End date is required (or mark as current)',
      'Experience #1: Responsibilities are required',
    ]);
  });

  it('need one entry of each', () => {
    const empty = EMPTY_FORMS.form();
    expect(validateStep(stepOf('form', 'education'), empty, CONTEXT)).toEqual([
      { path: 'educations', message: 'At least one education entry is required' },
    ]);
    expect(validateStep(stepOf('form', 'experience'), empty, CONTEXT)).toEqual([
      { path: 'experiences', message: 'At least one experience entry is required' },
    ]);
    expect(validateStep(stepOf('form', 'experience'), { ...empty, noExperience: true }, CONTEXT)).toEqual([]);
  });

  it('say in their own words what keeps an education from being saved', () => {
    expect(said(formEducationCard(CONTEXT), EMPTY_ENTRIES.form.education)).toEqual([
      'Degree level is required',
      'Institution name is required',
      'Degree/Qualification is required',
      'Start date is required',
      'End date is required (or check "Currently studying here")',
    ]);
    expect(said(formEducationCard(CONTEXT), { ...education, description: 'x'.repeat(501) })).toEqual([
      'Description must be less than 500 characters',
    ]);
    expect(said(formEducationCard(CONTEXT), { ...education, end_date: '', current_study: true })).toEqual([]);
  });

  it('say in their own words what keeps an experience from being saved', () => {
    expect(said(formExperienceCard(CONTEXT), { ...EMPTY_ENTRIES.form.experience, designation: '   ' })).toEqual([
      'Job title is required',
      'Company name is required',
      'Start date is required',
      'End date is required (or check "I currently work here")',
      'Responsibilities description is required',
    ]);
    const on = (changes: object) => said(formExperienceCard(CONTEXT), { ...experience, ...changes });
    expect(on({ responsibilities: 'x'.repeat(49) })).toEqual(['Responsibilities must be at least 50 characters']);
    expect(on({ responsibilities: 'x'.repeat(2001) })).toEqual(['Responsibilities must be less than 2000 characters']);
    expect(on({ current_position: false, end: '2016-12' })).toEqual(['End date must be after start date']);
    expect(on({ current_position: false, end: '2017-01' })).toEqual([]);
    expect(on({ responsibilities: '🧊'.repeat(2000) })).toEqual([]);
    expect(on({ responsibilities: DUTIES })).toEqual([]);
  });

  it('keep another entry from being added while one is incomplete', () => {
    expect(incompleteEntry('education', formEducation(CONTEXT), { ...education, degree: '' })).toEqual({
      message: 'Please complete the current education entry first',
      missing: ['Degree is required'],
    });
    expect(incompleteEntry('experience', formExperience(CONTEXT), {})?.message).toBe(
      'Please complete the current experience entry first',
    );
    expect(incompleteEntry('experience', formExperience(CONTEXT), experience)).toBeNull();
  });

  it('refuse dates that cannot be', () => {
    const on = (changes: object) => said(formEducation(CONTEXT), { ...education, ...changes });
    expect(on({ end_date: '9999-01' })).toEqual(['End date seems too far in the future']);
    expect(on({ end_date: '2016-00' })).toEqual(['This is not a date']);
    expect(on({ end_date: '2012-08' })).toEqual(['End date must be after start date']);
    expect(on({ end_date: '2012-09' })).toEqual([]);
  });
});

describe('the entries of variant C', () => {
  it('say what is missing', () => {
    expect(said(simpleEducation(CONTEXT), EMPTY_ENTRIES.simple.education)).toEqual([
      'Course name is required.',
      'Institution is required.',
    ]);
    expect(said(simpleExperience(CONTEXT), EMPTY_ENTRIES.simple.experience)).toEqual([
      'Job title is required.',
      'Company is required.',
      'Start date is required.',
      'End date is required if not currently working here.',
      'Responsibilities are required.',
    ]);
    const data = filledSimple();
    expect(said(simpleExperience(CONTEXT), { ...data.experiences[0], endDate: '', isCurrent: true })).toEqual([]);
  });

  it('take no date of graduation, and refuse an impossible one', () => {
    const on = (dateGraduated: string) =>
      said(simpleEducation(CONTEXT), { ...filledSimple().educations[0], dateGraduated });
    expect(on('')).toEqual([]);
    expect(on('2016-02-30')).toEqual(['This is not a date']);
    expect(on('9999-01-01')).toEqual(['End date seems too far in the future']);
  });

  it('are needed: one education, and one experience or the word that there is none', () => {
    const none = { ...filledSimple(), educations: [], experiences: [] };
    expect(validateStep(stepOf('simple', 'education'), none, CONTEXT)).toHaveLength(1);
    expect(validateStep(stepOf('simple', 'experience'), none, CONTEXT)).toHaveLength(1);
    expect(validateStep(stepOf('simple', 'experience'), { ...none, noExperience: true }, CONTEXT)).toEqual([]);
  });
});
