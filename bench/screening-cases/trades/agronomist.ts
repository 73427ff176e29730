import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { barber, musicProducer } from '../other-people.ts';

export const agronomist: Trade = {
  name: 'agronomist',
  job: advert({
    title: 'Agronomist (Field Officer)',
    level: 'Entry',
    education: "Bachelor's Degree",
    skills: ['Crop production', 'Soil fertility', 'Pest and disease control', 'Farmer training', 'Irrigation'],
    description: `
Smallholder seed company in Tanzania's southern highlands recruits graduate Field Officers. You set up demonstration plots of maize, beans and potatoes, take soil samples, advise three hundred farmers on spacing, fertiliser and spraying, scout for fall armyworm and blight, train lead farmers, and record yields on a tablet. In the dry season you help groups with drip and furrow irrigation.

BSc in agronomy, crop science, horticulture or general agriculture. Newly graduated candidates are welcome and will be coached by a senior agronomist. You ride a motorcycle, speak Swahili and like mud.`,
  }),
  strong: applicant({
    name: 'Upendo Mwakalinga',
    bio: 'Farmer’s daughter and agronomist; five seasons with smallholders around Mbeya.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Agronomy',
        'Agronomy',
        'Morogoro University of Agriculture',
        '2017-10',
        '2021-07',
      ),
    ],
    experiences: [
      work(
        'Agronomist',
        'Highland Seeds',
        '2023-02',
        null,
        'Lay out trial plots, compare varieties, dig soil pits and read the lab sheets with farmers. I show when to top-dress, how to mix the sprayer, and what armyworm looks like before it is too late.',
        'Potato yields of my groups doubled in three seasons.',
      ),
      work(
        'Agricultural Extension Officer',
        'Rungwe District',
        '2021-09',
        '2023-01',
        'Visited villages by motorbike, taught composting, terracing and furrow watering, and collected harvest figures.',
      ),
    ],
    trainings: [course('Integrated pest management', 'TARI Uyole', '2022-03')],
    skills: [
      'Growing maize and potatoes',
      'Soil sampling and fertiliser advice',
      'IPM',
      'Training farmers',
      'Drip irrigation',
    ],
    languages: { Swahili: 'native', English: 'fluent' },
    letter:
      'I have muddy boots in my car already. Your demonstration plots at Tukuyu could be better, and I would like to show how.',
  }),
  neighbour: applicant({
    name: 'Ezekiel Mollel',
    bio: 'Livestock keeper and dairy extension worker for seven years.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Animal Production',
        'Animal Production',
        'LITA Tengeru',
        '2015-09',
        '2017-07',
      ),
    ],
    experiences: [
      work(
        'Dairy Extension Worker',
        'Tanga Milk Farmers',
        '2018-05',
        null,
        'Teach feeding, milking hygiene and calf rearing, inseminate cows, and keep the milk records of two hundred members.',
      ),
    ],
    skills: ['Dairy husbandry', 'Insemination', 'Fodder', 'Farmer groups'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  unrelated: barber,
  unrelated2: musicProducer,
  changer: applicant({
    name: 'Dickson Sanga',
    bio: 'Bus driver for twelve years with a farm at home; now field officer by profession.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Agriculture',
        'General Agriculture',
        'Uyole Agricultural College',
        '2023-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Field Officer',
        'Avocado Growers Njombe',
        '2025-09',
        null,
        'Advise growers on pruning, mulching and manure, look for false codling moth, and teach picking to grade.',
      ),
      work(
        'Bus Driver',
        'Njombe Express',
        '2011-03',
        '2023-08',
        'Drove the Njombe–Iringa line and looked after the bus.',
      ),
    ],
    trainings: [course('Avocado production', 'TAHA', '2025-10')],
    skills: ['Orchard care', 'Pest scouting', 'Bus driving'],
    languages: { Swahili: 'native', English: 'intermediate' },
  }),
  titles: ['Agricultural Extension Officer', 'Crop Specialist', 'Farm Advisor'],
  graduates: [
    applicant({
      name: 'Rehema Kilonzo',
      bio: 'BSc Horticulture, class of 2026. My vegetable plot paid half of my fees.',
      educations: [
        study(
          "Bachelor's Degree",
          'BSc Horticulture',
          'Horticulture',
          'Morogoro University of Agriculture',
          '2022-10',
          '2026-07',
        ),
      ],
      trainings: [course('Drip irrigation workshop', 'Hydro Tanzania', '2025-11')],
      skills: ['Crop production', 'Irrigation', 'Pest control', 'Nursery management'],
      languages: { Swahili: 'native', English: 'fluent' },
      letter:
        'My thesis compared three rates of manure on beans over two seasons; I also taught twenty women of my village to raise seedlings, as a volunteer of the student farm.',
    }),
    applicant({
      name: 'Daudi Mwamba',
      bio: 'New graduate in general agriculture, looking for a company that grows people as well.',
      educations: [
        study(
          "Bachelor's Degree",
          'BSc Agriculture General',
          'Agriculture',
          'Mbeya College of Agriculture',
          '2022-10',
          '2026-07',
        ),
      ],
      skills: ['Soil fertility', 'Maize production', 'Farmer training'],
      languages: { Swahili: 'native', English: 'fluent' },
      letter:
        'In field practice I spent ten weeks with extension staff in Mbozi: sampling soil, scouting coffee for berry disease and helping at farmer field schools.',
    }),
  ],
  fields: {
    sensible: ['Agronomy', 'Crop Science', 'Horticulture'],
    other: ['Library Science', 'Aeronautical Engineering', 'Dance'],
  },
  inLanguages: {
    Swahili: {
      strong: applicant({
        name: 'Tumaini Mwakyusa',
        bio: 'Mtaalamu wa kilimo na mtoto wa mkulima; misimu mitano na wakulima wadogo wa Mbeya.',
        educations: [
          study(
            "Bachelor's Degree",
            'Shahada ya Sayansi ya Kilimo cha Mazao',
            'Kilimo cha mazao',
            'Chuo Kikuu cha Kilimo Morogoro',
            '2017-10',
            '2021-07',
          ),
        ],
        experiences: [
          work(
            'Bwana Shamba',
            'Mbegu za Nyanda za Juu',
            '2023-02',
            null,
            'Naandaa mashamba darasa, nalinganisha aina za mbegu, napima udongo na kuwaeleza wakulima matokeo. Nawaonyesha wakati wa kuweka mbolea ya kukuzia, jinsi ya kuchanganya dawa, na dalili za viwavijeshi mapema.',
            'Mavuno ya viazi ya vikundi vyangu yaliongezeka mara mbili.',
          ),
          work(
            'Afisa Ugani',
            'Wilaya ya Rungwe',
            '2021-09',
            '2023-01',
            'Nilitembelea vijiji kwa pikipiki, nilifundisha mboji, matuta na umwagiliaji wa mifereji, na nilikusanya takwimu za mavuno.',
          ),
        ],
        trainings: [course('Udhibiti husishi wa visumbufu', 'TARI Uyole', '2022-03')],
        skills: [
          'Uzalishaji wa mazao',
          'Rutuba ya udongo',
          'Kudhibiti wadudu na magonjwa',
          'Kufundisha wakulima',
          'Umwagiliaji',
        ],
        languages: { Kiswahili: 'native', Kiingereza: 'fluent' },
        letter: 'Naomba kazi ya afisa wa shambani. Niko tayari kuishi kijijini na kuendesha pikipiki.',
      }),
    },
  },
};
