import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { opticalPhysicist } from '../other-people.ts';

const strong = applicant({
  name: 'Asha Wanjiru Mbugua',
  bio: 'I have sat on very many floors and drunk very much tea. That is how one learns what happens in a house.',
  educations: [
    study(
      "Bachelor's Degree",
      'Bachelor of Social Work',
      'Social Work',
      'Catholic College of East Africa',
      '2012-09',
      '2016-07',
    ),
  ],
  experiences: [
    work(
      'Protection caseworker',
      'Safe Harbour, Kakuma',
      '2020-03',
      null,
      'Between twenty-five and thirty open files of girls and boys without parents or with violence at home. I go to the house, talk alone with the child, weigh the danger with a form, and make steps together with the family: school, foster aunt, court, food. I sit with survivors and listen, never push. Those who need a doctor, lawyer or shelter I walk there myself. Notes are locked and carry numbers, not names. Wednesdays a circle for mothers.',
      'Seventy-one children back with kin.',
    ),
    work(
      'Social Worker',
      'Nakuru Street Children Centre',
      '2016-09',
      '2020-02',
      'Made contact at night, traced uncles and grandmothers, brought boys home and checked after a week and a month.',
    ),
  ],
  trainings: [course('Psychological first aid', 'Red Cross Kenya', '2021-02')],
  skills: ['Child protection', 'Family tracing', 'Psychosocial support'],
  languages: { English: 'fluent', Swahili: 'fluent', Kikuyu: 'native' },
});

export const socialWorker = {
  name: 'social worker',
  job: advert({
    title: 'Social Worker',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Case management',
      'Child protection',
      'Counselling',
      'Home visits',
      'Referral',
      'Community awareness',
      'Confidential record keeping',
    ],
    description: `
A children's organisation in the Dadaab camps and surrounding villages is looking for a Social Worker (two posts, one reserved for a woman).

You identify children and women at risk, open and follow cases from assessment to closure, visit families at home, give basic counselling, refer to health, legal and shelter services, and go with them where needed. You run awareness sessions with leaders, teachers and youth, take part in best-interest meetings, and keep files confidential and complete. You support five community volunteers.

You hold a bachelor's degree in social work, psychology, sociology or community development, and have three years or more of case work, some of it with refugees or in poor settlements. You are warm, steady and able to switch off in the evening. Background checks are made. Accommodation in the compound; rest every eight weeks.`,
  }),
  strong,
  evidenceFor: {
    'Case management': true,
    'Child protection': true,
    Counselling: true,
    'Home visits': true,
    Referral: true,
    'Community awareness': false,
    'Confidential record keeping': true,
  },
  weaker: applicant({
    name: 'Halima Bare',
    bio: 'Graduate with one year in a children’s home.',
    educations: [study("Bachelor's Degree", 'BA Sociology', 'Sociology', 'Garissa University', '2021-09', '2025-07')],
    experiences: [
      work(
        'House mother',
        'Iftin Children’s Home',
        '2025-10',
        null,
        'Wake the children, help with homework and washing, settle quarrels, and tell the matron when one of them is unwell or hits others.',
      ),
    ],
    skills: ['Caring for children', 'Homework help'],
    languages: { Somali: 'native', English: 'fluent', Swahili: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Case management': false,
    'Child protection': false,
    Counselling: false,
    'Home visits': false,
    Referral: false,
    'Community awareness': false,
    'Confidential record keeping': false,
  },
  neighbour: applicant({
    name: 'Mulki Hassan',
    bio: 'Community mobiliser for hygiene and vaccination.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Community Development',
        'Community Development',
        'Garissa Institute',
        '2014-01',
        '2016-12',
      ),
    ],
    experiences: [
      work(
        'Community Mobiliser',
        'Clean Water North',
        '2017-02',
        null,
        'Go from tent to tent with flip charts, call meetings with elders and youth, start hygiene clubs in schools, and report numbers to the office.',
      ),
    ],
    skills: ['Community awareness', 'Mobilising', 'Public speaking', 'Hygiene promotion'],
    languages: { Somali: 'native', Swahili: 'fluent', English: 'intermediate' },
  }),
  unrelated: opticalPhysicist,
  changer: applicant({
    name: 'Timothy Ekwam',
    bio: 'For eleven years an electrician’s mate and lorry turn-boy; then evening classes. Fifteen months of social work now.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Social Work',
        'Social Work',
        'Turkana Evening University',
        '2020-09',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Social worker',
        'Lodwar Children First',
        '2025-08',
        null,
        'I have eighteen cases: children who live on the street, early marriages, beaten mothers. I make home visits, do the assessment, counsel, and refer to the hospital, the chief or the children’s officer. The case files I keep under key. Each month a talk at a school about child protection.',
      ),
      work(
        'Turn-boy',
        'Kitale–Lodwar lorries',
        '2009-01',
        '2020-06',
        'Loaded, changed wheels, cooked for the driver and slept on the cargo.',
      ),
    ],
    skills: ['Home visits', 'Counselling', 'Changing tyres'],
    languages: { Turkana: 'native', Swahili: 'fluent', English: 'fluent' },
  }),
  terse: inFragments(strong, [
    '30 open files. House visits, danger forms, foster kin, court, shelter. Locked notes.',
    'Night outreach. Family tracing. Boys home. Checks after week, month.',
  ]),
  inLanguages: [
    {
      language: 'Arabic',
      application: applicant({
        name: 'إيمان عبد الرحيم',
        bio: 'أخصائية اجتماعية من الفاشر، أعمل مع الأطفال والنساء في المعسكرات منذ تسع سنوات.',
        educations: [
          study("Bachelor's Degree", 'بكالوريوس', 'الخدمة الاجتماعية', 'جامعة أم درمان', '2012-07', '2016-05'),
        ],
        experiences: [
          work(
            'أخصائية اجتماعية',
            'منظمة سند الطفولة، زمزم',
            '2020-01',
            null,
            'أدير نحو ثلاثين حالة لأطفال فقدوا أهلهم ونساء تعرضن للعنف. أزور البيوت وأجلس مع الطفل وحده وأقدّر الخطر وأضع مع الأسرة خطة وأتابعها حتى تُقفل الحالة. أقدم الدعم النفسي وأستمع بلا استعجال، وأحيل من يلزم إلى الطبيب أو المحامي وأرافقه بنفسي. الملفات مقفلة وبأرقام لا بأسماء. وكل أسبوعين جلسة توعية مع الشيوخ والمعلمين عن زواج القاصرات.',
          ),
          work(
            'باحثة اجتماعية',
            'دار المستقبل نيالا',
            '2016-08',
            '2019-12',
            'بحثت عن أقارب الأطفال المشردين وأعدتهم إلى ذويهم وتابعتهم شهراً بعد شهر.',
          ),
        ],
        skills: ['حماية الطفل', 'إدارة الحالات', 'الدعم النفسي الاجتماعي'],
        languages: { العربية: 'native', الإنجليزية: 'intermediate' },
      }),
      evidenceFor: {
        'Case management': true,
        'Child protection': true,
        Counselling: true,
        'Home visits': true,
        Referral: true,
        'Community awareness': true,
        'Confidential record keeping': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
