import { advert, applicant, course, study, work } from '../../case.ts';
import { saxophonist } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Lydia Nansubuga',
  bio: 'Buyer for humanitarian and public bodies. I have said no to many gifts and saved a great deal of money.',
  educations: [
    study(
      "Bachelor's Degree",
      'Bachelor of Procurement and Logistics',
      'Procurement',
      'Mukono Business University',
      '2010-08',
      '2013-05',
    ),
  ],
  experiences: [
    work(
      'Senior Buyer',
      'WaterBridge International, Kampala',
      '2019-05',
      null,
      'Collect needs from six programmes in October and turn them into the yearly buying calendar. Publish invitations to bid, open the envelopes with the committee, compare offers in a matrix and draft the award memo. Haggle over price and delivery, and write agreements for pumps, vehicles and printing. Visit shops and factories, check their papers and tax, and rate each vendor twice a year. Every order leaves a file that the donor’s auditor can follow.',
      'Saved 11 % on pipes through a two-year frame agreement.',
    ),
    work(
      'Procurement Assistant',
      'Mpigi District Local Government',
      '2013-09',
      '2019-04',
      'Asked for three quotations, prepared purchase orders in IFMS, followed up deliveries and matched invoices with goods received.',
    ),
  ],
  trainings: [course('CIPS Level 4', 'Chartered Institute of Procurement & Supply', '2018-11')],
  skills: ['Tendering', 'Negotiation', 'CIPS', 'Excel'],
  languages: { English: 'fluent', Luganda: 'native' },
  letter: 'I should be glad to bring order and fairness to your buying, as I have done at WaterBridge.',
});

export const procurementOfficer = {
  name: 'procurement officer',
  job: advert({
    title: 'Procurement Officer',
    level: 'Senior',
    education: "Bachelor's Degree",
    skills: [
      'Procurement planning',
      'Tendering',
      'Supplier evaluation',
      'Contract management',
      'Negotiation',
      'Purchase orders',
      'Donor compliance',
      'ERP systems',
    ],
    description: `
The country office of a relief organisation, with a yearly spend of nine million dollars, is recruiting a Procurement Officer.

You draw up the procurement plan with the programmes, prepare requests for quotation and tender documents, lead bid openings and evaluations, negotiate with suppliers, issue purchase orders in our ERP, and manage framework contracts until their end. You keep a clean file for each purchase, know the rules of ECHO, USAID and UN donors, and refuse any conflict of interest. You coach two assistants and report to the supply chain manager.

Requirements: a degree in procurement, supply chain, business or law; six years of experience in purchasing, part of it with donor money; a professional qualification such as CIPS is desirable. You are exact, patient and firm. Candidates from the region are preferred; relocation is not paid.`,
  }),
  strong,
  evidenceFor: {
    'Procurement planning': true,
    Tendering: true,
    'Supplier evaluation': true,
    'Contract management': true,
    Negotiation: true,
    'Purchase orders': true,
    'Donor compliance': true,
    'ERP systems': true,
  },
  weaker: applicant({
    name: 'Gideon Mutai',
    bio: 'Purchasing clerk for a flower farm since last year.',
    educations: [
      study("Bachelor's Degree", 'BCom', 'Supply Chain Management', 'Kabarak Valley University', '2020-09', '2024-11'),
    ],
    experiences: [
      work(
        'Purchasing Clerk',
        'Naivasha Roses Ltd',
        '2025-01',
        null,
        'Ring three shops for a price, type the LPO, get it signed, and chase fertiliser and carton deliveries.',
      ),
    ],
    skills: ['Getting quotations', 'Excel', 'Filing'],
    languages: { English: 'fluent', Swahili: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Procurement planning': false,
    Tendering: false,
    'Supplier evaluation': false,
    'Contract management': false,
    Negotiation: false,
    'Purchase orders': true,
    'Donor compliance': false,
    'ERP systems': false,
  },
  neighbour: applicant({
    name: 'Hodan Ismail Ducaale',
    bio: 'Finance and administration assistant in a health NGO, eight years.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Business Administration',
        'Finance',
        'Amoud Business School',
        '2013-09',
        '2017-06',
      ),
    ],
    experiences: [
      work(
        'Finance and Administration Assistant',
        'Health for Sool',
        '2018-02',
        null,
        'Enter payments, reconcile the bank, pay suppliers after checking their invoices, keep petty cash, and book rooms and flights. Prepare vouchers for the donor’s auditor.',
      ),
    ],
    skills: ['Bookkeeping', 'Payments', 'Filing', 'Travel booking'],
    languages: { Somali: 'native', English: 'fluent' },
  }),
  unrelated: saxophonist,
  changer: applicant({
    name: 'Patrice Hakizimana',
    bio: 'Radio presenter for eleven years. Since last September I buy for a hospital and sleep better.',
    educations: [
      study(
        "Bachelor's Degree",
        'Bachelor of Supply Chain Management',
        'Procurement',
        'Kigali Evening University',
        '2021-09',
        '2025-06',
      ),
    ],
    experiences: [
      work(
        'Procurement Officer',
        'Ruhengeri Referral Hospital',
        '2025-09',
        null,
        'Every July the wards tell me what drugs and equipment they need and I make the procurement plan. I write the tender documents, am secretary of the committee when the bids are opened and evaluated, bargain with suppliers about price, type the purchase orders and follow up the contracts until the last carton.',
      ),
      work(
        'Radio Presenter',
        'Radio Virunga',
        '2013-04',
        '2024-08',
        'Hosted the morning show, interviewed guests and read the news.',
      ),
    ],
    skills: ['Tender documents', 'Negotiation', 'Broadcasting'],
    languages: { English: 'fluent', French: 'fluent', Kinyarwanda: 'native' },
  }),
  terse: inFragments(strong, [
    'Annual buying plan. Bids, opening, comparison, award. Contracts. Vendor ratings. Audit files.',
    'Three quotations, POs in IFMS, delivery follow-up, invoice matching.',
  ]),
  titlesByGender: [],
} satisfies SecondTrade;
