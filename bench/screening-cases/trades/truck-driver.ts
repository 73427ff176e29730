import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { danceTeacher, museumCurator } from '../other-people.ts';

export const truckDriver: Trade = {
  name: 'truck driver',
  job: advert({
    title: 'Truck Driver',
    level: 'Mid',
    skills: ['Heavy truck driving', 'Vehicle inspection', 'Cargo securing', 'Route planning'],
    description: `
Long-haul drivers wanted for our fleet of forty trucks on the Northern Corridor (Mombasa – Malaba – Kampala – Kigali).

You drive a 28-tonne truck and trailer, inspect brakes, tyres and lights before every trip, see that containers and loose cargo are lashed and sealed, carry customs papers, respect speed and rest rules and report breakdowns at once. Fuel must be accounted for by litre.

You have a valid class CE licence, a clean police record, at least 3 years on heavy vehicles, and you can read and write English or Swahili. Knowledge of border procedures is a plus. No school certificate needed. Trips take five to nine days; per diem and bonus for safe kilometres.`,
  }),
  strong: applicant({
    name: 'Hassan Mwinyi Omari',
    bio: 'Eleven years on the road between Mombasa and Goma with no accident to my name.',
    educations: [study('High School', 'Form Four Certificate', '', 'Likoni Secondary', '2004-01', '2007-11')],
    experiences: [
      work(
        'Truck Driver',
        'Simba Hauliers',
        '2018-04',
        null,
        'I take containers and steel from the port to Kampala and Kigali with a semi-trailer. Before I leave I walk round: tyres, brake lines, lamps, fifth wheel. I chain and cover the load, keep the seals and papers in order at Malaba and Gatuna, and phone in each evening.',
        'Best fuel figure of the fleet in 2023.',
      ),
      work(
        'Lorry Driver',
        'Coast Cement',
        '2014-02',
        '2018-03',
        'Carried bagged cement with a ten-wheeler to sites from Voi to Lamu. Checked weights at the weighbridge and got the delivery notes signed.',
      ),
    ],
    trainings: [
      course('Defensive driving', 'AA Kenya', '2022-01'),
      course('Dangerous goods (HAZMAT) awareness', 'NTSA', '2020-06'),
    ],
    skills: ['Articulated trucks', 'Pre-trip checks', 'Lashing and tarping', 'Knowing the corridor', 'Border papers'],
    languages: { Swahili: 'native', English: 'intermediate' },
    letter: 'I know every weighbridge from Mariakani to Kigali. My BCE licence is valid until 2028.',
  }),
  junior: applicant({
    name: 'Isaac Wekesa',
    bio: 'Driver with a fresh heavy licence and one year as a relief driver.',
    experiences: [
      work(
        'Relief Driver',
        'Western Sugar Transport',
        '2025-11',
        null,
        'Drive a cane truck in the season when the main driver rests, check water and oil in the morning and tie the load with chains.',
      ),
    ],
    educations: [study('High School', 'KCSE', '', 'Mumias Boys', '2017-01', '2020-11')],
    skills: ['Truck driving', 'Tyre changing', 'Lashing'],
    languages: { Swahili: 'fluent', English: 'intermediate' },
  }),
  neighbour: applicant({
    name: 'Charles Njoroge',
    bio: 'Taxi driver who knows Nairobi by heart, five stars from most riders.',
    experiences: [
      work(
        'Taxi Driver',
        'Self-employed with ride apps',
        '2016-05',
        null,
        'Drive passengers in a saloon car around the city and to the airport, twelve hours a day. Keep the car clean, help with bags, take cash and phone payments and find the quickest way round the jams.',
      ),
    ],
    educations: [study('High School', 'KCSE', '', 'Ruiru High', '2008-01', '2011-11')],
    skills: ['City driving', 'Customer service', 'Navigation apps', 'Car cleaning'],
    languages: { Swahili: 'fluent', English: 'fluent' },
  }),
  unrelated: danceTeacher,
  unrelated2: museumCurator,
  changer: applicant({
    name: 'Benson Kioko',
    bio: 'Mason for fifteen years until my back said no. Since last year I drive heavy trucks.',
    experiences: [
      work(
        'Truck Driver',
        'Athi Quarries',
        '2025-09',
        null,
        'Haul ballast and sand in a six-by-four tipper from the quarry to Nairobi, four turns a day. I inspect the tipper at dawn, sheet the load, mind axle limits and log my diesel.',
      ),
      work(
        'Mason',
        'Various contractors, Machakos',
        '2010-01',
        '2025-06',
        'Laid stone and block, plastered walls, cast slabs and led small gangs.',
      ),
    ],
    trainings: [course('Heavy commercial vehicle course, class CE', 'Petanns Driving School', '2025-08')],
    skills: ['Tipper driving', 'Vehicle checks', 'Masonry'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  titles: ['Lorry Driver', 'HGV Driver', 'Trailer Driver'],
  fields: {
    sensible: ['Heavy Vehicle Driving', 'Transport and Logistics', 'Automotive Mechanics'],
    other: ['Music', 'Pharmacy', 'History'],
  },
  inLanguages: {
    Swahili: {
      strong: applicant({
        name: 'Juma Bakari Mrisho',
        bio: 'Nimeendesha malori ya masafa marefu kwa miaka kumi na moja kati ya Dar es Salaam na Lubumbashi bila ajali yoyote.',
        educations: [
          study('High School', 'Cheti cha Kidato cha Nne', '', 'Shule ya Sekondari Temeke', '2004-01', '2007-11'),
        ],
        experiences: [
          work(
            'Dereva wa Lori',
            'Simba Wasafirishaji',
            '2018-04',
            null,
            'Nasafirisha makontena na chuma kutoka bandarini hadi Kampala na Kigali kwa trela. Kabla ya safari nakagua matairi, breki, taa na viungo vya trela. Nafunga mzigo kwa minyororo na turubai, natunza lakiri na karatasi za forodha mpakani, na natoa taarifa kila jioni.',
            'Nilikuwa wa kwanza kwa kubana matumizi ya mafuta mwaka 2023.',
          ),
          work(
            'Dereva wa Lori',
            'Saruji ya Pwani',
            '2014-02',
            '2018-03',
            'Nilibeba mifuko ya saruji kwa lori la matairi kumi hadi kwenye maeneo ya ujenzi. Nilipima uzito kwenye mizani na kuhakikisha hati za mzigo zimesainiwa.',
          ),
        ],
        trainings: [course('Udereva wa kujihami', 'Chuo cha Usafirishaji', '2022-01')],
        skills: [
          'Kuendesha malori makubwa',
          'Ukaguzi wa gari',
          'Kufunga mizigo',
          'Kupanga njia',
          'Taratibu za mpakani',
        ],
        languages: { Kiswahili: 'native', Kiingereza: 'intermediate' },
        letter:
          'Naomba kazi ya udereva wa lori. Leseni yangu ya daraja CE ni halali hadi 2028 na ninaijua barabara yote ya ukanda wa kaskazini.',
      }),
      job: advert({
        title: 'Dereva wa Lori',
        level: 'Mid',
        skills: ['Udereva wa malori makubwa', 'Ukaguzi wa gari', 'Kufunga na kulinda mizigo', 'Kupanga njia'],
        description: `
Tunatafuta madereva wa masafa marefu kwa malori yetu arobaini yanayopita ukanda wa kaskazini (Mombasa – Malaba – Kampala – Kigali).

Utaendesha lori lenye trela la tani 28, utakagua breki, matairi na taa kabla ya kila safari, utahakikisha makontena na mizigo imefungwa vizuri, utabeba hati za forodha, utaheshimu kasi na muda wa kupumzika, na utatoa taarifa ya hitilafu mara moja. Mafuta yatahesabiwa kwa kila lita.

Sifa: leseni halali ya daraja CE, cheti cha polisi cha tabia njema, uzoefu wa angalau miaka mitatu kwa magari makubwa, na uwezo wa kusoma na kuandika Kiswahili au Kiingereza. Kujua taratibu za mpakani ni faida ya ziada.`,
      }),
    },
  },
  oddities: [
    {
      name: 'the same trade in a different industry',
      like: 'strong',
      application: applicant({
        name: 'Lameck Phiri',
        bio: 'I have driven ore and fuel on mine roads for nine years and want to see the highway again.',
        educations: [study('High School', 'School Certificate', '', 'Mbeya Day School', '2007-01', '2010-11')],
        experiences: [
          work(
            'Fuel Tanker Driver',
            'Chunya Gold Mine',
            '2017-06',
            null,
            'Bring diesel from the depot to the pit with a 30,000-litre articulated tanker, check brakes, valves and tyres before each run, earth the tank, and sign for every litre.',
          ),
        ],
        trainings: [course('Hazardous goods', 'Mine Safety School', '2018-02')],
        skills: ['Tanker driving', 'Daily vehicle checks', 'Load safety', 'Fuel accounting'],
        languages: { Swahili: 'native', English: 'intermediate' },
      }),
    },
  ],
};
