import type { Career, CareerKey } from './career.ts';

/** Careers in energy, software, design and support. */
export const energyCareers = {
  solar: {
    titles: ['Solar Installer', 'Solar Technician', 'Lead Solar Technician'],
    studies: [
      ['Associate Degree', 'Diploma in Electrical Installation', 'Solar systems'],
      ['Other', 'Trade Certificate in Solar Photovoltaics', 'Solar photovoltaics'],
      ["Bachelor's Degree", 'BEng Renewable Energy', 'Renewable energy'],
    ],
    workplaces: [
      ['Mwangaza Rooftops', 'Installation'],
      ['Dawn Ridge Solar', 'Field service'],
      ['Open Well Initiative', 'Solar pumping'],
    ],
    duties: [
      'Installed more than two hundred home systems and thirty solar pumps.',
      'Sized panels, batteries and cables from a site visit and a load list.',
      'Found faults in inverters and charge controllers with a meter and a checklist.',
      'Worked on roofs with harness and a second person, without exception.',
      'Explained each system to the family that will live with it.',
      'Recorded each visit with photographs in the service app.',
    ],
    results: [
      'Had fewer than two call-backs in a hundred installations.',
      'Trained six village technicians who now work on their own.',
    ],
    skills: [
      'Solar installation',
      'Electrical wiring',
      'Battery systems',
      'Electrical fault finding',
      'Working at height',
      'Solar pumps',
      'Customer service',
      'Swahili',
      'Preventive maintenance',
    ],
    courses: [
      ['Licensed Solar Technician, Class Two', 'Highland Technical College'],
      ['Working at Height', 'Harbour Safety School'],
      ['Solar Water Pumping', 'Green Bank Field School'],
    ],
    bioOpenings: [
      'I have put solar panels on roofs, schools and boreholes for {years}.',
      'For {years} I have been the person who comes when the light does not.',
    ],
    bioDetails: [
      'I measure twice, drill once and leave the place swept.',
      'A system is finished when the grandmother can switch it on.',
      'I know the dust, the salt and the goats that a panel has to live with.',
    ],
    letter: [
      'I have installed more than two hundred home systems, and I still go back to the first ones to see how they age.',
      'I never climb without a harness, and I send people home who do.',
      'I ride a motorcycle, read a wiring diagram and speak the languages of the villages around here.',
    ],
  },
  electrical: {
    titles: ['Graduate Electrical Engineer', 'Electrical Engineer', 'Senior Electrical Engineer'],
    studies: [
      ["Bachelor's Degree", 'BSc Electrical Engineering', 'Power systems'],
      ["Master's Degree", 'MSc Power Engineering', 'Mini-grids'],
    ],
    workplaces: [
      ['Awash Power Works', 'Design'],
      ['Dawn Ridge Solar', 'Engineering'],
      ['Coral Line Contractors', 'Electrical works'],
    ],
    duties: [
      'Designed mini-grids from twenty to two hundred kilowatts, with drawings and load flow.',
      'Wrote tender documents and compared offers for inverters, cables and transformers.',
      'Commissioned plants on site and signed the protection settings.',
      'Reviewed drawings of contractors and answered their questions within two days.',
      'Taught technicians how to lock out, test and earth.',
    ],
    results: [
      'Delivered five mini-grids that have run above ninety-eight percent of the time.',
      'Saved a tenth of cable cost with a better layout.',
    ],
    skills: [
      'Electrical design',
      'AutoCAD',
      'Mini-grids',
      'Load calculation',
      'Battery systems',
      'Commissioning',
      'Technical drawings',
      'Electrical fault finding',
      'Tender documents',
    ],
    courses: [
      ['Mini-Grid Design', 'Highland Technical College'],
      ['Industrial Electrical Safety', 'Harbour Safety School'],
    ],
    bioOpenings: [
      'I have designed and commissioned power systems for {years}.',
      'From the first load list to the first light: {years} as an electrical engineer.',
    ],
    bioDetails: [
      'I like small grids, because one can know each of their customers.',
      'My drawings carry dates and my settings carry reasons.',
      'I go to site early, since the site knows things that the drawing does not.',
    ],
    letter: [
      'I have taken five mini-grids from survey to handover, and I can tell you what I would do otherwise on each of them.',
      'I design in AutoCAD and check the load flow by hand before I trust the program.',
      'I enjoy writing clear tender documents, because good offers begin there.',
    ],
  },
  software: {
    titles: ['Junior Developer', 'Software Developer', 'Senior Software Engineer'],
    studies: [
      ["Bachelor's Degree", 'BSc Computer Science', 'Computer science'],
      ["Bachelor's Degree", 'BSc Information Technology', 'Software development'],
      ["Master's Degree", 'MSc Software Engineering', 'Distributed systems'],
    ],
    workplaces: [
      ['Kilima Phones', 'Engineering'],
      ['Baobab Code House', 'Client projects'],
      ['Tidewater Payments', 'Platform'],
    ],
    duties: [
      'Built and ran payment services in TypeScript on PostgreSQL, with tests for each rule.',
      'Designed REST APIs and documented them before others had to use them.',
      'Reviewed the code of four colleagues and asked for reasons rather than for style.',
      'Moved a slow report from minutes to seconds by reading the query plan.',
      'Stood on call one week in five and wrote down what each incident taught us.',
      'Wrote an offline-first mobile app for field agents with poor networks.',
    ],
    results: [
      'Brought failed payments below one in a thousand.',
      'Released every week for two years without a night of repairs.',
    ],
    skills: [
      'TypeScript',
      'PostgreSQL',
      'Node.js',
      'REST APIs',
      'React',
      'Git',
      'Automated testing',
      'SQL',
      'Python',
      'Linux',
    ],
    courses: [
      ['PostgreSQL Performance', 'Open Bench Academy'],
      ['Secure Web Applications', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'I have written software for {years}, most of it for phones with bad networks.',
      'I am a developer with {years} of services that people depend on every day.',
    ],
    bioDetails: [
      'I like small changes, good names and tests that fail for one reason.',
      'Most bugs I have met were misunderstandings, so I ask early.',
      'Working remotely suits me: I write well and I answer.',
    ],
    letter: [
      'I build services in TypeScript on PostgreSQL, and I am the one who is called when they misbehave, which has made me a careful author.',
      'My favourite pull request removed four thousand lines and nobody noticed, except for the speed.',
      'I have worked with field agents on offline-first apps and know what a bad network does to a good idea.',
    ],
  },
  designer: {
    titles: ['Junior Designer', 'Product Designer', 'Senior Product Designer'],
    studies: [
      ["Bachelor's Degree", 'BA Graphic Design', 'Interaction design'],
      ["Bachelor's Degree", 'BSc Human-Computer Interaction', 'Interaction design'],
    ],
    workplaces: [
      ['Baobab Code House', 'Design'],
      ['Tidewater Payments', 'Product'],
    ],
    duties: [
      'Interviewed customers at home and at market stalls before drawing a screen.',
      'Designed flows and prototypes in Figma and tested them on cheap phones.',
      'Kept a design system of sixty components in step with the code.',
      'Wrote the words on the buttons in English and Swahili.',
    ],
    results: [
      'Raised completed registrations from half to four fifths.',
      'Made the app usable with a screen reader from start to finish.',
    ],
    skills: [
      'Figma',
      'User research',
      'Prototyping',
      'Design systems',
      'Accessibility',
      'Usability testing',
      'Swahili',
      'React',
    ],
    courses: [['Accessible Interfaces', 'Open Bench Academy']],
    bioOpenings: [
      'I have designed products for {years}, for small screens and busy thumbs.',
      'Design begins with a visit: {years} of market stalls and living rooms.',
    ],
    bioDetails: [
      'I test on the cheapest phone that I can buy.',
      'A label that needs an explanation is not finished.',
      'I sit with developers until it is real.',
    ],
    letter: [
      'I begin with visits, and my sketchbook is full of other people’s kitchens and shop counters.',
      'I keep our design system in step with the code, because two truths are none.',
      'Accessibility is part of my first draft and not of the last week.',
    ],
  },
  support: {
    titles: ['Customer Care Agent', 'Customer Care Officer', 'Customer Care Team Lead'],
    studies: [
      ['High School', 'Secondary School Certificate', 'General studies'],
      ["Bachelor's Degree", 'BA Communication', 'Communication'],
    ],
    workplaces: [
      ['Kilima Phones', 'Call centre'],
      ['Tidewater Payments', 'Customer care'],
    ],
    duties: [
      'Answered seventy calls a day in Swahili and English and solved most of them at once.',
      'Wrote down every complaint with its cause and reported the five most common each week.',
      'Guided customers through payments and resets on basic phones.',
      'Coached new colleagues with recorded calls.',
    ],
    results: [
      'Kept satisfaction above ninety percent for a year.',
      'Wrote the answers that cut repeat calls by a third.',
    ],
    skills: [
      'Customer service',
      'Swahili',
      'Complaint handling',
      'Data entry',
      'Call handling',
      'Pay-as-you-go',
      'Coaching',
      'Customer relations',
    ],
    courses: [['Calm on the Phone', 'Open Bench Academy']],
    bioOpenings: [
      'I have listened to customers for {years}, and I still like most of them.',
      'A friendly voice solves half of it; {years} of calls have shown me the other half.',
    ],
    bioDetails: [
      'I do not end a call before the customer has tried it.',
      'I write down the cause, so that the next call is not needed.',
      'Angry callers are usually right about something.',
    ],
    letter: [
      'I answer about seventy calls a day, in two languages and in one tone of voice.',
      'I keep a list of the questions that should not have to be asked, and I bring it to the product team.',
      'Part-time hours suit me well, as I study in the mornings.',
    ],
  },
} as const satisfies Partial<Record<CareerKey, Career>>;
