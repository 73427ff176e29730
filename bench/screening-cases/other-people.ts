import { applicant, course, study, work } from './case.ts';

// People who apply for what is not their trade. Weak ones first: one or two thin positions, little else.

export const carWasher = applicant({
  name: 'Moses Achola',
  bio: 'I am a hard working young man ready to learn anything and I am always on time.',
  educations: [
    study('High School', 'Kenya Certificate of Secondary Education', '', 'Kibos Secondary', '2013-01', '2016-11'),
  ],
  experiences: [
    work(
      'Car Wash Attendant',
      'Splash Point',
      '2019-02',
      '2022-08',
      'Washed and waxed cars, vacuumed seats and mats. Took the money and handed it to the owner in the evening.',
    ),
    work(
      'Petrol Pump Attendant',
      'Ahero Filling Station',
      '2022-10',
      null,
      'Fill the tanks of customers, check tyre pressure and clean windscreens.',
    ),
  ],
  skills: ['Car washing', 'Handling cash', 'Punctuality'],
  languages: { English: 'intermediate', Swahili: 'fluent' },
  letter: 'I saw your post and I would be very happy to get this chance. I learn quickly and I do not fear work.',
});

export const hairdresser = applicant({
  name: 'Brenda Nakato',
  bio: 'Friendly hair stylist from Jinja, braiding and treating hair since I left school.',
  educations: [study('High School', 'Uganda Certificate of Education', '', 'Mpumudde SS', '2012-02', '2015-11')],
  experiences: [
    work(
      'Hair Stylist',
      'Glamour Corner Salon',
      '2018-05',
      null,
      'I braid, plait, wash and blow-dry, put weaves and do manicures on Saturdays. I also order shampoo and relaxer when we run low.',
    ),
  ],
  skills: ['Braiding', 'Hair treatment', 'Manicure'],
  languages: { English: 'intermediate', Luganda: 'native' },
  letter:
    'I want to try something new and better paid. Please consider me for the position, I will not disappoint you.',
});

export const streetVendor = applicant({
  name: 'Jamal Oduor',
  bio: 'Small trader in second-hand shoes, looking for any permanent job.',
  educations: [study('High School', 'Form Four Certificate', '', 'Umoja High School', '2010-01', '2013-11')],
  experiences: [
    work(
      'Shoe Vendor',
      'Self',
      '2016-01',
      null,
      'Buy bales of mitumba shoes at Gikomba, wash and mend them, and sell by the road. I bargain with customers all day.',
    ),
  ],
  skills: ['Bargaining', 'Shoe repair'],
  languages: { English: 'basic', Swahili: 'native' },
  letter: 'I need a stable income for my family and I am ready to begin immediately.',
});

export const houseCleaner = applicant({
  name: 'Zeinab Juma',
  bio: 'Honest cleaner with seven years in private homes and one hotel.',
  educations: [study('High School', 'Standard Eight Certificate', '', 'Mikindani Primary', '2002-01', '2009-11')],
  experiences: [
    work(
      'House Help',
      'Private family, Nyali',
      '2017-03',
      '2022-12',
      'Swept, mopped, washed clothes by hand and ironed. Looked after the dog when the family travelled.',
    ),
    work(
      'Room Attendant',
      'Coral Beach Lodge',
      '2023-02',
      null,
      'Make beds, change towels and clean fourteen rooms a day. Report broken lamps to maintenance.',
    ),
  ],
  skills: ['Laundry', 'Housekeeping', 'Ironing'],
  languages: { English: 'basic', Swahili: 'native' },
});

export const fisherman = applicant({
  name: 'Abshir Guled',
  bio: 'Fisherman from Eyl, at sea since I was fifteen, now looking for work on land.',
  experiences: [
    work(
      'Fisherman',
      'Family boat',
      '2012-06',
      '2024-03',
      'Set nets and lines for tuna and kingfish, mended nets, gutted the catch and sold it to the ice truck.',
    ),
    work(
      'Deckhand',
      'Bander Fishing Co.',
      '2024-05',
      null,
      'Haul nets, clean the deck and keep the night watch on a twelve-metre boat.',
    ),
  ],
  skills: ['Net mending', 'Swimming', 'Outboard engines'],
  languages: { Somali: 'native', Arabic: 'basic' },
});

export const danceTeacher = applicant({
  name: 'Cynthia Wairimu',
  bio: 'Dancer and choreographer with a passion for Afro-fusion and stage shows.',
  educations: [
    study('Associate Degree', 'Diploma in Performing Arts', 'Dance', 'Sarakasi School of Arts', '2015-01', '2016-12'),
  ],
  experiences: [
    work(
      'Dancer',
      'Nyota Dance Troupe',
      '2017-01',
      '2021-04',
      'Rehearsed five days a week and performed at weddings, hotels and two music videos.',
    ),
    work(
      'Choreographer',
      'Freelance',
      '2021-05',
      null,
      'Make up routines for church choirs and brides, and lead warm-ups.',
    ),
  ],
  skills: ['Choreography', 'Stage performance', 'Stretching'],
});

export const barber = applicant({
  name: 'Innocent Mugabo',
  bio: 'Barber with steady hands and many returning customers in Remera.',
  educations: [study('High School', 'A2 Certificate', '', 'GS Kimironko', '2011-01', '2016-11')],
  experiences: [
    work(
      'Barber',
      'Fresh Cuts Kigali',
      '2018-09',
      null,
      'Cut and shave, trim beards, dye hair and massage the head. Clean the clippers after each customer.',
    ),
  ],
  skills: ['Fade haircuts', 'Shaving', 'Hair dye'],
  languages: { English: 'intermediate', Kinyarwanda: 'native' },
});

export const ticketTout = applicant({
  name: 'Dennis Kiprono',
  bio: 'Energetic matatu conductor on the Eldoret–Nakuru route since 2018.',
  educations: [study('High School', 'KCSE', '', 'Turbo Boys', '2012-01', '2015-11')],
  experiences: [
    work(
      'Matatu Conductor',
      'North Rift Shuttle',
      '2018-01',
      null,
      'Call passengers, collect fares, give change and load luggage on the roof. Settle quarrels about seats.',
    ),
  ],
  skills: ['Fare collection', 'Shouting over engines', 'Patience'],
  languages: { English: 'intermediate', Swahili: 'native' },
});

export const filmExtra = applicant({
  name: 'Liban Roble',
  bio: 'Actor and comedian, known from short sketches on social media.',
  educations: [
    study('High School', 'Secondary school leaving certificate', '', 'Gacan Libaax Secondary', '2011-08', '2015-06'),
  ],
  experiences: [
    work(
      'Actor',
      'Hargeisa Comedy Nights',
      '2019-06',
      null,
      'Learn lines, act in sketches twice a month and sell tickets at the gate on the night.',
    ),
  ],
  skills: ['Acting', 'Improvisation', 'Singing'],
  languages: { Somali: 'native', English: 'intermediate' },
});

// Strong people of their own trade.

export const airlinePilot = applicant({
  name: 'Catherine Mbeki',
  bio: 'Airline captain with 7,800 hours on turboprops and regional jets across East Africa.',
  educations: [
    study("Bachelor's Degree", 'BSc Aviation', 'Aeronautical Science', 'Wilson Flying Academy', '2005-09', '2009-06'),
  ],
  experiences: [
    work(
      'Captain, Dash 8-400',
      'Savanna Air',
      '2017-02',
      null,
      'Command scheduled flights to eleven airports, some with short gravel strips. Brief the crew, decide on fuel and diversions, and fly instrument approaches in the rains. Line-train new first officers.',
      'Named training captain in 2021.',
    ),
    work(
      'First Officer, ATR 72',
      'Rift Wings',
      '2010-03',
      '2017-01',
      'Flew passenger and cargo sectors, kept the flight log, did the walk-round and computed take-off performance.',
    ),
  ],
  trainings: [course('Crew Resource Management Instructor', 'Civil Aviation Training Centre', '2019-04')],
  skills: ['Instrument flying', 'Flight planning', 'Crew resource management', 'Aviation meteorology'],
  languages: { English: 'native', Swahili: 'fluent' },
  letter: 'I have flown the region for sixteen years with a clean record and now look for work closer to home.',
});

export const geologist = applicant({
  name: 'Tesfaye Alemu',
  bio: 'Exploration geologist who has mapped gold and copper targets in four countries.',
  educations: [
    study(
      "Master's Degree",
      'MSc Economic Geology',
      'Geology',
      'Addis Ababa School of Earth Sciences',
      '2011-09',
      '2013-07',
    ),
    study("Bachelor's Degree", 'BSc Geology', 'Geology', 'Mekelle Science College', '2006-09', '2010-07'),
  ],
  experiences: [
    work(
      'Senior Exploration Geologist',
      'Red Ridge Minerals',
      '2018-04',
      null,
      'Plan drill holes, log core, and interpret assay results and magnetic surveys. Lead camps of twenty people in remote concessions for six weeks at a time.',
      'Found the second ore shoot at Dengego.',
    ),
    work(
      'Field Geologist',
      'Abay Gold',
      '2013-09',
      '2018-03',
      'Mapped outcrops, took stream-sediment and trench samples, and drew cross-sections.',
    ),
  ],
  skills: ['Core logging', 'Geological mapping', 'Leapfrog', 'Sampling'],
  languages: { English: 'fluent', Amharic: 'native' },
});

export const footballCoach = applicant({
  name: 'Patrick Ssemanda',
  bio: 'CAF B licensed football coach who brought two clubs up a division.',
  educations: [
    study(
      "Bachelor's Degree",
      'Bachelor of Sports Science',
      'Sports Science',
      'Kyambogo Sports Faculty',
      '2006-08',
      '2009-06',
    ),
  ],
  experiences: [
    work(
      'Head Coach',
      'Mbarara Stars FC',
      '2016-07',
      null,
      'Pick the squad, run morning and evening drills, study opponents on video and talk to the press after matches. Bring up four boys a year from the academy.',
      'Promoted in 2019 and cup semi-final in 2023.',
    ),
    work('Assistant Coach', 'Pearl United', '2010-01', '2016-06', 'Led fitness sessions and trained the goalkeepers.'),
  ],
  trainings: [course('CAF B Coaching Licence', 'FUFA', '2015-08')],
  skills: ['Match analysis', 'Fitness training', 'Youth scouting', 'Motivation'],
  languages: { English: 'fluent', Luganda: 'native' },
});

export const marineEngineer = applicant({
  name: 'Fatma Sheikh Omar',
  bio: 'Second engineer officer on container feeders between Mombasa, Djibouti and Jeddah.',
  educations: [
    study(
      "Bachelor's Degree",
      'BEng Marine Engineering',
      'Marine Engineering',
      'Bandari Maritime Academy',
      '2007-09',
      '2011-07',
    ),
  ],
  experiences: [
    work(
      'Second Engineer',
      'Gulf Feeder Lines',
      '2017-05',
      null,
      'Keep the main engine, generators and purifiers running, order spares, and stand the four-to-eight watch. Lead five motormen in dry dock.',
    ),
    work(
      'Third Engineer',
      'Coastal Tankers',
      '2012-01',
      '2017-04',
      'Looked after boilers, pumps and bunkering. Overhauled fuel injectors and kept the oil record book.',
    ),
  ],
  skills: ['Diesel main engines', 'Bunkering', 'Dry docking', 'Boilers'],
  languages: { English: 'fluent', Swahili: 'native', Arabic: 'fluent' },
});

export const musicProducer = applicant({
  name: 'Emmanuel Habineza',
  bio: 'Music producer and sound engineer with forty released albums.',
  educations: [
    study(
      "Bachelor's Degree",
      'BA Music Technology',
      'Music Technology',
      'Nyundo School of Music',
      '2008-01',
      '2011-12',
    ),
  ],
  experiences: [
    work(
      'Studio Owner and Producer',
      'Inanga Sound',
      '2016-03',
      null,
      'Record singers and bands, arrange strings, mix and master for radio and streaming. Book artists and agree on royalties.',
      'Two national music awards.',
    ),
    work(
      'Sound Engineer',
      'Kigali Live',
      '2012-02',
      '2016-02',
      'Set up microphones and desks for concerts, and mixed front of house for crowds of up to nine thousand.',
    ),
  ],
  skills: ['Pro Tools', 'Mixing', 'Mastering', 'Microphone technique'],
  languages: { English: 'fluent', French: 'fluent', Kinyarwanda: 'native' },
});

export const museumCurator = applicant({
  name: 'Yusuf Abdirahman Nur',
  bio: 'Archaeologist and museum curator who looks after Swahili-coast collections.',
  educations: [
    study("Master's Degree", 'MA Archaeology', 'Archaeology', 'Coast Heritage University', '2008-09', '2011-07'),
  ],
  experiences: [
    work(
      'Museum Curator',
      'Lamu Fort Collection',
      '2015-01',
      null,
      'Catalogue pottery, coins and carved doors, and design exhibitions with the old town elders. Borrow pieces from other museums and guard against salt and insects.',
    ),
    work(
      'Field Archaeologist',
      'Ruins of Gede Project',
      '2011-08',
      '2014-12',
      'Dug trenches by hand, drew layers, and washed and dated shards of glazed ware.',
    ),
  ],
  skills: ['Cataloguing', 'Excavation', 'Exhibition design', 'Conservation of wood'],
  languages: { English: 'fluent', Swahili: 'native', Arabic: 'fluent' },
});
