import { applicant, course, study, work } from '../case.ts';

// Strong people of distant fields, who apply for what they cannot do.

export const pearlDiver = applicant({
  name: 'Juma Vuai Khatib',
  bio: 'Sponge and sea-cucumber diver from Pemba, later dive master; I hold my breath for three minutes and a half.',
  experiences: [
    work(
      'Dive Master',
      'Misali Blue',
      '2016-06',
      null,
      'Brief the divers, check their weights and gauges, lead four dives a day along the wall and bring all of them up slowly. Photograph turtles for the marine park and mend buoys under water.',
      'More than four thousand dives without an accident.',
    ),
    work(
      'Free diver',
      'Own canoe',
      '2008-01',
      '2016-05',
      'Collected sponges and shells at twelve to eighteen metres, sold them in Wete.',
    ),
  ],
  trainings: [course('PADI Divemaster', 'Zanzibar Dive School', '2016-03')],
  skills: ['Scuba diving', 'Underwater photography', 'Boat handling', 'Free diving'],
  languages: { Swahili: 'native', English: 'fluent' },
  letter: 'My ears no longer like the pressure and I must find my bread above the water.',
});

export const opticalPhysicist = applicant({
  name: 'Dr. Sewanyana Grace',
  bio: 'Physicist of light: lasers, thin films, cheap microscopes made of cardboard.',
  educations: [
    study('Doctorate/PhD', 'PhD in Physics', 'Photonics', 'Stellenbosch Bay University', '2013-02', '2017-10'),
    study("Bachelor's Degree", 'BSc Physics', 'Physics', 'Mbarara Science University', '2007-08', '2010-06'),
  ],
  experiences: [
    work(
      'Research Fellow',
      'Institute of Photonics, Cape Town',
      '2018-01',
      null,
      'Align laser cavities, grow thin films in vacuum, measure spectra and fit them. Apply for beam time at foreign synchrotrons and write papers and grant proposals.',
      'One patent on a paper microscope.',
    ),
  ],
  skills: ['Laser optics', 'Vacuum deposition', 'Spectroscopy', 'LaTeX'],
  languages: { English: 'fluent', Runyankole: 'native' },
});

export const novelist = applicant({
  name: 'Thandiwe Moyo',
  bio: 'Author of three novels and a book of poems, read from Bulawayo to Berlin.',
  educations: [
    study("Master's Degree", 'MA Creative Writing', 'Creative Writing', 'Rhodes Hill University', '2010-02', '2011-12'),
  ],
  experiences: [
    work(
      'Novelist',
      'Self-employed',
      '2012-01',
      null,
      'Invent people and follow them for four hundred pages. Revise with two editors, read on stages, and lead weekend retreats for young poets.',
      'Shortlisted for a continental prize in 2020.',
    ),
  ],
  skills: ['Fiction', 'Poetry', 'Public reading', 'Revision'],
  languages: { English: 'fluent', Ndebele: 'native', German: 'intermediate' },
});

export const jockey = applicant({
  name: 'Lesley Kamau Sercombe',
  bio: 'Jockey at Ngong with 212 wins, retired from the saddle last month after a broken collarbone.',
  experiences: [
    work(
      'Jockey',
      'Ngong Racecourse',
      '2013-05',
      '2026-10',
      'Rode work at dawn, raced on Sundays over 1,000 to 2,400 metres, kept my weight at 52 kilos and told trainers what the horse had told me.',
      'Champion jockey twice.',
    ),
  ],
  skills: ['Race riding', 'Horse training', 'Tactics', 'Weight discipline'],
  languages: { English: 'native', Swahili: 'fluent' },
});

export const glacierGuide = applicant({
  name: 'Baluku Amon',
  bio: 'Mountain guide on the Rwenzori and Kilimanjaro: ice axe, rope and a good story for the tired.',
  educations: [study('High School', 'Uganda Certificate of Education', '', 'Kilembe Mines SS', '2006-02', '2009-11')],
  experiences: [
    work(
      'Head Guide',
      'Mountains of the Moon Treks',
      '2015-01',
      null,
      'Lead parties of eight over bog and glacier to Margherita peak, cut steps, set ropes, read the clouds and turn back in time. Choose camps and cheer people up at four in the morning.',
      'Two hundred and sixty summits.',
    ),
  ],
  trainings: [course('Wilderness rescue', 'Kilimanjaro Rescue Team', '2019-02')],
  skills: ['Rope work', 'Glacier travel', 'Mountain rescue', 'Weather reading'],
  languages: { English: 'fluent', Lukonzo: 'native', Swahili: 'intermediate' },
});
