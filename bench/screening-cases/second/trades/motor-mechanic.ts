import { advert, applicant, course, study, work } from '../../case.ts';
import { saxophonist } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Deng Majok Ajak',
  bio: 'Land Cruisers, Hiluxes and Canters are what I know best. Eleven years with oil on my hands in Juba and Arua.',
  educations: [
    study(
      'Associate Degree',
      'National Diploma',
      'Automotive Mechanics',
      'Arua Technical Institute',
      '2012-02',
      '2014-11',
    ),
  ],
  experiences: [
    work(
      'Mechanic',
      'White Nile Logistics',
      '2019-01',
      null,
      'Keep thirty-one vehicles on the road. Every 5,000 km I drain the oil, change filters, grease and check belts. Took down and rebuilt nine 1HZ motors: rings, bearings, head gasket. When a dashboard light comes on I plug in the scanner, read the codes and follow the wires with the multimeter. I ride along on test drives and write the job card myself.',
      'Breakdowns on the Bor road fell from seven a month to two.',
    ),
    work(
      'Garage hand, later mechanic',
      'Oli Division Garage',
      '2015-01',
      '2018-12',
      'Replaced pads, discs and wheel cylinders, bled the lines, put new shocks, bushes and ball joints, and changed clutch plates.',
    ),
  ],
  trainings: [course('Common-rail diesel injection', 'Toyota Training Kampala', '2021-10')],
  skills: ['Preventive maintenance', 'Brakes', 'Diagnostic scanner', 'Toyota 4x4'],
  languages: { English: 'fluent', Arabic: 'fluent', Dinka: 'native' },
  letter: 'I would like to bring my own toolbox to your workshop. I am free from the first of the month.',
});

export const motorMechanic = {
  name: 'motor mechanic',
  job: advert({
    title: 'Motor Vehicle Mechanic',
    level: 'Mid',
    skills: [
      'Engine repair',
      'Brake systems',
      'Vehicle servicing',
      'Fault diagnosis',
      'Suspension and steering',
      'Auto electrical',
      'Gearbox overhaul',
    ],
    description: `
An aid organisation with a fleet of forty 4x4s and light trucks in the Lakes region needs a Motor Vehicle Mechanic for its central garage.

Under the fleet manager you carry out scheduled servicing, find and repair faults in diesel engines, clutches and gearboxes, brakes, steering and suspension, and simple electrical faults such as starters, alternators and lights. You recover vehicles that break down on bad roads, test-drive after repair, fill in the job card and ask for spare parts in time.

You have a certificate or diploma in motor vehicle mechanics or a trade test, three years or more in a busy garage, and can use a scan tool. A driving permit is required. You can lift, work outdoors and travel to field bases for up to a week. Women are encouraged to apply.`,
  }),
  strong,
  evidenceFor: {
    'Engine repair': true,
    'Brake systems': true,
    'Vehicle servicing': true,
    'Fault diagnosis': true,
    'Suspension and steering': true,
    'Auto electrical': true,
    'Gearbox overhaul': false,
  },
  weaker: applicant({
    name: 'Isaac Lubega',
    bio: 'Young mechanic, one year and a half on small cars in Ndeeba.',
    experiences: [
      work(
        'Assistant Mechanic',
        'Ndeeba Auto Spares and Garage',
        '2025-04',
        null,
        'I change oil, plugs and filters, brake pads and tyres. I wash parts in petrol and hand tools to my boss when he opens an engine.',
      ),
    ],
    skills: ['Oil change', 'Tyres', 'Brake pads'],
    languages: { English: 'intermediate', Luganda: 'native' },
  }),
  weakerEvidenceFor: {
    'Engine repair': false,
    'Brake systems': true,
    'Vehicle servicing': true,
    'Fault diagnosis': false,
    'Suspension and steering': false,
    'Auto electrical': false,
    'Gearbox overhaul': false,
  },
  neighbour: applicant({
    name: 'Simon Kiptanui',
    bio: 'Panel beater and spray painter. Give me a car after an accident and I return it straight.',
    experiences: [
      work(
        'Panel Beater',
        'Kapsabet Body Shop',
        '2016-03',
        null,
        'Pull dents, weld new wings and sills, fill, sand, mask and spray in the booth. Fit bumpers, lamps and windscreens and match the colour.',
      ),
    ],
    skills: ['Panel beating', 'Spray painting', 'Body filler', 'Gas welding'],
    languages: { English: 'intermediate', Swahili: 'fluent' },
  }),
  unrelated: saxophonist,
  changer: applicant({
    name: 'Rose Adongo',
    bio: 'Ten years a boda-boda rider and spare-part seller; trained as a mechanic at thirty-three.',
    educations: [
      study(
        'High School',
        'Certificate in Motor Vehicle Mechanics',
        'Motor Vehicle',
        'Gulu Vocational School',
        '2024-02',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Mechanic',
        'Layibi Garage',
        '2025-08',
        null,
        'Service pickups and taxis, repair brakes and suspension, replace clutches, find why a car does not start (battery, starter, alternator), and help to rebuild diesel engines. Test-drive and fill in the job card.',
      ),
      work(
        'Spare parts seller',
        'Gulu main market',
        '2014-03',
        '2024-01',
        'Sold chains, tyres and tubes for motorcycles, bought stock in Kampala, and gave credit to riders I knew.',
      ),
    ],
    skills: ['Vehicle servicing', 'Brakes', 'Customer care'],
    languages: { English: 'fluent', Acholi: 'native' },
  }),
  terse: inFragments(strong, [
    '31 vehicles. Service, 1HZ engine rebuild, scanner, wiring, test drive.',
    'Brake pads, discs, shocks, bushes, ball joints, clutch plates.',
  ]),
  inLanguages: [
    {
      language: 'Arabic',
      application: applicant({
        name: 'عبد الباقي الطيب',
        bio: 'ميكانيكي سيارات من أم درمان، أعمل في الورش منذ كنت في الثامنة عشرة وأعرف الديزل من صوته.',
        educations: [
          study(
            'Associate Degree',
            'دبلوم ميكانيكا السيارات',
            'ميكانيكا سيارات',
            'معهد الخرطوم الفني',
            '2012-09',
            '2014-07',
          ),
        ],
        experiences: [
          work(
            'ميكانيكي سيارات',
            'ورشة الجزيرة للشاحنات',
            '2018-02',
            null,
            'أفكّ محركات الديزل وأجدد الشنابر والسبائك وجوان الراس، وأغيّر الزيت والفلاتر في مواعيدها لثلاثين سيارة. أوصّل جهاز الفحص وأقرأ الأعطال وأتتبع الأسلاك والدينمو والسلف. وأنزّل صناديق التروس وأبدّل التروس المكسورة والدسك.',
            'رجعت سيارات الأسطول كلها إلى الخدمة بعد الخريف.',
          ),
          work(
            'مساعد ميكانيكي ثم ميكانيكي',
            'ورشة الشعبية بحري',
            '2014-10',
            '2018-01',
            'غيّرت فحمات الفرامل والهوبات والمساعدين والمقصات وعدّلت الدركسون، وكتبت كروت العمل.',
          ),
        ],
        skills: ['تصليح المحركات', 'كشف الأعطال بالكمبيوتر', 'الصيانة الدورية'],
        languages: { العربية: 'native', الإنجليزية: 'basic' },
        letter: 'أرجو قبول طلبي، ورخصة القيادة عندي سارية، ولا مانع عندي من السفر إلى المحطات البعيدة.',
      }),
      evidenceFor: {
        'Engine repair': true,
        'Brake systems': true,
        'Vehicle servicing': true,
        'Fault diagnosis': true,
        'Suspension and steering': true,
        'Auto electrical': true,
        'Gearbox overhaul': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Garage foreman', feminine: 'Garage forewoman' }],
} satisfies SecondTrade;
