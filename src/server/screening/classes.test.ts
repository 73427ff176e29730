import { describe, expect, it } from 'vitest';
import { englishWords } from '#shared/kernel/messages.ts';
import { type CommentReader, commentInWords } from '#shared/screening/comment-words.ts';
import type { Section } from '#shared/screening/score.ts';
import { ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import { embeddedEvaluator } from './embedded/embedded-evaluator.ts';
import { redact } from './redact.ts';
import { NURSE_JOB, nurse, welder } from './screening.fixtures.ts';

const evaluator = embeddedEvaluator();
const score = (application: object, job: object = NURSE_JOB) =>
  evaluator.evaluate(
    ScreeningJob.parse(job),
    redact(ScreeningApplication.parse({ as_of: '2026-06', form: 'wizard', ...application })),
  );
const said = (application: object, section: Section, job?: object, reader: CommentReader = 'employer') =>
  commentInWords(score(application, job).sections[section].comment, reader, { words: englishWords, locale: 'en' });

const work = (designation: string, responsibilities: string, start = '2018-01', end = '2026-01') => ({
  designation,
  responsibilities,
  start,
  end,
});
const skills = NURSE_JOB.skills.map(({ name }) => name);
const asWardNurse = (responsibilities: string) => ({
  ...welder,
  skills,
  experiences: [work('Ward Nurse', responsibilities)],
});

describe('a row of nouns', () => {
  const nouns = [
    'drips',
    'dressings',
    'catheters',
    'handover',
    'theatre',
    'syringes',
    'bedpans',
    'wards',
    'linen',
    'oxygen',
  ];

  it.each([
    ['with commas', nouns.join(', ')],
    ['in lines', nouns.join('\n')],
    ['without anything between', nouns.join(' ')],
    ['with a number', `${nouns.join(', ')}, 20 beds`],
    ['beside a number', `20 beds. ${nouns.join(', ')}.`],
    [
      'in sentences that only claim',
      `Responsible for ${nouns.slice(0, 5).join(' and ')}. Worked with ${nouns.slice(5).join(' and ')}.`,
    ],
  ])('is a list and no duty: %s', (_, row) => {
    expect(score(asWardNurse(row)).overall).toBeLessThan(50);
  });

  it('is told from the fragments of people who write little', () => {
    const fragments = 'Drips, dressings, catheters. 20 beds. Handover to nights.';
    const whole = 'I put up drips, changed dressings and catheters for twenty beds and handed over to the night team.';
    const nursing = (text: string) => score({ ...nurse, experiences: [work('Staff Nurse', text)] }).overall;
    expect(nursing(fragments)).toBeGreaterThanOrEqual(nursing(whole) - 20);
  });
});

describe('words that fill gaps', () => {
  const DUTIES =
    'I gave oral and intravenous drugs to patients, changed their dressings, watched blood pressure and pulse after operations, wrote the charts and handed over to the night nurses at the end of each shift.';
  const filled = (fillers: readonly string[]) =>
    DUTIES.split(' ')
      .map((word, at) => (at % 3 === 2 ? fillers[Math.floor(at / 3) % fillers.length] : word))
      .join(' ');

  it.each([[['thing']], [['very', 'nice', 'stuff', 'maybe']], [['lorem', 'ipsum', 'dolor']]])(
    'make duties worth nothing, and that is said: %s',
    (fillers) => {
      const person = asWardNurse(filled(fillers));
      expect(score(person).overall).toBeLessThan(50);
      expect(said(person, 'experience')).toContain('say nothing about it');
      expect(score(asWardNurse(DUTIES)).overall).toBeGreaterThan(score(person).overall + 20);
    },
  );
});

describe('what cannot be read', () => {
  const AMHARIC = 'በየቀኑ ጠዋት በሰዓቱ ወደ ሥራ እገባለሁ። የተሰጠኝን ኃላፊነት በትጋት እወጣለሁ። አዳዲስ ነገሮችን ለመማር ሁልጊዜ ዝግጁ ነኝ።';
  const [job] = welder.experiences;

  it('gains nothing beside work of another trade', () => {
    const added = { ...welder, experiences: [{ ...job, responsibilities: `${job?.responsibilities}\n\n${AMHARIC}` }] };
    expect(score(added).rank).toBeLessThanOrEqual(score(welder).rank + 1);
    expect(score(added).unread).toBe(true);
  });

  it('is not scored low by itself', () => {
    const { unread, sections } = score({
      ...nurse,
      experiences: [{ ...nurse.experiences[0], responsibilities: AMHARIC }],
    });
    expect(unread).toBe(true);
    expect(sections.experience.score).toBeNull();
  });
});

describe('what is not called missing', () => {
  it('is what is usual in the trade, because it may go by other words', () => {
    const job = { ...NURSE_JOB, skills: [{ name: 'Wound care' }, { name: 'Palliative comfort' }, { name: 'OpenMRS' }] };
    const comment = said({ ...nurse, skills: [], cover_letter: '' }, 'skills', job);
    expect(comment).toContain('Usual in this kind of work, but not described: Palliative comfort.');
    expect(comment).toContain('Not found: OpenMRS.');
  });

  it('is what is mentioned in part', () => {
    const job = { ...NURSE_JOB, skills: [{ name: 'Steel procurement' }] };
    expect(said(welder, 'skills', job)).toContain('Only mentioned in part: Steel procurement.');
  });
});

describe('beginners', () => {
  const job = {
    title: 'Baker',
    description: 'You mix, knead and shape dough, bake bread and cakes through the night and clean the ovens.',
    skills: ['Bread baking', 'Dough mixing', 'Food hygiene', 'Oven operation'],
    education: null,
    experience: { name: 'Entry' },
  };
  const leaver = { personalInfo: { firstName: 'Asha', lastName: 'Made-up', bio: '' }, educations: [], experiences: [] };
  const course = {
    name: 'Bread and pastry baking',
    organization: 'Youth centre',
    description: 'Mixed dough, shaped loaves and baked bread in a deck oven.',
  };

  it('pass by skills and training where no experience is asked for', () => {
    expect(score({ ...leaver, skills: job.skills, trainings: [course] }, job).overall).toBeGreaterThanOrEqual(50);
  });

  it('do not pass with nothing, nor does somebody of another trade by the same list', () => {
    expect(score(leaver, job).overall).toBeLessThan(30);
    expect(score({ ...welder, trainings: [], skills: job.skills }, job).overall).toBeLessThan(50);
  });
});

describe('the simple form', () => {
  it('puts people in order, and nobody at the top of it', () => {
    const DUTIES =
      'Gave oral and intravenous drugs on a busy ward, changed dressings, took blood pressure, taught students and handed over.';
    const simple = (start: string, duties: string) =>
      score({
        personalInfo: {},
        educations: nurse.educations,
        experiences: [work('Staff Nurse', duties, start)],
        form: 'simple',
      });
    const long = simple('2012-01', DUTIES);
    const short = simple('2022-06', 'Gave drugs on a ward, changed dressings and took blood pressure.');
    expect(long.rank).toBeGreaterThan(short.rank);
    expect(long.overall).toBeLessThan(100);
  });
});

describe('an explanation', () => {
  it('quotes the words that prove the point, also at the end of a long sentence', () => {
    const job = { ...NURSE_JOB, skills: [{ name: 'Medication administration' }] };
    const before =
      'On the ward of forty beds in the district hospital I washed and fed the patients, wrote the charts with the sister, ';
    const duties = `${before}took blood pressure, changed dressings after operations and gave oral and intravenous drugs on every shift.`;
    const { evidence } = score({ ...nurse, skills: [], experiences: [work('Staff Nurse', duties)] }, job).sections
      .skills;
    expect(evidence.join()).toContain('drugs');
    expect(duties).toContain(evidence[0]);
  });

  it('knows a certificate of the trade by its letters', () => {
    const teacher = { ...NURSE_JOB, title: 'Secondary School Teacher', skills: [], description: 'You teach and mark.' };
    const { certification } = score({ ...nurse, trainings: [{ name: 'PGCE' }] }, teacher).sections;
    expect(certification.score).toBe(100);
  });

  it('does not call a list credible for the work of somebody who has none', () => {
    const job = { ...NURSE_JOB, experience: { name: 'Entry' } };
    const comment = said({ ...nurse, experiences: [] }, 'skills', job);
    expect(comment).not.toContain('because the work is in this field');
  });
});

describe('honest people', () => {
  it('are not called copiers for a few plain words that the advert uses too', () => {
    const job = {
      ...NURSE_JOB,
      title: 'Housekeeper',
      skills: [],
      description: 'Clean rooms and bathrooms every day. Change bed linen and towels.',
    };
    const duties =
      'On the second floor I clean rooms and bathrooms before noon, report broken lamps to the workshop, and hand the keys to reception with the list of what guests left.';
    expect(said({ ...welder, experiences: [work('Housekeeper', duties)] }, 'experience', job)).not.toContain('copied');
  });

  it('have one title whatever its gender', () => {
    const as = (title: string) =>
      score({ ...nurse, experiences: [work(title, 'Kept the stores and counted the stock.')] }).rank;
    expect(as('Storewoman')).toBe(as('Storeman'));
    expect(as('Head mistress')).toBe(as('Head master'));
  });
});

describe('work in another language', () => {
  it('is never scored low as if it had been read, also where every word is known', () => {
    const french = 'J’ai préparé des repas, nettoyé la cuisine et servi les clients dans un restaurant.';
    const { overall, unread } = score({ ...nurse, experiences: [work('Cuisinière', french)] });
    expect(overall).toBeLessThan(50);
    expect(unread).toBe(true);
    const english = 'I cooked meals, cleaned the kitchen and served guests in a restaurant.';
    expect(score({ ...nurse, experiences: [work('Cook', english)] }).unread).toBe(false);
  });
});
