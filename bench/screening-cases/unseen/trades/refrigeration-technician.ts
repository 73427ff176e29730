import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { jockey } from '../other-people.ts';

const strong = applicant({
  name: 'Noor Bashir Adan',
  bio: 'Cold rooms for fish, vaccines and meat. If it hums wrong I hear it from the door.',
  educations: [
    study(
      'Associate Degree',
      'Craft Certificate',
      'Refrigeration and Air Conditioning',
      'Mombasa Polytechnic Annex',
      '2013-05',
      '2015-04',
    ),
  ],
  experiences: [
    work(
      'Cooling technician',
      'Kilindini Cold Stores',
      '2019-03',
      null,
      'Look after nineteen walk-in freezers and an ice plant. Weekly I wash condensers, read suction and discharge on the gauges and listen. When one warms up at night I drive there, trace it from contactor to thermostat to fan motor, and do not go home before minus eighteen. I hunt leaks with soap and electronic nose, braze with silver, pull vacuum for an hour, weigh in R404A. The old gas goes back into a bottle, never into the sky.',
      'Tonnage lost to warm rooms: zero in 2024 and 2025.',
    ),
    work(
      'AC fitter',
      'Bahari Breeze',
      '2015-08',
      '2019-02',
      'Hung split units in flats and offices, ran copper and drain, flared joints and wired the breaker.',
    ),
  ],
  trainings: [course('Safe use of hydrocarbons R290 and R600a', 'GIZ Proklima', '2022-06')],
  skills: ['Fault finding', 'Brazing', 'Cold rooms'],
  languages: { Swahili: 'fluent', Somali: 'native', English: 'intermediate' },
});

export const refrigerationTechnician = {
  name: 'refrigeration technician',
  job: advert({
    title: 'Refrigeration Technician',
    level: 'Mid',
    education: 'High School',
    skills: [
      'Refrigerant handling',
      'Leak detection',
      'Brazing',
      'Electrical troubleshooting',
      'Preventive maintenance',
      'Air-conditioning installation',
      'Vaccine cold chain',
    ],
    description: `
A medical supply agency keeps vaccines in forty-two cold rooms and nine hundred refrigerators across the region, and seeks a Refrigeration Technician based in Garissa.

You install, maintain and repair cold rooms, solar direct-drive refrigerators, freezers and split air conditioners. You find leaks, recover refrigerant, evacuate and recharge systems, replace compressors, fans and controls, and trace electrical faults. You check temperature loggers, teach health workers how to clean and load their refrigerators, and hand in a report for each visit. Spare parts are ordered by you.

You bring a craft certificate or trade test in refrigeration and air conditioning, at least three years of field work, and a driving licence. You may be called at night when an alarm rings. Much travel on bad roads; allowance per night out.`,
  }),
  strong,
  evidenceFor: {
    'Refrigerant handling': true,
    'Leak detection': true,
    Brazing: true,
    'Electrical troubleshooting': true,
    'Preventive maintenance': true,
    'Air-conditioning installation': true,
    // One of them may well be for vaccines, as the bio says.
    'Vaccine cold chain': true,
  },
  weaker: applicant({
    name: 'Joshua Maina',
    bio: 'One year with a split-unit installer in Thika.',
    educations: [study('High School', 'Artisan Certificate', 'Refrigeration', 'Thika Technical', '2023-09', '2025-07')],
    experiences: [
      work(
        'AC Installer',
        'Cool Homes Thika',
        '2025-09',
        null,
        'Drill the wall, hang indoor and outdoor unit, run the copper pipe and drain, and wash filters for customers.',
      ),
    ],
    skills: ['Split units', 'Pipe flaring', 'Filter washing'],
    languages: { English: 'intermediate', Swahili: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Refrigerant handling': false,
    'Leak detection': false,
    Brazing: false,
    'Electrical troubleshooting': false,
    'Preventive maintenance': false,
    'Air-conditioning installation': true,
    'Vaccine cold chain': false,
  },
  neighbour: applicant({
    name: 'Hillary Koskei',
    bio: 'Generator and pump technician for telecom masts.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Mechanical Engineering',
        'Plant',
        'Eldoret Polytechnic',
        '2012-09',
        '2015-07',
      ),
    ],
    experiences: [
      work(
        'Generator Technician',
        'MastPower East Africa',
        '2016-02',
        null,
        'Service diesel generators at sixty masts, change filters and batteries, trace faults in control panels, and drive out at night when a site goes dark.',
      ),
    ],
    skills: ['Diesel generators', 'Control panels', 'Preventive maintenance', 'Batteries'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: jockey,
  changer: applicant({
    name: 'Aden Sheikh Mohamud',
    bio: 'Sold khat and soft drinks for ten years. My drinks fridge broke so often that I learnt the trade.',
    educations: [
      study(
        'High School',
        'Trade Test Grade II',
        'Refrigeration and Air Conditioning',
        'NITA Wajir',
        '2024-05',
        '2025-05',
      ),
    ],
    experiences: [
      work(
        'Refrigeration Technician',
        'Wajir Cooling Services',
        '2025-07',
        null,
        'I repair refrigerators, freezers and air conditioners in shops and three health posts: find the leak, braze, vacuum, charge with refrigerant, change the compressor or thermostat. I check with the multimeter before I open anything. Vaccine refrigerators I service every quarter.',
      ),
      work(
        'Drinks trader',
        'Wajir town',
        '2014-01',
        '2024-04',
        'Sold cold drinks and khat, paid the transporters and kept the accounts in a notebook.',
      ),
    ],
    skills: ['Refrigerators', 'Brazing', 'Trading'],
    languages: { Somali: 'native', Swahili: 'fluent', English: 'basic' },
  }),
  terse: inFragments(strong, [
    '19 freezers, ice plant. Gauges, leaks, brazing, vacuum, R404A. Night calls.',
    'Split units hung, copper, drain, flares, breaker wiring.',
  ]),
  inLanguages: [
    {
      language: 'Arabic',
      application: applicant({
        name: 'ياسر عثمان كرار',
        bio: 'فني تبريد وتكييف منذ اثنتي عشرة سنة في كسلا وبورتسودان، من ثلاجة البيت إلى غرف تبريد السمك.',
        educations: [
          study('Associate Degree', 'دبلوم تقني', 'تبريد وتكييف', 'كلية بورتسودان التقنية', '2010-09', '2013-06'),
        ],
        experiences: [
          work(
            'فني تبريد',
            'مخازن البحر الأحمر المبردة',
            '2018-03',
            null,
            'أشرف على ست عشرة غرفة تجميد. أغسل المكثفات كل أسبوع وأقرأ ضغط السحب والطرد، وأبحث عن التسريب بالصابون والجهاز الإلكتروني، وألحم المواسير بالفضة، وأفرّغ الدائرة ثم أشحن الغاز بالوزن، وأسترجع القديم في أسطوانة. وأتتبع أعطال الكهرباء من الكونتاكتر حتى الثرموستات. وأزور ثلاجات اللقاحات في المراكز الصحية كل ثلاثة أشهر.',
          ),
          work(
            'فني تركيب مكيفات',
            'نسمة الشرق',
            '2013-08',
            '2018-02',
            'ركبت مكيفات سبليت في المكاتب والبيوت ومددت النحاس والصرف ووصلت القاطع.',
          ),
        ],
        skills: ['صيانة غرف التبريد', 'لحام النحاس', 'تركيب المكيفات'],
        languages: { العربية: 'native', الإنجليزية: 'basic' },
      }),
      evidenceFor: {
        'Refrigerant handling': true,
        'Leak detection': true,
        Brazing: true,
        'Electrical troubleshooting': true,
        'Preventive maintenance': true,
        'Air-conditioning installation': true,
        'Vaccine cold chain': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
