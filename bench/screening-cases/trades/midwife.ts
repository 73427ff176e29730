import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { marineEngineer, streetVendor } from '../other-people.ts';

export const midwife: Trade = {
  name: 'midwife',
  job: advert({
    title: 'Midwife',
    level: 'Senior',
    education: 'Associate Degree',
    skills: [
      'Antenatal care',
      'Labour and delivery',
      'Postnatal care',
      'Neonatal resuscitation',
      'Family planning counselling',
    ],
    description: `
We need an experienced midwife to run the maternity of our rural health centre, which sees about ninety births a month.

What you will do:
- examine pregnant women, find danger signs early and refer in time
- conduct normal deliveries, use the partograph and manage haemorrhage until transfer
- care for mother and newborn in the first six weeks, including breastfeeding support
- counsel couples on spacing and methods
- supervise two junior midwives and the delivery-room cleaners
- report monthly figures to the district

You hold at least a diploma in midwifery, are registered with the council, and have six years or more in a labour ward. The post is residential. Women are strongly encouraged to apply. Training in emergency obstetric care is welcome.`,
  }),
  strong: applicant({
    name: 'Hawa Kaltuma Abdi',
    bio: 'I have caught more than two thousand babies in Garissa and Wajir, most of them with a torch in one hand.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Midwifery',
        'Midwifery',
        'Garissa Medical Training College',
        '2011-09',
        '2014-08',
      ),
    ],
    experiences: [
      work(
        'Midwife in Charge',
        'Modogashe Health Centre',
        '2019-06',
        null,
        'Lead a team of three in a maternity with seventy births a month. I palpate, listen to the baby’s heart, fill the partograph, deliver, stitch tears and manage bleeding with oxytocin until the ambulance comes. I go through every maternal near miss with the staff.',
        'No mother lost since 2021.',
      ),
      work(
        'Midwife',
        'Wajir Referral Hospital',
        '2014-10',
        '2019-05',
        'Worked in the labour suite and on the lying-in ward: admissions, normal and breech births, bag-and-mask for babies who did not cry, help with first feeds, and visits after birth. Spoke with couples about pills, implants and injections.',
      ),
    ],
    trainings: [
      course('Emergency Obstetric and Newborn Care', 'County Health Department', '2022-03'),
      course('Helping Babies Breathe', 'Midwives Association', '2018-07'),
    ],
    skills: [
      'Delivery',
      'Antenatal clinic',
      'Postnatal care',
      'Newborn resuscitation',
      'Family planning',
      'Partograph',
    ],
    languages: { Somali: 'native', Swahili: 'fluent', English: 'fluent' },
    letter:
      'Rural maternity is where I belong. I can live at the centre and I am used to deciding at two in the morning with nobody to ask.',
  }),
  junior: applicant({
    name: 'Phionah Atwine',
    bio: 'Enrolled midwife with a year and a half at a small clinic.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Midwifery',
        'Midwifery',
        'Kabale School of Midwifery',
        '2022-01',
        '2024-11',
      ),
    ],
    experiences: [
      work(
        'Midwife',
        'Rubanda Health Centre III',
        '2025-04',
        null,
        'See mothers at the antenatal clinic, give tetanus shots and iron, and help the senior midwife at births. I weigh and wrap the baby and show the mother how to put it to the breast.',
      ),
    ],
    skills: ['Antenatal care', 'Breastfeeding support', 'Immunisation'],
    languages: { English: 'fluent', Rukiga: 'native' },
  }),
  neighbour: applicant({
    name: 'Ephraim Korir',
    bio: 'General nurse, eight years in men’s medical and casualty departments.',
    educations: [study("Bachelor's Degree", 'BSc Nursing', 'Nursing', 'Kericho Nursing College', '2013-09', '2017-08')],
    experiences: [
      work(
        'Nurse',
        'Kapkatet Hospital',
        '2018-01',
        null,
        'Triage in casualty, drips, stitches, drug rounds and observations on a forty-bed medical ward. Prepare patients for theatre and write the shift report.',
      ),
    ],
    trainings: [course('Advanced Cardiac Life Support', 'Kenya Heart Board', '2022-09')],
    skills: ['Triage', 'Intravenous therapy', 'Wound care', 'Resuscitation of adults'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: streetVendor,
  unrelated2: marineEngineer,
  changer: applicant({
    name: 'Rosemary Adhiambo',
    bio: 'For twelve years I taught sewing; then my own difficult birth made me train as a midwife.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Midwifery',
        'Midwifery',
        'Kisumu Medical Training College',
        '2022-09',
        '2025-08',
      ),
    ],
    experiences: [
      work(
        'Midwife',
        'Nyakach Health Centre',
        '2025-09',
        null,
        'Check mothers month by month, deliver under the eye of the in-charge, watch for bleeding, weigh newborns and come back to the homes on day three and day seven.',
      ),
      work(
        'Dressmaking Instructor',
        'Kisumu Youth Polytechnic',
        '2010-01',
        '2022-08',
        'Taught cutting, hemming and school-uniform making to groups of fifteen girls and sold their work at fairs.',
      ),
    ],
    trainings: [course('Helping Babies Breathe', 'Midwives Association', '2025-11')],
    skills: ['Antenatal care', 'Normal delivery', 'Home visits', 'Dressmaking'],
    languages: { English: 'fluent', Dholuo: 'native', Swahili: 'fluent' },
  }),
  titles: ['Nurse-Midwife', 'Maternity In-charge', 'Birth Attendant (Certified)'],
  fields: {
    sensible: ['Midwifery', 'Nursing and Midwifery', 'Reproductive Health'],
    other: ['Marketing', 'Land Surveying', 'Electrical Engineering'],
  },
};
