import { applicant, course, study, work } from '../case.ts';

// Strong people of distant fields, who apply for what they cannot do.

export const beekeeper = applicant({
  name: 'Gebremedhin Haile',
  bio: 'Beekeeper from Tigray with three hundred hives and white honey that goes as far as Jeddah.',
  experiences: [
    work(
      'Beekeeper',
      'Atsbi Honey Union',
      '2012-04',
      null,
      'Split colonies, raise queens and move hives after the rains to where the adey abeba blooms. Smoke the bees, take the combs, spin and strain the honey and test its moisture. Show young people how to build a modern hive.',
      'Best white honey at the Mekelle fair, twice.',
    ),
  ],
  trainings: [course('Queen rearing', 'Holeta Bee Research Centre', '2016-05')],
  skills: ['Queen rearing', 'Hive building', 'Honey extraction', 'Wax rendering'],
  languages: { Tigrinya: 'native', Amharic: 'fluent', English: 'basic' },
  letter: 'The war took half of my hives. I look for steady work in town until the hills are green again.',
});

export const seismologist = applicant({
  name: 'Dr. Mwajuma Kipanga',
  bio: 'Seismologist who listens to the East African rift: eighteen broadband stations, two volcanoes and very little sleep.',
  educations: [
    study('Doctorate/PhD', 'PhD in Seismology', 'Geophysics', 'University of Bergen Hills', '2012-08', '2016-11'),
    study("Master's Degree", 'MSc Geophysics', 'Geophysics', 'Dodoma Science University', '2009-09', '2011-07'),
  ],
  experiences: [
    work(
      'Senior Seismologist',
      'Rift Observatory Arusha',
      '2017-01',
      null,
      'Pick arrivals, locate earthquakes and invert waveforms for stress below Ol Doinyo Lengai. Bury sensors in the savannah and dig them up when elephants have found them. Publish and teach summer schools.',
      'Twenty-two papers.',
    ),
  ],
  skills: ['Waveform inversion', 'Seismic stations', 'Academic writing', 'Tomography'],
  languages: { English: 'fluent', Swahili: 'native', Norwegian: 'intermediate' },
});

export const saxophonist = applicant({
  name: 'Jean-Bosco Ndikumana',
  bio: 'Saxophone player and band leader. Weddings, jazz clubs, two tours of Scandinavia.',
  educations: [
    study("Bachelor's Degree", 'BA Music', 'Jazz Performance', 'Bujumbura Conservatory', '2006-09', '2010-06'),
  ],
  experiences: [
    work(
      'Band Leader',
      'Tanganyika Swing',
      '2014-02',
      null,
      'Arrange for nine horns, rehearse the sections, play solos and choose the repertoire for each night. I bargain with club owners about fees and write the programme notes.',
    ),
    work(
      'Saxophonist',
      'Hotel Source du Nil Orchestra',
      '2010-08',
      '2014-01',
      'Played alto and tenor six evenings a week, read charts at sight and accompanied singers.',
    ),
  ],
  skills: ['Saxophone', 'Arranging', 'Sight reading', 'Improvisation'],
  languages: { French: 'fluent', Kirundi: 'native', English: 'intermediate' },
});

export const wildlifeRanger = applicant({
  name: 'Lekishon ole Sankale',
  bio: 'Ranger in the Mara for thirteen years; I can tell you which lion walked here and when.',
  educations: [
    study(
      'Associate Degree',
      'Diploma in Wildlife Management',
      'Wildlife',
      'Narok Wildlife Institute',
      '2011-01',
      '2012-12',
    ),
  ],
  experiences: [
    work(
      'Senior Ranger',
      'Olare Conservancy',
      '2018-03',
      null,
      'Lead foot patrols against poachers, pull up snares, follow collared elephants and settle grazing disputes with the elders. Count animals from the air twice a year.',
      'No rhino lost since 2019.',
    ),
    work(
      'Ranger',
      'Mara North',
      '2013-02',
      '2018-02',
      'Tracked, patrolled by night and guided researchers to hyena dens.',
    ),
  ],
  skills: ['Tracking', 'Anti-poaching patrols', 'Aerial counts', 'Radio telemetry'],
  languages: { Maasai: 'native', Swahili: 'fluent', English: 'fluent' },
});

export const potter = applicant({
  name: 'Adjoa Mensima',
  bio: 'Ceramic artist; my pots stand in galleries in Accra, Dakar and Rotterdam.',
  educations: [study("Bachelor's Degree", 'BFA Ceramics', 'Fine Art', 'Kumasi College of Art', '2008-09', '2012-06')],
  experiences: [
    work(
      'Ceramic Artist',
      'Own studio, Aburi',
      '2013-01',
      null,
      'Dig and wedge local clay, throw and coil large vessels, mix ash glazes and fire with wood for three nights. Exhibit twice a year and give evening courses in throwing.',
      'Residency in the Netherlands in 2019.',
    ),
  ],
  skills: ['Throwing', 'Glazing', 'Kiln firing', 'Exhibitions'],
  languages: { English: 'fluent', Twi: 'native' },
});
