import { advert, applicant, course, study, work } from '../../case.ts';
import { wildlifeRanger } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Tumusiime Edgar',
  bio: 'I believe nobody is born bad at algebra. Ten years at the blackboard in Fort Portal and Kasese, S1 to S4.',
  educations: [
    study(
      "Bachelor's Degree",
      'BSc with Education',
      'Mathematics and Physics',
      'Kyambogo Hills University',
      '2012-08',
      '2015-06',
    ),
  ],
  experiences: [
    work(
      'Maths and physics teacher',
      'Rwenzori High School',
      '2019-02',
      null,
      'I take four streams through equations, trigonometry, vectors and statistics. Each topic begins with a puzzle from the market. I write my scheme before term opens, set the mid-term papers, mark 160 scripts in a week and plot each child’s line so that we see who is sinking; those come to my Saturday group. In big classes of ninety I seat them in teams and nobody sleeps. In Form Four we go through past papers.',
      'Distinctions in the national paper went from 4 to 23.',
    ),
    work(
      'Teacher',
      'Kasese Secondary',
      '2016-02',
      '2018-12',
      'Taught S1 and S2 numbers and geometry, was in charge of 62 boarders, met parents on visiting day.',
    ),
  ],
  trainings: [course('GeoGebra in the classroom', 'Makerere Maths Hub', '2021-07')],
  skills: ['Mathematics teaching', 'Physics', 'GeoGebra'],
  languages: { English: 'fluent', Rutooro: 'native' },
});

export const mathsTeacher = {
  name: 'secondary-school maths teacher',
  job: advert({
    title: 'Secondary School Mathematics Teacher',
    level: 'Junior',
    education: "Bachelor's Degree",
    skills: [
      'Mathematics teaching',
      'Lesson planning',
      'Setting and marking examinations',
      'Classroom management',
      'Exam preparation',
      'Learner support',
    ],
    description: `
St. Bakhita Mixed Secondary School (620 students, day and boarding) seeks a Mathematics Teacher for Forms One to Four from the new term.

You will teach about twenty-four lessons a week: numbers, algebra, geometry, trigonometry and statistics. You prepare schemes of work and lesson plans, set and mark tests and term examinations, prepare Form Four candidates for the national examination, and give extra help to slow learners and to those who want to go further. You keep discipline without the stick, are class teacher of one stream, and take part in one club or sport.

Candidates have a bachelor's degree in education with mathematics, or in mathematics with a teaching diploma, are registered with the teachers' commission and have taught for at least a year. A second subject such as physics or computer studies will be an advantage.`,
  }),
  strong,
  evidenceFor: {
    'Mathematics teaching': true,
    'Lesson planning': true,
    'Setting and marking examinations': true,
    'Classroom management': true,
    'Exam preparation': true,
    'Learner support': true,
  },
  weaker: applicant({
    name: 'Brenda Akinyi Ouma',
    bio: 'Student of mathematics education, just finished; I did teaching practice for one term and now help at a school.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Education (Science)',
        'Mathematics',
        'Maseno College',
        '2021-09',
        '2025-11',
      ),
    ],
    experiences: [
      work(
        'Maths Teacher, relief',
        'Rongo Girls',
        '2026-05',
        null,
        'Stand in for colleagues in Form One and Two: fractions, angles and simple equations from the notes they leave me.',
      ),
    ],
    skills: ['Mathematics teaching', 'Geometry'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Mathematics teaching': true,
    'Lesson planning': false,
    'Setting and marking examinations': false,
    'Classroom management': false,
    'Exam preparation': false,
    'Learner support': false,
  },
  neighbour: applicant({
    name: 'Josephine Banda',
    bio: 'Geography and Christian education teacher at a girls’ school in Mzuzu.',
    educations: [
      study(
        "Bachelor's Degree",
        'BA (Education)',
        'Geography and Theology',
        'Mzuzu Teachers University',
        '2011-09',
        '2015-06',
      ),
    ],
    experiences: [
      work(
        'Teacher of Geography',
        'Marymount Girls',
        '2016-01',
        null,
        'Teach map work, climate and population to Forms One to Four, plan lessons, set and mark essays, lead the debating team, and look after one dormitory.',
      ),
    ],
    skills: ['Geography', 'Lesson planning', 'Debate'],
    languages: { English: 'fluent', Tumbuka: 'native' },
  }),
  unrelated: wildlifeRanger,
  changer: applicant({
    name: 'Francis Otieno Were',
    bio: 'Sixteen years a land surveyor; the last year and a bit a teacher of mathematics, because my daughter’s class had none.',
    educations: [
      study(
        'Associate Degree',
        'Postgraduate Diploma in Education',
        'Mathematics',
        'Kisii Teachers College',
        '2024-09',
        '2025-07',
      ),
      study(
        "Bachelor's Degree",
        'BSc Surveying',
        'Land Surveying',
        'Nairobi Technical University',
        '2004-09',
        '2008-07',
      ),
    ],
    experiences: [
      work(
        'Teacher of Mathematics',
        'Suba Mixed Secondary',
        '2025-09',
        null,
        'I have Forms Two and Three: algebra in the first term, trigonometry and geometry with string and pegs in the second. Schemes of work and lesson plans I write on Sundays. I set a short test every second week and mark it the same night, and the slow learners stay with me after four o’clock. I am class teacher of 3 East.',
      ),
      work(
        'Land Surveyor',
        'Homa Bay Survey Office',
        '2008-09',
        '2024-06',
        'Measured plots with total station and GPS, placed beacons, drew mutation forms and gave evidence in boundary cases.',
      ),
    ],
    skills: ['Mathematics', 'Marking', 'Total station'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  terse: inFragments(strong, [
    'S1-S4 maths, 4 streams of 90. Schemes, mid-terms, marking, past papers, Saturday group.',
    'S1-S2 numbers, geometry. Boarding master for 62. Parents’ days.',
  ]),
  inLanguages: [
    {
      language: 'Arabic',
      application: applicant({
        name: 'هالة محجوب إدريس',
        bio: 'معلمة رياضيات للمرحلة الثانوية منذ تسع سنوات، في عطبرة ثم في بورتسودان. أحب أن أرى الطالبة وهي تكتشف الحل بنفسها.',
        educations: [
          study("Bachelor's Degree", 'بكالوريوس التربية', 'رياضيات', 'جامعة وادي النيل', '2011-09', '2015-07'),
        ],
        experiences: [
          work(
            'معلمة رياضيات',
            'مدرسة الثغر الثانوية بنات',
            '2019-06',
            null,
            'أدرّس الجبر والهندسة وحساب المثلثات والإحصاء لأربعة فصول. أكتب خطة الأسبوع وتحضير كل درس، وأضع امتحانات الفترة وأصححها، وأراجع مع الصف الثالث نماذج الشهادة السودانية. وللضعيفات حصة إضافية كل سبت. وأنا رائدة فصل من ستين طالبة، أحفظ النظام بلا عصا.',
            'ارتفعت نسبة النجاح في الشهادة من 58 إلى 86 في المئة.',
          ),
          work(
            'معلمة',
            'مدرسة عطبرة النموذجية',
            '2016-07',
            '2019-05',
            'درّست الصف الأول الأعداد والهندسة واجتمعت بأولياء الأمور.',
          ),
        ],
        skills: ['تدريس الرياضيات', 'تحضير الدروس', 'الفيزياء'],
        languages: { العربية: 'native', الإنجليزية: 'intermediate' },
        letter: 'أتقدم إليكم بطلبي وأرجو أن تتاح لي فرصة لإلقاء درس نموذجي أمامكم.',
      }),
      evidenceFor: {
        'Mathematics teaching': true,
        'Lesson planning': true,
        'Setting and marking examinations': true,
        'Classroom management': true,
        'Exam preparation': true,
        'Learner support': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Maths master', feminine: 'Maths mistress' }],
} satisfies SecondTrade;
