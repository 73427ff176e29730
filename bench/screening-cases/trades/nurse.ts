import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { carWasher, geologist } from '../other-people.ts';

const strong = applicant({
  name: 'Grace Akinyi Otieno',
  bio: 'Ward nurse with nine years at the bedside in medical and surgical units, calm with frightened families and quick in a crash call.',
  educations: [
    study(
      "Bachelor's Degree",
      'Bachelor of Science in Nursing',
      'Nursing',
      'Lakeside University of Health Sciences',
      '2012-09',
      '2016-11',
    ),
  ],
  experiences: [
    work(
      'Registered Nurse',
      'St. Anne Mission Hospital',
      '2020-03',
      null,
      'Look after eight to twelve adults on a surgical ward. I give oral and intravenous drugs, change dressings and check wounds every shift, watch blood pressure and oxygen after theatre and call the doctor when something slips. I also teach students how to put in a cannula.',
      'Fewer bed sores: from five a quarter to one after we began turning charts.',
    ),
    work(
      'Nurse',
      'Homa Bay County Hospital',
      '2017-01',
      '2020-02',
      'Admitted and triaged people in casualty, took histories and vital signs, hung drips and blood, and wrote the handover notes. Calmed relatives and prepared the dead with respect.',
    ),
  ],
  trainings: [
    course('Basic Life Support', 'Red Cross Kenya', '2024-05'),
    course('Infection prevention refresher', 'County Health Office', '2023-02'),
  ],
  skills: ['Patient care', 'Giving medicines and IV lines', 'Wound dressing', 'Infection control', 'Triage', 'BLS'],
  languages: { English: 'fluent', Swahili: 'fluent', Dholuo: 'native' },
  letter:
    'I have spent nine years on wards much like yours and I still like the early shift best. I hold a valid licence and can start after one month of notice.',
});

export const nurse: Trade = {
  name: 'nurse',
  job: advert({
    title: 'Registered Nurse',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Patient care',
      'Medication administration',
      'Wound care',
      'Infection prevention',
      'Vital signs monitoring',
      'Basic life support',
    ],
    description: `
Our 120-bed referral hospital is looking for a Registered Nurse for the adult inpatient wards. You will assess patients on admission, plan and deliver nursing care, administer prescribed medication safely, monitor vital signs and report changes to the medical officer on duty. You keep accurate nursing records, follow infection prevention standards and support relatives with respect and patience.

Requirements: a degree in nursing, a valid practising licence, at least three years of bedside experience in a busy ward, and a current basic life support certificate. You must be ready to work night shifts and weekends. Good communication skills and the ability to work under pressure are essential. The hospital offers housing near the compound, paid leave and a yearly refresher course.`,
  }),
  strong,
  junior: applicant({
    name: 'Hibaq Cabdi Warsame',
    bio: 'Newly licensed nurse, one year out of school, eager to grow on a busy ward.',
    educations: [
      study("Bachelor's Degree", 'BSc Nursing', 'Nursing', 'Hargeisa Memorial College', '2020-09', '2025-06'),
    ],
    experiences: [
      work(
        'Staff Nurse',
        'Hargeisa Group Clinic',
        '2025-12',
        null,
        'Take temperature, pulse and pressure for all new patients, give injections and tablets under a senior, and clean small wounds. Keep the dressing trolley stocked.',
      ),
    ],
    skills: ['Patient care', 'Vital signs', 'Injections'],
    languages: { Somali: 'native', English: 'intermediate' },
  }),
  neighbour: applicant({
    name: 'Josphat Mutiso',
    bio: 'Laboratory technologist who has run the bench of a district hospital for six years.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Medical Laboratory Sciences',
        'Medical Laboratory',
        'Machakos Medical Training College',
        '2015-09',
        '2018-08',
      ),
    ],
    experiences: [
      work(
        'Medical Laboratory Technologist',
        'Kangundo Level 4 Hospital',
        '2019-01',
        null,
        'Draw blood from in- and outpatients, read malaria slides, run full blood counts and cross-match units for transfusion. Calibrate the analyser and keep the register of results.',
      ),
    ],
    skills: ['Phlebotomy', 'Microscopy', 'Blood grouping', 'Infection prevention', 'Quality control'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: carWasher,
  unrelated2: geologist,
  changer: applicant({
    name: 'Miriam Chebet',
    bio: 'After eleven years behind a bank counter I went back to school and became a nurse. I have not looked back.',
    educations: [
      study("Bachelor's Degree", 'BSc Nursing', 'Nursing', 'Eldoret School of Nursing', '2021-09', '2025-07'),
      study('Associate Degree', 'Diploma in Banking', 'Banking', 'Rift Valley Institute', '2007-01', '2008-12'),
    ],
    experiences: [
      work(
        'Nurse',
        'Moiben Sub-county Hospital',
        '2025-09',
        null,
        'Care for women and men on a mixed ward of twenty beds: washing, feeding, drug rounds, drips, dressings, and observations every four hours. Escort patients to X-ray and hand over to the night team.',
      ),
      work(
        'Bank Teller',
        'Rift Savings Bank',
        '2009-02',
        '2021-08',
        'Received deposits, paid out cash, balanced the till at closing and opened accounts for farmers.',
      ),
    ],
    trainings: [course('Basic Life Support', 'St John Ambulance', '2025-10')],
    skills: ['Nursing care', 'Drug rounds', 'Dressings', 'Cash handling'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['SRN', 'Staff Nurse', 'Ward Sister'],
  fields: {
    sensible: ['Nursing', 'Nursing and Midwifery', 'Clinical Nursing Science'],
    other: ['Banking and Finance', 'Hotel Management', 'Automotive Engineering'],
  },
  inLanguages: {
    Somali: {
      strong: applicant({
        name: 'Sahra Maxamed Jaamac',
        bio: 'Waxaan ahay kalkaaliso caafimaad oo sagaal sano ka shaqaynaysay qaybaha bukaan-jiifka. Waxaan u naxariistaa bukaanka, waxaanan dejiyaa qoysaskooda.',
        educations: [
          study(
            "Bachelor's Degree",
            'Shahaadada Koowaad ee Kalkaalinta',
            'Kalkaalinta caafimaadka',
            'Jaamacadda Caafimaadka Hargeysa',
            '2012-09',
            '2016-07',
          ),
        ],
        experiences: [
          work(
            'Kalkaaliso Caafimaad',
            'Isbitaalka Guud ee Hargeysa',
            '2020-03',
            null,
            'Waxaan daryeelaa siddeed ilaa laba iyo toban bukaan oo qalliin ku jira. Waxaan bixiyaa daawooyinka afka iyo kuwa xididka, waxaan beddelaa faashadaha, waxaan eegaa nabarrada shifti kasta, waxaanan cabbiraa dhiig-karka iyo neefsashada. Markii xaaladdu xumaato dhakhtarka ayaan u yeeraa.',
            'Waxaan yareeyay nabarrada ka dhasha jiifka badan.',
          ),
          work(
            'Kalkaaliso',
            'Isbitaalka Gobolka Burco',
            '2017-01',
            '2020-02',
            'Waxaan soo dhowayn jiray bukaanka gargaarka degdegga ah, waxaan ka qaadi jiray xogta, waxaan gelin jiray faleebada iyo dhiigga, waxaanan qori jiray warbixinta shiftiga.',
          ),
        ],
        trainings: [course('Gargaarka nolosha aasaasiga ah', 'Bisha Cas', '2024-05')],
        skills: [
          'Daryeelka bukaanka',
          'Bixinta daawada',
          'Daryeelka nabarrada',
          'Ka hortagga caabuqa',
          'Cabbirka calaamadaha nolosha',
        ],
        languages: { Soomaali: 'native', Ingiriisi: 'fluent' },
        letter:
          'Waxaan codsanayaa shaqada kalkaalisada. Waxaan haystaa ruqsad shaqo oo jirta, waxaanan diyaar u ahay shaqada habeenkii iyo maalmaha fasaxa.',
      }),
      job: advert({
        title: 'Kalkaaliye Caafimaad oo Diiwaangashan',
        level: 'Mid',
        education: "Bachelor's Degree",
        skills: [
          'Daryeelka bukaanka',
          'Bixinta daawada',
          'Daryeelka nabarrada',
          'Ka hortagga caabuqa',
          'La socodka calaamadaha nolosha',
          'Gargaarka nolosha aasaasiga ah',
        ],
        description: `
Isbitaalkeenna oo leh 120 sariirood wuxuu raadinayaa kalkaaliye caafimaad oo diiwaangashan oo ka shaqeeya qaybaha bukaan-jiifka dadka waaweyn. Waxaad qiimaynaysaa bukaanka marka la soo dhigo, waxaad qorshaynaysaa daryeelka, waxaad si badbaado leh u bixinaysaa daawada la qoray, waxaad la soconaysaa calaamadaha nolosha, waxaanad wixii isbeddel ah u sheegaysaa dhakhtarka. Waxaad haynaysaa diiwaan sax ah, waxaanad raacaysaa nidaamka ka hortagga caabuqa.

Shuruudaha: shahaado jaamacadeed oo kalkaalinta ah, ruqsad shaqo oo jirta, ugu yaraan saddex sano oo khibrad ah, iyo shahaadada gargaarka nolosha aasaasiga ah. Waa inaad diyaar u tahay shaqada habeenkii iyo dhammaadka toddobaadka.`,
      }),
    },
  },
  oddities: [
    {
      name: 'return after a career break',
      like: 'strong',
      application: applicant({
        name: 'Lucy Wanjala',
        bio: 'Nurse returning to the ward after four years at home with my twins. My licence was renewed this year.',
        educations: strong.educations,
        experiences: [
          work(
            'Registered Nurse',
            'Bungoma West Hospital',
            '2013-02',
            '2022-06',
            'Nursed men after hernia and bowel operations: pain relief by mouth and drip, drains, dressings, catheters and early walking. In charge of the night shift for three years, with two assistants. Wrote care plans and discharge advice.',
          ),
          work(
            'Nurse Intern',
            'Webuye Hospital',
            '2011-11',
            '2012-12',
            'Rotated through medical, surgical and maternity units, took observations and gave injections under a senior.',
          ),
        ],
        trainings: [
          course('Return to practice for nurses', 'Nursing Council', '2026-06'),
          course('BLS', 'Red Cross Kenya', '2026-07'),
        ],
        skills: ['Patient care', 'Wound care', 'Drug administration', 'Catheters', 'Basic life support'],
        languages: { English: 'fluent', Swahili: 'native' },
      }),
    },
    {
      name: 'everyday phrases only',
      like: 'unrelated',
      application: applicant({
        name: 'Collins Baraza',
        bio: 'Good communication skills and the ability to work under pressure. Respect and patience. Ready to work night shifts and weekends.',
        educations: [study('High School', 'KCSE', '', 'Kakamega Day School', '2011-01', '2014-11')],
        experiences: [
          work(
            'Supermarket Cashier',
            'Mega Save',
            '2017-04',
            null,
            'Scan goods and take payment. Good communication skills and the ability to work under pressure are needed when queues are long. I keep accurate records of my till and support customers with respect and patience.',
          ),
        ],
        skills: ['Good communication skills', 'Able to work under pressure', 'Team player'],
      }),
    },
  ],
};
