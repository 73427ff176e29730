import { applicant, course, study, work } from '../case.ts';

// Strong people of distant fields, who apply for what they cannot do.

export const watchmaker = applicant({
  name: 'Yonas Ghebremedhin',
  bio: 'Third in a family of watchmakers in Asmara. I listen to a movement before I open it.',
  educations: [study('High School', 'Secondary Certificate', '', 'Barka School', '2001-09', '2005-06')],
  experiences: [
    work(
      'Watchmaker',
      'Ghebremedhin and Sons',
      '2006-02',
      null,
      'Take mechanical wristwatches apart under the loupe, bathe and oil the wheels, turn a new balance staff on the lathe, regulate to five seconds a day. Restore tower clocks and pendulums.',
      'The cathedral clock strikes again since 2019.',
    ),
  ],
  skills: ['Movement repair', 'Escapement regulation', 'Lathe turning', 'Clock restoration'],
  languages: { Tigrinya: 'native', English: 'intermediate', Italian: 'intermediate' },
});

export const chessTrainer = applicant({
  name: 'Ssenoga Phillip',
  bio: 'FIDE Master from Katwe. I teach openings to children and endgames to impatient adults.',
  experiences: [
    work(
      'Chess Trainer',
      'Katwe Knights Club',
      '2014-03',
      null,
      'Prepare lines against known opponents, analyse lost games with their losers, give simultaneous displays, and travel with the national youth team to continental championships.',
      'Two pupils became candidate masters.',
    ),
    work('Tournament player', 'Self-employed', '2008-01', '2014-02', 'Played opens from Nairobi to Dubai for prizes.'),
  ],
  trainings: [course('FIDE Trainer seminar', 'World Chess Federation', '2016-10')],
  skills: ['Opening theory', 'Endgames', 'Game analysis', 'Chess arbitration'],
  languages: { English: 'fluent', Luganda: 'native' },
});

export const perfumer = applicant({
  name: 'Anrafa Saïd Bacar',
  bio: 'Perfumer from Anjouan, trained in Grasse: ylang-ylang is the smell of my childhood and now my living.',
  educations: [
    study("Master's Degree", 'Master in Perfumery', 'Fragrance', 'School of Perfume of Grasse', '2012-09', '2014-06'),
  ],
  experiences: [
    work(
      'Perfumer',
      'Maison des Lunes',
      '2014-10',
      null,
      'Smell two hundred raw materials blind, compose accords, balance top, heart and base notes, weigh trials to the milligram and wear them for a day. Present three proposals for each brief of a brand.',
      'Two of my scents are sold in eleven countries.',
    ),
  ],
  skills: ['Fragrance composition', 'Olfactory evaluation', 'Distillation of flowers', 'Accords'],
  languages: { French: 'fluent', Comorian: 'native', English: 'intermediate' },
});

export const puppeteer = applicant({
  name: 'Fanta Coulibaly Dembélé',
  bio: 'Puppeteer and carver of giant antelopes that dance on the Niger. I have played before kings and before goats.',
  experiences: [
    work(
      'Puppeteer',
      'Sogobo Theatre, Markala',
      '2010-11',
      null,
      'Give voice and limbs to eleven characters, improvise with the audience, sew capes of raffia, and tour festivals from Ségou to Avignon with a troupe of nine drummers and dancers.',
      'Prize of the jury at a festival in Belgium.',
    ),
  ],
  skills: ['Puppetry', 'Storytelling', 'Mask carving', 'Stage improvisation'],
  languages: { Bambara: 'native', French: 'fluent', English: 'basic' },
});
