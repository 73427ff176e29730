import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { hairdresser, musicProducer } from '../other-people.ts';

/** This advert names no skills at all. */
export const securityGuard: Trade = {
  name: 'security guard',
  job: advert({
    title: 'Security Guard',
    level: 'Junior',
    description: `
Reliable guards needed for day and night duty at an office park in Westlands, Nairobi. You control who comes in and goes out, search bags and vehicles, patrol the compound and the basement, watch the cameras, write the occurrence book, and act calmly in case of fire, theft or a fight until the police arrive. You are polite with tenants and visitors at all times.

Age 21 or above, certificate of good conduct, at least one year as a guard or in the disciplined forces, physically fit, able to write a simple report in English. Uniform is issued. Twelve-hour shifts with one rest day a week.`,
  }),
  strong: applicant({
    name: 'Sgt. (Rtd) Philemon Lagat',
    bio: 'Six years at gates and control rooms, before that in the army.',
    educations: [study('High School', 'KCSE', '', 'Kapsabet Boys', '2006-01', '2009-11')],
    experiences: [
      work(
        'Security Guard',
        'Fortress Guarding, Upper Hill',
        '2020-06',
        null,
        'Man the main gate of two towers: check badges, sign visitors in, run mirrors under cars and open bags. On nights I walk the floors and the parking every hour and watch twelve screens. I write every event in the OB.',
        'Stopped a laptop theft in 2024 and was commended.',
      ),
      work(
        'Soldier',
        'Kenya Army',
        '2011-02',
        '2020-04',
        'Sentry and convoy duty, patrols, first aid, and handling of weapons under orders.',
      ),
    ],
    trainings: [course('Fire marshal and first aid', 'St John Ambulance', '2023-03')],
    skills: ['Access control', 'Patrolling', 'CCTV', 'Report writing', 'Fire safety'],
    languages: { English: 'fluent', Swahili: 'fluent' },
    letter: 'I am punctual, sober and fit, and I know how to say no politely.',
  }),
  junior: applicant({
    name: 'Elijah Musyoka',
    bio: 'New guard, three months at a supermarket door.',
    educations: [study('High School', 'KCSE', '', 'Kitui School', '2019-01', '2022-11')],
    experiences: [
      work(
        'Guard',
        'Mwangaza Supermarket door, through Tai Security',
        '2026-08',
        null,
        'Stand at the entrance, check receipts and bags, and keep the trolleys in line.',
      ),
    ],
    skills: ['Bag checks', 'Alertness'],
    languages: { English: 'intermediate', Swahili: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Hellen Mwikali',
    bio: 'Parking attendant for the county, seven years on the street.',
    educations: [study('High School', 'KCSE', '', 'Tala Girls', '2010-01', '2013-11')],
    experiences: [
      work(
        'Parking Attendant',
        'Nairobi County',
        '2018-03',
        null,
        'Guide drivers to bays, check that fees are paid, clamp those who did not, and answer their shouting with patience.',
      ),
    ],
    skills: ['Traffic guiding', 'Fee collection'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: hairdresser,
  unrelated2: musicProducer,
  changer: applicant({
    name: 'Josephine Auma',
    bio: 'Thirteen years as a tailor; my eyes are better for watching than for needles.',
    educations: [study('High School', 'KCSE', '', 'Rongo High', '2003-01', '2006-11')],
    experiences: [
      work(
        'Security Guard',
        'Lady Askari Services',
        '2025-09',
        null,
        'Search women visitors at an embassy gate, register them, walk the fence on the hour, and report by radio.',
      ),
      work('Tailor', 'Rongo Market', '2010-01', '2025-06', 'Sewed uniforms and dresses and mended clothes.'),
    ],
    trainings: [course('Basic guarding and unarmed combat', 'Lady Askari School', '2025-08')],
    skills: ['Searching', 'Radio', 'Sewing'],
    languages: { English: 'intermediate', Swahili: 'fluent' },
  }),
  titles: ['Askari', 'Security Officer', 'Watchman'],
  fields: {
    sensible: ['Security Management', 'Criminology', 'Police Studies'],
    other: ['Floriculture', 'Music', 'Dental Technology'],
  },
};

securityGuard.traps = [
  {
    name: 'a job without any skills: a long list of skills earns nothing',
    kind: 'same',
    job: securityGuard.job,
    withIt: securityGuard.strong,
    without: { ...securityGuard.strong, skills: [] },
  },
];
