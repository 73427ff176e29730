import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { novelist } from '../other-people.ts';

const strong = applicant({
  name: 'Khadar Muse Jibril',
  bio: 'Moved food, tents and once an X-ray machine by ship, truck, plane and donkey.',
  educations: [
    study(
      "Bachelor's Degree",
      'Bachelor of Business Administration',
      'Supply Chain',
      'Djibouti Gulf University',
      '2011-09',
      '2015-06',
    ),
  ],
  experiences: [
    work(
      'Transport and supply coordinator',
      'Corridor Relief, Berbera',
      '2019-05',
      null,
      'When a vessel is announced I get the papers to the broker, argue about demurrage, and have forty trucks lined up from three transporters whose rates I have compared. Waybill in four copies; who arrives short, pays. Nine own vehicles: who drives where, fuel against kilometres, tyres, trackers. Stock at three tents is counted each quarter. I send the pipeline table on Sundays. In the floods of 2023 we hired boats within two days.',
      'Losses on the road below 0.3 %.',
    ),
    work(
      'Dispatcher',
      'Gulf Freight Djibouti',
      '2015-09',
      '2019-04',
      'Booked lorries to Addis, followed them by phone and tracker, filed delivery notes and solved quarrels at the border.',
    ),
  ],
  trainings: [course('Humanitarian logistics certificate', 'Fritz Logistics School', '2020-10')],
  skills: ['Transport planning', 'Fleet tracking', 'Incoterms'],
  languages: { Somali: 'native', French: 'fluent', English: 'fluent', Arabic: 'intermediate' },
});

export const logisticsOfficer = {
  name: 'logistics officer',
  job: advert({
    title: 'Logistics Officer',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Transport planning',
      'Fleet management',
      'Customs clearance',
      'Stock control',
      'Transporter contracting',
      'Pipeline reporting',
      'Delivery documents',
    ],
    description: `
A medical aid organisation with projects in three countries seeks a Logistics Officer for its base in Gaalkacyo.

You plan and follow the transport of medicines and equipment from port and airport to our clinics, prepare customs papers and exemptions with the agent, contract and pay transporters, and manage a fleet of twelve vehicles with their drivers, fuel and maintenance. You see that every load leaves with a waybill and comes back signed, check the stores with the storekeepers, and send the weekly pipeline report to the capital. In emergencies you find what is needed where others find nothing.

You have a degree in logistics, business or a related field, at least three years in transport or humanitarian supply, and good Excel. You negotiate calmly, know the roads and their people, and do not accept gifts. Some knowledge of cold chain would be a plus.`,
  }),
  strong,
  evidenceFor: {
    'Transport planning': true,
    'Fleet management': true,
    'Customs clearance': true,
    'Stock control': true,
    'Transporter contracting': true,
    'Pipeline reporting': true,
    'Delivery documents': true,
  },
  weaker: applicant({
    name: 'Sacdiya Aweys',
    bio: 'Logistics assistant, a year and a half.',
    educations: [
      study("Bachelor's Degree", 'BBA', 'Business Administration', 'Puntland University College', '2020-09', '2024-07'),
    ],
    experiences: [
      work(
        'Logistics Assistant',
        'Hanuun Health',
        '2025-05',
        null,
        'Fill in waybills for the drivers, file the signed ones, note fuel from the pump, and buy tyres and tea.',
      ),
    ],
    skills: ['Waybills', 'Filing', 'Excel'],
    languages: { Somali: 'native', English: 'intermediate' },
  }),
  weakerEvidenceFor: {
    'Transport planning': false,
    // Noting fuel from the pump is not yet looking after a fleet.
    'Fleet management': false,
    'Customs clearance': false,
    'Stock control': false,
    'Transporter contracting': false,
    'Pipeline reporting': false,
    'Delivery documents': true,
  },
  neighbour: applicant({
    name: 'Ahlam Saciid',
    bio: 'Travel agent and ticketing officer: visas, charter seats, group bookings.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Travel and Tourism',
        'Tourism',
        'Nairobi Air Travel College',
        '2013-01',
        '2014-12',
      ),
    ],
    experiences: [
      work(
        'Travel Officer',
        'Horn Air Travel',
        '2015-03',
        null,
        'Book flights and cars for aid workers, plan routes with several stops, fill in visa and exemption papers, compare prices and chase late passengers.',
      ),
    ],
    skills: ['Ticketing', 'Visa papers', 'Route planning', 'Amadeus'],
    languages: { Somali: 'native', English: 'fluent', Arabic: 'fluent' },
  }),
  unrelated: novelist,
  changer: applicant({
    name: 'Bile Warsame Diriye',
    bio: 'Taught physical education for twelve years; in logistics since August last year.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Logistics and Supply Chain',
        'Logistics',
        'Bosaso Evening University',
        '2021-09',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Logistics Officer',
        'Bari Water Agency',
        '2025-08',
        null,
        'I plan the trucks for pipes and chlorine from Bosaso port to the towns, prepare the customs papers with the agent, agree on rates with transporters, look after seven vehicles, fuel and drivers, and each load has its waybill. Thursdays I write the pipeline report and check the stores.',
      ),
      work(
        'Sports Teacher',
        'Bosaso Secondary',
        '2012-09',
        '2024-12',
        'Taught athletics and volleyball, refereed, and took teams to tournaments.',
      ),
    ],
    skills: ['Transport', 'Waybills', 'Refereeing'],
    languages: { Somali: 'native', English: 'fluent', Arabic: 'intermediate' },
  }),
  terse: inFragments(strong, [
    'Ship papers, broker, 40 trucks, rates, waybills, nine vehicles, fuel, quarterly counts, pipeline.',
    'Lorries to Addis booked, tracked. Delivery notes. Border problems.',
  ]),
  inLanguages: [
    {
      language: 'Somali',
      application: applicant({
        name: 'Ayaanle Nuur Guuleed',
        bio: 'Toban sano ayaan raashin, daawo iyo teendhooyin ka rari jiray dekedda Berbera ilaa tuulooyinka ugu fog.',
        educations: [
          study(
            "Bachelor's Degree",
            'Shahaado maamulka ganacsiga',
            'Maamulka ganacsiga',
            'Jaamacadda Burco',
            '2011-09',
            '2015-07',
          ),
        ],
        experiences: [
          work(
            'Sarkaalka saadka',
            'Hay’adda Gurmad',
            '2019-02',
            null,
            'Markab marka la sheego waraaqaha kastamka ayaan wakiilka la diyaariyaa, gaadiidleyda qiimahooda ayaan isbarbardhigaa oo heshiis la galaa, soddon gaadhi ayaanan jadwal u sameeyaa. Xamuul kasta warqad ayuu la baxaa, saxeexeedana waan sugaa. Siddeed baabuur oo noo gaar ah ayaan maamulaa: darawallada, shidaalka iyo dayactirka. Bakhaarrada saddex biloodba mar ayaan tiriyaa, warbixinta alaabta soo socotana Axad kasta ayaan diraa.',
          ),
          work(
            'Kaaliyaha gaadiidka',
            'Shirkadda Xamuulka Geeska',
            '2015-10',
            '2019-01',
            'Gaadiidka ayaan dalbi jiray, taleefan ku raaci jiray, waraaqahana fayl gelin jiray.',
          ),
        ],
        skills: ['Qorshaynta gaadiidka', 'Kastamka', 'Maamulka bakhaarka'],
        languages: { Soomaali: 'native', Ingiriisi: 'fluent', Carabi: 'fluent' },
      }),
      evidenceFor: {
        'Transport planning': true,
        'Fleet management': true,
        'Customs clearance': true,
        'Stock control': true,
        'Transporter contracting': true,
        'Pipeline reporting': true,
        'Delivery documents': true,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Dispatch foreman', feminine: 'Dispatch forewoman' }],
} satisfies SecondTrade;
