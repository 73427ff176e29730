import { advert, applicant, course, study, work } from '../../case.ts';
import { potter } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Naomi Chepkoech',
  bio: 'I help people stand up again. Nine years with stroke survivors, footballers, road-crash patients and babies with club feet.',
  educations: [
    study("Bachelor's Degree", 'BSc Physiotherapy', 'Physiotherapy', 'Moi Hills University', '2012-09', '2016-12'),
  ],
  experiences: [
    work(
      'Physiotherapist',
      'Tenwek Rehabilitation Centre',
      '2019-04',
      null,
      'On the first visit I test strength, range and balance and ask what the person wants to do again: milk the cow, climb into a matatu. Then we work: stretching, parallel bars, stairs, walking with frames and crutches. After a stroke I retrain hand and gait. I teach mothers and husbands what to repeat at home, and I type a note after every session.',
      'Eight of ten stroke patients walk without help when they leave us.',
    ),
    work(
      'Physiotherapist',
      'Kapkatet Sub-county Hospital',
      '2017-02',
      '2019-03',
      'Chest clearing in the ward, mobilising after hip and knee operations, Ponseti casts on Wednesdays, ultrasound and TENS for bad backs.',
    ),
  ],
  trainings: [course('Bobath concept, basic', 'Kenya Society of Physiotherapists', '2022-08')],
  skills: ['Exercise therapy', 'Neurological rehabilitation', 'Ponseti casting', 'Electrotherapy'],
  languages: { English: 'fluent', Swahili: 'fluent', Kalenjin: 'native' },
  letter:
    'I read that you go out to the camps with a mobile team. I have wanted to do this since my internship in Kakuma.',
});

export const physiotherapist = {
  name: 'physiotherapist',
  job: advert({
    title: 'Physiotherapist',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Patient assessment',
      'Exercise therapy',
      'Gait training',
      'Manual therapy',
      'Caregiver education',
      'Assistive devices',
      'Clinical documentation',
    ],
    description: `
An international organisation for persons with disabilities seeks a Physiotherapist for its rehabilitation unit in Hargeisa and for a mobile team that visits camps twice a month.

You assess adults and children with injuries, stroke, amputation and cerebral palsy, agree on goals with them and their families, and treat them with exercise, manual therapy and gait training. You fit and adjust walking aids and wheelchairs, teach caregivers simple home programmes, write notes after each session, and supervise one rehabilitation assistant.

You hold a bachelor's degree in physiotherapy, are registered with the professional council, and bring three years or more of clinical practice. Experience with prosthetics is an asset. You respect every patient's dignity and our safeguarding policy. Salary according to our scale, health insurance and a rest break every quarter.`,
  }),
  strong,
  evidenceFor: {
    'Patient assessment': true,
    'Exercise therapy': true,
    'Gait training': true,
    'Manual therapy': false,
    'Caregiver education': true,
    'Assistive devices': true,
    'Clinical documentation': true,
  },
  weaker: applicant({
    name: 'Emmanuel Ochan',
    bio: 'Physiotherapy graduate of last year, working at a gym clinic.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Physiotherapy',
        'Physiotherapy',
        'Mbarara Health University',
        '2021-08',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Junior Physiotherapist',
        'FitAgain Clinic Kampala',
        '2025-11',
        null,
        'Show clients stretching and strengthening exercises, massage necks and backs, and apply hot packs. A senior examines them first.',
      ),
    ],
    skills: ['Massage', 'Stretching', 'Exercise therapy'],
    languages: { English: 'fluent', Acholi: 'native' },
  }),
  weakerEvidenceFor: {
    'Patient assessment': false,
    'Exercise therapy': true,
    'Gait training': false,
    'Manual therapy': true,
    'Caregiver education': false,
    'Assistive devices': false,
    'Clinical documentation': false,
  },
  neighbour: applicant({
    name: 'Safia Haji Ali',
    bio: 'Fitness trainer and former handball player; I run group classes for office people.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Sports Science',
        'Sports Science',
        'Kenyatta Hills College',
        '2014-01',
        '2016-12',
      ),
    ],
    experiences: [
      work(
        'Fitness Trainer',
        'Nairobi Body Works',
        '2017-03',
        null,
        'Assess new members, plan exercise programmes, lead aerobics and strength classes, watch posture, and help people come back after small injuries by stretching.',
      ),
    ],
    skills: ['Personal training', 'Exercise programmes', 'Stretching', 'First aid'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: potter,
  changer: applicant({
    name: 'Daniel Mwansa',
    bio: 'I was a prison officer for twelve years. After my own back operation I studied physiotherapy.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Physiotherapy',
        'Physiotherapy',
        'Lusaka Health Sciences University',
        '2021-02',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Physiotherapist',
        'Kabwe General Hospital',
        '2025-08',
        null,
        'Mostly stroke, fractures and children with cerebral palsy. I assess, set a goal with the family, and treat: exercise, joint mobilisation, gait training with crutches or a frame. Caregivers learn three exercises for home, never more. My notes are in the file before lunch.',
      ),
      work(
        'Prison Officer',
        'Correctional Service',
        '2008-06',
        '2020-12',
        'Guarded, counted, searched and escorted inmates.',
      ),
    ],
    skills: ['Exercise therapy', 'Walking aids', 'Discipline'],
    languages: { English: 'fluent', Bemba: 'native' },
  }),
  terse: inFragments(strong, [
    'Strength and range tests. Stroke rehab. Bars, stairs, crutches. Family teaching. Notes.',
    'Chest physio. Mobilising after hip, knee surgery. Club-foot casts. TENS.',
  ]),
  inLanguages: [
    {
      language: 'French',
      application: applicant({
        name: 'Mireille Tshibanda',
        bio: 'Kinésithérapeute depuis dix ans, à Lubumbashi puis à Bukavu. Mon métier : remettre debout, avec douceur et obstination.',
        educations: [
          study(
            "Bachelor's Degree",
            'Licence en kinésithérapie',
            'Kinésithérapie',
            'Institut supérieur des techniques médicales de Lubumbashi',
            '2011-10',
            '2015-07',
          ),
        ],
        experiences: [
          work(
            'Kinésithérapeute',
            'Centre Heri Kwetu, Bukavu',
            '2019-02',
            null,
            'Bilan à l’arrivée : force, amplitudes, équilibre, douleur. Rééducation des hémiplégiques et des enfants IMC, mobilisations articulaires et massages, marche entre les barres puis avec béquilles. Je règle les fauteuils roulants, je montre aux mamans les gestes à refaire à la maison et je tiens le dossier de chaque patient.',
            'Sept enfants sur dix marchent après un an de suivi.',
          ),
          work(
            'Kinésithérapeute',
            'Hôpital Sendwe, Lubumbashi',
            '2015-10',
            '2018-12',
            'Kinésithérapie respiratoire, lever précoce des opérés de la hanche, plâtres de Ponseti pour les pieds bots.',
          ),
        ],
        skills: ['Kinésithérapie', 'Massages et mobilisations', 'Appareillage'],
        languages: { Français: 'fluent', Swahili: 'fluent', Tshiluba: 'native' },
        letter: 'Je suis inscrite au tableau de l’ordre et prête à suivre l’équipe mobile dans les camps.',
      }),
      evidenceFor: {
        'Patient assessment': true,
        'Exercise therapy': true,
        'Gait training': true,
        'Manual therapy': true,
        'Caregiver education': true,
        'Assistive devices': true,
        'Clinical documentation': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
