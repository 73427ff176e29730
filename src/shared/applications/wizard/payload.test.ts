import { describe, expect, it } from 'vitest';
import { answeringInEnglish } from '../../kernel/in-english.fixtures.ts';
import { CONTEXT, DUTIES, filledForm, filledSimple, filledWizard, LETTER } from './filled-forms.fixtures.ts';
import { pathInCall, pathInForm } from './payload-names.ts';
import { readPayload as readPlain } from './read-payload.ts';
import { toPayload } from './to-payload.ts';
import { stepHolding } from './validate.ts';

const questions = [
  { id: 7, title: 'Why cold?', required: true },
  { id: 9, title: 'Anything else?', required: false },
];

const readPayload = answeringInEnglish(readPlain);

describe('what variant A submits', () => {
  it('carries the names of the call, trainings, and nothing that only the browser knows', () => {
    const data = { ...filledWizard(), answers: { '7': 'It keeps.', '9': ' ', '11': 'of an older version' } };
    expect(toPayload('wizard', data, { questions })).toEqual({
      personalInfo: data.personalInfo,
      educations: [
        {
          level: "Bachelor's Degree",
          country: 'SO',
          institution_name: 'Coastal University of Marka',
          degree: 'BSc Logistics',
          major_course: 'Cold storage',
          start_date: '2012-09',
          end_date: '2016-07',
          current_study: false,
          description: '',
        },
      ],
      trainings: [
        {
          name: 'Good Distribution Practice',
          organization: 'Port Training Board',
          credentialId: 'GDP-118',
          startDate: '2019-02',
          endDate: '2019-03',
          current: false,
          description: '',
        },
      ],
      experiences: [
        {
          designation: 'Cold Chain Coordinator',
          company: 'Nuvemba Freight',
          department: 'Operations',
          location: 'Mogadishu',
          employment_type: 'Full-time',
          start: '2017-01',
          end: null,
          current_position: true,
          responsibilities: DUTIES,
          accomplishments: 'Cut spoiled loads from nine to two a month.',
        },
      ],
      no_experience: false,
      skills: ['Cold chain handling', 'Milk testing', 'Dispatch'],
      languages: [{ name: 'Somali', proficiency: 'native' }],
      cover_letter: LETTER,
      questions: { '7': 'It keeps.' },
    });
  });

  it('is read back into the one normal form', () => {
    const payload = toPayload('wizard', { ...filledWizard(), answers: { '7': 'It keeps.' } }, { questions });
    const { sent, errors } = readPayload('wizard', payload, { ...CONTEXT, questions });
    expect(errors).toBeUndefined();
    expect(sent).toMatchObject({
      personalInfo: { firstName: 'Hodan', address: null },
      educations: [{ institution_name: 'Coastal University of Marka', end_date: '2016-07', country: 'SO' }],
      experiences: [{ designation: 'Cold Chain Coordinator', end: null, current_position: true }],
      trainings: [{ name: 'Good Distribution Practice' }],
      skills: ['Cold chain handling', 'Milk testing', 'Dispatch'],
      languages: [{ name: 'Somali', proficiency: 'native' }],
      questions: { '7': 'It keeps.' },
    });
  });

  it('takes older names for the town and the summary, and a language without a level as intermediate', () => {
    const payload = toPayload('wizard', filledWizard(), CONTEXT);
    const { city, bio, ...info } = payload.personalInfo;
    const older = {
      ...payload,
      personalInfo: { ...info, location: city, summary: bio },
      languages: [{ name: 'Somali' }],
    };
    const { sent } = readPayload('wizard', older, CONTEXT);
    expect(sent?.personalInfo).toMatchObject({ city: 'Marka', bio });
    expect(sent?.languages).toEqual([{ name: 'Somali', proficiency: 'intermediate' }]);
  });

  it('says what is wrong under the names of the call', () => {
    const payload = toPayload('wizard', filledWizard(), CONTEXT);
    payload.educations = [{ ...payload.educations?.[0], institution_name: ' ' }];
    payload.experiences = [{ ...payload.experiences?.[0], designation: '', current_position: false }];
    payload.cover_letter = 'short';
    expect(readPayload('wizard', payload, { ...CONTEXT, questions }).errors).toEqual({
      'educations.0.institution_name': ['Institution name is required'],
      'experiences.0.designation': ['Job title is required'],
      'experiences.0.end': ['End date is required'],
      cover_letter: ['Cover letter must be at least 100 characters.'],
      'questions.7': ['Question 1 is required'],
    });
  });

  it('refuses names that it does not know, however deep', () => {
    const payload = toPayload('wizard', filledWizard(), CONTEXT);
    const odd = {
      ...payload,
      ai_score: 100,
      personalInfo: { ...payload.personalInfo, gender: 'x' },
      educations: [{ ...payload.educations?.[0], id: 4 }],
    };
    expect(Object.keys(readPayload('wizard', odd, CONTEXT).errors ?? {})).toEqual([
      'personalInfo.gender',
      'educations.0.id',
      'ai_score',
    ]);
  });
});

describe('what variant B submits', () => {
  it('has the names of its own, and is read back', () => {
    const payload = toPayload('form', filledForm(), CONTEXT);
    expect(payload.educations?.[0]).toMatchObject({ start: '2012-09', end: '2016-07', current_position: false });
    expect(payload.experiences?.[0]).toMatchObject({ designation: 'Cold Chain Coordinator', end: null });
    expect(readPayload('form', payload, CONTEXT).sent).toMatchObject({
      educations: [{ start_date: '2012-09', end_date: '2016-07', level: "Bachelor's Degree" }],
      cover_letter: '',
      trainings: [],
    });
  });

  it('numbers the entries in its messages', () => {
    const payload = toPayload('form', filledForm(), CONTEXT);
    payload.educations = [{ ...payload.educations?.[0], level: '', end: null }];
    payload.languages = [{ name: '', proficiency: 'native' }];
    expect(readPayload('form', payload, CONTEXT).errors).toEqual({
      'educations.0.level': ['Education #1: Level is required'],
      'educations.0.end': ['Education #1: End date is required (or mark as current)'],
      'languages.0.name': ['Language Name is required'],
    });
  });

  it('may leave the level out altogether', () => {
    const payload = toPayload('form', filledForm(), CONTEXT);
    payload.educations = payload.educations?.map(({ level: _, ...entry }) => entry);
    expect(readPayload('form', payload, CONTEXT).sent?.educations).toMatchObject([{ level: 'Other' }]);
  });
});

describe('what variant C submits', () => {
  it('is read into the same normal form', () => {
    const { sent } = readPayload('simple', toPayload('simple', filledSimple(), CONTEXT), CONTEXT);
    expect(sent).toMatchObject({
      personalInfo: { firstName: 'Hodan', lastName: 'Asha Warsame' },
      educations: [{ degree: 'BSc', major_course: 'Logistics', end_date: '2016-07-01' }],
      experiences: [{ designation: 'Cold Chain Coordinator', start: '2017-01-09', end: '2024-05-31' }],
      skills: [],
    });
  });
});

describe('a field', () => {
  it.each([
    ['wizard', 'educations.2.institution_name', 'educations.2.institution', 'education'],
    ['wizard', 'experiences.0.accomplishments', 'experiences.0.achievements', 'experience'],
    ['wizard', 'languages.1.name', 'languages.1.language', 'languages'],
    ['wizard', 'cover_letter', 'coverLetter', 'cover_letter'],
    ['wizard', 'questions.12', 'answers.12', 'questions'],
    ['form', 'educations.0.current_position', 'educations.0.current_study', 'education'],
    ['form', 'languages.0.name', 'languages.0.name', 'skills'],
    ['simple', 'personalInfo.fullName', 'personalInfo.fullName', 'personal'],
  ] as const)('of %s is found from the call: %s', (form, inCall, inForm, step) => {
    expect(pathInForm(form, inCall)).toBe(inForm);
    expect(pathInCall(form, inForm)).toBe(inCall);
    expect(stepHolding(form, inForm)?.id).toBe(step);
  });
});
