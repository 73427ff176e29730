import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { carWasher, marineEngineer } from '../other-people.ts';

export const graphicDesigner: Trade = {
  name: 'graphic designer',
  job: advert({
    title: 'Graphic Designer',
    level: 'Entry',
    skills: [
      'Adobe Illustrator',
      'Adobe Photoshop',
      'Typography',
      'Logo design',
      'Social media graphics',
      'Layout for print',
    ],
    description: `
Small creative studio in Hargeisa, six people and one cat. We make brands for shops, menus, posters, packaging and a lot of social media. We are looking for a beginner Graphic Designer with an eye.

You turn a brief into sketches, then into clean vector work; you set type in Latin and, if you can, in Arabic script; you retouch photographs, resize for every screen, prepare files for the printer and learn to take feedback without tears.

Send a portfolio, school projects count. You know Illustrator and Photoshop. We do not ask for years or papers. Part remote possible.`,
  }),
  strong: applicant({
    name: 'Samira Yusuf Dualeh',
    bio: 'Designer with four years of logos, posters and packets of spaghetti.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Graphic Design',
        'Graphic Design',
        'Nairobi School of Design',
        '2018-09',
        '2022-06',
      ),
    ],
    experiences: [
      work(
        'Graphic Designer',
        'Midab Studio',
        '2023-08',
        null,
        'Draw marks and brand books for cafés and clinics, lay out menus and annual reports, cut out and retouch product photos, and make a month of posts at a time. I talk to printers about paper and bleed.',
        'Rebranded a dairy; its yoghurt sells in three cities.',
      ),
      work(
        'Junior Designer',
        'Berbera Print House',
        '2022-07',
        '2023-07',
        'Set wedding cards, banners and flyers, fixed customers’ files and prepared plates.',
      ),
    ],
    skills: [
      'Illustrator',
      'Photoshop',
      'Type and lettering',
      'Brand marks',
      'Posts for Instagram and Facebook',
      'InDesign',
      'Prepress',
    ],
    languages: { Somali: 'native', English: 'fluent', Arabic: 'intermediate' },
    letter: 'My portfolio is at samira.example. The cat has my sympathy already.',
  }),
  neighbour: applicant({
    name: 'Mubarak Said',
    bio: 'Wedding photographer and video editor for six years.',
    educations: [
      study('Associate Degree', 'Diploma in Photography', 'Photography', 'Djibouti Arts Centre', '2017-09', '2019-06'),
    ],
    experiences: [
      work(
        'Photographer',
        'Moment Studio',
        '2020-01',
        null,
        'Shoot weddings and portraits, set lights, choose and colour-correct pictures, cut videos, and print albums.',
      ),
    ],
    skills: ['Photography', 'Lightroom', 'Premiere Pro', 'Lighting', 'Adobe Photoshop'],
    languages: { Somali: 'native', French: 'fluent' },
  }),
  unrelated: carWasher,
  unrelated2: marineEngineer,
  changer: applicant({
    name: 'Edna Chelimo',
    bio: 'Bank officer for twelve years who drew in every meeting. Now they pay me for it.',
    educations: [study("Bachelor's Degree", 'BCom', 'Banking', 'Eldoret Business College', '2007-09', '2011-06')],
    experiences: [
      work(
        'Graphic Designer',
        'Chelimo Creative (own studio)',
        '2025-09',
        null,
        'Design logos, price lists, church posters and posts for local shops; sketch, vectorise, choose fonts and deliver files ready to print.',
      ),
      work(
        'Relationship Officer',
        'Rift Savings Bank',
        '2012-01',
        '2025-07',
        'Opened accounts, sold loans, and visited clients.',
      ),
    ],
    trainings: [course('Graphic design, six months', 'Nairobi Design Institute', '2025-08')],
    skills: ['Illustrator', 'Logo design', 'Banking'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['Visual Designer', 'Creative Designer', 'Brand Designer'],
  graduates: [
    applicant({
      name: 'Hanad Cabdi',
      bio: 'Self-made poster addict, just out of design school.',
      educations: [
        study(
          "Bachelor's Degree",
          'BA Visual Communication',
          'Visual Communication',
          'Nairobi School of Design',
          '2022-09',
          '2026-06',
        ),
      ],
      trainings: [course('Arabic lettering workshop', 'Khatt Collective', '2026-02')],
      skills: ['Adobe Illustrator', 'Adobe Photoshop', 'Typography', 'Logo design'],
      languages: { Somali: 'native', English: 'fluent', Arabic: 'fluent' },
      letter:
        'My graduation project was a packet series for camel milk: mark, lettering in two scripts and print files. I also made all the posters of the Hargeisa book fair as a volunteer.',
    }),
    applicant({
      name: 'Aisha Nantongo',
      bio: 'Graduate in multimedia who sees kerning mistakes on buses.',
      educations: [
        study(
          'Associate Degree',
          'Diploma in Graphic Design',
          'Graphic Design',
          'Kampala Art School',
          '2024-02',
          '2026-08',
        ),
      ],
      skills: ['Photoshop', 'Illustrator', 'Social media design', 'Layout'],
      languages: { English: 'fluent', Luganda: 'native' },
      letter:
        'At school I laid out the student magazine for two years and designed the identity of a youth football cup. For my aunt’s bakery I draw weekly posts.',
    }),
  ],
  fields: {
    sensible: ['Graphic Design', 'Visual Communication', 'Fine Art'],
    other: ['Soil Science', 'Nursing', 'Procurement'],
  },
};
