import { advert, applicant, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { perfumer } from '../other-people.ts';

const strong = applicant({
  name: 'Lindiwe Chirwa Banda',
  bio: 'I believe that a library without noise from children is a warehouse. Ten years among readers in Blantyre and Zomba.',
  educations: [
    study(
      "Bachelor's Degree",
      'BA Library and Information Science',
      'Library Science',
      'Shire Highlands University',
      '2012-09',
      '2016-07',
    ),
  ],
  experiences: [
    work(
      'Head of the reading room',
      'Zomba City Library',
      '2020-04',
      null,
      'Each new book gets its Dewey number and a MARC record in Koha, then a spine label. I choose what we buy from an allowance of nine million, ask schools what they lack, and throw out what is mouldy or wrong. At the desk people ask me everything from land law to rabbits, and I show them where to look. On Wednesdays I teach grandmothers and pupils to search the catalogue and to doubt the internet; on Saturdays forty children hear a story.',
      'Visits rose from 90 to 260 a day.',
    ),
    work(
      'Issue desk assistant',
      'Blantyre College of Commerce',
      '2016-10',
      '2020-03',
      'Lent and took back, chased overdue books, put everything in its place again, counted the whole stock every June.',
    ),
  ],
  skills: ['Cataloguing', 'Koha', 'Story hours'],
  languages: { Chichewa: 'native', English: 'fluent' },
});

export const librarian = {
  name: 'librarian',
  job: advert({
    title: 'Librarian',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Cataloguing',
      'Reference service',
      'Collection development',
      'Library management system',
      'Circulation',
      'Information literacy',
      'Digital repository',
    ],
    description: `
A teachers' college in Lilongwe with 1,400 students has 32,000 volumes, forty reading places and, from next term, a new building. It needs a Librarian.

You catalogue and classify books in Koha, lead the issue desk with two assistants, answer readers' questions, teach first-years how to find and cite sources, choose and order books and journals with the lecturers within the budget, weed old stock, and set up a repository in DSpace for the theses of our students. Once a year you take stock and report to the principal.

Required are a degree in library or information science and three years in a library. If you can make students put away their phones for an hour, tell us how.`,
  }),
  strong,
  evidenceFor: {
    Cataloguing: true,
    'Reference service': true,
    'Collection development': true,
    'Library management system': true,
    Circulation: true,
    'Information literacy': true,
    'Digital repository': false,
  },
  weaker: applicant({
    name: 'Yamikani Phiri',
    bio: 'One year in a school library; degree last year.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Library Science',
        'Library Science',
        'Mzuzu Forest University',
        '2021-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Library assistant',
        'St. Kizito Secondary, Dedza',
        '2025-10',
        null,
        'Lend textbooks to classes and take them back, repair torn covers, put numbers on the spines and keep the reading room quiet.',
      ),
    ],
    skills: ['Lending books', 'Book repair'],
    languages: { Chichewa: 'native', English: 'fluent' },
  }),
  weakerEvidenceFor: {
    Cataloguing: false,
    'Reference service': false,
    'Collection development': false,
    'Library management system': false,
    Circulation: true,
    'Information literacy': false,
    'Digital repository': false,
  },
  neighbour: applicant({
    name: 'Mphatso Gondwe',
    bio: 'Records clerk and keeper of personnel files in a ministry.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Records Management',
        'Records',
        'Lakeview Administration College',
        '2013-01',
        '2014-12',
      ),
    ],
    experiences: [
      work(
        'Registry Clerk',
        'Ministry of Works',
        '2015-03',
        null,
        'Open, number and index files, send them to officers and get them back, scan letters into the electronic register, and destroy what the schedule allows.',
      ),
    ],
    skills: ['Filing', 'Indexing', 'Scanning', 'Retention schedules'],
    languages: { Chichewa: 'native', English: 'fluent', Tumbuka: 'fluent' },
  }),
  unrelated: perfumer,
  changer: applicant({
    name: 'Henry Kumwenda',
    bio: 'A bank clerk for twelve years who read under the desk. I studied library science at a distance and have had my own shelves since August of last year.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA Library and Information Studies',
        'Information Studies',
        'Open College of the South',
        '2021-01',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Librarian',
        'Karonga Nursing College',
        '2025-08',
        null,
        'I catalogue and classify in Koha, run the circulation desk, answer questions of students and nurses, give classes in searching and citing, select new titles with the tutors, and upload dissertations to our DSpace.',
      ),
      work(
        'Bank clerk',
        'Viphya Bank',
        '2012-09',
        '2025-06',
        'Served at the counter, checked cheques, prepared statements.',
      ),
    ],
    skills: ['Koha', 'Classification', 'Banking'],
    languages: { Tumbuka: 'native', Chichewa: 'fluent', English: 'fluent' },
  }),
  terse: inFragments(strong, [
    'Dewey, MARC, Koha. Book buying 9 m, weeding. Enquiries. Search classes. Story hour, 40 children.',
    'Issue and return, overdues, shelving, yearly stock count.',
  ]),
  inLanguages: [
    {
      language: 'Arabic',
      application: applicant({
        name: 'هدى عثمان الخليفة',
        bio: 'أمينة مكتبة منذ عشر سنوات في أم درمان ثم في نيروبي. أؤمن بأن الكتاب الذي لا يُعار كتاب ضائع.',
        educations: [
          study(
            "Bachelor's Degree",
            'بكالوريوس علوم المكتبات والمعلومات',
            'علوم المكتبات',
            'جامعة ضفاف النيل',
            '2011-07',
            '2015-09',
          ),
        ],
        experiences: [
          work(
            'أمينة مكتبة',
            'كلية الأمل للتربية',
            '2020-02',
            null,
            'أفهرس الكتب وأصنفها حسب ديوي في نظام كوها، وأشرف على الإعارة والإرجاع، وأجيب عن أسئلة القراء وأدلهم على المصادر. أختار مع الأساتذة ما نشتريه من كتب ومجلات في حدود الميزانية، وأدرّب الطلاب الجدد على البحث والتوثيق، وأرفع الرسائل الجامعية إلى المستودع الرقمي.',
          ),
          work(
            'مساعدة أمين مكتبة',
            'مكتبة أم درمان العامة',
            '2016-01',
            '2019-12',
            'ترتيب الرفوف، متابعة الكتب المتأخرة، الجرد السنوي، وساعة القصة للأطفال.',
          ),
        ],
        skills: ['الفهرسة', 'التصنيف', 'خدمة القراء'],
        languages: { العربية: 'native', الإنجليزية: 'fluent' },
      }),
      evidenceFor: {
        Cataloguing: true,
        'Reference service': true,
        'Collection development': true,
        'Library management system': true,
        Circulation: true,
        'Information literacy': true,
        'Digital repository': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
