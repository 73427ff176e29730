import { advert, applicant, course, study, work } from '../../case.ts';
import { beekeeper } from '../other-people.ts';
import { inFragments, type SecondTrade } from '../second-case.ts';

const strong = applicant({
  name: 'Kwabena Frimpong',
  bio: 'I make pages that open fast on a cheap phone with one bar of signal.',
  educations: [
    study(
      "Bachelor's Degree",
      'BSc Computer Science',
      'Computer Science',
      'Kumasi Technical University',
      '2015-09',
      '2019-06',
    ),
  ],
  experiences: [
    work(
      'Front-end engineer',
      'Sankofa Digital',
      '2022-04',
      null,
      'Turn Figma boards into pages and reusable components in React and Vue. Everything has to fit a 360-pixel screen and a wide desktop alike. Talk to the booking API, cache what can be cached, and cut the landing page from 4 MB to 600 kB. Open pull requests, review those of two juniors.',
      'Lighthouse score from 38 to 94 for the national museum.',
    ),
    work(
      'Web guy',
      'Freelance, Kumasi',
      '2019-08',
      '2022-03',
      'Built and hosted thirty sites for schools, churches and hotels, mostly WordPress with my own themes; wrote the markup and styles by hand, added forms and galleries, fixed what plug-ins broke.',
    ),
  ],
  skills: ['JavaScript', 'React', 'WordPress', 'Web performance'],
  languages: { English: 'fluent', Twi: 'native' },
  letter: 'My work is at kwabena.example; please open it on your oldest phone.',
});

export const webDeveloper = {
  name: 'web developer',
  job: advert({
    title: 'Web Developer',
    level: 'Entry',
    skills: ['HTML and CSS', 'JavaScript', 'Responsive design', 'Git', 'WordPress', 'REST APIs', 'Web accessibility'],
    description: `
Small agency in Accra (seven people, one dog) builds websites and small shops for hotels, NGOs and ministries. We are looking for a Web Developer who can start small and grow.

You turn designs into clean HTML, CSS and JavaScript, adapt WordPress themes, connect forms and payment services over their REST APIs, test on phones and old browsers, and keep your work in Git. You answer clients kindly when something looks odd. Later you take on whole sites.

We do not care where you learnt it: university, bootcamp or at night on your own. Show us two things you have built, with the code. Good taste, honest estimates and readable English are needed; knowing about accessibility will put you ahead. Three days in the office, two at home; laptop and data bundle are ours.`,
  }),
  strong,
  evidenceFor: {
    'HTML and CSS': true,
    JavaScript: true,
    'Responsive design': true,
    Git: true,
    WordPress: true,
    'REST APIs': true,
    'Web accessibility': false,
  },
  weaker: applicant({
    name: 'Selorm Agbeko',
    bio: 'I edit web pages for a radio station. One year.',
    experiences: [
      work(
        'Web Assistant',
        'Volta FM',
        '2025-10',
        null,
        'Put news and pictures into WordPress, change menus and banners, sometimes a little CSS when the colours are wrong.',
      ),
    ],
    skills: ['WordPress', 'Photo editing'],
    languages: { English: 'fluent', Ewe: 'native' },
  }),
  weakerEvidenceFor: {
    'HTML and CSS': true,
    JavaScript: false,
    'Responsive design': false,
    Git: false,
    WordPress: true,
    'REST APIs': false,
    'Web accessibility': false,
  },
  neighbour: applicant({
    name: 'Miriam Kassahun',
    bio: 'Social media and content person: posts, reels, newsletters.',
    educations: [study("Bachelor's Degree", 'BA Media', 'Media Studies', 'Adama Media School', '2014-09', '2018-06')],
    experiences: [
      work(
        'Digital Content Officer',
        'Ethio Crafts Export',
        '2019-02',
        null,
        'Write posts and product pages, upload them to the online shop, cut short videos, answer comments and look at the visitor numbers each Monday.',
      ),
    ],
    skills: ['Social media', 'Copywriting', 'Canva', 'Newsletters'],
    languages: { Amharic: 'native', English: 'fluent' },
  }),
  unrelated: beekeeper,
  changer: applicant({
    name: 'Fuad Abdella',
    bio: 'Pharmacy assistant for nine years, web developer since last summer. I learnt it between customers.',
    experiences: [
      work(
        'Web Developer',
        'Habesha Sites',
        '2025-08',
        null,
        'I get a picture from the designer and write the HTML and CSS for it, with JavaScript for menus and order forms. Most shops run on a WordPress theme that I bend until it fits. Telebirr payments go through their API. I commit to Git each evening and try every page on my old phone.',
      ),
      work(
        'Pharmacy Assistant',
        'Selam Pharmacy',
        '2016-03',
        '2025-05',
        'Sold medicines over the counter, read prescriptions to the pharmacist and arranged the shelves.',
      ),
    ],
    skills: ['HTML', 'CSS', 'JavaScript', 'Pharmacy sales'],
    languages: { English: 'fluent', Amharic: 'native' },
  }),
  terse: inFragments(strong, [
    'React/Vue components from Figma. Small screens. Booking API. Pull requests, reviews.',
    '30 sites, own WordPress themes, markup and styles, forms, hosting.',
  ]),
  beginners: [
    applicant({
      name: 'Akosua Boateng',
      bio: 'Trained as a seamstress, then the evening bootcamp caught me. I graduated in September with three live projects.',
      trainings: [
        course(
          'Full-stack web bootcamp, 24 weeks',
          'CodeBaobab Accra',
          '2026-09',
          'HTML, CSS grid, JavaScript, React, REST APIs, Git. Final project: an online shop for kente with mobile-money payment.',
        ),
        course('Responsive Web Design certificate', 'freeCodeCamp', '2026-03'),
      ],
      skills: ['HTML and CSS', 'JavaScript', 'Responsive design', 'Git', 'React'],
      languages: { English: 'fluent', Twi: 'native' },
      letter:
        'The code of my kente shop is public and my teacher let me keep it running. I would love to learn WordPress from you.',
    }),
    applicant({
      name: 'Nii Lante',
      bio: 'Self-taught, 20. I have built my school’s website and my mother’s fish shop.',
      educations: [study('High School', 'WASSCE', 'General Science', 'Accra Academy', '2022-09', '2025-08')],
      skills: ['HTML and CSS', 'JavaScript', 'WordPress', 'Git'],
      languages: { English: 'fluent', Ga: 'native' },
      letter:
        'For the school I wrote the pages by hand and made them fit on phones; for the fish shop I made a WordPress theme with an order form. Both repositories are on my profile. I also checked contrast and labels so that blind users can read them.',
    }),
  ],
  titlesByGender: [],
} satisfies SecondTrade;
