import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { footballCoach, houseCleaner } from '../other-people.ts';

export const solarInstaller: Trade = {
  name: 'solar installer',
  job: advert({
    title: 'Solar Installer',
    level: 'Junior',
    skills: ['Solar panel installation', 'Battery systems', 'Inverter wiring', 'Roof mounting', 'Fault finding'],
    description: `
Do you like heights and sunshine? Our team puts up 25 home and shop systems a week and we need more hands.

As Solar Installer you mount rails and panels on iron and tile roofs, lay and clip DC cable, wire charge controllers, inverters and lithium or lead batteries, earth everything properly, and hand over the system to the customer with a short lesson. You also come back when something does not work and find the fault.

Must have: one year or more installing PV, safe work on ladders and roofs, basic electrical knowledge, a valid motorbike licence. Nice to have: a T2 solar licence. Tools and harness are provided. Piece-rate bonus above base salary.`,
  }),
  strong: applicant({
    name: 'Cawaale Xirsi Faarax',
    bio: 'I have put solar on more than six hundred roofs, from Kismayo tea shops to a district hospital.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Electrical Installation',
        'Electrical Installation',
        'Kismayo Technical Institute',
        '2016-09',
        '2018-07',
      ),
    ],
    experiences: [
      work(
        'Solar Installer',
        'Iftiin Energy',
        '2021-05',
        null,
        'Lead a crew of three. We fix rails, bolt panels, pull cable, connect controller, inverter and batteries, test voltage and polarity, and explain the switch-off order to the owner. I size small systems from a list of lamps and fridges.',
        'Call-backs fell by half after I introduced torque marks.',
      ),
      work(
        'Solar Assistant',
        'Qorax Power',
        '2018-09',
        '2021-04',
        'Carried and mounted modules on tin roofs, crimped connectors, topped up lead-acid cells and measured with a multimeter under the head technician. Replaced blown fuses and burnt terminals at clients’ homes.',
      ),
    ],
    trainings: [
      course('T2 solar PV technician', 'Energy Regulatory Board', '2020-02'),
      course('Working at heights', 'Red Crescent', '2022-08'),
    ],
    skills: [
      'PV mounting',
      'Batteries and charge controllers',
      'Inverters',
      'Working at heights',
      'Troubleshooting',
      'Earthing',
    ],
    languages: { Somali: 'native', English: 'intermediate', Swahili: 'intermediate' },
    letter: 'I bring my own multimeter and a good head for heights. My motorbike licence is valid.',
  }),
  junior: applicant({
    name: 'Felix Barasa',
    bio: 'Five months as a helper with a solar shop; before that I was in school.',
    experiences: [
      work(
        'Solar Helper',
        'Bright Roofs Bungoma',
        '2026-06',
        null,
        'Carry panels up, hold rails while the technician drills, strip cable and tidy up. I have wired two small lamp kits myself.',
      ),
    ],
    educations: [study('High School', 'KCSE', '', 'Kimilili Boys', '2021-01', '2024-11')],
    skills: ['Roof work', 'Cable stripping'],
    languages: { English: 'intermediate', Swahili: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Tom Lubega',
    bio: 'Phone and TV repairer with a small shop in Masaka.',
    educations: [
      study('High School', 'Certificate in Electronics', 'Electronics', 'Masaka Vocational', '2013-02', '2014-11'),
    ],
    experiences: [
      work(
        'Electronics Repair Technician',
        'Lubega Fix-It',
        '2015-03',
        null,
        'Open phones, radios and televisions, find dead components with a meter, solder new ones, change screens and batteries, and test before giving back.',
      ),
    ],
    skills: ['Soldering', 'Multimeter', 'Circuit diagnosis', 'Customer service'],
    languages: { English: 'fluent', Luganda: 'native' },
  }),
  unrelated: houseCleaner,
  unrelated2: footballCoach,
  changer: applicant({
    name: 'Mahad Barre',
    bio: 'Water-truck driver for ten years, solar man since last September.',
    experiences: [
      work(
        'Solar Technician',
        'Nugaal Solar',
        '2025-09',
        null,
        'Mount panels on shops and mosques, connect batteries and inverters, set the controller, tighten and test. I also clean and check old systems every quarter.',
      ),
      work(
        'Water Truck Driver',
        'Biyo Nool',
        '2015-01',
        '2025-07',
        'Delivered water to villages around Garowe, kept the pump and the tyres going.',
      ),
    ],
    trainings: [course('Solar PV installation, 3 months', 'Garowe Vocational Centre', '2025-08')],
    skills: ['Solar mounting', 'Battery connection', 'Driving'],
    languages: { Somali: 'native' },
  }),
  titles: ['PV Technician', 'Solar Technician', 'Renewable Energy Installer'],
  fields: {
    sensible: ['Electrical Installation', 'Renewable Energy', 'Electrical Engineering'],
    other: ['Beauty Therapy', 'Islamic Law', 'Journalism'],
  },
  inLanguages: {
    Somali: {
      strong: applicant({
        name: 'Cabdirisaaq Nuur Cali',
        bio: 'Waxaan qoraxda ku rakibay in ka badan lix boqol oo saqaf, guryo iyo dukaanno, isbitaalna ku jiro.',
        educations: [
          study(
            'Associate Degree',
            'Diblooma Korontada',
            'Rakibaadda korontada',
            'Machadka Farsamada Kismaayo',
            '2016-09',
            '2018-07',
          ),
        ],
        experiences: [
          work(
            'Rakibaha Nidaamka Qoraxda',
            'Iftiin Energy',
            '2021-05',
            null,
            'Waxaan hoggaamiyaa koox saddex nin ah. Waxaan saqafka ku xirnaa birta iyo looxyada qoraxda, waxaan jiidnaa fiilooyinka, waxaan isku xirnaa baytariga, inverter-ka iyo controller-ka, waxaan cabbirnaa korontada, kadibna macmiilka ayaan u sharraxnaa sida loo isticmaalo.',
            'Cilladihii soo noqnoqday kala bar ayay yaraadeen.',
          ),
          work(
            'Kaaliyaha Rakibaadda Qoraxda',
            'Qorax Power',
            '2018-09',
            '2021-04',
            'Waxaan saqafyada saari jiray looxyada, waxaan ku dari jiray biyaha baytariyada, waxaan ku cabbiri jiray multimeter, waxaanan beddeli jiray fiyuusyada gubta.',
          ),
        ],
        trainings: [course('Farsamo-yaqaan qoraxda heerka T2', 'Guddiga Tamarta', '2020-02')],
        skills: [
          'Rakibaadda looxyada qoraxda',
          'Nidaamka baytariga',
          'Xirista inverter-ka',
          'Ka shaqaynta saqafka',
          'Raadinta cilladda',
        ],
        languages: { Soomaali: 'native', Ingiriisi: 'intermediate' },
        letter: 'Waxaan haystaa qalabkayga cabbirka iyo ruqsadda mootada. Meelaha dhaadheer kama baqo.',
      }),
      job: advert({
        title: 'Rakibaha Nidaamka Qoraxda',
        level: 'Junior',
        skills: [
          'Rakibaadda looxyada qoraxda',
          'Nidaamyada baytariga',
          'Xirista inverter-ka',
          'Ka shaqaynta saqafka',
          'Raadinta cilladaha',
        ],
        description: `
Kooxdeennu toddobaad kasta waxay rakibtaa 25 nidaam oo qorax ah oo guryo iyo dukaanno ah, waxaanan u baahanahay gacmo dheeraad ah.

Waxaad saqafyada ku xiraysaa birta iyo looxyada qoraxda, waxaad jiidaysaa fiilooyinka, waxaad isku xiraysaa controller-ka, inverter-ka iyo baytariyada, waxaad samaynaysaa xarigga dhulka, waxaanad macmiilka u sharraxaysaa sida nidaamku u shaqeeyo. Marka wax xumaadaan waad ku noqonaysaa oo cilladda ayaad raadinaysaa.

Shuruudaha: hal sano ama ka badan oo rakibaadda qoraxda ah, badbaado ka shaqaynta saqafka iyo jaranjarada, aqoon aasaasi ah oo koronto, iyo ruqsad mooto. Qalabka iyo suunka badbaadada annaga ayaa bixinna.`,
      }),
    },
  },
};
