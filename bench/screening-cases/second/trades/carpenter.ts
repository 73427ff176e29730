import { advert, applicant, course, study, work } from '../../case.ts';
import { seismologist } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Onesmus Kyalo',
  bio: 'I have sawdust in my blood. My father made coffins and school desks in Wote, I make kitchens and roofs.',
  educations: [study('High School', 'Grade Test II', 'Carpentry', 'Makueni Youth Polytechnic', '2012-01', '2013-12')],
  experiences: [
    work(
      'Fundi, kitchens and wardrobes',
      'Kyalo & Sons',
      '2018-05',
      null,
      'I go to the house with my tape, draw what the lady wants on squared paper and write the list of boards. In the shop I plane mahogany and cypress, cut mortises and dovetails and glue up carcasses from board. Then I hang the doors so they close with one finger. Last coat is three times lacquer, rubbed between.',
      'A hotel in Machakos let me do all forty of its wardrobes after seeing one.',
    ),
    work(
      'Site carpenter',
      'Athi Homes',
      '2014-02',
      '2018-03',
      'Put up purlins and rafters on two hundred small houses, nailed ceilings and skirting, and made boxes for the concrete men. Kept chisels and the table saw sharp for the whole crew.',
    ),
  ],
  skills: ['Furniture making', 'Use of power tools', 'Drawing by hand'],
  languages: { English: 'intermediate', Swahili: 'fluent', Kamba: 'native' },
  letter: 'Come and open one of my drawers. If it sticks, do not hire me.',
});

export const carpenter = {
  name: 'carpenter',
  job: advert({
    title: 'Carpenter',
    level: null,
    skills: ['Furniture making', 'Joinery', 'Roof carpentry', 'Measuring and cutting', 'Wood finishing', 'Power tools'],
    description: `
A family workshop on the Ngong road makes beds, tables, fitted kitchens and doors, and sends two people at a time to building sites for roofs and ceilings. We are looking for one more carpenter.

You read a simple sketch, choose the timber, measure and cut it without waste, make clean joints, assemble and sand, and varnish or paint. On site you help with rafters, door frames and ceiling boards. You use the circular saw, planer and router with guards on, and sweep your bench in the evening.

We do not ask for years or for school papers. A young person with good hands from a youth polytechnic is as welcome as an old fundi. Bring photos of something you made. Pay is weekly; lunch and tools are given.`,
  }),
  strong,
  evidenceFor: {
    'Furniture making': true,
    Joinery: true,
    'Roof carpentry': true,
    'Measuring and cutting': true,
    'Wood finishing': true,
    'Power tools': true,
  },
  weaker: applicant({
    name: 'Fidelis Mumo',
    bio: 'Carpenter for one year, mostly stools and beds.',
    experiences: [
      work(
        'Carpenter',
        'Kwa Njenga roadside workshop',
        '2025-08',
        null,
        'Cutting legs and rails for beds and stools with hand saw, nailing and screwing together, sandpapering. The owner does the varnish.',
      ),
    ],
    skills: ['Hand saw', 'Making beds and stools', 'Nailing'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  weakerEvidenceFor: {
    'Furniture making': true,
    Joinery: false,
    'Roof carpentry': false,
    'Measuring and cutting': true,
    'Wood finishing': false,
    'Power tools': false,
  },
  neighbour: applicant({
    name: 'Hamza Mbwana',
    bio: 'Aluminium and glass man: sliding windows, shop fronts and shower screens since 2017.',
    experiences: [
      work(
        'Aluminium Fabricator',
        'Likoni Glass Centre',
        '2017-06',
        null,
        'Measure openings, cut profiles on the mitre saw, rivet the frames, put in rubber and glass and fix them in the wall with silicone.',
      ),
    ],
    skills: ['Aluminium profiles', 'Glass cutting', 'Mitre saw', 'Silicone sealing'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  unrelated: seismologist,
  changer: applicant({
    name: 'Wycliffe Barasa',
    bio: 'Sold airtime and SIM cards for nine years. Since last year I build things that stay.',
    experiences: [
      work(
        'Carpenter',
        'Bukembe Wood Works',
        '2025-09',
        null,
        'I make school desks, beds and door frames: choose cypress planks, measure, saw, plane, join with mortise and tenon, sand and varnish. On Saturdays we nail rafters and ceiling boards in new houses.',
      ),
      work(
        'Airtime dealer',
        'Webuye stage kiosk',
        '2016-02',
        '2025-06',
        'Sold airtime and SIM cards, registered lines, served mobile-money customers and kept the float.',
      ),
    ],
    trainings: [course('Carpentry, short course of 3 months', 'Matili Technical', '2025-08')],
    skills: ['Joinery', 'Planing', 'Mobile money'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  terse: inFragments(strong, [
    'Kitchens, wardrobes, doors. Mahogany, cypress. Dovetails. Lacquer three coats.',
    'Rafters, purlins, ceilings, skirting, 200 houses. Table saw.',
  ]),
  beginners: [
    applicant({
      name: 'Titus Mwendwa',
      bio: 'I am 19 and finished the polytechnic in August. My final piece was a writing table with two drawers and I got a credit.',
      educations: [
        study(
          'High School',
          'Artisan Certificate',
          'Carpentry and Joinery',
          'Kitui Youth Polytechnic',
          '2024-09',
          '2026-08',
        ),
      ],
      trainings: [
        course(
          'Attachment in the school workshop',
          'Kitui Youth Polytechnic',
          '2026-05',
          'Made six desks and a bookshelf with mortise and tenon joints, used the planer and circular saw under the instructor, and varnished them.',
        ),
      ],
      skills: ['Joinery', 'Furniture making', 'Power tools', 'Measuring and cutting', 'Varnishing'],
      languages: { Swahili: 'fluent', English: 'intermediate' },
      letter: 'I have photos of the table and the desks on my phone. I want to learn roofs from your fundis.',
    }),
    applicant({
      name: 'Ekai Lokol',
      bio: 'Apprentice to my uncle for two years without pay, now I look for my first real job.',
      trainings: [
        course(
          'Apprenticeship in carpentry',
          'Lokol Furniture, Lodwar',
          '2026-06',
          'Two years. I learnt to saw straight, plane, make stools, doors and window frames, and to nail iron sheets on trusses.',
        ),
      ],
      skills: ['Measuring and cutting', 'Joinery', 'Roof carpentry', 'Wood finishing'],
      languages: { Swahili: 'intermediate', Turkana: 'native' },
    }),
  ],
  inLanguages: [
    {
      language: 'Swahili',
      application: applicant({
        name: 'Rajabu Msangi',
        bio: 'Mimi ni fundi seremala kutoka Same. Kazi hii niliirithi kwa babu yangu, na sasa ni mwaka wa kumi na mbili.',
        educations: [
          study('High School', 'Cheti cha VETA daraja la pili', 'Useremala', 'VETA Moshi', '2012-01', '2013-12'),
        ],
        experiences: [
          work(
            'Fundi seremala',
            'Karakana ya Msangi',
            '2017-03',
            null,
            'Natengeneza vitanda, makabati ya jikoni, meza na milango ya mninga. Napima kwa mteja, nachora, nachagua mbao, nakata na kuranda kwa mashine, naunganisha kwa ulimi na tundu bila msumari, kisha napiga msasa na vanishi mikono mitatu.',
            'Hoteli moja ya Moshi ilinipa kazi ya makabati yote arobaini.',
          ),
          work(
            'Fundi wa mapaa',
            'Kilimanjaro Builders',
            '2014-02',
            '2017-02',
            'Nilipandisha kenchi na kupiga boriti na papi za nyumba, nikaweka dari na fremu za madirisha.',
          ),
        ],
        skills: ['Kutengeneza samani', 'Kupaka vanishi', 'Kutumia randa ya umeme'],
        languages: { Kiswahili: 'native', Kipare: 'native', Kiingereza: 'basic' },
        letter: 'Nipeni mbao na siku mbili, kazi yangu itajieleza yenyewe.',
      }),
      evidenceFor: {
        'Furniture making': true,
        Joinery: true,
        'Roof carpentry': true,
        'Measuring and cutting': true,
        'Wood finishing': true,
        'Power tools': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Workshop foreman', feminine: 'Workshop forewoman' }],
} satisfies SecondTrade;
