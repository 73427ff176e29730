import { describe, expect, it } from 'vitest';
import { cardFacts } from './card-facts.ts';

type From = Parameters<typeof cardFacts>[0];
type Position = From['sent']['experiences'][number];

const position = (own: Partial<Position>): Position => ({
  designation: 'Clerk',
  company: 'A shop',
  department: null,
  location: null,
  employment_type: null,
  start: null,
  end: null,
  current_position: false,
  responsibilities: '',
  accomplishments: null,
  ...own,
});
const education = (level: string) => ({
  level,
  institution_name: 'A school',
  degree: 'A degree',
  major_course: null,
  start_date: null,
  end_date: null,
  current_study: false,
  description: null,
  country: null,
});
const NOBODY = {
  firstName: 'Hodan',
  lastName: 'Warsame',
  email: null,
  phone: null,
  dateOfBirth: null,
  city: null,
  country: null,
  address: null,
  bio: '',
};

function factsOf(sent: Partial<From['sent']>, own: Partial<Omit<From, 'sent'>> = {}) {
  return cardFacts({
    name: 'Hodan Warsame',
    form: 'wizard',
    asOf: '2026-06',
    ...own,
    sent: { personalInfo: NOBODY, educations: [], experiences: [], skills: [], ...sent },
  });
}
const levelAfter = (...experiences: Partial<Position>[]) =>
  factsOf({ experiences: experiences.map(position) }).experienceLevel;

describe('the profession of a card', () => {
  it('is what the person does now, whatever was entered first', () => {
    const experiences = [
      position({ designation: 'Driver', start: '2020-01', end: '2026-05' }),
      position({ designation: 'Nurse', start: '2019-01', current_position: true }),
    ];
    expect(factsOf({ experiences }).profession).toBe('Nurse');
  });

  it('is else what ended last, and nothing where there was nothing', () => {
    const experiences = [
      position({ designation: 'Driver', start: '2012-01', end: '2014-01' }),
      position({ designation: 'Cook', start: '2010-01-15', end: '2019-12-31' }),
    ];
    expect(factsOf({ experiences }).profession).toBe('Cook');
    expect(factsOf({}).profession).toBeNull();
  });
});

describe('the experience of a card', () => {
  it('counts months of overlapping positions once', () => {
    const year = { start: '2024-01', end: '2024-12' };
    expect(levelAfter(year)).toBe('Junior');
    expect(levelAfter(year, year, { start: '2024-03', end: '2024-08' })).toBe('Junior');
    expect(levelAfter(year, { start: '2021-01', end: '2022-12' })).toBe('Mid');
  });

  it('ends with the month in which it was sent', () => {
    expect(levelAfter({ start: '2020-07', current_position: true })).toBe('Senior');
    expect(levelAfter({ start: '2020-08', current_position: true })).toBe('Mid');
    expect(levelAfter({ start: '2026-09', current_position: true })).toBe('Entry');
  });

  it('is Entry for whoever says that there was none, and unknown where nothing was said', () => {
    expect(factsOf({}).experienceLevel).toBe('Entry');
    expect(factsOf({}, { form: 'quick' }).experienceLevel).toBeNull();
    expect(levelAfter({ start: null })).toBeNull();
  });
});

describe('the other facts of a card', () => {
  it('has the highest level of education; Other is none', () => {
    const levels = ['Other', "Master's Degree", 'High School'];
    expect(factsOf({ educations: levels.map(education) }).educationLevel).toBe("Master's Degree");
    expect(factsOf({ educations: [education('Other')] }).educationLevel).toBeNull();
  });

  it('knows a country by its code and by its name, and leaves out what is none', () => {
    const of = (country: string) => factsOf({ personalInfo: { ...NOBODY, country } }).countryCode;
    expect(of('so')).toBe('SO');
    expect(of('Kenya')).toBe('KE');
    expect(of('the moon')).toBeNull();
  });

  it('is found by name and by skill, without accents and capitals', () => {
    const experiences = [position({ designation: 'Café Manager' })];
    const facts = factsOf({ experiences, skills: ['SQL', 'Ölmalerei'] }, { name: 'Zoë Ånes' });
    expect(facts.searchName).toBe('zoe anes');
    expect(facts.searchSkills).toBe('cafe manager\nsql\nolmalerei');
  });
});
