import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { footballCoach, houseCleaner } from '../other-people.ts';

const job = advert({
  title: 'Somali–English Interpreter',
  level: 'Junior',
  skills: ['Consecutive interpreting', 'Somali', 'English', 'Confidentiality'],
  description: `
Legal-aid organisation in Nairobi and Dadaab needs an interpreter between Somali and English. You interpret in interviews with asylum seekers, at hospital visits and at hearings, consecutively and sometimes by whisper; you translate short letters and certificates; you stay neutral, add nothing and leave nothing out; and you keep secret what you hear.

Requirements: fluent Somali and fluent English, both required and tested on the day; at least one year as an interpreter; knowledge of the terms of asylum, medicine and courts. Fluent Arabic is an advantage, as is a second Somali dialect (Maay). Travel to the camps every second week.`,
});

const strong = applicant({
  name: 'Abdikadir Mohamud Salah',
  bio: 'For seven years I have carried words between Somali and English in camps, wards and courts.',
  educations: [
    study("Bachelor's Degree", 'BA Linguistics', 'Linguistics', 'Garissa Arts University', '2014-09', '2018-06'),
  ],
  experiences: [
    work(
      'Interpreter',
      'Refugee Legal Clinic',
      '2021-04',
      null,
      'Sit between lawyer and client and put every sentence across, both ways, in the first person. I whisper in hearings, sight-translate decisions and birth papers, and never discuss a case outside the room.',
      'Trusted with all hearings on minors.',
    ),
    work(
      'Medical Interpreter',
      'Ifo Camp Hospital',
      '2018-08',
      '2021-03',
      'Interpreted for doctors and mothers on the wards, explained consent forms, and made a word list for illnesses in Maxaa and Maay.',
    ),
  ],
  trainings: [course('Humanitarian interpreting', 'InZone', '2019-02')],
  skills: ['Interpreting (consecutive, whispered)', 'Somali', 'English', 'Sight translation', 'Discretion'],
  languages: { Somali: 'native', English: 'fluent', Swahili: 'fluent' },
  letter: 'I have learnt to be present and invisible. Please test me in both directions.',
});

export const interpreter: Trade = {
  name: 'Somali–English interpreter',
  job,
  strong,
  junior: applicant({
    name: 'Zamzam Abukar',
    bio: 'I started to interpret this summer.',
    educations: [
      study("Bachelor's Degree", 'BA English', 'English', 'Mogadishu City University', '2021-09', '2025-07'),
    ],
    experiences: [
      work(
        'Interpreter',
        'Women’s Health Desk, Kakuma',
        '2026-06',
        null,
        'Interpret between nurses and Somali mothers and translate the clinic’s posters.',
      ),
    ],
    skills: ['Somali', 'English', 'Translation'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Muna Jeylani',
    bio: 'English teacher at a Somali secondary school for seven years.',
    educations: [
      study("Bachelor's Degree", 'BEd English', 'English', 'Banadir Teachers College', '2013-09', '2017-06'),
    ],
    experiences: [
      work(
        'English Teacher',
        'Hamar Secondary School',
        '2018-08',
        null,
        'Teach grammar, reading and essay writing to forms two to four, prepare exams, and run the drama club.',
      ),
    ],
    skills: ['English teaching', 'Essay marking', 'Somali', 'English'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  unrelated: houseCleaner,
  unrelated2: footballCoach,
  changer: applicant({
    name: 'Ayanle Barkhad',
    bio: 'Airport check-in agent for ten years, interpreter since last September.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Travel',
        'Travel and Tourism',
        'Djibouti Business Institute',
        '2011-09',
        '2013-06',
      ),
    ],
    experiences: [
      work(
        'Interpreter',
        'Resettlement Support Office',
        '2025-09',
        null,
        'Interpret interviews of Somali families for English-speaking officers, sentence by sentence, and translate their documents.',
      ),
      work(
        'Check-in Agent',
        'Horn Airport Counters',
        '2014-01',
        '2025-07',
        'Checked passports and bags, issued boarding passes and calmed delayed passengers.',
      ),
    ],
    trainings: [course('Community interpreting, 120 hours', 'Kenya Interpreters Association', '2025-08')],
    skills: ['Interpreting', 'Somali', 'English', 'Check-in'],
    languages: { Somali: 'native', English: 'fluent', French: 'intermediate' },
  }),
  titles: ['Translator', 'Cultural Mediator', 'Language Assistant'],
  fields: {
    sensible: ['Linguistics', 'Translation and Interpreting', 'English Language'],
    other: ['Horticulture', 'Metallurgy', 'Hairdressing'],
  },
  traps: [
    {
      name: 'both languages are required: only one is spoken',
      kind: 'required',
      job,
      withIt: strong,
      without: applicant({
        name: 'Patrick Wafula',
        bio: 'Interpreter between English and Swahili with seven years in courts.',
        educations: strong.educations,
        experiences: [
          work(
            'Court Interpreter',
            'Bungoma Law Courts',
            '2018-08',
            null,
            'Put the words of witnesses and magistrates from Swahili into English and back, sentence by sentence, whisper to the accused, and translate exhibits. I keep to myself what I hear.',
          ),
        ],
        trainings: [course('Court interpreting', 'Judiciary Training Institute', '2019-04')],
        skills: ['Consecutive interpreting', 'English', 'Swahili', 'Confidentiality'],
        languages: { English: 'fluent', Swahili: 'native' },
      }),
    },
    {
      name: 'both languages are required: Somali alone',
      kind: 'required',
      job,
      withIt: strong,
      without: {
        ...strong,
        skills: ['Interpreting', 'Somali', 'Arabic', 'Discretion'],
        experiences: [
          work(
            'Interpreter',
            'Gulf Labour Office',
            '2018-08',
            null,
            'Interpret between Somali workers and Arab employers, translate contracts, and go along to the clinic and the police. I keep silent about what I hear.',
          ),
        ],
        languages: [
          { name: 'Somali', proficiency: 'native' },
          { name: 'Arabic', proficiency: 'fluent' },
        ],
      },
    },
    {
      name: 'fluent Arabic is only an advantage',
      kind: 'optional',
      job,
      withIt: { ...strong, languages: [...strong.languages, { name: 'Arabic', proficiency: 'fluent' }] },
      without: strong,
    },
  ],
};
