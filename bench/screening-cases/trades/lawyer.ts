import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { carWasher, musicProducer } from '../other-people.ts';

export const lawyer: Trade = {
  name: 'lawyer',
  job: advert({
    title: 'Lawyer',
    level: 'Senior',
    education: "Bachelor's Degree",
    skills: ['Litigation', 'Contract drafting', 'Legal research', 'Commercial law', 'Land law', 'Client advice'],
    description: `
A mid-size law firm in Kigali with a regional practice wishes to appoint a Lawyer to its disputes and transactions desk. The successful candidate will advise companies and families on contracts, land and succession; draft pleadings and opinions; appear before the Commercial Court and in arbitration; negotiate settlements; and supervise two associates and a clerk.

Candidates must hold an LLB, be admitted to the bar of an East African state, and show not less than six years of post-admission practice. Excellent written English is required; French is an asset. Discretion and sound judgment are taken for granted. Applications without a practising certificate will not be considered.`,
  }),
  strong: applicant({
    name: 'Diane Umutoni',
    bio: 'Member of the bar since 2014, in court three days a week and at the negotiating table the other two.',
    educations: [
      study("Bachelor's Degree", 'Bachelor of Laws (LLB)', 'Law', 'Huye Faculty of Law', '2008-09', '2012-07'),
      study(
        'Associate Degree',
        'Diploma in Legal Practice',
        'Law',
        'Institute of Legal Practice, Nyanza',
        '2013-01',
        '2013-12',
      ),
    ],
    experiences: [
      work(
        'Lawyer',
        'Mugisha & Partners',
        '2018-02',
        null,
        'Represent traders, banks and heirs in the High Court and before arbitrators. I write the statements of claim, cross-examine, and draft shareholder agreements, leases and wills. I train two pupils in research and drafting.',
        'Won the leading appeal on boundary compensation in 2022.',
      ),
      work(
        'Associate',
        'Great Lakes Legal',
        '2014-03',
        '2018-01',
        'Looked up precedents, prepared bundles, did due diligence on land titles, and attended mentions and mediation. Advised walk-in clients on Wednesdays.',
      ),
    ],
    trainings: [course('Certificate in arbitration', 'Kigali International Arbitration Centre', '2020-10')],
    skills: [
      'Court advocacy',
      'Drafting of contracts',
      'Legal research',
      'Company and commercial law',
      'Land disputes',
      'Arbitration',
    ],
    languages: { English: 'fluent', French: 'fluent', Kinyarwanda: 'native' },
    letter:
      'Your desk combines what most firms keep apart, disputes and deals, and that is how I have worked for twelve years.',
  }),
  junior: applicant({
    name: 'Kevin Asiimwe',
    bio: 'Admitted last year, doing the reading and the running for a two-partner chambers.',
    educations: [study("Bachelor's Degree", 'LLB', 'Law', 'Uganda Christian Law School', '2019-08', '2023-06')],
    experiences: [
      work(
        'Junior Associate',
        'Asaba Chambers',
        '2025-06',
        null,
        'Research case law, draft simple contracts and demand letters, file papers at the registry and take notes in court.',
      ),
    ],
    skills: ['Legal research', 'Drafting', 'Filing'],
    languages: { English: 'fluent' },
  }),
  neighbour: applicant({
    name: 'Ruth Kemunto',
    bio: 'Court clerk who has kept the registry of a busy magistrate’s court for nine years.',
    educations: [
      study(
        'Associate Degree',
        'Diploma in Records Management',
        'Records Management',
        'Kenya Institute of Administration',
        '2013-01',
        '2015-06',
      ),
    ],
    experiences: [
      work(
        'Court Clerk',
        'Kisii Law Courts',
        '2017-02',
        null,
        'Open and number case files, draw up the daily list, swear in witnesses, interpret when nobody else can, and send exhibits to the store. Answer the public at the counter.',
      ),
    ],
    skills: ['Case filing', 'Registry', 'Typing', 'Public service'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  unrelated: carWasher,
  unrelated2: musicProducer,
  changer: applicant({
    name: 'Abdinasir Hussein',
    bio: 'Former pharmacist with an evening law degree and a year of practice.',
    educations: [
      study("Bachelor's Degree", 'Bachelor of Laws', 'Law', 'Mount Elgon School of Law', '2019-09', '2024-07'),
      study("Bachelor's Degree", 'Bachelor of Pharmacy', 'Pharmacy', 'Nairobi College of Health', '2005-09', '2010-07'),
    ],
    experiences: [
      work(
        'Associate Advocate',
        'Farah Law',
        '2025-09',
        null,
        'Draft plaints and contracts, appear at mentions in the magistrate’s court, meet clients about land and debts, and research for the senior partner.',
      ),
      work(
        'Pharmacist',
        'Eastleigh Chemists',
        '2011-01',
        '2025-06',
        'Dispensed prescriptions, ordered stock and supervised three technologists.',
      ),
    ],
    trainings: [course('Advocates training programme', 'Kenya School of Law', '2025-07')],
    skills: ['Drafting', 'Legal research', 'Dispensing'],
    languages: { English: 'fluent', Somali: 'native', Swahili: 'fluent' },
  }),
  titles: ['Advocate', 'Attorney at Law', 'Legal Counsel'],
  fields: {
    sensible: ['Law', 'Legal Studies', 'Jurisprudence'],
    other: ['Animal Science', 'Textile Design', 'Physics'],
  },
  inLanguages: {
    Arabic: {
      strong: applicant({
        name: 'عمر خالد باشا',
        bio: 'محامٍ مقيّد في النقابة منذ عام 2014، أترافع أمام المحاكم وأصوغ العقود.',
        educations: [
          study(
            "Bachelor's Degree",
            'ليسانس حقوق',
            'القانون',
            'كلية الحقوق، جامعة الخرطوم الأهلية',
            '2008-09',
            '2012-07',
          ),
        ],
        experiences: [
          work(
            'محامٍ',
            'مكتب العدالة للمحاماة',
            '2018-02',
            null,
            'أمثّل التجار والبنوك والورثة أمام المحكمة العليا وهيئات التحكيم. أكتب صحف الدعوى والمذكرات، وأستجوب الشهود، وأصوغ عقود الشركاء والإيجار والوصايا. أشرف على محاميين تحت التمرين.',
            'كسبت استئنافاً مهماً في تعويضات الأراضي عام 2022.',
          ),
          work(
            'محامٍ مساعد',
            'البحيرات للاستشارات القانونية',
            '2014-03',
            '2018-01',
            'بحثت في السوابق القضائية، وجهّزت ملفات القضايا، وفحصت سندات ملكية الأراضي، وحضرت جلسات الوساطة.',
          ),
        ],
        trainings: [course('شهادة في التحكيم', 'مركز التحكيم الدولي', '2020-10')],
        skills: [
          'الترافع أمام المحاكم',
          'صياغة العقود',
          'البحث القانوني',
          'القانون التجاري',
          'قضايا الأراضي',
          'الاستشارات القانونية',
        ],
        languages: { العربية: 'native', الإنجليزية: 'fluent' },
        letter: 'عملت اثني عشر عاماً في المنازعات والعقود معاً، وهذا ما يجمعه مكتبكم.',
      }),
    },
  },
  oddities: [
    {
      name: 'the trade long ago, another one since',
      like: 'neighbour',
      application: applicant({
        name: 'Alphonse Habimana',
        bio: 'I practised law until 2012 and have grown coffee since.',
        educations: [study("Bachelor's Degree", 'LLB', 'Law', 'Huye Faculty of Law', '2002-09', '2006-07')],
        experiences: [
          work(
            'Coffee Farmer',
            'Habimana Estate',
            '2012-03',
            null,
            'Prune, mulch and harvest nine hectares, run the washing station, and sell parchment to exporters.',
          ),
          work(
            'Advocate',
            'Kamali Chambers',
            '2007-01',
            '2012-02',
            'Pleaded land and debt cases in the intermediate court, drafted leases and sale agreements, and advised families on inheritance.',
          ),
        ],
        skills: ['Litigation', 'Contract drafting', 'Coffee growing'],
        languages: { French: 'fluent', English: 'fluent', Kinyarwanda: 'native' },
      }),
    },
  ],
};
