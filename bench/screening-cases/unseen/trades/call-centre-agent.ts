import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { glacierGuide } from '../other-people.ts';

const strong = applicant({
  name: 'Zawadi Mghanga',
  bio: 'Headset on since 2020. People ring angry and hang up laughing, most of them.',
  educations: [study('High School', 'KCSE', '', 'Murray Girls Wundanyi', '2014-01', '2017-11')],
  experiences: [
    work(
      'Customer care representative',
      'Umeme Line, Nairobi',
      '2022-01',
      null,
      'Eighty to a hundred people a day, by phone, chat and WhatsApp. I ask for the meter number, find the house on the screen, explain the bill or send a crew, and type what was said before the next one rings. If somebody shouts I let him finish, repeat it in my words, and offer what I may. Hard ones go up to the second line with everything written down. I stay within four minutes and still sound like I have time.',
      'Satisfaction 4.7 of 5; coach of three newcomers.',
    ),
    work(
      'Telesales',
      'Bima Direct',
      '2020-02',
      '2021-12',
      'Rang sixty numbers a day about funeral cover, with and without the script, and noted who wants to be called back.',
    ),
  ],
  skills: ['Telephone etiquette', 'Fast typing', 'Coaching'],
  languages: { English: 'fluent', Swahili: 'fluent', Taita: 'native' },
});

export const callCentreAgent = {
  name: 'call-centre agent',
  job: advert({
    title: 'Call Centre Agent',
    level: 'Entry',
    skills: [
      'Telephone etiquette',
      'Complaint handling',
      'CRM data entry',
      'Active listening',
      'Typing',
      'Escalation',
      'Outbound calls',
    ],
    description: `
We answer for a mobile-money company, two solar firms and a bus line from one bright floor in Nairobi, and are looking for forty call centre agents who begin together in January.

You take calls, chats and e-mails, listen, look up the customer in the CRM, solve what you can and log every contact. What you cannot solve you escalate with a clear note. In quiet hours you make outbound calls: reminders, surveys, welcome calls. Your calls are recorded and we talk about three of them with you each week.

First job? Good. You need a secondary-school certificate, clear English and Swahili, thirty words a minute on the keyboard, patience and a sense of humour. Three weeks of training are paid. Shifts run from six to midnight, and we drive you home after nine.`,
  }),
  strong,
  evidenceFor: {
    'Telephone etiquette': true,
    'Complaint handling': true,
    'CRM data entry': true,
    'Active listening': true,
    Typing: true,
    Escalation: true,
    'Outbound calls': true,
  },
  weaker: applicant({
    name: 'Brian Kimathi',
    bio: 'Eight months on the phones for a pizza chain.',
    educations: [study('High School', 'KCSE', '', 'Meru School', '2020-01', '2023-11')],
    experiences: [
      work(
        'Order taker',
        'Slice Express',
        '2026-03',
        null,
        'Pick up, take the pizza order and address, read it back, and tell the rider.',
      ),
    ],
    skills: ['Speaking on the phone', 'Taking orders'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Telephone etiquette': true,
    'Complaint handling': false,
    'CRM data entry': false,
    'Active listening': false,
    Typing: false,
    Escalation: false,
    'Outbound calls': false,
  },
  neighbour: applicant({
    name: 'Naserian Lemayian',
    bio: 'Secretary of a school: letters, visitors, registers.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Secretarial Studies',
        'Secretarial',
        'Kajiado Business Institute',
        '2015-01',
        '2016-12',
      ),
    ],
    experiences: [
      work(
        'School Secretary',
        'Isinya Boys High School',
        '2017-05',
        null,
        'Type letters and exams, file, receive parents, pick up the office phone and pass messages, and enter fees in the school system.',
      ),
    ],
    skills: ['Typing', 'Filing', 'Minutes', 'Word'],
    languages: { English: 'fluent', Swahili: 'fluent', Maasai: 'native' },
  }),
  unrelated: glacierGuide,
  changer: applicant({
    name: 'Stephen Gitonga',
    bio: 'Fifteen years a tea factory hand in Kericho; after my leg, a chair and a headset.',
    educations: [study('High School', 'KCSE', '', 'Kericho High', '2004-01', '2007-11')],
    experiences: [
      work(
        'Call centre agent',
        'SolarPamoja Helpline',
        '2025-08',
        null,
        'I take about seventy calls a day from families whose lamp or radio does not work. I listen, look them up in the CRM, try the reset with them, and log it. Complaints about payments I solve or escalate to finance. On Mondays outbound: I remind people whose payment is late, politely.',
      ),
      work(
        'Withering attendant',
        'Kipchimchim Tea Factory',
        '2009-02',
        '2025-03',
        'Spread leaf in the troughs, turned it, watched fans and moisture, and swept.',
      ),
    ],
    trainings: [course('Computer packages', 'Kericho ICT College', '2025-06')],
    skills: ['Customer calls', 'Typing', 'Tea withering'],
    languages: { English: 'fluent', Swahili: 'fluent', Kipsigis: 'native' },
  }),
  terse: inFragments(strong, [
    '100 calls and chats daily. Meter lookup, notes, angry customers, second line.',
    'Rang 60 numbers daily, funeral cover, callbacks noted.',
  ]),
  beginners: [
    applicant({
      name: 'Mercy Jepkorir',
      bio: 'School leaver, 45 words a minute, voice of the school radio.',
      educations: [study('High School', 'KCSE', '', 'Kapkenda Girls', '2021-01', '2024-11')],
      trainings: [
        course(
          'Customer service and computer skills, 10 weeks',
          'Ajira Digital Centre',
          '2026-06',
          'Telephone manners, angry callers in role play, data entry in a CRM, typing test passed with 45 words a minute.',
        ),
      ],
      skills: ['Typing', 'Telephone etiquette', 'Active listening', 'CRM data entry'],
      languages: { English: 'fluent', Swahili: 'fluent' },
      letter:
        'I like voices. In role play I had the caller who wanted his money back and he thanked me at the end. I can start in January.',
    }),
    applicant({
      name: 'Abdul Wahab Swaleh',
      bio: 'I am 21. As a volunteer I rang people for the county vaccination week.',
      educations: [study('High School', 'KCSE', '', 'Khamis Secondary', '2019-01', '2022-11')],
      skills: ['Outbound calls', 'Active listening', 'Typing', 'Complaint handling'],
      languages: { English: 'fluent', Swahili: 'native', Arabic: 'basic' },
      letter:
        'In ten days I made four hundred calls, wrote the answers into the computer, and kept calm with those who were afraid or rude. It showed me what I want to do.',
    }),
  ],
  titlesByGender: [],
} satisfies SecondTrade;
