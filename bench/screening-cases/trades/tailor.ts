import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { airlinePilot, ticketTout } from '../other-people.ts';

export const tailor: Trade = {
  name: 'tailor',
  job: advert({
    title: 'Tailor',
    level: 'Junior',
    skills: ['Sewing', 'Pattern cutting'],
    description: `
Family tailoring house in Stone Town (kanzus, dresses, school uniforms, hotel linen) wants one more Tailor. You measure, cut patterns, sew on straight-stitch and overlock, put in zips and buttonholes, alter, mend and press. One year or more at the machine. Bring two pieces that you have made. Friendly with customers, honest about delivery dates. Paid weekly, plus a share in the orders that you bring.`,
  }),
  strong: applicant({
    name: 'Mwanaisha Haji',
    bio: 'Dressmaker for nine years, known for kanzus that fall straight.',
    educations: [
      study(
        'High School',
        'Certificate in Tailoring and Dressmaking',
        'Tailoring',
        'Zanzibar Vocational Centre',
        '2015-01',
        '2016-06',
      ),
    ],
    experiences: [
      work(
        'Tailor',
        'Darajani Fashions',
        '2020-02',
        null,
        'Measure customers, draw the pattern on paper, cut cotton, silk and uniform cloth, and stitch on the Juki and the overlock. I do hems, zips and embroidery at the collar, and fit twice before I deliver.',
        'Two hundred uniforms for one school, all in time.',
      ),
      work(
        'Seamstress',
        'Mama Asha Sewing',
        '2016-08',
        '2020-01',
        'Made curtains, sheets and pillow cases for hotels, mended staff clothes and ironed.',
      ),
    ],
    trainings: [course('Industrial sewing machines', 'SIDO', '2021-04')],
    skills: ['Machine and hand sewing', 'Cutting from patterns', 'Embroidery', 'Alterations', 'Overlock'],
    languages: { Swahili: 'native', English: 'basic' },
    letter: 'I will bring a kanzu and a lined dress. Turn them inside out, please.',
  }),
  junior: applicant({
    name: 'Khadija Omar',
    bio: 'Six months in a workshop, still learning zips.',
    experiences: [
      work(
        'Trainee Tailor',
        'Kariakoo Stitch',
        '2026-05',
        null,
        'Sew straight seams for pillow cases, cut threads, iron, and put on buttons.',
      ),
    ],
    skills: ['Sewing', 'Ironing'],
    languages: { Swahili: 'native' },
  }),
  neighbour: applicant({
    name: 'Bakari Ussi',
    bio: 'Shoemaker and leather worker in Michenzani for ten years.',
    experiences: [
      work(
        'Shoemaker',
        'Ussi Leather',
        '2015-04',
        null,
        'Cut soles and uppers, glue, nail and stitch sandals and bags, dye leather and mend heels while people wait.',
      ),
    ],
    skills: ['Leather cutting', 'Hand stitching leather', 'Dyeing'],
    languages: { Swahili: 'native', English: 'basic' },
  }),
  unrelated: ticketTout,
  unrelated2: airlinePilot,
  changer: applicant({
    name: 'Saida Mohamed Ali',
    bio: 'Nursery-school cook for eleven years, tailor since last September.',
    experiences: [
      work(
        'Tailor',
        'Kiwengwa Women Sewing Group',
        '2025-09',
        null,
        'Cut and sew kitenge dresses, aprons and bags for the hotel shop, take measures from guests, and do quick repairs.',
      ),
      work(
        'Cook',
        'Kiwengwa Nursery School',
        '2014-02',
        '2025-07',
        'Cooked porridge and rice for ninety children and washed up.',
      ),
    ],
    trainings: [course('Tailoring, six months', 'Zanzibar Vocational Centre', '2025-07')],
    skills: ['Sewing', 'Measuring', 'Cooking'],
    languages: { Swahili: 'native' },
  }),
  titles: ['Dressmaker', 'Seamstress', 'Fundi wa nguo'],
  fields: {
    sensible: ['Tailoring and Dressmaking', 'Fashion Design', 'Textile Technology'],
    other: ['Statistics', 'Radiography', 'Plumbing'],
  },
  inLanguages: {
    Swahili: {
      strong: applicant({
        name: 'Mwanakombo Juma',
        bio: 'Fundi cherehani kwa miaka tisa. Kanzu zangu hukaa vizuri na wateja hurudi.',
        educations: [
          study(
            'High School',
            'Cheti cha Ushonaji',
            'Ushonaji',
            'Kituo cha Mafunzo ya Amali Zanzibar',
            '2015-01',
            '2016-06',
          ),
        ],
        experiences: [
          work(
            'Fundi Cherehani',
            'Darajani Fashions',
            '2020-02',
            null,
            'Nawapima wateja, nachora na kukata vitambaa vya pamba, hariri na sare, na nashona kwa mashine ya Juki na ovaloki. Naweka zipu, vifungo na taraza, na namjaribisha mteja mara mbili kabla ya kumkabidhi.',
            'Sare mia mbili za shule moja, zote kwa wakati.',
          ),
          work(
            'Mshonaji',
            'Mama Asha Ushonaji',
            '2016-08',
            '2020-01',
            'Nilishona mapazia, mashuka na foronya za hoteli, nilirekebisha nguo za wafanyakazi na kupiga pasi.',
          ),
        ],
        trainings: [course('Mashine za ushonaji za kiwandani', 'SIDO', '2021-04')],
        skills: ['Ushonaji', 'Kukata vitambaa kwa ramani', 'Taraza', 'Kurekebisha nguo'],
        languages: { Kiswahili: 'native' },
        letter: 'Nitaleta kanzu na gauni nilizoshona mwenyewe. Tafadhali zigeuzeni ndani nje mzitazame.',
      }),
    },
  },
  oddities: [
    {
      name: 'written in broken English',
      like: 'strong',
      application: applicant({
        name: 'Tatu Makame',
        bio: 'i am tailor since 8 year in zanzibar i make all cloth man and woman',
        experiences: [
          work(
            'tailer',
            'my self shop Mwanakwerekwe',
            '2018-04',
            null,
            'i messure the costumer and cut the cloth and sew dress, kanzu, uniform of school. also i repair cloth and put zip and buton. i have 2 machine, one is overlock',
          ),
        ],
        skills: ['sewing', 'cutting cloth', 'repair cloth'],
        languages: { Swahili: 'native', English: 'basic' },
      }),
    },
  ],
};
