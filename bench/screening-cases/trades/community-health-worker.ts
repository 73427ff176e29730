import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { airlinePilot, streetVendor } from '../other-people.ts';

export const communityHealthWorker: Trade = {
  name: 'community health worker',
  job: advert({
    title: 'Community Health Worker',
    level: 'Entry',
    education: 'High School',
    skills: [
      'Health education',
      'Home visits',
      'Nutrition screening',
      'Community mobilisation',
      'Referral of patients',
    ],
    description: `
The district is selecting 24 Community Health Workers for villages around Dollow. You visit sixty households each month, talk about clean water, mosquito nets, breastfeeding and vaccination, measure the arms of children under five with the MUAC tape, treat simple diarrhoea with ORS and zinc, refer danger signs to the health post, follow up mothers after birth, and hand in the monthly tally sheet.

You come from the community and are trusted there. You read and write Somali and have finished school or a health certificate. No experience is needed: a six-week course is given. Women are particularly invited.`,
  }),
  strong: applicant({
    name: 'Faduma Abdullahi Kusow',
    bio: 'Going from door to door for health since 2021; mothers know my umbrella.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Community Health',
        'Community Health',
        'Dollow Health Institute',
        '2020-01',
        '2020-12',
      ),
    ],
    experiences: [
      work(
        'Community Health Worker',
        'Juba Health Project',
        '2023-01',
        null,
        'Call on seventy families a month. I measure upper arms, hand out ORS and zinc, check vaccination cards, see whether nets are hung, and walk feverish children to the post. I speak at the well and in the women’s group.',
        'All children in my two villages vaccinated against measles.',
      ),
      work(
        'Hygiene Promoter',
        'Clean Water Gedo',
        '2021-02',
        '2022-12',
        'Taught hand-washing and latrine use in camps, gathered people for cleaning days, and counted cases of diarrhoea for the clinic.',
      ),
    ],
    trainings: [course('Integrated community case management', 'Ministry of Health', '2023-03')],
    skills: [
      'Teaching families about health',
      'Household visits',
      'MUAC',
      'Calling the community together',
      'Referring danger signs',
    ],
    languages: { Somali: 'native', English: 'basic' },
    letter: 'I was born in Dollow and I want the next children to grow fatter than we did.',
  }),
  neighbour: applicant({
    name: 'Asli Bile',
    bio: 'Social worker with displaced families for five years.',
    educations: [study("Bachelor's Degree", 'BA Social Work', 'Social Work', 'Gedo University', '2017-09', '2021-06')],
    experiences: [
      work(
        'Social Worker',
        'Shelter Somalia',
        '2021-09',
        null,
        'Register families that arrive, listen to survivors, find foster homes, speak with elders, and write case notes.',
      ),
    ],
    skills: ['Case management', 'Counselling', 'Community meetings', 'Child protection'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  unrelated: streetVendor,
  unrelated2: airlinePilot,
  changer: applicant({
    name: 'Halimo Sheikh Ali',
    bio: 'I sold tea for ten years; since the cholera I carry ORS instead.',
    experiences: [
      work(
        'Community Health Volunteer',
        'Red Crescent Luuq',
        '2025-09',
        null,
        'Visit homes, show mothers how to mix ORS, measure children’s arms, send the sick to the clinic and fill in the tally.',
      ),
      work('Tea Seller', 'Luuq Market', '2014-01', '2025-08', 'Boiled and sold tea and pancakes.'),
    ],
    trainings: [course('Cholera prevention at home', 'Red Crescent', '2025-08')],
    skills: ['Home visits', 'ORS', 'Tea'],
    languages: { Somali: 'native' },
  }),
  titles: ['CHW', 'Village Health Volunteer', 'Health Promoter'],
  graduates: [
    applicant({
      name: 'Nimco Xasan Cali',
      bio: 'Finished school in June and want to serve my village.',
      educations: [
        study(
          'Associate Degree',
          'Certificate in Public Health',
          'Public Health',
          'Dollow Health Institute',
          '2025-09',
          '2026-06',
        ),
      ],
      trainings: [
        course('First aid and nutrition screening', 'Red Crescent', '2026-02', 'MUAC, ORS, danger signs, referral'),
      ],
      skills: ['Health education', 'Nutrition screening', 'Home visits'],
      languages: { Somali: 'native', English: 'intermediate' },
      letter:
        'During the last vaccination days I volunteered as a mobiliser: I went from house to house with the megaphone and counted the children.',
    }),
    applicant({
      name: 'Guuleed Maxamed',
      bio: 'Health student and youth leader from Dollow.',
      educations: [
        study(
          'Associate Degree',
          'Diploma in Community Health',
          'Community Health',
          'Gedo Health College',
          '2024-09',
          '2026-07',
        ),
      ],
      skills: ['Community mobilisation', 'Hygiene promotion', 'Referral'],
      languages: { Somali: 'native', English: 'intermediate' },
      letter:
        'In my practical term I followed a health worker through forty homes, weighed babies, and spoke to boys at the football field about malaria and clean water.',
    }),
  ],
  fields: {
    sensible: ['Community Health', 'Public Health', 'Nutrition'],
    other: ['Interior Design', 'Mechanical Engineering', 'Tax Law'],
  },
  inLanguages: {
    Somali: {
      strong: applicant({
        name: 'Xaawo Cabdullaahi Kuusow',
        bio: 'Ilaa 2021 guri-guri ayaan u wareegayay caafimaadka dartii; hooyooyinku way i wada yaqaannaan.',
        educations: [
          study(
            'Associate Degree',
            'Shahaadada Caafimaadka Bulshada',
            'Caafimaadka bulshada',
            'Machadka Caafimaadka Doolow',
            '2020-01',
            '2020-12',
          ),
        ],
        experiences: [
          work(
            'Shaqaalaha Caafimaadka Bulshada',
            'Mashruuca Caafimaadka Jubba',
            '2023-01',
            null,
            'Bil kasta waxaan booqdaa toddobaatan qoys. Waxaan cabbiraa gacanta carruurta, waxaan bixiyaa ORS iyo zinc, waxaan eegaa kaararka tallaalka, waxaanan xarunta caafimaadka geeyaa carruurta qandhada leh. Ceelka agtiisa iyo ururka haweenka ayaan kula hadlaa dadka.',
            'Carruurta labadayda tuulo dhammaantood waa la tallaalay.',
          ),
          work(
            'Dhiirrigeliyaha Nadaafadda',
            'Biyo Nadiif Gedo',
            '2021-02',
            '2022-12',
            'Waxaan kaamamka ka bari jiray gacmo-dhaqashada iyo isticmaalka musqulaha, waxaanan tirin jiray kiisaska shubanka.',
          ),
        ],
        trainings: [course('Daaweynta fudud ee bulshada', 'Wasaaradda Caafimaadka', '2023-03')],
        skills: [
          'Wacyigelinta caafimaadka',
          'Booqashada guryaha',
          'Baaritaanka nafaqada',
          'Abaabulka bulshada',
          'U gudbinta bukaanka',
        ],
        languages: { Soomaali: 'native' },
        letter: 'Doolow ayaan ku dhashay, waxaanan rabaa in carruurta dambe ka caafimaad badnaadaan kuwii hore.',
      }),
    },
  },
  oddities: [
    {
      name: 'unpaid years as a volunteer only',
      like: 'strong',
      application: applicant({
        name: 'Maryan Isse',
        bio: 'Volunteer for the health of my village for six years without a salary.',
        experiences: [
          work(
            'Volunteer',
            'Village health committee, Beled-Xaawo',
            '2020-03',
            null,
            'Go to homes with newborns, remind mothers of vaccination days, show how to hang nets, measure arms with the tape, and bring weak children to the feeding centre.',
          ),
        ],
        educations: [study('High School', 'Secondary certificate', '', 'Beled-Xaawo Secondary', '2014-09', '2018-06')],
        skills: ['Home visits', 'Health talks', 'MUAC'],
        languages: { Somali: 'native' },
      }),
    },
  ],
};
