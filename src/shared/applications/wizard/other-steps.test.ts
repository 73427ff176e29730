import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kernel/in-english.fixtures.ts';
import { wizardLanguage } from '../../profiles/sections/languages.ts';
import { addSkill, leastSkills, moreSkills } from '../../profiles/sections/skills.ts';
import { EMPTY_FORMS } from './empty-form.ts';
import { CONTEXT, filledForm, filledSimple, filledWizard } from './filled-forms.fixtures.ts';
import { type StepId, stepsOf, VARIANTS } from './steps.ts';
import { restoreTemporaryProfile, startingForm } from './temporary-profile.ts';
import { validateEntry, validateFields, validateStep } from './validate.fixtures.ts';
import { progressByPosition, progressByValidity, progressOfDraft } from './validate.ts';
import type { WizardForm } from './wizard.values.ts';

const stepOf = (form: WizardForm, id: StepId) => {
  const step = VARIANTS[form].find((one) => one.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};
const said = (form: WizardForm, id: StepId, data: object, context = CONTEXT) =>
  validateStep(stepOf(form, id), data, context).map(({ message }) => message);

describe('skills', () => {
  const skills = (...names: string[]) => ({ skills: names.map((name) => ({ name })) });

  it('are at least three in variant A, counted once each whatever their case', () => {
    expect(said('wizard', 'skills', skills('Milk', 'Dispatch'))).toEqual(['Please select at least 3 skills']);
    expect(said('wizard', 'skills', skills('Milk', 'MILK', ' milk ', ''))).toEqual(['Please select at least 3 skills']);
    expect(said('wizard', 'skills', skills('Milk', 'Dispatch', 'Cold'))).toEqual([]);
    const many = Array.from({ length: 10_000 }, (_, at) => `Skill ${at}`);
    expect(said('wizard', 'skills', skills(...many))).toEqual(['You can only select up to 50 skills.']);
  });

  it('are one to twenty in variant B', () => {
    const data = (list: string[]) => ({ ...filledForm(), skills: list });
    expect(said('form', 'skills', data([]))).toEqual(['At least one skill is required']);
    const names = Array.from({ length: 21 }, (_, at) => `Skill ${at}`);
    expect(said('form', 'skills', data(names))).toEqual(['You can only select up to 20 skills.']);
    expect(said('form', 'skills', data([...names.slice(1), 'skill 5']))).toEqual([]);
  });

  it('are added once, in the spelling of the list, and never beyond the limit', () => {
    expect(addSkill(['Milk'], ' ')).toEqual({ skills: ['Milk'], refused: 'blank' });
    expect(addSkill(['Milk'], 'MILK ')).toEqual({ skills: ['Milk'], refused: 'duplicate' });
    expect(addSkill([], 'cold chain', { available: ['Cold chain'] }).skills).toEqual(['Cold chain']);
    expect(addSkill(['Milk'], 'Ice', { max: 1 }).refused).toBe('full');
    expect(inEnglish([moreSkills(2), leastSkills(1)])).toEqual([
      'Please select at least 2 more skill(s)',
      'Please select at least 1 skill(s).',
    ]);
  });
});

describe('languages', () => {
  it('are at least one, each once, in variant A', () => {
    expect(said('wizard', 'languages', { languages: [] })).toEqual(['Please add at least one language']);
    const twice = [
      { language: 'Somali', proficiency: 'native' },
      { language: 'somali', proficiency: 'basic' },
    ];
    expect(validateStep(stepOf('wizard', 'languages'), { languages: twice }, CONTEXT)).toEqual([
      { path: 'languages.1.language', message: 'This language has already been added' },
    ]);
  });

  it('are asked for one by one in the dialog', () => {
    const on = (entry: object) =>
      validateEntry(wizardLanguage(CONTEXT, ['Somali']), entry).map(({ message }) => message);
    expect(on({})).toEqual(['Please select a language', 'Please select a proficiency level']);
    expect(on({ language: 'Somali', proficiency: 'native' })).toEqual(['This language has already been added']);
    expect(on({ language: 'Klingon', proficiency: 'advanced' })).toEqual(['Please select a proficiency level']);
    expect(on({ language: 'Klingon', proficiency: 'basic' })).toEqual([]);
  });

  it('need a name and a level in variant B, which knows one level more', () => {
    const data = (languages: object[]) => ({ ...filledForm(), languages });
    expect(said('form', 'skills', data([]))).toEqual(['At least one language is required']);
    expect(said('form', 'skills', data([{ name: '', proficiency: '' }]))).toEqual([
      'Language Name is required',
      'Proficiency Level is required',
    ]);
    expect(said('form', 'skills', data([{ name: 'Somali', proficiency: 'advanced' }]))).toEqual([]);
  });
});

describe('the cover letter', () => {
  it.each([
    ['', 'Cover letter must be at least 100 characters.'],
    [`${' '.repeat(50)}${'x'.repeat(99)}${' '.repeat(50)}`, 'Cover letter must be at least 100 characters.'],
    ['x'.repeat(2_001), 'Cover letter exceeds maximum length.'],
    ['x'.repeat(1_000_000), 'Cover letter exceeds maximum length.'],
    ['🧊'.repeat(99), 'Cover letter must be at least 100 characters.'],
  ])('is refused', (coverLetter, message) => {
    expect(said('wizard', 'cover_letter', { coverLetter })).toEqual([message]);
  });

  it.each(['x'.repeat(100), '🧊'.repeat(2_000), `a${'\r\n'.repeat(1_998)}b`])('is taken', (coverLetter) => {
    expect(said('wizard', 'cover_letter', { coverLetter })).toEqual([]);
  });
});

describe('the screening questions', () => {
  const context = {
    ...CONTEXT,
    questions: [
      { id: 5, title: 'Anything else?', required: false },
      { id: 7, title: 'Why cold?', required: true },
    ],
  };

  it('are answered when they are required', () => {
    expect(said('wizard', 'questions', { answers: { '7': ' \n ' } }, context)).toEqual(['Question 2 is required']);
    const step = stepOf('wizard', 'questions');
    expect(validateFields(step, { answers: {} }, context)).toEqual([
      { path: 'answers.7', message: 'This question is required' },
    ]);
    expect(said('form', 'questions', { answers: {} }, context)).toEqual([
      'This question is required. Please provide an answer.',
    ]);
    expect(said('wizard', 'questions', { answers: { '7': 'It keeps.' } }, context)).toEqual([]);
  });

  it('take 1,500 characters', () => {
    expect(said('wizard', 'questions', { answers: { '7': '🧊'.repeat(1_500) } }, context)).toEqual([]);
    expect(said('wizard', 'questions', { answers: { '7': 'x'.repeat(1_501) } }, context)).toEqual([
      'Answer must not exceed 1500 characters',
    ]);
  });

  it('belong to the job', () => {
    const answers = { '7': 'It keeps.', '99': 'For another one.' };
    expect(said('wizard', 'questions', { answers }, context)).toEqual(['This question does not belong to the job.']);
  });

  it('are a step of variant A always, of variant B when there are some', () => {
    expect(stepsOf('wizard', []).map(({ id }) => id)).toContain('questions');
    expect(stepsOf('form', []).map(({ id }) => id)).toEqual(['personal', 'education', 'experience', 'skills']);
    expect(stepsOf('form', context.questions)).toHaveLength(5);
  });
});

describe('the review', () => {
  it('waits for the consent', () => {
    expect(said('wizard', 'review', { consent: false })).toEqual([
      'Please confirm that all information provided is accurate before submitting.',
    ]);
    expect(said('wizard', 'review', filledWizard())).toEqual([]);
  });
});

describe('progress', () => {
  it('is what lies behind in variants A and C', () => {
    expect([0, 1, 7].map((at) => progressByPosition('wizard', at, { questions: [] }))).toEqual([0, 13, 88]);
    expect([0, 1, 2].map((at) => progressByPosition('simple', at, { questions: [] }))).toEqual([0, 33, 67]);
    const questions = [{ id: 1, title: 'When?', required: true }];
    expect([1, 2, 3].map((at) => progressByPosition('simple', at, { questions }))).toEqual([25, 50, 75]);
  });

  it('is the share of the four complete steps in variant B; questions do not count', () => {
    const context = { ...CONTEXT, questions: [{ id: 7, title: 'Why cold?', required: true }] };
    expect(progressByValidity('form', EMPTY_FORMS.form(), context)).toBe(0);
    expect(progressByValidity('form', { ...filledForm(), skills: [] }, context)).toBe(75);
    expect(progressByValidity('form', filledForm(), context)).toBe(100);
    expect(progressOfDraft('form', ['personal', 'education', 'education', 'questions'])).toBe(50);
  });

  it('has every step complete when a form is filled in', () => {
    for (const [form, data] of [
      ['wizard', filledWizard()],
      ['form', filledForm()],
      ['simple', filledSimple()],
    ] as const)
      for (const step of VARIANTS[form]) expect(validateStep(step, data, CONTEXT), `${form} ${step.id}`).toEqual([]);
  });
});

describe('a temporary profile', () => {
  const { personalInfo, educations, skills, languages } = filledForm();
  const profile = {
    personalInfo: { firstName: 'Hodan', city: 'Marka' },
    educations: [...educations, { level: 'Other' }],
    experiences: [
      {
        title: 'Driver',
        company: 'Nuvemba',
        start: '2020-01',
        current_position: true,
        responsibilities: 'x'.repeat(60),
      },
      {},
    ],
    skills: [...skills, ...skills, 4],
    languages,
    currentStep: 'experience',
    completedSteps: ['personal', 'education', 'nonsense'],
  };

  it('brings complete entries only, and knows older names', () => {
    const restored = restoreTemporaryProfile(JSON.stringify(profile), CONTEXT);
    expect(restored).toMatchObject({
      personalInfo: { ...EMPTY_FORMS.form().personalInfo, firstName: 'Hodan', city: 'Marka' },
      educations,
      experiences: [{ designation: 'Driver' }],
      skills,
      languages,
      currentStep: 'experience',
      completedSteps: ['personal', 'education'],
    });
    expect(restored.experiences).toHaveLength(1);
    expect(restoreTemporaryProfile({ personalInfo }, CONTEXT).personalInfo).toEqual(personalInfo);
  });

  it('starts the form together with skills that were chosen before, each once and no more than fit', () => {
    const many = Array.from({ length: 30 }, (_, at) => `Skill ${at}`);
    const started = startingForm(profile, ['  ', 'Well drilling', 'well drilling', 'x'.repeat(200), ...many], CONTEXT);
    expect(started.skills).toHaveLength(20);
    expect(started.skills.slice(0, 2)).toEqual(['Well drilling', 'Skill 0']);
    expect(started).toMatchObject({ personalInfo: { firstName: 'Hodan' }, educations, languages, noExperience: false });
    expect(startingForm(null, [], CONTEXT)).toEqual(EMPTY_FORMS.form());
  });

  it('may be anything at all', () => {
    for (const odd of [null, 'not json', '[]', 7, { educations: 'x', skills: {}, personalInfo: [] }])
      expect(restoreTemporaryProfile(odd, CONTEXT)).toMatchObject({ educations: [], skills: [] });
  });
});
