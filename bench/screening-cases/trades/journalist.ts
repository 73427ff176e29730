import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { carWasher, marineEngineer } from '../other-people.ts';

export const journalist: Trade = {
  name: 'journalist',
  job: advert({
    title: 'Journalist',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: ['News writing', 'Interviewing', 'Fact-checking', 'Audio editing', 'Media ethics', 'Photography'],
    description: `
The Lake Post, an independent daily and web radio, is hiring a Journalist for its regional desk in Kisumu. You find and report stories on county politics, fishing, health and climate; file one web story a day and a weekend feature; record and cut short audio; take a usable picture; check facts and hear both sides; and correct openly when we were wrong.

A degree in journalism or communication, three years in a newsroom, a book of contacts, and clean English and Swahili. You know the law on defamation. Safety training is offered. Send three published pieces; no cover letters by machines, please.`,
  }),
  strong: applicant({
    name: 'Achieng Odhiambo',
    bio: 'Reporter for nine years, mostly on water, money and those who take both.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Journalism and Media Studies',
        'Journalism',
        'Nairobi Media School',
        '2013-09',
        '2017-06',
      ),
    ],
    experiences: [
      work(
        'Reporter',
        'Western Star',
        '2020-05',
        null,
        'Cover the county assembly and the beaches: I dig up tenders, talk to fishermen and ministers, write daily pieces and long reads, and shoot my own photos. Every figure is checked twice and every accused gets a call.',
        'Series on sand harvesting won the regional press award.',
      ),
      work(
        'Radio Reporter',
        'Nam Lolwe FM',
        '2017-08',
        '2020-04',
        'Recorded voices in markets, cut packages in Audition, read the hourly bulletin in Dholuo and Swahili, and hosted the farmers’ hour.',
      ),
    ],
    trainings: [course('Investigative reporting', 'Media Council', '2021-10')],
    skills: ['Reporting and features', 'Interviews', 'Verification', 'Sound cutting', 'Press law and ethics', 'Camera'],
    languages: { English: 'fluent', Swahili: 'fluent', Dholuo: 'native' },
    letter: 'Attached are three pieces; the one on the missing patrol boat still gets me calls at night.',
  }),
  junior: applicant({
    name: 'Allan Kibet',
    bio: 'Cub reporter, one year.',
    educations: [
      study("Bachelor's Degree", 'BA Communication', 'Communication', 'Eldoret Media College', '2021-09', '2025-06'),
    ],
    experiences: [
      work(
        'Trainee Reporter',
        'Rift Weekly',
        '2025-11',
        null,
        'Attend press conferences, write short news, phone for quotes and post on the website.',
      ),
    ],
    skills: ['News writing', 'Interviewing'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Gloria Atieno',
    bio: 'Public relations officer of a water company for seven years.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Public Relations',
        'Public Relations',
        'Maseno Hills University',
        '2012-09',
        '2016-06',
      ),
    ],
    experiences: [
      work(
        'Public Relations Officer',
        'Kisumu Water',
        '2018-01',
        null,
        'Write press releases and the newsletter, answer reporters, run the company’s pages, plan launches, and prepare the director’s speeches.',
      ),
    ],
    skills: ['Press releases', 'Social media', 'Events', 'Speech writing'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: carWasher,
  unrelated2: marineEngineer,
  changer: applicant({
    name: 'Kennedy Ouma',
    bio: 'History teacher for twelve years, in the newsroom since last September.',
    educations: [
      study("Bachelor's Degree", 'BEd History', 'History', 'Kisii Teachers University', '2008-09', '2012-06'),
    ],
    experiences: [
      work(
        'Journalist',
        'Homa Bay Online',
        '2025-09',
        null,
        'Report on schools and health for the site, interview parents and officials, check documents, and take pictures on my phone.',
      ),
      work(
        'History Teacher',
        'Mbita High School',
        '2013-01',
        '2025-07',
        'Taught history and government, led the debating club, and marked exams.',
      ),
    ],
    trainings: [course('Journalism certificate, six months', 'Nairobi Media School', '2025-08')],
    skills: ['Writing', 'Interviews', 'Teaching'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['Reporter', 'Correspondent', 'News Writer'],
  fields: {
    sensible: ['Journalism', 'Mass Communication', 'Media Studies'],
    other: ['Chemical Engineering', 'Physiotherapy', 'Leather Technology'],
  },
};
