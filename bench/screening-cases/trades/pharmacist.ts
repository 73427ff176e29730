import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { airlinePilot, ticketTout } from '../other-people.ts';

export const pharmacist: Trade = {
  name: 'pharmacist',
  job: advert({
    title: 'Pharmacist',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: ['Dispensing', 'Patient counselling', 'Stock management', 'Drug interactions', 'Cold chain'],
    description: `
Community pharmacy chain (14 outlets) is recruiting a Pharmacist for its new branch in Nakuru. You check and dispense prescriptions, explain doses and side effects to patients in plain language, watch for interactions and wrong doses, phone prescribers where needed, keep the register of controlled drugs, order stock and look after expiry dates and the vaccine fridge. You supervise two pharmaceutical technologists and a cashier.

Bachelor of Pharmacy, registration with the Pharmacy and Poisons Board, three years in retail or hospital pharmacy. Customer focus, honesty and computer literacy. Working hours include every second Sunday.`,
  }),
  strong: applicant({
    name: 'Dr. Lilian Wambui',
    bio: 'Hospital-trained pharmacist, seven years, known for explaining inhalers until they work.',
    educations: [
      study("Bachelor's Degree", 'Bachelor of Pharmacy', 'Pharmacy', 'Nairobi College of Health', '2013-09', '2018-07'),
    ],
    experiences: [
      work(
        'Pharmacist',
        'Blue Corner Pharmacy',
        '2021-08',
        null,
        'I read each script twice, catch double therapy, ring the doctor, and show people how to take what they get. I order weekly, rotate short-dated packs, log the vaccine fridge morning and evening, and balance the poisons book.',
        'Expired stock down by seventy percent.',
      ),
      work(
        'Hospital Pharmacist',
        'Naivasha Sub-county Hospital',
        '2019-08',
        '2021-07',
        'Filled inpatient charts, mixed paediatric suspensions, joined ward rounds, and advised on antibiotics and kidney doses.',
      ),
    ],
    trainings: [course('Antimicrobial stewardship', 'Pharmaceutical Society', '2022-11')],
    skills: [
      'Dispensing',
      'Counselling patients',
      'Inventory and expiries',
      'Checking interactions',
      'Vaccine fridge',
      'Controlled drugs',
    ],
    languages: { English: 'fluent', Swahili: 'fluent' },
    letter:
      'I would enjoy opening a branch from its first day, with the shelves in an order that makes mistakes difficult.',
  }),
  junior: applicant({
    name: 'Mohamed Yassin',
    bio: 'Intern year finished, ten months as a pharmacist.',
    educations: [study("Bachelor's Degree", 'BPharm', 'Pharmacy', 'Mombasa Health University', '2019-09', '2024-10')],
    experiences: [
      work(
        'Pharmacist',
        'Bahari Chemist',
        '2026-01',
        null,
        'Dispense prescriptions and over-the-counter medicine, advise on doses, and count stock with the technologist on Saturdays.',
      ),
    ],
    skills: ['Dispensing', 'Customer advice'],
    languages: { English: 'fluent', Swahili: 'native', Arabic: 'intermediate' },
  }),
  neighbour: applicant({
    name: 'Judith Anyango',
    bio: 'Medical sales representative covering western Kenya for eight years.',
    educations: [
      study("Bachelor's Degree", 'BSc Biochemistry', 'Biochemistry', 'Maseno Hills University', '2011-09', '2015-06'),
    ],
    experiences: [
      work(
        'Medical Representative',
        'Cosmo Pharma',
        '2016-03',
        null,
        'Visit ten doctors and chemists a day, present antibiotics and antihypertensives, leave samples, take orders, and chase payments. Speak at evening talks.',
      ),
    ],
    skills: ['Medical detailing', 'Territory planning', 'Product knowledge', 'Negotiation'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: ticketTout,
  unrelated2: airlinePilot,
  changer: applicant({
    name: 'Stephen Mutua',
    bio: 'From aircraft loading to the dispensary: I studied pharmacy at thirty-five.',
    educations: [
      study("Bachelor's Degree", 'Bachelor of Pharmacy', 'Pharmacy', 'Thika School of Pharmacy', '2019-09', '2025-06'),
    ],
    experiences: [
      work(
        'Pharmacist',
        'Machakos Family Chemist',
        '2025-09',
        null,
        'Dispense and label, talk through side effects, check for clashes between drugs, receive deliveries and record fridge temperatures.',
      ),
      work(
        'Ramp Agent',
        'JKIA Ground Handling',
        '2006-02',
        '2019-08',
        'Loaded bags, drove tugs, and marshalled aircraft to the stand.',
      ),
    ],
    trainings: [course('Pharmacy internship', 'Machakos Level 5 Hospital', '2025-08')],
    skills: ['Dispensing', 'Patient counselling', 'Ramp safety'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  titles: ['Dispensing Chemist', 'Community Pharmacist', 'Pharmacist in Charge'],
  fields: {
    sensible: ['Pharmacy', 'Pharmaceutical Sciences', 'Clinical Pharmacy'],
    other: ['Architecture', 'Hotel Management', 'Political Science'],
  },
  inLanguages: {
    Arabic: {
      strong: applicant({
        name: 'سلمى إدريس حسن',
        bio: 'صيدلانية منذ سبع سنوات في المستشفى والصيدليات، أشرح للمريض دواءه حتى يفهمه.',
        educations: [
          study("Bachelor's Degree", 'بكالوريوس صيدلة', 'الصيدلة', 'جامعة النيل للعلوم الصحية', '2013-09', '2018-07'),
        ],
        experiences: [
          work(
            'صيدلانية',
            'صيدلية الحياة',
            '2021-08',
            null,
            'أراجع كل وصفة مرتين وأصرف الدواء، وأكتشف التداخلات وأتصل بالطبيب، وأشرح للمرضى الجرعات والآثار الجانبية. أطلب المخزون كل أسبوع، وأراقب تواريخ الصلاحية، وأسجل حرارة ثلاجة اللقاحات صباحاً ومساءً.',
            'انخفضت الأدوية المنتهية بنسبة سبعين في المئة.',
          ),
          work(
            'صيدلانية مستشفى',
            'مستشفى نيفاشا',
            '2019-08',
            '2021-07',
            'صرفت أدوية الأقسام الداخلية، وحضّرت معلّقات الأطفال، وشاركت في المرور على المرضى، وقدمت المشورة في المضادات الحيوية.',
          ),
        ],
        trainings: [course('الاستخدام الرشيد للمضادات الحيوية', 'جمعية الصيادلة', '2022-11')],
        skills: ['صرف الأدوية', 'إرشاد المرضى', 'إدارة المخزون', 'التداخلات الدوائية', 'سلسلة التبريد'],
        languages: { العربية: 'native', الإنجليزية: 'fluent' },
        letter: 'يسعدني أن أشارك في افتتاح فرعكم الجديد من يومه الأول.',
      }),
    },
  },
  oddities: [
    {
      name: 'two part-time jobs at once',
      like: 'strong',
      application: applicant({
        name: 'Dr. Yvonne Achieng',
        bio: 'Pharmacist in two places: mornings in the hospital, evenings in a shop.',
        educations: [
          study(
            "Bachelor's Degree",
            'Bachelor of Pharmacy',
            'Pharmacy',
            'Nairobi College of Health',
            '2014-09',
            '2019-07',
          ),
        ],
        experiences: [
          work(
            'Pharmacist (part time)',
            'Kisumu Children’s Hospital',
            '2021-02',
            null,
            'Prepare and check children’s medicines, work out doses by weight, advise the wards, and watch over the vaccine cold room.',
          ),
          work(
            'Pharmacist (part time)',
            'Milimani Chemist',
            '2021-02',
            null,
            'Serve prescriptions from four to nine, explain how to take them, look for drugs that do not go together, and reorder what is low.',
          ),
        ],
        skills: ['Dispensing', 'Advice to patients', 'Stock', 'Cold chain', 'Interactions'],
        languages: { English: 'fluent', Swahili: 'fluent' },
      }),
    },
  ],
};
