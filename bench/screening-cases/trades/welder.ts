import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { filmExtra, museumCurator } from '../other-people.ts';

export const welder: Trade = {
  name: 'welder',
  job: advert({
    title: 'Welder / Fabricator',
    level: 'Mid',
    skills: ['Arc welding', 'MIG welding', 'Metal fabrication', 'Grinding and cutting'],
    description: `
Busy workshop in Kampala's industrial area making water tanks, gates, truck bodies and steel trusses needs a Welder / Fabricator.

You cut and bend plate and section to drawing, tack and weld (stick and MIG), grind, check for squareness and leaks, and paint. Some jobs are on site and at height. You look after your machine and your own safety: mask, gloves, boots, always.

Three years or more in a fabrication shop. A test piece will be asked for on the day of the interview. School papers are not important to us.`,
  }),
  strong: applicant({
    name: 'Ronald Kato',
    bio: 'Steel is my language: tanks, trusses and trailers for nine years.',
    educations: [
      study(
        'High School',
        'Certificate in Welding and Metalwork',
        'Metalwork',
        'Nakawa Vocational Institute',
        '2015-02',
        '2016-11',
      ),
    ],
    experiences: [
      work(
        'Welder',
        'Nsambya Steel',
        '2020-01',
        null,
        'Build tipper bodies and elevated tank stands. I mark out from the drawing, cut with gas and disc, fit up, weld stick and MIG, and dye-test the seams. I show apprentices how to hold an arc.',
        'Not one leaking tank returned in three years.',
      ),
      work(
        'Metal Fabricator',
        'Katwe Works',
        '2017-01',
        '2019-12',
        'Made gates, window grilles and roof trusses, ground and painted them, and put them up at the client’s place.',
      ),
    ],
    trainings: [course('3G plate welding test', 'Uganda Welding Institute', '2021-09')],
    skills: ['Stick welding (SMAW)', 'MIG/MAG', 'Fabrication', 'Oxy-cutting', 'Reading drawings'],
    languages: { English: 'intermediate', Luganda: 'native' },
    letter: 'Give me plate and a drawing and see. I am ready for the test piece any morning.',
  }),
  junior: applicant({
    name: 'Brian Ssali',
    bio: 'Eight months in a gate-making shop.',
    experiences: [
      work(
        'Welding Assistant',
        'Ndeeba Gates',
        '2026-03',
        null,
        'Cut angle bars, grind slag, hold pieces for tacking, and weld the simple joints of window grilles.',
      ),
    ],
    skills: ['Grinding', 'Arc welding'],
    languages: { English: 'intermediate', Luganda: 'native' },
  }),
  neighbour: applicant({
    name: 'Silas Okello',
    bio: 'Carpenter and joiner for ten years: roofs, doors and kitchen units.',
    educations: [
      study(
        'High School',
        'Certificate in Carpentry and Joinery',
        'Carpentry',
        'Lira Technical School',
        '2012-02',
        '2014-11',
      ),
    ],
    experiences: [
      work(
        'Carpenter',
        'Okello Furniture',
        '2015-03',
        null,
        'Measure, saw and plane timber, cut joints, make doors, beds and roof trusses of wood, sand, varnish and fit them at site.',
      ),
    ],
    skills: ['Joinery', 'Roofing timber', 'Varnishing', 'Measuring'],
    languages: { English: 'fluent', Lango: 'native' },
  }),
  unrelated: filmExtra,
  unrelated2: museumCurator,
  changer: applicant({
    name: 'Geoffrey Opio',
    bio: 'A soldier for twelve years, a welder for the last fourteen months.',
    experiences: [
      work(
        'Welder',
        'Soroti Metal Works',
        '2025-09',
        null,
        'Weld ox-ploughs, gates and school desks with the arc set, cut bar and plate, grind smooth and paint. Repair cracked trailers.',
      ),
      work(
        'Infantry Sergeant',
        'Uganda Defence Forces',
        '2013-01',
        '2025-05',
        'Led a section of nine, kept guard, patrolled and drilled recruits.',
      ),
    ],
    trainings: [course('Welding and fabrication, 4 months', 'Soroti Vocational', '2025-08')],
    skills: ['Arc welding', 'Cutting and grinding', 'Discipline'],
    languages: { English: 'fluent' },
  }),
  titles: ['Metal Fabricator', 'Boilermaker', 'Welding Technician'],
  fields: {
    sensible: ['Welding and Fabrication', 'Metalwork', 'Mechanical Engineering'],
    other: ['Tourism', 'Psychology', 'Secretarial Studies'],
  },
  oddities: [
    {
      name: 'full dates, oldest position first',
      like: 'strong',
      application: applicant({
        name: 'Julius Wanyama',
        bio: 'Started by sweeping the workshop, now I weld pressure pipe.',
        experiences: [
          work(
            'Workshop Helper',
            'Tororo Cement',
            '2014-02-10',
            '2015-12-31',
            'Swept, carried steel, and ground welds smooth.',
          ),
          work(
            'Welder',
            'Tororo Cement',
            '2016-01-01',
            '2020-06-30',
            'Repaired hoppers, chutes and conveyor frames with the stick machine, cut plate with gas, and built platforms.',
          ),
          work(
            'Welder',
            'Busia Pipeline Services',
            '2020-07-15',
            null,
            'Fit up and weld pipe and brackets, MIG in the shop and stick on site, prepare edges, and pass X-ray inspection.',
          ),
        ],
        trainings: [course('6G pipe welder', 'Uganda Welding Institute', '2020-05-20')],
        skills: ['SMAW', 'MIG', 'Pipe welding', 'Gas cutting', 'Fabrication'],
        languages: { English: 'fluent', Swahili: 'fluent' },
      }),
    },
  ],
};
