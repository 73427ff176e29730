import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { hairdresser, musicProducer } from '../other-people.ts';

export const storekeeper: Trade = {
  name: 'storekeeper',
  job: advert({
    title: 'Storekeeper',
    level: 'Entry',
    education: 'Associate Degree',
    skills: ['Stock records', 'Receiving and issuing goods', 'Inventory counting', 'Microsoft Excel'],
    description: `
Aid warehouse in Baidoa, 2,400 m², food and shelter items. We are looking for a Storekeeper, fresh school leavers welcome. You receive trucks, count and check bags and cartons against the waybill, stack on pallets, keep bin cards and the stock ledger in Excel, issue goods against signed requests, watch expiry dates and rodents, and help at the monthly physical count.

We ask for a diploma in logistics, stores or business, honesty, neat handwriting and a strong back. No experience necessary; on-the-job training is given. Local residents are given priority.`,
  }),
  strong: applicant({
    name: 'Cabdullahi Macallin Isaaq',
    bio: 'Store man for six years with aid agencies, never a bag missing at the count.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Logistics and Supply Chain',
        'Logistics',
        'Baidoa Institute of Management',
        '2017-09',
        '2019-07',
      ),
    ],
    experiences: [
      work(
        'Storekeeper',
        'Bay Relief Network',
        '2022-02',
        null,
        'Take in food trucks, count, weigh samples and sign the waybill with remarks. I stack by batch, update the cards and the spreadsheet the same day, and release goods only against a signed request. I do a count every Thursday.',
        'Losses under 0.1 percent for three years.',
      ),
      work(
        'Store Assistant',
        'Daryeel Wholesale',
        '2019-09',
        '2022-01',
        'Loaded and unloaded sugar and oil, kept the shelves in order, wrote delivery notes, and told the buyer when something ran low.',
      ),
    ],
    trainings: [course('Warehouse management in emergencies', 'Logistics Cluster', '2022-09')],
    skills: ['Bin cards and ledgers', 'Goods in and out', 'Stock-taking', 'Excel', 'Pallet stacking'],
    languages: { Somali: 'native', English: 'intermediate' },
    letter: 'My store is clean, my cards agree with my shelves, and I live ten minutes from your gate.',
  }),
  neighbour: applicant({
    name: 'Philip Kuria',
    bio: 'Shop attendant and cashier in a hardware store.',
    educations: [study('High School', 'KCSE', '', 'Limuru Boys', '2014-01', '2017-11')],
    experiences: [
      work(
        'Shop Attendant',
        'Nyumba Hardware',
        '2019-03',
        null,
        'Serve builders at the counter, cut timber to length, mix paint, take payment and fill up the front shelves from the back.',
      ),
    ],
    skills: ['Selling', 'Cash register', 'Paint mixing'],
    languages: { English: 'fluent', Swahili: 'native' },
  }),
  unrelated: hairdresser,
  unrelated2: musicProducer,
  changer: applicant({
    name: 'Hindiyo Maxamed',
    bio: 'Cook in a hospital kitchen for ten years; since last year I keep its stores.',
    educations: [study('High School', 'Secondary certificate', '', 'Dhobley Secondary', '2005-09', '2009-06')],
    experiences: [
      work(
        'Store Clerk',
        'Dhobley Hospital',
        '2025-09',
        null,
        'Receive medicines, linen and food, check against the order, write the cards, hand out to wards against a slip, and count at month-end.',
      ),
      work(
        'Cook',
        'Dhobley Hospital',
        '2014-05',
        '2025-08',
        'Cooked three meals a day for eighty patients and kept the kitchen clean.',
      ),
    ],
    trainings: [course('Stores and Excel basics', 'Dhobley Training Centre', '2025-08')],
    skills: ['Stock cards', 'Receiving goods', 'Cooking'],
    languages: { Somali: 'native', English: 'basic' },
  }),
  titles: ['Storeman', 'Warehouse Assistant', 'Stock Controller'],
  graduates: [
    applicant({
      name: 'Ubax Aadan',
      bio: 'Just finished my diploma in logistics; I kept the store of our school feeding project as a volunteer.',
      educations: [
        study(
          'Associate Degree',
          'Diploma in Logistics',
          'Logistics and Supply Chain',
          'Baidoa Institute of Management',
          '2024-09',
          '2026-07',
        ),
      ],
      trainings: [
        course(
          'Excel for inventories',
          'Hub Baidoa',
          '2026-03',
          'Stock ledger with formulas, reorder levels, monthly count sheet',
        ),
      ],
      skills: ['Excel', 'Inventory counting', 'Stock records', 'Waybills'],
      languages: { Somali: 'native', English: 'intermediate' },
      letter:
        'For my final project I counted and re-shelved the store of the teachers’ institute, wrote its bin cards and found nine missing cartons. I also volunteered every Friday receiving and issuing rice for the school kitchen.',
    }),
    applicant({
      name: 'Mark Wafula',
      bio: 'Business graduate who likes order, lists and early mornings.',
      educations: [
        study(
          'Associate Degree',
          'Diploma in Stores Management',
          'Stores Management',
          'Kitale Polytechnic',
          '2023-09',
          '2026-05',
        ),
      ],
      skills: ['Stock-taking', 'Microsoft Excel', 'Receiving goods'],
      languages: { English: 'fluent', Swahili: 'fluent' },
      letter:
        'During my attachment of six weeks at a millers’ depot I checked deliveries against orders, wrote goods-received notes and helped at the half-year count.',
    }),
  ],
  fields: {
    sensible: ['Logistics', 'Supply Chain Management', 'Stores Management'],
    other: ['Dentistry', 'Film Production', 'Geology'],
  },
  inLanguages: {
    Somali: {
      strong: applicant({
        name: 'Maxamuud Sheekh Aadan',
        bio: 'Lix sano ayaan bakhaar haye ka ahaa hay’adaha gargaarka, waligayna jawaan kama dhimmin tirinta.',
        educations: [
          study(
            'Associate Degree',
            'Diblooma Saadka iyo Silsiladda Sahayda',
            'Saadka',
            'Machadka Maamulka Baydhabo',
            '2017-09',
            '2019-07',
          ),
        ],
        experiences: [
          work(
            'Bakhaar Haye',
            'Shabakadda Gargaarka Bay',
            '2022-02',
            null,
            'Waxaan qaabilaa gawaarida raashinka, waxaan tiriyaa oo miisaamaa jawaannada, waxaanan saxiixaa warqadda rarka. Alaabta waxaan u kala saaraa taariikhda, kaararka iyo buugga kaydka isla maalintaas ayaan cusboonaysiiyaa, alaabtana waxaan ku bixiyaa codsi saxiixan oo keliya.',
            'Khasaaruhu wuxuu ka yaraa 0.1 boqolkiiba.',
          ),
          work(
            'Kaaliyaha Bakhaarka',
            'Ganacsiga Daryeel',
            '2019-09',
            '2022-01',
            'Waxaan rari jiray oo dejin jiray sonkorta iyo saliidda, waxaan habayn jiray khaanadaha, waxaanan qori jiray warqadaha bixinta.',
          ),
        ],
        trainings: [course('Maamulka bakhaarrada xaaladaha degdegga', 'Kooxda Saadka', '2022-09')],
        skills: ['Diiwaanka kaydka', 'Qaabilaadda iyo bixinta alaabta', 'Tirinta kaydka', 'Excel'],
        languages: { Soomaali: 'native', Ingiriisi: 'intermediate' },
        letter: 'Bakhaarkaygu waa nadiif, kaararkayguna waxay waafaqaan alaabta. Waxaan degganahay meel u dhow.',
      }),
    },
  },
};
