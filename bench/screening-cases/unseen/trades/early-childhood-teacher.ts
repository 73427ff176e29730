import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { pearlDiver } from '../other-people.ts';

const strong = applicant({
  name: 'Tabitha Nduku Mbithi',
  bio: 'Aunty Tabby to about three hundred little ones since 2017. I sing out of tune and they do not care.',
  educations: [
    study('High School', 'Certificate in ECDE', 'Early Childhood', 'Machakos Montessori', '2015-05', '2016-11'),
  ],
  experiences: [
    work(
      'Nursery class, ages 3 and 4',
      'Little Acacia',
      '2020-01',
      null,
      'Twenty-two in my room with one helper. Morning circle with song and weather, then corners: water, blocks, shop, dolls, paint. Letters in sand, counting seeds, big book before the nap. I cut my own things from cartons. I watch two children a day and write one line, so at the end of term the mother sees what is new. Who bites gets my lap and words. Noses, potties, hand-washing song, gate locked, nobody leaves with a stranger.',
      'Parents queue for my class.',
    ),
    work(
      'Baby class',
      'St. Teresa Kindergarten',
      '2017-01',
      '2019-11',
      'Settled crying newcomers, played on the mat, fed porridge, met each mother at the door morning and evening.',
    ),
  ],
  trainings: [course('Paediatric first aid', 'St John Ambulance', '2024-03')],
  skills: ['Storytelling', 'Making toys', 'Child observation'],
  languages: { Swahili: 'fluent', English: 'fluent', Kamba: 'native' },
});

export const earlyChildhoodTeacher = {
  name: 'early-childhood teacher',
  job: advert({
    title: 'Early Childhood Teacher',
    level: 'Entry',
    skills: [
      'Play-based learning',
      'Storytelling',
      'Child observation',
      'Early literacy and numeracy',
      'Child safety',
      'Parent communication',
      'Making learning materials',
    ],
    description: `
Tumaini Playhouse, a small private pre-school with garden in Arusha, takes children from two to six and opens one more room in February. We look for an Early Childhood Teacher to share it with an experienced colleague.

You plan play and activities for the week, tell and read stories, sing, paint, and bring letters and numbers into games. You observe how each child grows, make materials from what is around, keep children clean and safe, help them through tears and quarrels, and talk daily with parents. You never shout.

A first post is fine: those who helped in a nursery, a Sunday school or a crèche during training, or who have finished a child-care course, should write to us. You love small children, have clean police papers and speak English with patience. We close at three and for all school holidays.`,
  }),
  strong,
  evidenceFor: {
    'Play-based learning': true,
    Storytelling: true,
    'Child observation': true,
    'Early literacy and numeracy': true,
    'Child safety': true,
    'Parent communication': true,
    'Making learning materials': true,
  },
  weaker: applicant({
    name: 'Neema Kileo',
    bio: 'Nanny for a family for one year, then four months as helper in a kindergarten.',
    experiences: [
      work(
        'Classroom helper',
        'Sunshine Kinder',
        '2026-07',
        null,
        'Wipe tables, take children to the toilet, give out snacks, watch the swings.',
      ),
      work('Nanny', 'Family Lyimo', '2025-05', '2026-06', 'Looked after two children, cooked for them and played.'),
    ],
    skills: ['Caring for children', 'Patience'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  weakerEvidenceFor: {
    'Play-based learning': false,
    Storytelling: false,
    'Child observation': false,
    'Early literacy and numeracy': false,
    'Child safety': true,
    'Parent communication': false,
    'Making learning materials': false,
  },
  neighbour: applicant({
    name: 'Bahati Swai',
    bio: 'Children’s librarian and reading-club leader for pupils of nine to fourteen.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Library Science',
        'Library Science',
        'Bagamoyo Library College',
        '2013-09',
        '2015-07',
      ),
    ],
    experiences: [
      work(
        'Children’s Librarian',
        'Moshi Public Library',
        '2016-01',
        null,
        'Choose and lend books to school children, read aloud on Saturdays, catalogue, repair covers and run a quiz.',
      ),
    ],
    skills: ['Reading aloud', 'Cataloguing', 'Storytelling'],
    languages: { Swahili: 'native', English: 'fluent' },
  }),
  unrelated: pearlDiver,
  changer: applicant({
    name: 'Restituta Massao',
    bio: 'Hair salon for eleven years; small heads have come to me always, now they come to learn.',
    trainings: [course('Montessori assistant, one year', 'Kilimanjaro Montessori', '2025-07')],
    experiences: [
      work(
        'Pre-school teacher',
        'Upendo Nursery',
        '2025-08',
        null,
        'I have eighteen children of four and five. We play, sing, paint and tell stories; letters and numbers come in games with bottle tops. I make materials from boxes, note how each child grows, keep the gate shut, and speak with parents when they come at noon.',
      ),
      work(
        'Hairdresser',
        'Resti’s Salon',
        '2014-02',
        '2025-01',
        'Braided, washed and dyed, rented two chairs to others.',
      ),
    ],
    skills: ['Play', 'Songs and stories', 'Braiding'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  terse: inFragments(strong, [
    '22 children. Circle, corners, sand letters, counting, big book, notes, gate locked.',
    'Newcomers settled, mat play, porridge, talk with mothers daily.',
  ]),
  beginners: [
    applicant({
      name: 'Furaha Mollel',
      bio: 'I am nineteen and finished the child-care course in October. At church I lead the group of the smallest, every Sunday since I was fifteen.',
      educations: [study('High School', 'Form Four Certificate', '', 'Enaboishu Secondary', '2020-01', '2023-11')],
      trainings: [
        course(
          'Child care and early learning, 10 months',
          'VETA Arusha',
          '2026-10',
          'Play, stories, early reading and counting, child safety, observation notes. Eight weeks of practice in a nursery.',
        ),
      ],
      skills: ['Storytelling', 'Play-based learning', 'Child safety', 'Making learning materials'],
      languages: { Swahili: 'native', English: 'intermediate' },
      letter:
        'My teacher in the nursery wrote that children run to me. I have made a set of puppets from socks, which I can bring.',
    }),
    applicant({
      name: 'Gladness Urio',
      bio: 'Mother of two, course certificate in hand, first post wanted.',
      trainings: [
        course(
          'Certificate in Early Childhood Education',
          'Arusha Teachers Centre',
          '2026-08',
          'One year in evening classes, with six weeks in a pre-school: circle time, phonics games, observation sheets, talks with parents.',
        ),
      ],
      skills: ['Early literacy and numeracy', 'Child observation', 'Parent communication', 'Storytelling'],
      languages: { Swahili: 'native', English: 'fluent' },
    }),
  ],
  inLanguages: [
    {
      language: 'Swahili',
      application: applicant({
        name: 'Mwanaidi Kombo',
        bio: 'Mwalimu wa chekechea kutoka Zanzibar. Miaka minane nimeimba, nimecheza na kufuta machozi.',
        educations: [
          study(
            'High School',
            'Cheti cha malezi ya awali',
            'Elimu ya Awali',
            'Madrasa Resource Centre Zanzibar',
            '2016-01',
            '2017-11',
          ),
        ],
        experiences: [
          work(
            'Mwalimu wa chekechea',
            'Skuli ya Awali Mwembetanga',
            '2020-02',
            null,
            'Nina watoto ishirini wa miaka mitatu hadi mitano. Asubuhi tunakaa duara na kuimba, kisha wanachagua kona: maji, matofali, duka, rangi. Herufi tunaandika mchangani na tunahesabu mbegu. Nawasimulia hadithi kabla ya kulala. Vifaa nashona na kukata mwenyewe kwa maboksi. Kila siku natazama watoto wawili na kuandika, na wazazi naongea nao mlangoni. Geti hufungwa muda wote.',
          ),
          work(
            'Msaidizi wa darasa la watoto wachanga',
            'Chekechea ya Amani',
            '2018-01',
            '2020-01',
            'Niliwapokea wapya waliolia, niliwalisha uji na kucheza nao.',
          ),
        ],
        skills: ['Kusimulia hadithi', 'Kutengeneza vifaa vya kuchezea', 'Usalama wa mtoto'],
        languages: { Kiswahili: 'native', Kiarabu: 'basic', Kiingereza: 'intermediate' },
      }),
      evidenceFor: {
        'Play-based learning': true,
        Storytelling: true,
        'Child observation': true,
        'Early literacy and numeracy': true,
        'Child safety': true,
        'Parent communication': true,
        'Making learning materials': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Nursery schoolmaster', feminine: 'Nursery schoolmistress' }],
} satisfies SecondTrade;
