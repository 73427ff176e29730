import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { airlinePilot, danceTeacher } from '../other-people.ts';

export const plumber: Trade = {
  name: 'plumber',
  job: advert({
    title: 'Plumber',
    level: 'Mid',
    skills: ['Pipe fitting', 'Drainage', 'Leak repair', 'Water heater installation'],
    description: `
Facilities company in Addis Ababa needs a Plumber for its mobile crew (60 apartment buildings). Replace and join PPR, steel and PVC pipe, clear blocked drains, repair leaks, toilets and taps, fit water heaters and pumps. Trade test grade II or certificate, 3 years of practice, clean manners in people's homes, one emergency night in six. Motorbike and tools from us.`,
  }),
  strong: applicant({
    name: 'Getachew Worku',
    bio: 'I have had my hands in the pipes of Addis for eight years.',
    educations: [
      study(
        'Associate Degree',
        'Level III Certificate in Sanitary Installation',
        'Plumbing',
        'Entoto Polytechnic',
        '2015-09',
        '2017-07',
      ),
    ],
    experiences: [
      work(
        'Plumber',
        'Bole Property Care',
        '2021-01',
        null,
        'Answer calls in forty buildings: burst risers, dripping taps, running cisterns, sinks that will not empty. I weld PPR, thread steel, rod the sewers, hang boilers and set the pressure on pumps. I leave the floor dry.',
        'Average of eleven calls a day with two complaints in a year.',
      ),
      work(
        'Plumbing Assistant',
        'Sunshine Construction',
        '2017-09',
        '2020-12',
        'Laid waste and supply lines in new flats, cut chases, fitted basins and pressure-tested before tiling.',
      ),
    ],
    skills: ['PPR, GI and PVC pipework', 'Unblocking drains', 'Fixing leaks', 'Boilers and geysers', 'Pumps'],
    languages: { Amharic: 'native', English: 'basic' },
    letter: 'I come when I say I come.',
  }),
  junior: applicant({
    name: 'Natnael Assefa',
    bio: 'Ten months as a helper to a plumber.',
    experiences: [
      work(
        'Plumber’s Helper',
        'Lideta Maintenance',
        '2026-01',
        null,
        'Carry pipe, cut and glue PVC, change tap washers and clean siphons.',
      ),
    ],
    educations: [
      study(
        'High School',
        'Level I Certificate in Sanitary Installation',
        'Plumbing',
        'Lideta Technical School',
        '2024-09',
        '2025-07',
      ),
    ],
    skills: ['PVC gluing', 'Changing taps'],
    languages: { Amharic: 'native' },
  }),
  neighbour: applicant({
    name: 'Kebede Mulat',
    bio: 'Mason and tiler, ten years of bathrooms and stairs.',
    experiences: [
      work(
        'Tiler',
        'Various builders, Adama',
        '2015-05',
        null,
        'Level floors, cut and lay wall and floor tiles, grout, waterproof shower corners and set thresholds.',
      ),
    ],
    skills: ['Tiling', 'Plastering', 'Levelling', 'Waterproofing'],
    languages: { Amharic: 'native', Oromo: 'fluent' },
  }),
  unrelated: danceTeacher,
  unrelated2: airlinePilot,
  changer: applicant({
    name: 'Tariku Lemma',
    bio: 'Minibus driver for fourteen years; plumber since September last year.',
    experiences: [
      work(
        'Plumber',
        'Gerji Home Services',
        '2025-09',
        null,
        'Repair toilets, taps and leaking joints, clear drains with the rod, replace water meters and put in heaters with my partner.',
      ),
      work('Minibus Driver', 'Self', '2011-02', '2025-05', 'Drove the Megenagna–Piassa line every day.'),
    ],
    trainings: [course('Plumbing, five months', 'Entoto Polytechnic', '2025-08')],
    skills: ['Leak repair', 'Drain cleaning', 'Driving'],
    languages: { Amharic: 'native' },
  }),
  titles: ['Pipe Fitter', 'Sanitary Installer', 'Plumbing Technician'],
  fields: {
    sensible: ['Plumbing', 'Sanitary Installation', 'Water Supply Engineering'],
    other: ['French Literature', 'Optometry', 'Banking'],
  },
  oddities: [
    {
      name: 'very few words',
      like: 'strong',
      application: applicant({
        name: 'Tesfa Haile',
        bio: 'Plumber. 12 years.',
        educations: [study('High School', 'Trade test grade II', 'Plumbing', 'Trade Test Board', '2013-01', '2013-06')],
        experiences: [
          work(
            'Plumber',
            'Self-employed',
            '2014-06',
            null,
            'Pipes, drains, toilets, heaters, pumps. New work and repairs in houses and hotels.',
          ),
        ],
        skills: ['Pipes', 'Drains', 'Leaks', 'Water heaters'],
        languages: { Amharic: 'native' },
      }),
    },
  ],
};
