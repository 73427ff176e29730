import { expect, it } from 'vitest';
import { EMPTY_ENTRIES, EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import { DraftFields } from '#shared/drafts/draft-fields.ts';
import { codecOf, type DraftedForm } from './session-codec.ts';

it.each(['wizard', 'form', 'simple'] as const)(
  'brings a draft of %s back as it was, half-typed entries too',
  (form) => {
    const codec = codecOf(form);
    const empty = EMPTY_FORMS[form]();
    const entry = { ...EMPTY_ENTRIES[form].education, ...(form === 'wizard' ? { id: 1000 } : { tempId: 'a1' }) };
    const drafted = {
      data: { ...empty, educations: [entry], noExperience: true },
      step: 'education',
      completed: ['personal'],
      percent: 25,
    } as unknown as DraftedForm;
    const stored = DraftFields.parse(JSON.parse(JSON.stringify(codec.encode(drafted))));
    expect(codec.decode(stored)).toEqual(drafted);
  },
);

it('leaves a draft of another form, or of another version of it, alone', () => {
  const codec = codecOf('form');
  const stored = codec.encode({ data: EMPTY_FORMS.form(), step: 'skills', completed: [], percent: 0 });
  expect(codec.decode({ ...stored, form: 'simple' })).toBeNull();
  expect(codec.decode({ ...stored, formVersion: 99 })).toBeNull();
});

it('reads what was saved by the bare names of a draft of variant B, with older names and numbered steps', () => {
  const decoded = codecOf('form').decode({
    educations: [{ degree: 'BSc', start: '2012-09', end: '2016-07', current_position: false }],
    experiences: [{ title: 'Storekeeper', company: 'Port' }],
    additionalInfo: { certifications: ['HACCP', 'GDP'], linkedin: 'linkedin.com/in/hodan' },
    currentStep: 3,
    completedSteps: ['personal', 2],
  });
  expect(decoded).toMatchObject({
    step: 'experience',
    completed: ['personal', 'education'],
    data: {
      educations: [{ degree: 'BSc', start_date: '2012-09', end_date: '2016-07', current_study: false }],
      experiences: [{ designation: 'Storekeeper', company: 'Port' }],
      additionalInfo: { certifications: 'HACCP\nGDP', awards: '', linkedin: 'linkedin.com/in/hodan' },
    },
  });
  expect(codecOf('wizard').decode({ currentStep: 3 })).toBeNull();
});

it('keeps one language row to write in', () => {
  const codec = codecOf('form');
  const data = { ...EMPTY_FORMS.form(), languages: [] };
  const stored = codec.encode({ data, step: 'skills', completed: [], percent: 0 });
  expect(codec.decode(stored)?.data).toMatchObject({ languages: [{ name: '', proficiency: '' }] });
});
