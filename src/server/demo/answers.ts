/** The answers to the screening questions of the demo's jobs, by the text of the question. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'How many people have you supervised at the same time, and in what kind of store?': [
    'Nine on one shift, in a store for frozen fish and dairy.',
    'Twelve during the busy season, in a dry store with one chilled room. Otherwise six.',
    'I have not led a whole shift yet, but I stood in for the supervisor of a team of seven for two months.',
  ],
  'A room is four degrees too warm at two in the morning. What do you do first?': [
    'I close the door, check a second thermometer, call the technician and only then decide whether to move the goods.',
    'First I make sure that the reading is right. Then I stop all traffic into the room and start the spare unit.',
  ],
  'When could you start?': ['In two weeks.', 'After one month of notice.', 'At once.'],
  'Describe a delivery that went wrong and what you changed afterwards.': [
    'A truck with dairy was sent to the wrong branch because two towns have similar names. Since then we print the branch number in large letters.',
    'Rain closed the road and we learnt it from the customer. I now call three drivers on each road before the evening departure.',
    'A load was refused because of a missing certificate. I made a list that the driver signs before the gate opens.',
  ],
  'Which towns and roads in Somalia do you know well?': [
    'Mogadishu to Baidoa and Beledweyne very well, Kismayo by sea only.',
    'The coast road and all of the city. The north I know from two years of planning, not from driving.',
  ],
  'Which tools have you used to plan routes?': [
    'Spreadsheets, a wall map and the tracker of our fleet.',
    'A planning program for the standard routes and the telephone for everything else.',
  ],
  'Are you able to work one night shift a week?': ['Yes.', 'Yes, if I know the day a week before.'],
  'Which refrigerants and which plant sizes have you worked with?': [
    'Freon plants up to sixty kilowatts and one ammonia plant, as second technician.',
    'Mostly R404A and R134a in cold rooms and trucks, up to thirty kilowatts.',
  ],
  'Do you hold a certificate for handling refrigerants?': [
    'Yes, valid for two more years.',
    'Not yet. I have the training, and the test is next month.',
  ],
  'In which languages can you write an official letter?': [
    'English and Arabic. In French I can fill in forms and hold a conversation.',
    'French and English.',
    'English and Somali.',
  ],
  'How many days does your present monthly close take, and what is the slowest part?': [
    'Five working days. The slowest part is to get the cash sheets from the branches.',
    'Seven days. Mobile money takes longest, because the statements come late.',
  ],
  'Which accounting software have you set up or moved to?': [
    'I moved our company from spreadsheets to QuickBooks.',
    'Two systems, one of them for a group with three currencies.',
  ],
  'Tell us about one time when you stopped a product from being shipped.': [
    'A logger showed six hours at twelve degrees. Sales was unhappy, but the samples proved that it was right to stop.',
    'I held back forty crates because the labels carried the wrong date. We relabelled through the night.',
  ],
  'Which crops have you advised on, and in which region?': [
    'Mangoes, limes and sesame along the river, for three seasons.',
    'Tomatoes, onions and watermelon on small irrigated farms.',
  ],
  'What is the largest building you have supervised, and what was your part in it?': [
    'A steel-framed store of four thousand square metres. I was site engineer from foundations to handover.',
    'A school with twelve classrooms, as assistant to the site manager.',
  ],
  'Which detail of an insulated building goes wrong most often?': [
    'The joint between wall panel and floor: water gets in and the floor begins to lift.',
    'Penetrations for pipes that somebody cuts after the panels are closed.',
  ],
  'Send a link to, or describe, a chart or report of yours that changed a decision.': [
    'A simple chart of late deliveries by hour of departure. It moved the departure by ninety minutes.',
    'A forecast with its own errors shown beside it. The management stopped two emergency orders because of it.',
  ],
  'Which time zone would you work from?': ['East Africa Time.', 'Central Africa Time, one hour behind Mogadishu.'],
  'Which of the northern roads do you know from your own work?': [
    'Hargeisa to Berbera and Burao, in both seasons.',
    'Mainly the road to Jijiga, with the border papers.',
  ],
  'How do you tell an applicant that somebody else was chosen?': [
    'By telephone, within a week, with one reason that helps them next time.',
    'Personally and without phrases. I also say whether I would like to see them apply again.',
  ],
  'What is your registration number, and until when is it valid?': [
    'I will bring the certificate; it is valid until the end of next year.',
    'Registered and valid for another two years. The number is in my CV.',
  ],
  'How do you decide who is seen first when everybody is in pain?': [
    'By breathing, bleeding and consciousness, never by who is loudest. I tell the others why they wait.',
    'I follow the triage scale and look again after fifteen minutes, because things change.',
  ],
  'Describe a patient whom you referred in time, and how you knew.': [
    'A child with malaria who did not look at me any more. I did not wait for the result and sent for the boat.',
    'A man with heartburn who was sweating. The ECG machine was broken, so I trusted the sweat.',
  ],
  'Which analysers have you worked with?': [
    'Two haematology analysers and a small chemistry bench.',
    'One automated counter, otherwise manual methods.',
  ],
  'Describe a lesson of yours that you are proud of.': [
    'Hand washing with flour instead of germs. Nobody in that class has forgotten it.',
    'I let students explain a wound dressing to my grandmother. She asked better questions than I do.',
  ],
  'How do you help a student who is about to give up?': [
    'I ask what happened at home before I ask about marks, and we make a plan for one week only.',
    'I show them their first practice book beside the latest one.',
  ],
  'Which subjects would you rather not teach?': [
    'Research methods, unless I may do it outdoors.',
    'I am open to all of them.',
  ],
  'What would you ask a village before planning anything?': [
    'Who is usually not asked? And what has been tried before, by whom, and why did it end?',
    'What worries mothers at night, and how far it is to help at that hour.',
  ],
  'Which donor reports have you written yourself?': [
    'Quarterly reports for a foundation and one final report, including the figures.',
    'Parts of yearly reports: the narrative and the case studies.',
  ],
  'How well do you write French?': [
    'Well enough for reports.',
    'I read it easily; my writing needs a second pair of eyes.',
  ],
  'Do you hold a driving licence?': ['Yes.', 'Yes, also for motorcycles.'],
  'What does a hospital kitchen have to do better than a hotel kitchen?': [
    'It must never guess: the wrong plate at the wrong bed can do harm.',
    'It has to cook for people without appetite.',
  ],
  'Which donors have you reported to?': [
    'Two foundations and one public donor, each with its own template.',
    'One large public donor for three years, including its audit.',
  ],
  'How do you make sure that the oldest stock leaves first?': [
    'New deliveries go in from the back, dates are written large and I walk the shelves every Friday.',
    'The system proposes the batch, and the picker confirms the date. I check ten picks a week.',
  ],
  'How many systems have you installed, and of which size?': [
    'About two hundred home systems and thirty pumps, up to five kilowatts.',
    'Forty home systems as second technician, between fifty watts and one kilowatt.',
  ],
  'Do you hold a motorcycle licence?': [
    'Yes, since four years.',
    'I have the learner licence; the test is this month.',
  ],
  'Which of your designs is in operation, and what would you change about it today?': [
    'A mini-grid of sixty kilowatts. I would place the battery house on the shaded side of the hill.',
    'The supply of a cold store. I would ask for a larger cable duct, because everybody adds something later.',
  ],
  'How would you make sure that a payment notice that arrives twice is counted once?': [
    'With the provider’s transaction id as a unique key and the booking in the same database transaction.',
    'A unique constraint, not a check before the insert. The second notice gets the same answer as the first.',
  ],
  'Tell us about an incident that you helped to solve.': [
    'A queue grew because one message could not be read. We set it aside, worked off the rest and added a test with that message.',
    'A missing index after a migration. I found it in the query plan and wrote a check for the next release.',
  ],
  'Which part of your present system would you rebuild, and why?': [
    'The nightly export. It could be an hourly one that nobody notices.',
    'Our permissions: they are spread over too many places.',
  ],
  'From which country would you work?': [
    'From home, where I live now.',
    'From Kenya or Ethiopia, as the family plans it.',
  ],
  'How much water does a tomato plant need on a hot day, and how would you show that to a farmer?': [
    'About two litres. I would bring two bottles and let the farmer pour them out beside one plant.',
    'Between one and a half and three litres. I dig a small hole the next morning and we look at the soil together.',
  ],
  'How do you teach somebody to work safely at height?': [
    'On the ground first: harness on, harness off, until it is boring. Then one metre. Then the roof, always in pairs.',
    'By being strict with myself. They copy what I do and not what I say.',
  ],
  'What makes a good agent stay for more than a year?': [
    'Commission that arrives on the promised day, and somebody who visits also when sales are bad.',
    'A fair district and a product that does not come back.',
  ],
};
