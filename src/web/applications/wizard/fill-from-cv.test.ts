import { describe, expect, it } from 'vitest';
import { EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import type { ReadCv } from '#shared/cv/cv.contract.ts';
import { fillForm, fillWizard, withOwnCountry } from './fill-from-cv.ts';

const CV: ReadCv = {
  personalInfo: {
    firstName: 'Amina',
    lastName: 'Farah',
    email: 'amina@mail.example',
    phone: '061 555 0142',
    city: '',
    country: 'Somalia',
    bio: '',
  },
  educations: [
    {
      level: "Bachelor's Degree",
      country: '',
      institution: 'Coastal University',
      degree: 'BSc Logistics',
      major: '',
      startDate: '2016-09',
      endDate: '2020-07',
      current: false,
    },
  ],
  experiences: [
    {
      title: 'Planner',
      company: 'Ziwanda Water',
      location: '',
      startDate: '2020-08',
      endDate: '',
      currentlyWorking: true,
      responsibilities: 'Routes.',
    },
  ],
  trainings: [],
  skills: ['Route planning', 'route PLANNING'],
  languages: [
    { language: 'Somali', proficiency: null },
    { language: 'English', proficiency: 'advanced' },
  ],
  links: [],
};

describe('starting from a CV', () => {
  it('fills variant A where nothing stands yet, and marks what it filled', () => {
    const empty = EMPTY_FORMS.wizard();
    const typed = { ...empty, personalInfo: { ...empty.personalInfo, firstName: 'Aamina' } };
    const { data, unchecked } = fillWizard(typed, CV, 'SO');
    expect(data.personalInfo).toMatchObject({ firstName: 'Aamina', lastName: 'Farah', phone: '+252615550142' });
    expect(data.educations).toMatchObject([{ id: 1000, degree: 'BSc Logistics', country: 'SO' }]);
    expect(data.experiences).toMatchObject([{ id: 2000, title: 'Planner', currentlyWorking: true }]);
    expect(data.languages).toMatchObject([
      { id: 3000, language: 'Somali', proficiency: '' },
      { id: 3001, language: 'English', proficiency: 'fluent' },
    ]);
    expect(data.skills).toEqual([{ name: 'Route planning', custom: false }]);
    expect(data.consent).toBe(false);
    expect(unchecked).toEqual([
      'personalInfo.lastName',
      'personalInfo.email',
      'personalInfo.phone',
      'personalInfo.country',
      'educations:1000',
      'experiences:2000',
      'languages:3000',
      'languages:3001',
      'skills',
    ]);
  });

  it('believes the institution about the country, then the person, whenever they say it', () => {
    const [education] = CV.educations as [ReadCv['educations'][0]];
    const abroad = { ...CV, educations: [{ ...education, country: 'KE' }, education] };
    const { data } = fillWizard(EMPTY_FORMS.wizard(), abroad, 'SO');
    expect(data.educations).toMatchObject([{ country: 'KE' }, { country: 'SO' }]);
    const nowhere = { ...abroad, personalInfo: { ...CV.personalInfo, country: '' } };
    const without = fillWizard(EMPTY_FORMS.wizard(), nowhere, 'SO').data;
    expect(without.educations).toMatchObject([{ country: 'KE' }, { country: '' }]);
    const told = withOwnCountry({ ...without, personalInfo: { ...without.personalInfo, country: 'Uganda' } });
    expect(told.educations).toMatchObject([{ country: 'KE' }, { country: 'UG' }]);
  });

  it('takes the one date of a course for its month, and lists courses as certificates in variant B', () => {
    const course = {
      name: 'First aid',
      organization: 'Red Crescent',
      startDate: '',
      endDate: '2024-05',
      current: false,
    };
    const cv = { ...CV, trainings: [course, { ...course, name: 'HACCP', organization: '' }] };
    const { data } = fillWizard(EMPTY_FORMS.wizard(), cv, 'SO');
    expect(data.trainings[0]).toMatchObject({ startDate: '2024-05', endDate: '2024-05' });
    expect(fillForm(EMPTY_FORMS.form(), cv, 'SO').data.additionalInfo.certifications).toBe(
      'First aid, Red Crescent\nHACCP',
    );
  });

  it('adds nothing twice', () => {
    const once = fillWizard(EMPTY_FORMS.wizard(), CV, 'SO');
    const twice = fillWizard(once.data, CV, 'SO');
    expect(twice.data.skills).toHaveLength(1);
    expect(twice.data.languages).toHaveLength(2);
  });

  it('fills variant B, its empty language row too', () => {
    const { data, unchecked } = fillForm(EMPTY_FORMS.form(), CV, 'SO');
    expect(data.educations).toMatchObject([{ institution_name: 'Coastal University', start_date: '2016-09' }]);
    expect(data.experiences).toMatchObject([{ designation: 'Planner', current_position: true }]);
    expect(data.languages).toEqual([
      { name: 'Somali', proficiency: '' },
      { name: 'English', proficiency: 'advanced' },
    ]);
    expect(unchecked).toContain(`educations:${data.educations[0]?.tempId}`);
  });
});
