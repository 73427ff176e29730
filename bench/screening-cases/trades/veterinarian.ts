import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { filmExtra, musicProducer } from '../other-people.ts';

export const veterinarian: Trade = {
  name: 'veterinarian',
  job: advert({
    title: 'Veterinarian',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Animal health diagnosis',
      'Vaccination campaigns',
      'Surgery',
      'Livestock disease surveillance',
      'Meat inspection',
    ],
    description: `
The livestock programme of an international organisation seeks a Veterinarian for Laikipia and Samburu. You treat camels, cattle, sheep and goats at mobile clinics, plan and run vaccination rounds against PPR and CCPP, take samples in suspected outbreaks and report them, inspect meat at two slaughter slabs, and teach community animal health workers.

A degree in veterinary medicine and a current licence are needed, with three years in large-animal practice; experience with pastoralists counts more than a city surgery. Own boots and a liking for dust. A driving licence is necessary.`,
  }),
  strong: applicant({
    name: 'Dr. James Lekupe',
    bio: 'Large-animal vet from Maralal, eight years among herders.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Veterinary Medicine',
        'Veterinary Medicine',
        'Kabete Veterinary Faculty',
        '2012-09',
        '2017-12',
      ),
    ],
    experiences: [
      work(
        'Veterinary Officer',
        'Samburu County Livestock Office',
        '2020-01',
        null,
        'Drive out four days a week to wells and markets, examine sick camels and shoats, give antibiotics and dewormers, pull calves and stitch hyena bites. I lead teams that inject sixty thousand goats each season and I send blood to the lab when abortions rise.',
        'Caught the 2023 Rift Valley fever outbreak in its first week.',
      ),
      work(
        'Veterinarian',
        'Rumuruti Dairy Cooperative',
        '2018-02',
        '2019-12',
        'Herd visits for mastitis and lameness, caesareans and displaced stomachs, pregnancy checks, and checking carcasses at the cooperative’s slab.',
      ),
    ],
    trainings: [course('Participatory disease surveillance', 'FAO', '2021-05')],
    skills: [
      'Diagnosis of livestock diseases',
      'Mass vaccination',
      'Field surgery',
      'Outbreak sampling',
      'Abattoir inspection',
      'Training of CAHWs',
    ],
    languages: { English: 'fluent', Swahili: 'fluent', Samburu: 'native' },
    letter: 'The herders you want to reach know my car. I would gladly keep driving it for you.',
  }),
  junior: applicant({
    name: 'Dr. Fardowsa Ismail',
    bio: 'Young vet, first year in practice.',
    educations: [
      study(
        "Bachelor's Degree",
        'Doctor of Veterinary Medicine',
        'Veterinary Medicine',
        'Sheikh Veterinary School',
        '2020-09',
        '2025-07',
      ),
    ],
    experiences: [
      work(
        'Assistant Veterinarian',
        'Burao Animal Clinic',
        '2025-12',
        null,
        'Treat goats and donkeys brought to the clinic, give vaccines at the livestock market, and assist at operations.',
      ),
    ],
    skills: ['Clinical examination', 'Vaccination'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Paul Mugenyi',
    bio: 'Medical clinical officer in a rural dispensary for nine years.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Clinical Medicine',
        'Clinical Medicine',
        'Fort Portal School of Clinical Officers',
        '2013-11',
        '2016-10',
      ),
    ],
    experiences: [
      work(
        'Clinical Officer',
        'Kyegegwa Health Centre IV',
        '2017-02',
        null,
        'See sixty people a day, diagnose malaria and pneumonia, prescribe, suture cuts and drain abscesses, and refer the gravely ill.',
      ),
    ],
    skills: ['Diagnosis', 'Prescribing', 'Minor surgery', 'Immunisation outreach'],
    languages: { English: 'fluent', Rutooro: 'native' },
  }),
  unrelated: filmExtra,
  unrelated2: musicProducer,
  changer: applicant({
    name: 'Dr. Alex Rotich',
    bio: 'Ten years in insurance claims, then veterinary school, now a vet.',
    educations: [
      study("Bachelor's Degree", 'BVM', 'Veterinary Medicine', 'Kabete Veterinary Faculty', '2019-09', '2025-06'),
    ],
    experiences: [
      work(
        'Veterinarian',
        'Bomet Farmers Vet Services',
        '2025-09',
        null,
        'Visit dairy farms: milk fever, bloat, difficult calvings, deworming and vaccination against lumpy skin. Open the dead ones to learn why.',
      ),
      work(
        'Claims Officer',
        'Ridge Assurance Agents',
        '2008-03',
        '2019-08',
        'Inspected damaged vehicles, wrote reports, and settled claims.',
      ),
    ],
    trainings: [course('Artificial insemination', 'KAGRC', '2025-10')],
    skills: ['Herd visits', 'Vaccination', 'Claims'],
    languages: { English: 'fluent', Swahili: 'fluent', Kipsigis: 'native' },
  }),
  titles: ['Vet', 'Veterinary Surgeon', 'Animal Health Officer'],
  fields: {
    sensible: ['Veterinary Medicine', 'Animal Health', 'Veterinary Science'],
    other: ['Accounting', 'Philosophy', 'Graphic Design'],
  },
};
