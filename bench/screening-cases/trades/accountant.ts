import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { barber, footballCoach } from '../other-people.ts';

const educations = [
  study("Bachelor's Degree", 'Bachelor of Commerce', 'Accounting', 'Mombasa Business University', '2011-09', '2015-06'),
];

export const accountant: Trade = {
  name: 'accountant',
  job: advert({
    title: 'Accountant',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Financial reporting',
      'Bank reconciliation',
      'Accounts payable',
      'Tax returns',
      'QuickBooks',
      'Microsoft Excel',
    ],
    description: `
A trading company with branches in Mogadishu and Nairobi is hiring an Accountant to own the books of both offices. Reporting to the Finance Manager, you post and review daily entries, reconcile bank and mobile money accounts, prepare supplier payments, close the month by the fifth working day, and produce the profit and loss statement, balance sheet and cash flow. You file VAT and withholding tax on time and answer the external auditors.

The ideal candidate has a bachelor's degree in accounting or finance, three or more years in a similar role, confidence in QuickBooks and strong Excel. A professional qualification (CPA, ACCA) or progress towards it is an added advantage. Fluent Arabic is an advantage. We value integrity, attention to detail and the ability to meet deadlines.`,
  }),
  strong: applicant({
    name: 'Nasra Ali Hersi',
    bio: 'Bookkeeper turned accountant with a decade of month-ends behind me, for importers and one clinic chain.',
    educations,
    experiences: [
      work(
        'Accountant',
        'Bluewater Imports',
        '2020-01',
        null,
        'I close the ledgers of three shops each month, match bank statements and EVC payments line by line, accrue what has not been billed, and send the management accounts to the owner. I file VAT monthly and sit with the auditors in March.',
        'Brought closing down from eighteen days to six.',
      ),
      work(
        'Assistant Accountant',
        'Salama Clinics',
        '2015-08',
        '2019-12',
        'Entered supplier invoices, prepared payment runs and payroll journals, chased insurance debtors and kept the fixed-asset register. Counted petty cash on surprise visits.',
      ),
    ],
    trainings: [course('CPA Part II', 'KASNEB', '2019-12')],
    skills: [
      'QuickBooks',
      'Excel pivot tables',
      'Bank reconciliations',
      'Creditors',
      'VAT and withholding tax',
      'Management accounts',
    ],
    languages: { Somali: 'native', English: 'fluent', Swahili: 'fluent' },
    letter:
      'Your two-office setup is what I do today. I would begin with the mobile money accounts, since that is where differences hide.',
  }),
  junior: applicant({
    name: 'Kelvin Mwangi',
    bio: 'Commerce graduate with ten months as an accounts clerk, now sitting CPA papers.',
    educations: [study("Bachelor's Degree", 'BCom Finance', 'Finance', 'Thika Road University', '2021-09', '2025-07')],
    experiences: [
      work(
        'Accounts Assistant',
        'Highland Dairies',
        '2026-01',
        null,
        'Key in purchase invoices, file receipts, write cheques for signature and help to match the bank statement at month-end.',
      ),
    ],
    skills: ['Excel', 'Data entry', 'QuickBooks'],
    languages: { English: 'fluent', Swahili: 'native' },
  }),
  neighbour: applicant({
    name: 'Amina Rashid',
    bio: 'Bank credit officer who has judged small-business loans for seven years.',
    educations: [
      study("Bachelor's Degree", 'BA Economics', 'Economics', 'Dodoma University College', '2013-10', '2016-07'),
    ],
    experiences: [
      work(
        'Credit Officer',
        'Umoja Microfinance',
        '2018-02',
        null,
        'Visit shops and market stalls, read their cash books, score the risk, and present loans to the committee. Follow late payers and restructure where it helps.',
      ),
      work(
        'Loan Clerk',
        'Umoja Microfinance',
        '2016-10',
        '2018-01',
        'Kept borrowers’ files, printed contracts and posted repayments.',
      ),
    ],
    skills: ['Credit analysis', 'Loan recovery', 'Excel', 'Customer visits'],
    languages: { Swahili: 'native', English: 'fluent' },
  }),
  unrelated: barber,
  unrelated2: footballCoach,
  changer: applicant({
    name: 'Joel Byaruhanga',
    bio: 'Chemistry teacher for nine years, accountant since last autumn.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc with Education',
        'Chemistry',
        'Mbarara Teachers University',
        '2011-08',
        '2014-06',
      ),
      study(
        'Associate Degree',
        'Diploma in Accounting',
        'Accounting',
        'Makerere Evening Institute',
        '2023-02',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Accountant',
        'Ankole Coffee Growers',
        '2025-09',
        null,
        'Post farmer payments and sales invoices, reconcile two bank accounts each week, prepare the VAT return and draft the monthly statements for the treasurer.',
      ),
      work(
        'Chemistry Teacher',
        'Ntare Hill School',
        '2015-02',
        '2025-08',
        'Taught forms three to six, set and marked exams, and ran the laboratory and the science club.',
      ),
    ],
    trainings: [course('QuickBooks Online certification', 'Kampala Bookkeepers', '2025-07')],
    skills: ['QuickBooks', 'Bank reconciliation', 'VAT', 'Teaching'],
    languages: { English: 'fluent' },
  }),
  titles: ['CPA', 'Financial Accountant', 'Finance Officer'],
  fields: {
    sensible: ['Accounting', 'Finance', 'Commerce'],
    other: ['Chemistry', 'Fine Art', 'Forestry'],
  },
  inLanguages: {
    Arabic: {
      strong: applicant({
        name: 'هند عبد الرحمن صالح',
        bio: 'محاسبة منذ عشر سنوات في شركات الاستيراد والعيادات، أُقفل الدفاتر كل شهر في موعدها.',
        educations: [
          study("Bachelor's Degree", 'بكالوريوس تجارة', 'محاسبة', 'جامعة الساحل للأعمال', '2011-09', '2015-06'),
        ],
        experiences: [
          work(
            'محاسبة',
            'شركة المياه الزرقاء للاستيراد',
            '2020-01',
            null,
            'أُقفل حسابات ثلاثة فروع كل شهر، وأطابق كشوف البنك والمحافظ الإلكترونية سطراً سطراً، وأُعد قائمة الدخل والميزانية للمالك. أقدّم إقرارات ضريبة القيمة المضافة شهرياً وأتابع مع المراجعين الخارجيين.',
            'خفّضت مدة الإقفال من ثمانية عشر يوماً إلى ستة.',
          ),
          work(
            'مساعدة محاسب',
            'عيادات السلامة',
            '2015-08',
            '2019-12',
            'أدخلت فواتير الموردين وجهّزت دفعات السداد وقيود الرواتب، وتابعت ديون شركات التأمين وسجل الأصول الثابتة.',
          ),
        ],
        trainings: [course('دورة المحاسب القانوني، المستوى الثاني', 'هيئة المحاسبين', '2019-12')],
        skills: ['التقارير المالية', 'مطابقة البنوك', 'حسابات الموردين', 'الإقرارات الضريبية', 'كويك بوكس', 'إكسل'],
        languages: { العربية: 'native', الإنجليزية: 'fluent' },
        letter: 'أتقدم لوظيفة المحاسب لديكم، فعملي اليوم يشبه ما تصفونه، وأستطيع البدء بعد شهر من الإشعار.',
      }),
      job: advert({
        title: 'محاسب',
        level: 'Mid',
        education: "Bachelor's Degree",
        skills: [
          'إعداد التقارير المالية',
          'تسوية الحسابات البنكية',
          'حسابات الدائنين',
          'الإقرارات الضريبية',
          'كويك بوكس',
          'مايكروسوفت إكسل',
        ],
        description: `
تبحث شركة تجارية لها فروع في مقديشو ونيروبي عن محاسب يتولى دفاتر المكتبين. يعمل تحت إشراف المدير المالي، ويسجّل القيود اليومية ويراجعها، ويجري تسوية الحسابات البنكية وحسابات الدفع عبر الهاتف، ويجهّز مدفوعات الموردين، ويُقفل الشهر في موعد أقصاه خامس يوم عمل، ويُعدّ قائمة الأرباح والخسائر والميزانية العمومية والتدفقات النقدية، ويقدّم إقرارات الضريبة في وقتها.

المطلوب: بكالوريوس في المحاسبة أو المالية، وخبرة ثلاث سنوات على الأقل في عمل مماثل، وإجادة كويك بوكس وإكسل. الشهادة المهنية ميزة إضافية. نقدّر الأمانة والدقة والالتزام بالمواعيد.`,
      }),
    },
  },
};

const { strong } = accountant;
accountant.traps = [
  {
    name: 'fluent Arabic is only an advantage',
    kind: 'optional',
    job: accountant.job,
    withIt: { ...strong, languages: [...strong.languages, { name: 'Arabic', proficiency: 'fluent' }] },
    without: strong,
  },
];
accountant.oddities = [
  {
    name: 'career since 1951',
    like: 'strong',
    sameAs: 'career since 2010',
    application: {
      ...strong,
      experiences: strong.experiences.slice(0, 1).map((one) => ({ ...one, start: '1951-03' })),
    },
  },
  {
    name: 'career since 2010',
    like: 'strong',
    sameAs: 'career since 1951',
    application: {
      ...strong,
      experiences: strong.experiences.slice(0, 1).map((one) => ({ ...one, start: '2010-03' })),
    },
  },
];
