/** Teaching, languages, communities, relief, security. One meaning a line: words in skill names | words in duties that mean the same. */
export const PEOPLE_AND_TEACHING = `
lesson, lesson planning, curriculum, scheme of work, curriculum development, lesson preparation, curriculum implementation, curriculum delivery, cbc | lesson, scheme of work, syllabus, curriculum, timetable, module, course outline, teaching aid, learning material
classroom, class management, classroom management, class control, classroom discipline, behaviour management | class, classroom, pupil, discipline, learner, behaviour, student, rule, noise
literacy, reading, literacy teaching, numeracy teaching, phonics, early grade reading, teaching reading, literacy and numeracy, writing skill | teach, read, writing, arithmetic, mathematics, phonics, letter, alphabet, word, story, literate, sum, taught
mathematics, maths, mathematics teaching | mathematics, maths, algebra, geometry, arithmetic, calculus, equation
science teaching, science | mathematics, maths, physics, chemistry, biology, algebra, science, practical, equation, kcse
english teaching, english language teaching, language teaching, language instruction, grammar, esl | english, grammar, language, vocabulary, speak, write, read, pronunciation, conversation, ielts, translate, essay, spoke, wrote
swahili, kiswahili, swahili language | swahili, kiswahili
assessment of learners, marking, examination, grading students, exam, student assessment, learner assessment, pupil assessment, exam preparation, test preparation | mark, exam, test, homework, grade, report card, assess, quiz, cat, kcpe, kcse, assignment, invigilate, continuous assessment
teaching aids, teaching materials, learning materials, instructional materials, lesson materials | chart, flash card, teaching aid, material, worksheet, poster, make, handout, book, made, making
child development, early childhood, early childhood education, ecd, preschool, kindergarten, early childhood development, play-based learning, montessori, nursery rhymes, play | child, play, song, story, nursery, rhyme, toy, colour, draw, kindergarten, toddler, ecd, montessori, preschool, drew
special needs, special needs education, inclusive education, special education, iep, learning disability, individual education plan | special need, disability, autism, iep, deaf, blind, braille, inclusive, sign language, slow learner, down syndrome, individual
sign language, interpreting for deaf, deaf communication | sign, deaf, interpret, hearing impaired
parent, parent communication, parental engagement, parent relations, pta, parent-teacher meetings, communication with parents | parent, guardian, family, mother, pta, meeting, conference, home
child, children, working with children, child supervision, supervision of children, pupil, learner | child, pupil, learner, toddler, playground, baby, kid, boy, girl, class, orphan, safeguarding, abuse, protection
student, student support, student guidance, pastoral care, student counselling, career guidance, student mentoring, career counselling | student, counsel, mentor, career, guidance, pastoral, dormitory, personal problem, advice, club, university, counselled
school administration, school management, school leadership, education management, school | school, principal, teacher, enrolment, pta, board, timetable, deputy, ministry of education, inspection
education programme, education in emergencies, school construction, teacher training | school, teacher, learner, learning space, enrol, kit, education, classroom, train, eie
vocational training, tvet, practical training, technical training, workshop instruction, practical instruction, apprenticeship | trainee, apprentice, practical, workshop, vocational, train, tvet, teach, trade test, technical, carpentry, student, taught
e-learning, online teaching, online learning, lms, virtual teaching | online, zoom, moodle, google classroom, e learning, virtual, lms, video lesson, whatsapp
university teaching, academic writing, academic research, thesis supervision, academic supervision, publication | lecture, thesis, student, journal, publish, paper, dissertation, supervise, article, conference, manuscript, course
literature review, scientific writing, literature | literature, paper, article, review, journal, publication, systematic
library, cataloguing, library management, classification, information retrieval, library system | library, book, catalogue, shelve, lend, borrow, dewey, koha, reader, index, return, lent
art, painting pictures, fine art, sculpture, drawing art, illustration, art teaching, crafts | paint, draw, sketch, sculpture, canvas, mural, portrait, illustrate, clay, craft, exhibition, bead, artwork, drew
music, singing, instrument, musical instrument, music teaching, music production, songwriting, choir | music, sing, song, guitar, piano, keyboard, choir, band, drum, record, compose, concert, nasheed, oud, sang
quran, tajweed, islamic studies, quran teaching, quran memorisation, quran recitation, islamic education, hifz, islam, arabic teaching | quran, tajweed, hifz, surah, memorise, recite, hadith, fiqh, islamic, dugsi, madrasa, arabic, seerah
preaching, sermon, religious leadership, religious counselling, religious, pastoral ministry, imam, prayer leading | sermon, preach, prayer, mosque, church, khutbah, congregation, bible, faith, imam, pastor, worship
driving instruction, driver training, learner drivers, teaching driving | learner driver, driving lesson, road test, highway code, teach, instructor, dual control, traffic sign, taught
social work, social services, family support, family tracing, social assessment, welfare, social welfare, best interest assessment | case, family, home visit, child, vulnerable, referral, welfare, foster, best interest, orphan, social, reunify
case management, case management system, primero, care planning for clients | case, referral, refer, follow up, client file, survivor, intake, primero, care plan
community, community mobilisation, community mobilization, community development, community participation, participatory approaches, pra, community facilitation, community work | community, elder, committee, local authority, village, household, mobilise, women group, baraza, meeting, participatory, leader, youth, self help group, stakeholder
household visits, home visits, house visits, family visits | household, door to door, village, visit, house, family
youth, youth work, youth development, youth mentoring, youth engagement, life skills, peer education, young people | youth, young, adolescent, club, life skill, peer, sport, mentor, boy, girl, teenager
gender, women empowerment, gender equality, gender mainstreaming, women groups, women's empowerment | women, girl, gender, empower, fgm, equality, widow, female
refugee, idp, displaced, displacement, host community, humanitarian, humanitarian response, humanitarian assistance, humanitarian work | refugee, idp, displaced, camp, host community, returnee, asylum, unhcr, relief, crisis, humanitarian, drought, ngo, ration
camp management, cccm, camp coordination, site planning for camps, camp | camp, block leader, site, shelter, displaced, service mapping, cccm, new arrival, idp, plot
peacebuilding, peace building, conflict analysis, reconciliation of communities, dialogue, social cohesion, conflict sensitivity | peace, conflict, dialogue, clan, elder, reconcile, mediate, cohesion, xeer, dispute, ceasefire, violence
volunteer, volunteer management, volunteer coordination, volunteer recruitment | volunteer, recruit, train, incentive, coordinate, red crescent, red cross, rota
beneficiary selection, beneficiary, beneficiary registration, beneficiary verification, beneficiary identification | beneficiary, select, vulnerable, register, household, criteria, list, committee, verify, target, quota, commission, growth, volume
relief distribution, relief, nfi, nfi distribution, non-food items, aid distribution | distribute, ration, nfi, kit, tarpaulin, blanket, food, beneficiary, jerry can, hand out, relief, queue, voucher, distribution
probation, offender, rehabilitation of offenders, prison, inmates, custody, prisoner, inmate supervision | prison, inmate, offender, prisoner, cell, probation, parole, warder, court report, custody, search, convict
police, law enforcement, arrest, crime prevention, public order, traffic control, traffic management | police, arrest, patrol, crime, suspect, traffic, investigate, station, statement, officer, junction, accident scene
security, patrol, patrolling, guarding, security guard, security operations, premises security, site security, security awareness, security procedures, security services | patrol, guard, gate, watch, security, premises, night shift, compound, search, askari, torch, radio, alarm, beat
access control, visitor control, gate control, visitor management, entry control, gate management, visitor screening, visitor registration | gate, badge, visitor, search, log, barrier, id card, entrance, sign in, register, vehicle check, pass, turned away
cctv, surveillance, cctv monitoring, surveillance systems, camera monitoring, monitoring cameras | cctv, camera, monitor, screen, footage, control room, watch
incident, incident reporting, occurrence book | incident, report, occurrence book, statement, write up, ob, theft, logged, event
fire, fire safety, firefighting, fire fighting, fire prevention, fire suppression, fire extinguisher, evacuation | fire, extinguisher, alarm, evacuate, evacuation, drill, hose, blaze, burn, hydrant, smoke, rescue, flame, hosing
rescue, search and rescue, extrication, rescue operations | rescue, victim, trapped, rope, pull out, save, flood, collapse, cut out
crowd control, crowd management, queue management | crowd, queue, line, event, stadium, order, calm, mosque, distribution, lining
radio communication skill, two-way radio, radio handling, vhf radio, radio use, walkie talkie | radio, handset, walkie talkie, vhf, call sign, codan, hf
security management, security risk assessment, security planning, security analysis, hostile environment | security, threat, risk, guard, convoy, evacuation, route, briefing, hibernation, curfew, movement
military, weapon, firearm, weapons handling, marksmanship, combat | army, soldier, weapon, rifle, battalion, platoon, patrol, mission, amisom, shoot, military, firearm, shot
self defence, self-defense, martial arts, physical fitness, physical endurance, physical strength, stamina | fit, strong, lift, carry, run, walk, karate, gym, exercise, heavy, sport, stand, long hour, dig, ran, dug
customs, customs law, customs clearance, customs declaration, tariff classification, hs code, customs procedures, customs documentation, customs inspection | customs, declare, declaration, clear, duty, tariff, hs code, asycuda, kra, simba, entry, container, import, tancis, border, clearance, transit, weighbridge, manifest
immigration, passport control, border control, visa processing, visa | passport, visa, border, immigration, stamp, traveller, permit, airport, entry
interpreting, interpretation, consecutive interpreting, simultaneous interpreting, interpretation skill, community interpreting, medical interpreting, court interpreting, oral interpretation | interpret, interpreter, hearing, consecutive, whisper, simultaneous, translate, asylum interview, clinic
translation, translating, document translation, subtitling, transcription, transcribing | translate, translation, translator, subtitle, transcript, transcribe, english to, document, localise
terminology, glossary, cat tools | term, glossary, terminology, trados, memoq, wordfast, translation memory
cultural mediation, intercultural communication, cultural awareness, cultural sensitivity, integration support, intercultural, cross-cultural communication | culture, migrant, integration, interpret, newcomer, refugee, explain, custom, diversity, mediator, language
dormitory supervision, boarding school, boarding house, boarding supervision, student welfare, dormitory | dormitory, boarder, boarding, matron, lights out, hostel, bed, student, girl
sports officiating, refereeing, umpiring | referee, match, whistle, umpire, fixture
`;
