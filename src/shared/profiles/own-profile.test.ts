import { describe, expect, it } from 'vitest';
import { filledWizard } from '../applications/wizard/filled-forms.fixtures.ts';
import { ProfileFields } from './own-profile.ts';
import { profileCompleteness } from './profile-completeness.ts';
import { differingPlaces, mergedProfile } from './profile-merge.ts';
import { countOffers, offersOf, onlyAdditions, withOffers } from './profile-offers.ts';

const EMPTY = ProfileFields.parse({});
const { educations, trainings, experiences, languages } = filledWizard();
const FULL: ProfileFields = {
  ...ProfileFields.parse({ educations, trainings, experiences, languages }),
  personalInfo: { ...EMPTY.personalInfo, fullName: 'Hodan Warsame', profession: 'Planner', bio: 'a'.repeat(60) },
  skills: ['Sewing', 'Cutting', 'Dyeing'],
};
const withPerson = (changes: Partial<ProfileFields['personalInfo']>) => ({
  ...FULL,
  personalInfo: { ...FULL.personalInfo, ...changes },
});

describe('how complete a profile is', () => {
  it('counts what employers look for, and names what would help most first', () => {
    expect(profileCompleteness(EMPTY)).toMatchObject({
      percent: 0,
      next: [{ id: 'experience' }, { id: 'education' }, { id: 'bio' }],
    });
    const whole = withPerson({ phone: '+252612345678', country: 'SO', city: 'Marka' });
    expect(profileCompleteness(whole)).toEqual({ percent: 100, next: [] });
    expect(profileCompleteness(FULL).next.map(({ path }) => path)).toEqual([
      'personalInfo.phone',
      'personalInfo.country',
    ]);
  });

  it('asks nobody for age, gender or family, and takes a training for a first job', () => {
    const whole = withPerson({ phone: '+252612345678', country: 'SO', city: 'Marka' });
    expect(profileCompleteness({ ...whole, experiences: [] }).percent).toBe(100);
    expect([whole.personalInfo.dateOfBirth, whole.personalInfo.gender]).toEqual(['', '']);
  });
});

describe('what another source offers', () => {
  it('is what the profile lacks, and what it says otherwise', () => {
    const offers = offersOf(withPerson({ city: 'Marka', profession: 'Driver' }), { ...FULL, educations: [] });
    expect(offers.personalInfo).toEqual([
      { field: 'profession', value: 'Driver', now: 'Planner' },
      { field: 'city', value: 'Marka', now: '' },
    ]);
    expect(offers.educations).toEqual(FULL.educations);
    expect(onlyAdditions(offers).personalInfo).toEqual([{ field: 'city', value: 'Marka', now: '' }]);
  });

  it('is nothing once it was taken, whatever the case and the spaces', () => {
    const shouted = {
      ...FULL,
      skills: FULL.skills.map((name) => ` ${name.toUpperCase()} `),
      experiences: FULL.experiences.map((one) => ({ ...one, company: one.company.toUpperCase(), startDate: '' })),
    };
    expect(countOffers(offersOf(shouted, FULL))).toBe(0);
    const taken = withOffers(EMPTY, offersOf(FULL, EMPTY));
    expect(taken).toEqual(FULL);
    expect(countOffers(offersOf(FULL, taken))).toBe(0);
  });

  it('keeps two jobs at the same place apart, and never grows beyond the limits', () => {
    const [job] = FULL.experiences as [ProfileFields['experiences'][0]];
    const again = { ...FULL, experiences: [{ ...job, startDate: '2010-01' }] };
    expect(offersOf(again, FULL).experiences).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, at) => ({ ...job, title: `Job ${at}` }));
    expect(withOffers(FULL, { ...offersOf(FULL, FULL), experiences: many }).experiences).toHaveLength(20);
  });
});

describe('two versions of a profile', () => {
  it('come together: what was changed here, and the rest as it was saved elsewhere', () => {
    const mine = withPerson({ city: 'Hargeisa', address: 'Road 4' });
    const theirs = { ...withPerson({ city: 'Garowe', phone: '+252612345678' }), skills: ['Sewing'] };
    expect(mergedProfile(FULL, mine, theirs)).toEqual({
      ...withPerson({ city: 'Hargeisa', address: 'Road 4', phone: '+252612345678' }),
      skills: ['Sewing'],
    });
    expect(differingPlaces(FULL, theirs)).toEqual([
      { part: 'personalInfo', field: 'phone' },
      { part: 'personalInfo', field: 'city' },
      { part: 'skills', field: null },
    ]);
  });
});
