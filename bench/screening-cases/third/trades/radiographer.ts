import { advert, applicant, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { puppeteer } from '../other-people.ts';

const strong = applicant({
  name: 'Tsion Berhanu Alemu',
  bio: 'I take pictures of what hurts. Nine years in hospitals of the region, the last five with a scanner.',
  educations: [
    study(
      "Bachelor's Degree",
      'BSc Medical Radiologic Technology',
      'Radiology',
      'Hawassa Lake University',
      '2013-10',
      '2017-07',
    ),
  ],
  experiences: [
    work(
      'Imaging technologist',
      'Lake Shore Regional Hospital',
      '2021-03',
      null,
      'Chests, bones and trauma, about seventy a day, on a digital system; brain, chest and belly on the sixteen-slice machine, with iodine when creatinine allows it. I turn broken people gently, choose kV and mAs for thin and for heavy ones, cone in, ask every woman whether she may be pregnant, and stand behind the glass myself. Pictures go through PACS to the consultant, urgent ones with a call.',
      'Repeats went from 11 to 4 per cent.',
    ),
    work(
      'Radiographer',
      'Bensa Valley General Hospital',
      '2017-10',
      '2021-02',
      'Wet film in the darkroom at first, then cassettes. Barium meals, ward rounds with the mobile unit. Kept the dosimeter book of the department.',
    ),
  ],
  skills: ['CT scanning', 'PACS', 'Paediatric imaging'],
  languages: { Amharic: 'native', Sidama: 'fluent', English: 'fluent' },
});

export const radiographer = {
  name: 'radiographer',
  job: advert({
    title: 'Radiographer',
    level: 'Junior',
    education: "Bachelor's Degree",
    skills: [
      'X-ray imaging',
      'CT scanning',
      'Patient positioning',
      'Radiation protection',
      'PACS',
      'Contrast administration',
      'Equipment quality assurance',
    ],
    description: `
A private diagnostic centre in Addis Ababa with two X-ray rooms, a CT and ultrasound is growing and hires radiographers for day and night shifts.

You receive patients, check the request, position them with care, make X-ray and CT images with as little dose as possible, prepare and give contrast medium under the radiologist's eye, send the series to the PACS, and test the machines each morning by the checklist. You record exposure, watch over aprons and badges, and tell us at once when an image or a machine is not right.

You have a degree in radiography or radiologic technology, your licence, and at least one year in a hospital or centre. Patience with frightened people is worth more to us than speed.`,
  }),
  strong,
  evidenceFor: {
    'X-ray imaging': true,
    'CT scanning': true,
    'Patient positioning': true,
    'Radiation protection': true,
    PACS: true,
    'Contrast administration': true,
    'Equipment quality assurance': false,
  },
  weaker: applicant({
    name: 'Dawit Lemma',
    bio: 'Radiography graduate, six months in a health centre.',
    educations: [
      study("Bachelor's Degree", 'BSc Radiography', 'Radiography', 'Gondar Heights University', '2021-10', '2025-12'),
    ],
    experiences: [
      work(
        'Radiographer',
        'Debark Health Centre',
        '2026-05',
        null,
        'X-rays of chest and limbs with one old machine; I place the patient and the cassette, expose, develop the film and hand it to the doctor.',
      ),
    ],
    skills: ['X-ray', 'Film developing'],
    languages: { Amharic: 'native', English: 'intermediate' },
  }),
  weakerEvidenceFor: {
    'X-ray imaging': true,
    'CT scanning': false,
    'Patient positioning': true,
    'Radiation protection': false,
    PACS: false,
    'Contrast administration': false,
    'Equipment quality assurance': false,
  },
  neighbour: applicant({
    name: 'Selamawit Girma',
    bio: 'I repair and calibrate the machines of hospitals.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Biomedical Engineering',
        'Biomedical Engineering',
        'Jimma Technical University',
        '2012-10',
        '2017-07',
      ),
    ],
    experiences: [
      work(
        'Biomedical Engineer',
        'Medserve Ethiopia',
        '2017-11',
        null,
        'Install and service X-ray units, ultrasound, incubators and monitors, measure leakage and output, replace tubes and boards, and teach users how to clean probes.',
      ),
    ],
    skills: ['Medical equipment repair', 'Calibration', 'Ultrasound machines', 'Electronics'],
    languages: { Amharic: 'native', English: 'fluent' },
  }),
  unrelated: puppeteer,
  changer: applicant({
    name: 'Abebe Tilahun',
    bio: 'Wedding photographer for eleven years, until I wanted to know what is under the skin. Degree last year, first post since then.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Medical Radiologic Technology',
        'Radiology',
        'Mekelle Plateau University',
        '2021-10',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Radiographer',
        'Dessie Specialised Clinic',
        '2025-09',
        null,
        'I make X-ray and CT images on day and night shifts: identify the patient, position, shield, expose, check, send to the PACS. I put in the cannula and give contrast with the radiologist present. In the morning I run the phantom test and write it down. Apron and badge are never forgotten.',
      ),
      work(
        'Photographer',
        'Tilahun Studio',
        '2010-02',
        '2021-08',
        'Photographed weddings and babies, retouched and framed the pictures.',
      ),
    ],
    skills: ['CT and X-ray', 'Shielding', 'Photography'],
    languages: { Amharic: 'native', English: 'intermediate' },
  }),
  terse: inFragments(strong, [
    'DR chest, bones, trauma, 70/day. CT 16 slice brain, chest, abdomen, iodine contrast. PACS. Pregnancy check, collimation.',
    'Darkroom, CR. Barium. Mobile unit on wards. Dosimeter book.',
  ]),
  inLanguages: [
    {
      language: 'French',
      application: applicant({
        name: 'Espérance Mukamana',
        bio: 'Manipulatrice en radiologie à Butare depuis sept ans. Un patient rassuré bouge moins, et le cliché est meilleur.',
        educations: [
          study(
            "Bachelor's Degree",
            'Licence en imagerie médicale',
            'Imagerie médicale',
            'Institut supérieur de santé des Mille Collines',
            '2015-09',
            '2019-07',
          ),
        ],
        experiences: [
          work(
            'Manipulatrice en électroradiologie',
            'Hôpital Saint-Gabriel de Huye',
            '2021-06',
            null,
            'Radiographies standard et scanner : je vérifie la demande et l’identité, j’installe le patient, je règle les constantes au plus bas et je porte le dosimètre. Pose de la voie veineuse et injection du produit de contraste sous le regard du radiologue. Envoi des images au PACS. Chaque matin, contrôle de qualité au fantôme et carnet de l’appareil.',
          ),
          work(
            'Technicienne de radiologie',
            'Hôpital de district de Nyanza',
            '2019-10',
            '2021-05',
            'Thorax, membres et bassin, appareil mobile au lit des malades, tabliers plombés pour les accompagnants.',
          ),
        ],
        skills: ['Scanner', 'Radiographie conventionnelle', 'Radioprotection'],
        languages: { Français: 'fluent', Kinyarwanda: 'native', Anglais: 'intermediate' },
      }),
      evidenceFor: {
        'X-ray imaging': true,
        'CT scanning': true,
        'Patient positioning': true,
        'Radiation protection': true,
        PACS: true,
        'Contrast administration': true,
        'Equipment quality assurance': true,
      },
    },
  ],
  titlesByGender: [],
} satisfies SecondTrade;
