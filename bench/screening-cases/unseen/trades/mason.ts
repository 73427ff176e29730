import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { novelist } from '../other-people.ts';

const strong = applicant({
  name: 'Ssebunya Livingstone',
  bio: 'A wall that I put up stays up. Seventeen years: churches, schools, a mosque and my own house.',
  experiences: [
    work(
      'Mason in charge of a gang of six',
      'Roko Hills Contractors',
      '2017-02',
      null,
      'Set out corners with string and the 3-4-5, lay courses of burnt brick in English bond up to three storeys, check plumb on every fourth. Floors to level with a straight edge, then render inside and out, steel-trowelled. Order sand and cement for the week, and show the boys how wet the mix should be.',
      'A primary school of nine rooms in eleven weeks.',
    ),
    work(
      'Porter, then mason',
      'Various sites around Masaka',
      '2009-03',
      '2017-01',
      'Carried and mixed at first. From 2011 stone footings, septic tanks, chimneys; tied iron and poured ring beams.',
    ),
  ],
  skills: ['Bricklaying', 'Stone work', 'Team leading'],
  languages: { Luganda: 'native', English: 'basic' },
});

export const mason = {
  name: 'mason',
  job: advert({
    title: 'Mason',
    level: null,
    skills: ['Bricklaying', 'Plastering', 'Concrete mixing', 'Setting out', 'Foundation work', 'Site safety'],
    description: `
We build classrooms and teachers' houses for district education offices and take on masons for three sites near Gulu and Kitgum, from December until the rains.

Work: set out from the drawing under the site engineer, dig and fill foundations, mix concrete and mortar in the right proportion, lay bricks and blocks plumb and level, plaster and screed, put in lintels and door frames. Helmet and boots are worn on site and scaffolds are checked every morning; who does not care for safety is sent home.

Masons of any age can apply, with or without papers, whether you learnt at a vocational school or from your father. On the first day each person builds a corner of one metre and we see. Payment is by the fortnight through mobile money. Tents, beans and posho are given.`,
  }),
  strong,
  evidenceFor: {
    Bricklaying: true,
    Plastering: true,
    'Concrete mixing': true,
    'Setting out': true,
    'Foundation work': true,
    'Site safety': false,
  },
  weaker: applicant({
    name: 'Odong Jimmy',
    bio: 'helper of mason for one year and now I also put bricks',
    experiences: [
      work(
        'Mason helper',
        'Koro building sites',
        '2025-09',
        null,
        'carry bricks and water, mix cement with the shovel, put bricks on straight wall when the mason watches',
      ),
    ],
    skills: ['Mixing mortar', 'Laying bricks'],
    languages: { Acholi: 'native', English: 'basic' },
  }),
  weakerEvidenceFor: {
    Bricklaying: true,
    Plastering: false,
    'Concrete mixing': true,
    'Setting out': false,
    'Foundation work': false,
    'Site safety': false,
  },
  neighbour: applicant({
    name: 'Kato Ivan',
    bio: 'Tiler and painter of bathrooms, shops and banks in Kampala.',
    experiences: [
      work(
        'Tiler and Painter',
        'Finish Line Interiors',
        '2016-08',
        null,
        'Cut and stick floor and wall tiles, grout, fill cracks, sand and paint walls and ceilings in two coats. Mask the windows and clean up.',
      ),
    ],
    skills: ['Tiling', 'Grouting', 'Wall painting', 'Levelling'],
    languages: { Luganda: 'native', English: 'intermediate' },
  }),
  unrelated: novelist,
  changer: applicant({
    name: 'Peter Lomuria',
    bio: 'Herded and sold cattle for thirteen years until the raids. I have been a mason since last year.',
    experiences: [
      work(
        'Mason',
        'Moroto Church Builders',
        '2025-08',
        null,
        'We began with the foundation trench and hardcore. I mix mortar and concrete, lay bricks and blocks with line and level, put lintels, and plaster the inside walls. I wear the helmet they gave me.',
      ),
      work(
        'Cattle trader',
        'Kotido market',
        '2012-02',
        '2025-05',
        'Bought bulls in the villages, walked them to market, bargained and counted.',
      ),
    ],
    skills: ['Bricklaying', 'Plastering', 'Cattle trade'],
    languages: { Karamojong: 'native', English: 'basic' },
  }),
  terse: inFragments(strong, [
    'Gang of six. Brick walls three storeys, floors, render. Corners by string.',
    'Footings, septic tanks, chimneys. Iron tying, ring beams. Mixing.',
  ]),
  beginners: [
    applicant({
      name: 'Aber Prossy',
      bio: 'Young woman of 20 from Gulu, certificate in building since July. At school I was faster than the boys.',
      educations: [
        study(
          'High School',
          'Uganda Community Polytechnic Certificate',
          'Building Construction',
          'Layibi Technical',
          '2023-02',
          '2026-07',
        ),
      ],
      trainings: [
        course(
          'Industrial training, 10 weeks',
          'Layibi Technical',
          '2026-04',
          'Built a kitchen and a latrine for the school: set out, foundation, brick walls, plaster and floor.',
        ),
      ],
      skills: ['Bricklaying', 'Plastering', 'Setting out', 'Concrete mixing'],
      languages: { Acholi: 'native', English: 'fluent' },
      letter: 'Please let me build the corner and then decide. I do not fear to sleep in a tent.',
    }),
  ],
  inLanguages: [
    {
      language: 'Somali',
      application: applicant({
        name: 'Maxamed Yare Cilmi',
        bio: 'Wastaad dhisme ayaan ahay. Shan iyo toban sano ayaan guryo, iskuullo iyo berkado ka dhisayey Garoowe iyo Gaalkacyo.',
        experiences: [
          work(
            'Wastaad',
            'Shirkadda Dhismaha Nugaal',
            '2017-01',
            null,
            'Xadhiga ayaan geesaha ku jiidaa, aasaaska ayaan qodaa oo dhagax iyo shamiito ku buuxiyaa, darbiyada ayaan bulukeetiga ku dhisaa, liishaankana safkiiba waan saaraa. Kadib malaasadda gudaha iyo dibadda. Isku-darka shamiitada, ciidda iyo jayga aniga ayaa cabbira. Koofiyad adag la’aanteed ciddi ma soo gasho goobta.',
          ),
          work(
            'Caawiye wastaad',
            'Goobo kala duwan, Gaalkacyo',
            '2011-03',
            '2016-12',
            'Shamiito ayaan qasi jiray, bulukeeti qaadi jiray, birtana xidhi jiray.',
          ),
        ],
        skills: ['Dhisidda darbiyada', 'Malaasad', 'Akhrinta sawirka'],
        languages: { Soomaali: 'native', Carabi: 'basic' },
      }),
      evidenceFor: {
        Bricklaying: true,
        Plastering: true,
        'Concrete mixing': true,
        'Setting out': true,
        'Foundation work': true,
        'Site safety': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Building foreman', feminine: 'Building forewoman' }],
} satisfies SecondTrade;
