import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { fisherman, marineEngineer } from '../other-people.ts';

export const primaryTeacher: Trade = {
  name: 'primary school teacher',
  job: advert({
    title: 'Primary School Teacher',
    level: 'Junior',
    education: 'Associate Degree',
    skills: ['Lesson planning', 'Classroom management', 'Literacy teaching', 'Numeracy teaching', 'Pupil assessment'],
    description: `
Green Hills Academy invites applications for a Primary School Teacher (grades 2–4) from January. You will teach English, mathematics and science to a class of about thirty pupils, prepare schemes of work and lesson plans, keep order with kindness, assess every child each term, and meet parents twice a term. You will take part in clubs and in one duty day a week.

We expect a recognised teaching certificate or diploma, a year or more with young children, registration with the teachers' service, and love for reading aloud. Experience with the competency-based curriculum is desirable. The school is a child-safe institution; references are checked.`,
  }),
  strong: applicant({
    name: 'Esther Namukasa',
    bio: 'Lower-primary teacher for eight years. My children leave grade three reading for pleasure.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Primary Education',
        'Education',
        'Shimoni Teachers College',
        '2015-02',
        '2017-11',
      ),
    ],
    experiences: [
      work(
        'Primary School Teacher',
        'Sunrise Primary, Entebbe',
        '2021-02',
        null,
        'Class teacher of thirty-four in P3. I write weekly plans, teach letter sounds, reading and sums with bottle tops, mark books daily, and give reports to parents each term. I run the reading corner and the debating club.',
        'Two thirds of my slow readers caught up within a year.',
      ),
      work(
        'Teacher, P1 and P2',
        'Kitende Parents School',
        '2018-02',
        '2020-12',
        'Taught beginners to read and count in English and Luganda, kept order through songs and routines, and tested them at mid-term and at the end.',
      ),
    ],
    trainings: [
      course('Early grade reading', 'Ministry of Education', '2019-08'),
      course('Child protection', 'Save Our Pupils', '2022-05'),
    ],
    skills: [
      'Preparing lessons',
      'Managing large classes',
      'Phonics',
      'Teaching maths',
      'Continuous assessment',
      'Storytelling',
    ],
    languages: { English: 'fluent', Luganda: 'native' },
    letter: 'I would like to bring my songs, my bottle tops and my patience to your grade three.',
  }),
  junior: applicant({
    name: 'Ifrah Daahir',
    bio: 'Student teacher, finished in June, four months in the classroom.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Education',
        'Primary Education',
        'Borama Teachers Institute',
        '2023-09',
        '2026-06',
      ),
    ],
    experiences: [
      work(
        'Assistant Teacher',
        'Al-Nur Primary',
        '2026-08',
        null,
        'Help the class teacher of grade two, listen to children reading, cut out materials and mark spelling tests.',
      ),
    ],
    skills: ['Literacy teaching', 'Making teaching aids', 'Patience'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Dr. Samuel Were',
    bio: 'University lecturer in statistics with a long list of papers.',
    educations: [
      study('Doctorate/PhD', 'PhD Statistics', 'Statistics', 'Nairobi Institute of Mathematics', '2012-09', '2016-10'),
    ],
    experiences: [
      work(
        'University Lecturer',
        'Maseno Hills University',
        '2017-01',
        null,
        'Lecture probability and regression to second- and third-year students, supervise theses, set and mark examinations and publish on survey sampling.',
      ),
    ],
    skills: ['Lecturing', 'Research', 'R', 'Thesis supervision'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: fisherman,
  unrelated2: marineEngineer,
  changer: applicant({
    name: 'Agnes Moraa',
    bio: 'Fifteen years selling phones; now I stand in front of thirty grade fours and have never laughed so much.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Primary Teacher Education',
        'Education',
        'Kamagambo Teachers College',
        '2022-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Teacher',
        'Nyamache Primary',
        '2025-09',
        null,
        'Teach all subjects to grade four: prepare lessons, read with the children, drill times tables, mark exercise books, and talk to parents about progress.',
      ),
      work(
        'Shop Manager',
        'Kisii Mobile Centre',
        '2007-03',
        '2022-08',
        'Sold handsets, did stock-taking, and managed four sales girls.',
      ),
    ],
    trainings: [course('Competency-based curriculum', 'KICD', '2025-08')],
    skills: ['Lesson planning', 'Classroom management', 'Sales'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['Grade 3 Teacher', 'Class Teacher', 'Primary Schoolmistress'],
  fields: {
    sensible: ['Education', 'Pedagogy', 'Early Childhood Education'],
    other: ['Petroleum Engineering', 'Catering', 'Aviation'],
  },
  inLanguages: {
    Swahili: {
      strong: applicant({
        name: 'Neema Mushi',
        bio: 'Mwalimu wa shule ya msingi kwa miaka minane. Watoto wangu wa darasa la tatu husoma kwa furaha.',
        educations: [
          study(
            'Associate Degree',
            'Stashahada ya Ualimu wa Shule ya Msingi',
            'Elimu',
            'Chuo cha Ualimu Morogoro',
            '2015-02',
            '2017-11',
          ),
        ],
        experiences: [
          work(
            'Mwalimu wa Shule ya Msingi',
            'Shule ya Msingi Mapambazuko',
            '2021-02',
            null,
            'Nafundisha darasa la tatu lenye wanafunzi thelathini na wanne. Naandaa maandalio ya masomo kila wiki, nafundisha kusoma, kuandika na hesabu kwa kutumia vifuniko vya chupa, nasahihisha madaftari kila siku na nazungumza na wazazi kila muhula.',
            'Theluthi mbili ya wasomaji wa polepole walifikia wenzao ndani ya mwaka mmoja.',
          ),
          work(
            'Mwalimu wa Darasa la Kwanza',
            'Shule ya Wazazi Kibaha',
            '2018-02',
            '2020-12',
            'Niliwafundisha watoto wapya kusoma na kuhesabu, nilitunza nidhamu kwa nyimbo, na niliwapima katikati na mwisho wa muhula.',
          ),
        ],
        trainings: [course('Kufundisha kusoma madarasa ya awali', 'Wizara ya Elimu', '2019-08')],
        skills: [
          'Kuandaa masomo',
          'Usimamizi wa darasa',
          'Kufundisha kusoma na kuandika',
          'Kufundisha hesabu',
          'Upimaji wa wanafunzi',
        ],
        languages: { Kiswahili: 'native', Kiingereza: 'fluent' },
        letter: 'Naomba nafasi ya ualimu katika shule yenu. Napenda kuwasomea watoto hadithi na nina uvumilivu mkubwa.',
      }),
      job: advert({
        title: 'Mwalimu wa Shule ya Msingi',
        level: 'Junior',
        education: 'Associate Degree',
        skills: [
          'Maandalio ya masomo',
          'Usimamizi wa darasa',
          'Kufundisha kusoma na kuandika',
          'Kufundisha hesabu',
          'Tathmini ya wanafunzi',
        ],
        description: `
Shule ya Vilima vya Kijani inakaribisha maombi ya nafasi ya Mwalimu wa Shule ya Msingi (darasa la pili hadi la nne) kuanzia Januari. Utafundisha Kiingereza, hisabati na sayansi kwa darasa la wanafunzi thelathini, utaandaa mpango wa kazi na maandalio ya masomo, utasimamia nidhamu kwa upole, utapima kila mtoto kila muhula, na utakutana na wazazi mara mbili kwa muhula.

Tunahitaji cheti au stashahada ya ualimu inayotambulika, uzoefu wa mwaka mmoja au zaidi na watoto wadogo, na upendo wa kusoma. Uzoefu wa mtaala wa umahiri ni faida. Shule inalinda usalama wa mtoto.`,
      }),
    },
  },
  oddities: [
    {
      name: 'all capitals',
      like: 'strong',
      application: applicant({
        name: 'PETER LOKWANG',
        bio: 'I AM A TRAINED P1 TEACHER WITH SEVEN YEARS IN TURKANA SCHOOLS.',
        educations: [
          study(
            'Associate Degree',
            'P1 TEACHING CERTIFICATE',
            'EDUCATION',
            'LODWAR TEACHERS COLLEGE',
            '2016-01',
            '2018-11',
          ),
        ],
        experiences: [
          work(
            'PRIMARY TEACHER',
            'KAKUMA BOYS PRIMARY',
            '2019-01',
            null,
            'TEACHING GRADE 4 ENGLISH, KISWAHILI AND MATHEMATICS. MAKING SCHEMES OF WORK AND LESSON NOTES. MARKING AND TESTING PUPILS. CLASS OF SEVENTY. ALSO IN CHARGE OF GAMES.',
          ),
        ],
        skills: ['LESSON PLANNING', 'CLASS CONTROL', 'READING AND WRITING', 'MATHEMATICS', 'EXAMS AND MARKING'],
        languages: { English: 'fluent', Swahili: 'fluent' },
      }),
    },
  ],
};
