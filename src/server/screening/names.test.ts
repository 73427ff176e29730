import { describe, expect, it } from 'vitest';
import { ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import { embeddedEvaluator } from './embedded/embedded-evaluator.ts';
import { redact } from './redact.ts';

const evaluator = embeddedEvaluator();

type Case = {
  language: string;
  title: string;
  duties: string;
  letter: (name: string) => string;
  bio: string;
  first: string;
  lastNames: string[];
};

/** Last names that are also words of a trade, or of the language, beside some that are not. */
const CASES: Case[] = [
  {
    language: 'Arabic',
    title: 'نجار',
    duties: 'صنعت الأبواب والأثاث من الخشب وركبت الأسقف، وقرأت المخططات وعلمت المتدربين استخدام المنشار.',
    letter: (name) => `أنا أحمد ${name} وأعمل في تعليم النجارة والتنظيم منذ سنوات.`,
    bio: 'النجار الماهر يهتم بالقياس والسلامة.',
    first: 'أحمد',
    lastNames: ['الحسن', 'النجار', 'نجار', 'الحداد', 'الخياط', 'علي', 'أمين', 'سالم', 'المعلم', 'العامل'],
  },
  {
    language: 'Swahili',
    title: 'Seremala',
    duties: 'Nilitengeneza milango na samani za mbao, nilipima na kukata mbao, na niliwafundisha wanafunzi kazi.',
    letter: (name) => `Mimi ni Asha ${name} na ninafanya kazi ya useremala.`,
    bio: 'Fundi mzuri hupima mara mbili. Mwalimu wangu alinifundisha usalama.',
    first: 'Asha',
    lastNames: ['Wekesa', 'Fundi', 'Mwalimu', 'Dereva', 'Juma', 'Seremala', 'Mpishi'],
  },
  {
    language: 'Somali',
    title: 'Najaar',
    duties: 'Waxaan sameeyay albaabo iyo alaab alwaax ah, waxaan cabbiray oo gooyay alwaaxda, waxaana baray ardayda.',
    letter: (name) => `Magacaygu waa Cali ${name}, waxaan ahay najaar.`,
    bio: 'Najaarka fiican wuxuu cabbiraa laba jeer. Macallin baa i baray.',
    first: 'Cali',
    lastNames: ['Xasan', 'Najaar', 'Macallin', 'Darawal', 'Warsame', 'Axmed'],
  },
  {
    language: 'French',
    title: 'Menuisier',
    duties: 'J’ai fabriqué des portes et des meubles en bois, posé des charpentes et formé des apprentis.',
    letter: (name) => `Je suis Paul ${name} et je travaille le bois depuis dix ans.`,
    bio: 'Un bon menuisier mesure deux fois. Mon maître charpentier m’a appris la sécurité.',
    first: 'Paul',
    lastNames: ['Dubois', 'Menuisier', 'Charpentier', 'Boulanger', 'Marchand', 'Berger', 'Garnier'],
  },
  {
    language: 'English',
    title: 'Carpenter',
    duties: 'Made doors and furniture of timber, hung roofs, read drawings and taught apprentices to use the saw.',
    letter: (name) => `I am Paul ${name} and have worked with timber for ten years.`,
    bio: 'A good carpenter measures twice. My baker taught me to be early.',
    first: 'Paul',
    lastNames: ['Hargreaves', 'Carpenter', 'Baker', 'Turner', 'Joiner', 'Sawyer', 'Wood'],
  },
];

const JOB = ScreeningJob.parse({
  title: 'Carpenter',
  description: 'We look for a carpenter who builds furniture and doors, installs roofs and trains apprentices.',
  skills: [{ name: 'Carpentry' }, { name: 'Furniture making' }],
  education: null,
  experience: { name: 'Mid' },
});

function rankOf({ title, duties, letter, bio, first }: Case, lastName: string): number {
  const application = ScreeningApplication.parse({
    as_of: '2026-06',
    form: 'wizard',
    personalInfo: { firstName: first, lastName, bio },
    educations: [],
    experiences: [{ designation: title, responsibilities: duties, start: '2016-01', end: '2026-01' }],
    skills: ['Carpentry'],
    languages: [],
    trainings: [],
    cover_letter: letter(lastName),
  });
  return evaluator.evaluate(JOB, redact(application)).rank;
}

describe('the last name alone moves no score', () => {
  it.each(CASES.map((one) => [one.language, one] as const))('in %s', (_, one) => {
    const ranks = Object.fromEntries(one.lastNames.map((name) => [name, rankOf(one, name)]));
    const [usual] = Object.values(ranks);
    expect(ranks).toEqual(Object.fromEntries(one.lastNames.map((name) => [name, usual])));
    expect(usual).toBeGreaterThan(30);
  });
});

describe('a name in a text', () => {
  const bioOf = (bio: string, lastName: string) =>
    redact(ScreeningApplication.parse({ personalInfo: { firstName: 'Hodan', lastName, bio } })).bio;

  it('is masked where it only resembles a word of another language', () => {
    expect(bioOf('They call me Martin on the site.', 'Martin')).toBe('They call me ▮▮▮ on the site.');
  });

  it('in Arabic is masked behind a prefix, and never inside another word', () => {
    expect(bioOf('شكرا لوارسمه على التعليم', 'وارسمه')).toBe('شكرا ▮▮▮ على التعليم');
    expect(bioOf('درست التعليم والتنظيم', 'علي')).toBe('درست التعليم والتنظيم');
  });
});
