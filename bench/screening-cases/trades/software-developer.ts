import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { hairdresser, museumCurator } from '../other-people.ts';

const job = advert({
  title: 'Backend Software Developer',
  level: 'Mid',
  education: "Bachelor's Degree",
  skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'REST APIs', 'Git', 'Docker', 'Automated testing'],
  description: `
Pesa Rails builds payment rails for savings groups in six countries. We look for a Backend Software Developer who likes small services and clear code. In this role you design and ship APIs in Node.js and TypeScript, model data in PostgreSQL, write tests before you merge, review the code of three colleagues, and take one week of on-call out of five. You talk to mobile money operators and turn their odd documents into reliable integrations.

You bring three years or more of professional backend work, solid SQL, experience with containers and continuous integration, and you write English that others enjoy reading. A degree in computing is expected, or proof that you learnt the same elsewhere. Remote from East Africa, with two weeks a year together in Kampala.`,
});

const strong = applicant({
  name: 'Brian Kiplagat',
  bio: 'I have written server-side code for seven years, mostly for lenders and a bus-ticket start-up.',
  educations: [
    study(
      "Bachelor's Degree",
      'BSc Computer Science',
      'Computer Science',
      'Juja University of Technology',
      '2014-09',
      '2018-11',
    ),
  ],
  experiences: [
    work(
      'Backend Developer',
      'TiketiGo',
      '2022-01',
      null,
      'Own the booking and refunds services, written in TypeScript on Node. I designed the tables and indexes in Postgres, cut slow queries, added contract tests, and moved deployments into containers with a pipeline that runs on each push. I also review pull requests and share the pager.',
      'Brought a checkout that failed once in forty down to once in three thousand.',
    ),
    work(
      'Software Developer',
      'Mkopo Digital',
      '2019-01',
      '2021-12',
      'Built JSON endpoints in Express for loan applications and repayments, connected M-Pesa callbacks, and wrote Jest suites for the interest rules.',
    ),
  ],
  trainings: [course('AWS Certified Developer', 'Amazon', '2023-04')],
  skills: ['Node', 'TypeScript', 'Postgres', 'API design', 'Git', 'Docker', 'Jest', 'AWS'],
  languages: { English: 'fluent', Swahili: 'native' },
  letter: 'Mobile money callbacks that arrive twice, late or never have been my daily bread since 2019.',
});

const oneWord = { ...strong, skills: [...strong.skills.filter((one) => one !== 'Node'), 'NodeJS'] };

export const softwareDeveloper: Trade = {
  name: 'software developer',
  job,
  strong,
  junior: applicant({
    name: 'Deqa Maxamuud',
    bio: 'Bootcamp graduate, one year in a small agency.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Information Technology',
        'Information Technology',
        'Benadir Institute of Computing',
        '2020-09',
        '2024-07',
      ),
    ],
    experiences: [
      work(
        'Junior Developer',
        'Badweyn Web Agency',
        '2025-10',
        null,
        'Add endpoints to an Express app, fix bugs from the ticket board, write SQL for reports, and open pull requests which my lead reviews.',
      ),
    ],
    skills: ['Node.js', 'JavaScript', 'MySQL', 'Git'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Vincent Oloo',
    bio: 'Network and systems administrator for a hospital group, keeper of cables and backups.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Information Technology',
        'Information Technology',
        'Kisumu Polytechnic University',
        '2012-09',
        '2016-06',
      ),
    ],
    experiences: [
      work(
        'Network Administrator',
        'Lake Hospitals Group',
        '2017-03',
        null,
        'Set up switches, routers and Wi-Fi in five hospitals, manage Windows servers and user accounts, run nightly backups and answer the help desk.',
      ),
    ],
    skills: ['Cisco routing', 'Windows Server', 'Active Directory', 'Backups', 'Help desk'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: hairdresser,
  unrelated2: museumCurator,
  changer: applicant({
    name: 'Solomon Bekele',
    bio: 'I was a land surveyor for thirteen years, wrote scripts for my maps and ended up a developer.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Surveying',
        'Land Surveying',
        'Arba Minch University College',
        '2007-09',
        '2011-07',
      ),
    ],
    experiences: [
      work(
        'Backend Developer',
        'Addis Parcel',
        '2025-09',
        null,
        'Write Node services that track parcels: HTTP endpoints, database migrations, unit tests, and a nightly job that sends text messages. Pair with a senior twice a week.',
      ),
      work(
        'Land Surveyor',
        'Ethio Survey Works',
        '2012-01',
        '2025-06',
        'Measured plots and roads with total station and GPS, drew maps and settled border questions with farmers.',
      ),
    ],
    trainings: [course('Full-stack web development, 9 months', 'ALX', '2025-05', 'JavaScript, Node, SQL, Docker')],
    skills: ['Node.js', 'PostgreSQL', 'Git', 'Land surveying', 'GPS'],
    languages: { English: 'fluent', Amharic: 'native' },
  }),
  titles: ['SWE', 'Full-stack Engineer', 'Programmer'],
  fields: {
    sensible: ['Computer Science', 'Information Technology', 'Software Engineering'],
    other: ['Agriculture', 'Theology', 'Nutrition and Dietetics'],
  },
  inLanguages: {
    French: {
      strong: applicant({
        name: 'Aïcha Ndikumana',
        bio: 'Développeuse côté serveur depuis sept ans, surtout pour des organismes de crédit et une start-up de billetterie.',
        educations: [
          study(
            "Bachelor's Degree",
            'Licence en informatique',
            'Informatique',
            'Université Polytechnique de Bujumbura',
            '2014-09',
            '2018-07',
          ),
        ],
        experiences: [
          work(
            'Développeuse back-end',
            'BilletVite',
            '2022-01',
            null,
            'Responsable des services de réservation et de remboursement, écrits en TypeScript avec Node.js. J’ai conçu les tables et les index PostgreSQL, accéléré les requêtes lentes, ajouté des tests automatisés et mis les déploiements dans des conteneurs Docker. Je relis le code de mes collègues et je participe aux astreintes.',
            'Les échecs de paiement sont passés d’un sur quarante à un sur trois mille.',
          ),
          work(
            'Développeuse logiciel',
            'Crédit Numérique',
            '2019-01',
            '2021-12',
            'J’ai écrit des API pour les demandes de prêt et les remboursements, branché le paiement mobile, et testé les règles d’intérêt.',
          ),
        ],
        trainings: [course('Développeuse certifiée AWS', 'Amazon', '2023-04')],
        skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'Conception d’API REST', 'Git', 'Docker', 'Tests automatisés'],
        languages: { Français: 'native', Anglais: 'fluent' },
        letter:
          'Les notifications de paiement mobile qui arrivent deux fois, en retard ou jamais sont mon quotidien depuis 2019.',
      }),
    },
  },
  traps: [
    {
      name: 'Node.js written as one word',
      kind: 'same',
      job,
      withIt: { ...strong, skills: [...strong.skills.filter((one) => one !== 'Node'), 'Node.js'] },
      without: oneWord,
    },
    {
      name: 'Node.js is not the node of a network',
      kind: 'required',
      job: { ...job, skills: [{ name: 'Node.js' }] },
      withIt: strong,
      without: applicant({
        name: 'Faith Jepkosgei',
        bio: 'Telecom field engineer for masts and fibre rings.',
        educations: [
          study(
            "Bachelor's Degree",
            'BEng Telecommunications',
            'Telecommunications',
            'Moi Engineering School',
            '2012-09',
            '2017-06',
          ),
        ],
        experiences: [
          work(
            'Telecom Field Engineer',
            'Safi Towers',
            '2018-01',
            null,
            'Commission each node of the fibre ring, climb masts to align microwave dishes, and swap faulty radio units at night.',
          ),
        ],
        skills: ['Node commissioning', 'Fibre splicing', 'Microwave links'],
      }),
    },
  ],
  oddities: [
    {
      name: 'duties in bullet points',
      like: 'strong',
      application: applicant({
        name: 'Ritah Namubiru',
        bio: 'Backend engineer. Five years. Payments, queues, databases.',
        educations: [
          study(
            "Bachelor's Degree",
            'BSc Software Engineering',
            'Software Engineering',
            'Makerere Computing College',
            '2016-08',
            '2020-06',
          ),
        ],
        experiences: [
          work(
            'Backend Engineer',
            'Boda Pay',
            '2021-02',
            null,
            `
• microservices in Node.js/TypeScript
• PostgreSQL: schema, migrations, tuning
• REST endpoints for 3 mobile apps
• CI with Docker images, tests on each commit
• on-call, post-mortems`,
          ),
        ],
        skills: ['Node.js', 'TypeScript', 'SQL', 'REST', 'GitHub', 'Docker', 'Unit tests'],
      }),
    },
  ],
};
