import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { glacierGuide } from '../other-people.ts';

const strong = applicant({
  name: 'Yonas Berhe',
  bio: 'If nobody knows my name, the network is well. Eight years in a university and a bank.',
  educations: [
    study(
      "Bachelor's Degree",
      'BSc Information Technology',
      'Information Technology',
      'Mekelle Tech University',
      '2013-09',
      '2017-07',
    ),
  ],
  experiences: [
    work(
      'Systems and connectivity engineer',
      'Abay Bank',
      '2021-02',
      null,
      'Sixty branches hang on two Cisco cores with OSPF and, since last year, SD-WAN. I carve VLANs, write ACLs, push firmware at two in the morning and roll back when it smells. FortiGate rules are reviewed each quarter; partners come in through IPsec. Zabbix wakes me before the branches do. Every night the configs are pulled and kept off site, and twice a year we restore one for real. Drawings and a wiki, so that I may go on holiday.',
      'Downtime per branch from 9 hours a year to 70 minutes.',
    ),
    work(
      'IT support, later campus network',
      'Adigrat University',
      '2017-09',
      '2021-01',
      'Pulled and terminated Cat6, hung 140 access points, ran DHCP, DNS and Active Directory for 9,000 students.',
    ),
  ],
  trainings: [course('CCNP Enterprise', 'Cisco Networking Academy', '2023-08')],
  skills: ['Routing and switching', 'FortiGate', 'Zabbix', 'CCNP'],
  languages: { Tigrinya: 'native', Amharic: 'fluent', English: 'fluent' },
});

export const networkAdministrator = {
  name: 'network administrator',
  job: advert({
    title: 'Network Administrator',
    level: 'Mid',
    education: "Bachelor's Degree",
    skills: [
      'Routing and switching',
      'Firewall administration',
      'Network monitoring',
      'Wireless networks',
      'VPN',
      'Windows Server',
      'Backup and recovery',
      'Network documentation',
    ],
    description: `
A regional hospital group (five sites, 1,400 staff, everything from X-ray images to payroll on the wire) seeks a Network Administrator for its office in Kampala.

You run the wide-area and local networks: routers, switches, wireless, firewalls and site-to-site VPN. You watch performance and answer alarms, plan capacity with the providers, patch devices, look after DHCP, DNS and Active Directory on Windows Server, take and test backups, and keep diagrams and the inventory up to date. You help the service desk with hard cases and are on call one week in four.

We expect a degree in IT, computer science or telecommunications, three years or more with networks of several sites, and CCNA or better. Experience with hospital systems is pleasant but not needed. You explain things to doctors without making them feel small.`,
  }),
  strong,
  evidenceFor: {
    'Routing and switching': true,
    'Firewall administration': true,
    'Network monitoring': true,
    'Wireless networks': true,
    VPN: true,
    'Windows Server': true,
    'Backup and recovery': true,
    'Network documentation': true,
  },
  weaker: applicant({
    name: 'Ssali Elvis',
    bio: 'IT graduate, one year with an internet provider in Wakiso.',
    educations: [
      study("Bachelor's Degree", 'BIT', 'Information Technology', 'Nkumba Lakes University', '2021-08', '2025-05'),
    ],
    experiences: [
      work(
        'Installation Technician',
        'FastNet Wakiso',
        '2025-09',
        null,
        'Climb roofs, point the dish, crimp cables, put in the router and give the customer a Wi-Fi password.',
      ),
    ],
    skills: ['Cabling', 'Wi-Fi set-up', 'Crimping'],
    languages: { English: 'fluent', Luganda: 'native' },
  }),
  weakerEvidenceFor: {
    'Routing and switching': false,
    'Firewall administration': false,
    'Network monitoring': false,
    'Wireless networks': true,
    VPN: false,
    'Windows Server': false,
    'Backup and recovery': false,
    'Network documentation': false,
  },
  neighbour: applicant({
    name: 'Tigist Lemma',
    bio: 'Database administrator, Oracle and PostgreSQL, eight years in a tax office.',
    educations: [
      study("Bachelor's Degree", 'BSc Computer Science', 'Computer Science', 'Hawassa Tech', '2012-09', '2016-07'),
    ],
    experiences: [
      work(
        'Database Administrator',
        'Regional Revenue Bureau',
        '2017-01',
        null,
        'Tune queries, create users and roles, plan table space, take backups and restore them in tests, and apply patches on Linux.',
      ),
    ],
    skills: ['Oracle', 'PostgreSQL', 'Backup and recovery', 'Linux'],
    languages: { Amharic: 'native', English: 'fluent' },
  }),
  unrelated: glacierGuide,
  changer: applicant({
    name: 'Wasswa Denis',
    bio: 'Radio DJ and events man for ten years. Cables followed me everywhere, so I studied them.',
    educations: [
      study(
        "Bachelor's Degree",
        'BSc Telecommunications',
        'Telecommunications',
        'Kampala Evening University',
        '2020-08',
        '2025-05',
      ),
    ],
    experiences: [
      work(
        'Network Administrator',
        'Mengo College',
        '2025-08',
        null,
        'I run the switches, the wireless and the firewall of three campuses, with a VPN between them. I watch the network in PRTG, add users in Active Directory, keep DHCP and DNS going, take backups on Fridays and draw the diagrams nobody had drawn.',
      ),
      work(
        'DJ and events technician',
        'Beat FM',
        '2013-03',
        '2025-05',
        'Played records, set up amplifiers and lights, and announced birthdays.',
      ),
    ],
    trainings: [course('CCNA', 'Cisco Networking Academy', '2025-04')],
    skills: ['CCNA', 'Switches', 'Sound systems'],
    languages: { English: 'fluent', Luganda: 'native' },
  }),
  terse: inFragments(strong, [
    '60 branches. OSPF, SD-WAN, VLANs, FortiGate, IPsec, Zabbix, nightly configs, wiki.',
    'Cat6, 140 access points, DHCP, DNS, Active Directory.',
  ]),
  titlesByGender: [],
} satisfies SecondTrade;
