/** Teaching at every level, training, libraries and the early years. */
export const educationSkills = `
Teaching | school teaching | classroom teaching | classroom instruction | taught | instructing
Lesson planning | lesson plans | lesson preparation | preparing lessons | planning lessons | schemes of work | prepared lessons
Curriculum development | curriculum design | curriculum planning | syllabus design | developing curriculum
Classroom management | class management | classroom discipline | managing classroom | class control | managing a class
Early childhood education | ece | ecd | early childhood development | nursery teaching | kindergarten teaching
Preschool teaching | pre-primary teaching | pre-school teaching
Primary teaching | primary school teaching | elementary teaching | elementary education | teaching primary
Secondary teaching | secondary school teaching | high school teaching | secondary education
University lecturing | lecturing | university teaching | higher education teaching
Special needs education | special education | special educational needs
Inclusive education | inclusive teaching | inclusive classroom
Mathematics teaching | teaching mathematics | maths teaching | math teaching | maths teacher
English teaching | teaching english | english teacher
Science teaching | teaching science | science teacher
Physics teaching | teaching physics | physics teacher
Chemistry teaching | teaching chemistry | chemistry teacher
Biology teaching | teaching biology | biology teacher
History teaching | teaching history | history teacher
Geography teaching | teaching geography | geography teacher
ICT teaching | teaching ict | computer teacher | computer studies teaching
Business studies teaching | teaching business studies | commerce teaching
Art teaching | teaching art | art education
Music teaching | teaching music | music education
Physical education teaching | physical education | pe teacher | pe teaching
Islamic studies teaching | islamic education | islamic studies
Quran teaching | koranic teaching | tajweed
Religious education | religious education teaching | bible studies
Arabic teaching | teaching arabic | arabic teacher
French teaching | teaching french | french teacher
Kiswahili teaching | swahili teaching | teaching kiswahili
Somali teaching | teaching somali
Teaching English as a foreign language | tefl | tesol | esl | esl teaching | teaching english as a second language
IELTS preparation | ielts coaching | toefl preparation
Language instruction | foreign language teaching | language teaching
Literacy instruction | reading instruction | teaching of reading
Early grade reading | egra | early grade reading assessment
Numeracy instruction | numeracy teaching | egma
Phonics | phonics teaching | synthetic phonics
Tutoring | private tutoring | one-to-one teaching | home tutoring
Online teaching | e-teaching | virtual teaching | remote teaching
E-learning development | e-learning | elearning | online course development
Instructional design | learning design | addie
Learning management systems | lms administration | lms | learning management system
Moodle | moodle lms
Google Classroom | google classrooms
Blended learning | flipped classroom
Educational technology | edtech | education technology
Student assessment | assessment of learners | pupil assessment | formative assessment | continuous assessment | assessing learners | assessing students | assessing pupils
Exam setting and marking | exam marking | test marking | exam grading | exam setting | marking exams | setting exams | marked exams | marking scripts | marking homework | marked homework
Exam invigilation | invigilation | exam proctoring
Student counselling | student counseling | school counselling | guidance and counselling | guidance and counseling
Career guidance | career counselling | careers advice | career counseling | career coaching
Student mentoring | pupil mentoring
Student engagement | learner engagement
Learner-centred teaching | learner-centered teaching | child-centred teaching | student-centred learning
Differentiated instruction | differentiation in teaching | differentiated teaching
Behaviour management | behavior management | positive discipline
School administration | school management | school leadership
School headship | headteacher | head teacher | school principal | deputy head teacher
Academic registry | academic registrar | student records management | student registration
Student admissions | admissions processing | university admissions
Academic advising | academic advisory | student advising
Academic research supervision | thesis supervision | dissertation supervision
Academic writing | scholarly writing | thesis writing
Academic publishing | journal publishing | peer review of articles
Education planning | education sector planning | education policy
Education in emergencies | eie | emergency education
Accelerated education | accelerated learning programme | alternative basic education
Non-formal education | informal education
Adult education | adult literacy | adult learning | andragogy
Vocational training | tvet | technical and vocational education | vocational education | technical training instruction
Competency-based training | competence-based education | cbet | competency based curriculum
Training facilitation | facilitation of training | workshop facilitation | training delivery | facilitating trainings | conducting trainings | facilitating workshops
Training of trainers | train the trainer
Training needs assessment | tna | training needs analysis
Training material development | training manuals | training content development
Training evaluation | kirkpatrick model | evaluation of training
Teacher training | teacher education | teacher professional development | training teachers | trained teachers
Teacher mentoring | teacher coaching | instructional coaching
School inspection | education inspection | quality assurance in education
School supervision | school monitoring visits
Pedagogy | teaching methods | pedagogical skills | teaching methodology
Child psychology | educational psychology | child development
Child safeguarding in schools | school safeguarding
Parent engagement | parent-teacher communication | parent teacher association | pta | meeting parents | parents meetings | parent teacher meetings | communication with parents
Educational games | learning through play | play-based learning
Storytelling for children | story reading | reading aloud
Montessori teaching | montessori method | montessori
Teaching aid preparation | teaching materials | instructional materials
Sign language teaching | deaf education
Braille | braille reading | braille transcription
Autism support | autism spectrum support | applied behaviour analysis | applied behavior analysis
Dyslexia support | learning difficulties support
Life skills training | life skills education
Financial literacy training | financial education
Digital literacy training | computer literacy training | basic computer training
Entrepreneurship training | business skills training | start your business training
STEM education | stem teaching | steam education
Robotics teaching | coding for children | teaching coding
Laboratory demonstration | science practicals | school laboratory work
Library management | library services | librarianship
Library cataloguing | library cataloging | dewey decimal classification
Archival work | archives management | archiving | archive management
Museum curation | curatorship | museum work
Scholarship management | scholarship administration | bursary management
Examination board administration | exams office | examination management
Education data management | emis | education management information system
Boarding supervision | boarding master | dormitory supervision | hostel supervision | matron duties
Extracurricular coordination | extra-curricular activities | after-school programmes | co-curricular activities
Debate coaching | public speaking coaching
School feeding programmes | school feeding programs | school meals programme
Driving instruction | driving instructor | driver training
Music instruction | instrument teaching | piano teaching | guitar teaching
Homework support | homework assistance
Student enrolment drives | enrollment campaigns | school enrolment
Teaching assistance | teaching assistant | classroom assistant | teacher aide
`;
