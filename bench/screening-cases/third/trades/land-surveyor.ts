import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { perfumer } from '../other-people.ts';

const strong = applicant({
  name: 'Esther Nyaboke Momanyi',
  bio: 'I have walked the edges of some nine hundred farms. Neighbours shout, I let them, and then we look at the old map together.',
  educations: [
    study(
      "Bachelor's Degree",
      'BSc Geospatial Engineering',
      'Geospatial Engineering',
      'Nyanza Hills University',
      '2012-09',
      '2017-06',
    ),
  ],
  experiences: [
    work(
      'Surveyor',
      'Gusii Geomatics',
      '2020-02',
      null,
      'Search for the beacons, observe traverses with a Leica TS06 and close them to one in ten thousand, and stake new plots. On open land I put the RTK base on a trig point and walk with the rover. At night I adjust, compute areas, draw the deed plan in AutoCAD Civil 3D and hand the file to the Director of Surveys; it has come back twice in six years. In boundary quarrels I sit with elders and both families until someone laughs.',
      'Subdivided 340 hectares for a cooperative of 1,120 members.',
    ),
    work(
      'Graduate assistant',
      'Rift Roads Consultants',
      '2017-09',
      '2020-01',
      'Cross sections and levels every twenty metres for sixty kilometres of road, earthwork volumes, benchmarks in concrete.',
    ),
  ],
  trainings: [course('Drone pilot licence', 'Savanna Flight School', '2022-06', 'Made orthophotos for three towns.')],
  skills: ['Cadastral survey', 'AutoCAD Civil 3D', 'Drones'],
  languages: { English: 'fluent', Swahili: 'fluent', Ekegusii: 'native' },
});

export const landSurveyor = {
  name: 'land surveyor',
  job: advert({
    title: 'Land Surveyor',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Total station',
      'GNSS surveying',
      'Levelling',
      'AutoCAD Civil 3D',
      'GIS mapping',
      'Cadastral surveying',
      'Dispute resolution',
    ],
    description: `
The county lands office in Nakuru wants to give title to eleven thousand families within four years and seeks land surveyors for its field teams.

Your work: recover and place boundary beacons, measure parcels by total station and GNSS, run levels for access roads and drains, process the data, draw deed plans in AutoCAD Civil 3D, and keep the parcel layer of the GIS up to date. You meet owners, chiefs and elders at the boundary and settle what can be settled there. You train two chainmen, look after the instruments, and answer for the accuracy of what you sign.

You have a degree in surveying, geomatics or a near subject, three years of field work at least, and readiness to walk. Experience with drones is an asset, not a condition.`,
  }),
  strong,
  evidenceFor: {
    'Total station': true,
    'GNSS surveying': true,
    Levelling: true,
    'AutoCAD Civil 3D': true,
    'GIS mapping': false,
    'Cadastral surveying': true,
    'Dispute resolution': true,
  },
  weaker: applicant({
    name: 'Collins Kiplagat',
    bio: 'Survey graduate, with a year in the field.',
    educations: [
      study("Bachelor's Degree", 'BSc Geomatics', 'Geomatics', 'Uasin Gishu University', '2020-09', '2025-04'),
    ],
    experiences: [
      work(
        'Assistant surveyor',
        'Plateau Surveys',
        '2025-10',
        null,
        'Carry and set up the total station, hold the prism, book readings, measure heights for a drainage line with the level and staff, draw sketches.',
      ),
    ],
    skills: ['Setting up the instrument', 'Booking'],
    languages: { English: 'fluent', Kalenjin: 'native' },
  }),
  weakerEvidenceFor: {
    'Total station': true,
    'GNSS surveying': false,
    Levelling: true,
    'AutoCAD Civil 3D': false,
    'GIS mapping': false,
    'Cadastral surveying': false,
    'Dispute resolution': false,
  },
  neighbour: applicant({
    name: 'Faith Wanjiru Karuga',
    bio: 'Architectural draughtswoman: houses, shops, one mosque.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Architecture',
        'Architecture',
        'Thika Highlands Polytechnic',
        '2013-05',
        '2016-04',
      ),
    ],
    experiences: [
      work(
        'Draughtswoman',
        'Karuga and Obura Architects',
        '2016-08',
        null,
        'Measure existing buildings with tape and laser, draw plans, sections and elevations in AutoCAD, colour site plans and take them to the county for approval.',
      ),
    ],
    skills: ['AutoCAD', 'Revit', 'Building measurement', 'Site plans'],
    languages: { English: 'fluent', Kikuyu: 'native', Swahili: 'fluent' },
  }),
  unrelated: perfumer,
  changer: applicant({
    name: 'Boniface Ouma Ogada',
    bio: 'I taught geography for twelve years and dreamt of maps. At thirty-four I went back to university in the evenings; now I draw them.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Land Surveying',
        'Surveying',
        'Lakeshore Technical University',
        '2020-09',
        '2025-06',
      ),
      study("Bachelor's Degree", 'BEd Arts', 'Geography', 'Maseno Hills University', '2008-09', '2012-06'),
    ],
    experiences: [
      work(
        'Land Surveyor',
        'Winam Land Consultants',
        '2025-08',
        null,
        'I survey parcels with total station and RTK GNSS, replace missing beacons, run levels for drains, compute and draw deed plans in AutoCAD Civil 3D, and bring the parcels into QGIS. At the boundary I listen to both neighbours before I open the tripod.',
      ),
      work(
        'Geography teacher',
        'Rang’ala Secondary',
        '2012-09',
        '2025-06',
        'Taught forms one to four, led the debating club.',
      ),
    ],
    skills: ['Cadastral surveying', 'RTK', 'Map reading', 'Teaching'],
    languages: { English: 'fluent', Dholuo: 'native', Swahili: 'fluent' },
  }),
  terse: inFragments(strong, [
    'Beacons, traverses TS06, RTK base/rover, deed plans Civil 3D. 900 farms. Boundary quarrels with elders.',
    'Road levels + cross sections 60 km. Volumes. Benchmarks.',
  ]),
  inLanguages: [
    {
      language: 'Arabic',
      application: applicant({
        name: 'أنور التجاني بشير',
        bio: 'مساح أراضٍ منذ ثماني سنوات، عملت في القضارف وكسلا وبورتسودان. أحب أن أمشي حدود القطعة قبل أن أفتح الجهاز.',
        educations: [
          study(
            "Bachelor's Degree",
            'بكالوريوس هندسة المساحة',
            'المساحة',
            'جامعة النيلين الشرقية',
            '2012-07',
            '2017-10',
          ),
        ],
        experiences: [
          work(
            'مساح أول',
            'مكتب الأفق للمساحة',
            '2021-01',
            null,
            'أرفع القطع السكنية والزراعية بجهاز المحطة المتكاملة وبأجهزة تحديد المواقع عبر الأقمار الصناعية، وأثبت العلامات الحدودية، وأحسب المساحات وأرسم خرائط التسجيل على أوتوكاد سيفل ثري دي. أحدّث طبقة القطع في نظام المعلومات الجغرافية، وأجلس مع الجيران وشيخ القرية لحل النزاعات على الحدود.',
          ),
          work(
            'مساح',
            'شركة الطرق الشرقية',
            '2018-02',
            '2020-12',
            'ميزانية طولية وعرضية لأربعين كيلومتراً من الطرق وحساب كميات الحفر والردم.',
          ),
        ],
        skills: ['المساحة العقارية', 'المحطة المتكاملة', 'أوتوكاد'],
        languages: { العربية: 'native', الإنجليزية: 'intermediate' },
      }),
      evidenceFor: {
        'Total station': true,
        'GNSS surveying': true,
        Levelling: true,
        'AutoCAD Civil 3D': true,
        'GIS mapping': true,
        'Cadastral surveying': true,
        'Dispute resolution': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Draughtsman and surveyor', feminine: 'Draughtswoman and surveyor' }],
} satisfies SecondTrade;
