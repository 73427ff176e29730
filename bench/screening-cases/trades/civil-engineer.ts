import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { danceTeacher, footballCoach } from '../other-people.ts';

export const civilEngineer: Trade = {
  name: 'civil engineer',
  job: advert({
    title: 'Civil Engineer',
    level: 'Senior',
    education: "Bachelor's Degree",
    skills: [
      'Structural design',
      'Site supervision',
      'AutoCAD',
      'Bills of quantities',
      'Road construction',
      'Concrete technology',
      'Contract administration',
    ],
    description: `
Our consultancy has been appointed to supervise 64 km of gravel-to-bitumen road and eleven box culverts in Puntland. We are recruiting a Civil Engineer as resident engineer.

Responsibilities include checking setting-out and levels, approving materials and concrete mixes, measuring work for interim certificates, checking the contractor's programme, reviewing drawings and designing small structures, holding the weekly site meeting and writing the monthly progress report to the ministry and the donor.

Minimum qualifications: BSc in Civil Engineering, registration with a professional board, six years after graduation of which three on roads, AutoCAD and quantity measurement, and experience with FIDIC conditions. Willingness to live in camp is a must.`,
  }),
  strong: applicant({
    name: 'Eng. Mustafe Cilmi Jaamac',
    bio: 'Registered engineer with eleven years on roads, culverts and two small bridges.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Civil Engineering',
        'Civil Engineering',
        'Amoud Engineering Faculty',
        '2009-09',
        '2014-06',
      ),
    ],
    experiences: [
      work(
        'Resident Engineer',
        'Sahan Consult',
        '2019-03',
        null,
        'Supervise the surfacing of forty kilometres for a donor. I check levels and compaction, witness cube tests, approve gravel pits, measure for payment certificates and answer claims under FIDIC. I redrew six culverts when the wadis turned out wider.',
        'Handed over on time and two percent under budget.',
      ),
      work(
        'Site Engineer',
        'Bosaso Roadworks',
        '2014-09',
        '2019-02',
        'Set out curves, ran the survey team, planned pours and plant, kept the site diary and took off quantities from drawings. Designed retaining walls and slabs in the office during the monsoon.',
      ),
    ],
    trainings: [course('FIDIC contract management', 'East Africa Engineers Forum', '2021-02')],
    skills: [
      'Roads and culverts',
      'Supervision of works',
      'AutoCAD Civil 3D',
      'Quantities and certificates',
      'Reinforced concrete design',
      'FIDIC',
      'Materials testing',
    ],
    languages: { Somali: 'native', English: 'fluent', Arabic: 'intermediate' },
    letter: 'I have lived in road camps for most of the last ten years and know the wadis on this alignment.',
  }),
  junior: applicant({
    name: 'Winnie Chepkemoi',
    bio: 'Graduate engineer, two years with a water-works contractor.',
    educations: [
      study(
        "Bachelor's Degree",
        'BEng Civil Engineering',
        'Civil Engineering',
        'Eldoret School of Engineering',
        '2019-09',
        '2024-06',
      ),
    ],
    experiences: [
      work(
        'Graduate Engineer',
        'Maji Contractors',
        '2024-09',
        null,
        'Take levels, check formwork and steel before pours, draw as-builts in AutoCAD, and count quantities for the senior engineer.',
      ),
    ],
    skills: ['AutoCAD', 'Levelling', 'Quantities'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Martha Alinaitwe',
    bio: 'Architect of schools and clinics with ten years of practice.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Architecture',
        'Architecture',
        'Kampala School of Built Environment',
        '2009-08',
        '2014-06',
      ),
    ],
    experiences: [
      work(
        'Architect',
        'Mbuya Studio',
        '2015-01',
        null,
        'Sketch with clients, draw plans and elevations, choose materials, obtain permits, and inspect finishes on site. Make 3-D views and models.',
      ),
    ],
    skills: ['ArchiCAD', 'AutoCAD', 'Building permits', 'Interior finishes', 'Client briefs'],
    languages: { English: 'fluent', Luganda: 'native' },
  }),
  unrelated: danceTeacher,
  unrelated2: footballCoach,
  changer: applicant({
    name: 'Hamza Idris',
    bio: 'Mathematics teacher for eleven years with a late degree in engineering.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Civil Engineering',
        'Civil Engineering',
        'Hargeisa Technical University',
        '2020-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Site Engineer',
        'Togdheer Construction',
        '2025-09',
        null,
        'Check setting-out and steel for a dam spillway and two culverts, watch the mixing and curing of concrete, measure the week’s work and write the diary.',
      ),
      work(
        'Mathematics Teacher',
        'Sheikh Secondary School',
        '2009-08',
        '2020-06',
        'Taught algebra and geometry, prepared pupils for the national exam, and ran the timetable.',
      ),
    ],
    trainings: [course('AutoCAD 2D', 'Hargeisa CAD Centre', '2024-02')],
    skills: ['AutoCAD', 'Concrete works', 'Teaching'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  titles: ['Resident Engineer', 'Roads Engineer', 'Structural Engineer'],
  fields: {
    sensible: ['Civil Engineering', 'Structural Engineering', 'Construction Engineering'],
    other: ['Linguistics', 'Nursing', 'Marketing'],
  },
  inLanguages: {
    Arabic: {
      strong: applicant({
        name: 'مصطفى علمي جامع',
        bio: 'مهندس مدني مسجّل، أحد عشر عاماً في الطرق والعبّارات والجسور الصغيرة.',
        educations: [
          study(
            "Bachelor's Degree",
            'بكالوريوس هندسة مدنية',
            'الهندسة المدنية',
            'كلية الهندسة، جامعة البحر الأحمر',
            '2009-09',
            '2014-06',
          ),
        ],
        experiences: [
          work(
            'مهندس مقيم',
            'سهن للاستشارات الهندسية',
            '2019-03',
            null,
            'أشرف على تعبيد أربعين كيلومتراً من الطرق. أراجع المناسيب ودرجة الدمك، وأشهد اختبارات مكعبات الخرسانة، وأعتمد مواد المحاجر، وأقيس الأعمال لشهادات الدفع، وأرد على مطالبات المقاول وفق عقود فيديك.',
            'سُلّم المشروع في موعده وبأقل من الميزانية.',
          ),
          work(
            'مهندس موقع',
            'شركة بوصاصو للطرق',
            '2014-09',
            '2019-02',
            'نفذت التخطيط المساحي، وخططت لصب الخرسانة والمعدات، وكتبت يوميات الموقع، وحسبت الكميات من الرسومات، وصممت جدراناً ساندة.',
          ),
        ],
        trainings: [course('إدارة عقود فيديك', 'ملتقى مهندسي شرق أفريقيا', '2021-02')],
        skills: [
          'التصميم الإنشائي',
          'الإشراف على المواقع',
          'أوتوكاد',
          'جداول الكميات',
          'إنشاء الطرق',
          'تقنية الخرسانة',
          'إدارة العقود',
        ],
        languages: { العربية: 'native', الإنجليزية: 'fluent' },
        letter: 'قضيت معظم السنوات العشر الأخيرة في معسكرات الطرق، وأعرف أودية هذا المسار.',
      }),
      job: advert({
        title: 'مهندس مدني',
        level: 'Senior',
        education: "Bachelor's Degree",
        skills: [
          'التصميم الإنشائي',
          'الإشراف على الموقع',
          'أوتوكاد',
          'جداول الكميات',
          'إنشاء الطرق',
          'تقنية الخرسانة',
          'إدارة العقود',
        ],
        description: `
كُلّف مكتبنا الاستشاري بالإشراف على تعبيد 64 كيلومتراً من الطرق وإحدى عشرة عبّارة صندوقية في بونتلاند، ونبحث عن مهندس مدني يعمل مهندساً مقيماً.

المهام: مراجعة التخطيط والمناسيب، واعتماد المواد والخلطات الخرسانية، وقياس الأعمال لشهادات الدفع، ومراجعة برنامج المقاول والرسومات، وتصميم المنشآت الصغيرة، وعقد الاجتماع الأسبوعي، وكتابة التقرير الشهري للوزارة والجهة المانحة.

المؤهلات: بكالوريوس هندسة مدنية، والقيد في هيئة مهنية، وخبرة ست سنوات منها ثلاث في الطرق، وإجادة أوتوكاد وحساب الكميات، ومعرفة عقود فيديك. الإقامة في المعسكر شرط.`,
      }),
    },
  },
};
