import type { Career, CareerKey } from './career.ts';

/** Careers in health, education and programme work. */
export const healthCareers = {
  nurse: {
    titles: ['Staff Nurse', 'Registered Nurse', 'Nurse in Charge'],
    studies: [
      ["Bachelor's Degree", 'BSc Nursing', 'Nursing'],
      ['Associate Degree', 'Diploma in Community Health Nursing', 'Community health'],
      ['Associate Degree', 'Diploma in Nursing and Midwifery', 'Midwifery'],
    ],
    workplaces: [
      ['Saint Odile Mission Hospital', 'Outpatients'],
      ['Bahari Clinic', 'Maternity'],
      ['Kanda Health Centre', 'Child health'],
      ['Lamu Relief Supplies', 'Mobile clinic'],
    ],
    duties: [
      'Cared for up to thirty outpatients a shift, from triage to discharge advice.',
      'Gave vaccinations to children and kept the cold boxes and the register in order.',
      'Attended normal deliveries and recognised early when a doctor was needed.',
      'Prepared and gave medication, with a second check for every injection.',
      'Visited mothers at home in the first week after birth.',
      'Guided students on the ward and signed their practice books.',
    ],
    results: [
      'Brought waiting time at triage below twenty minutes.',
      'Raised measles vaccination in our area from six to nine children in ten.',
      'Led the ward through an infection control inspection without a finding.',
    ],
    skills: [
      'Patient care',
      'Triage',
      'Vaccination',
      'Infection control',
      'Medication administration',
      'Maternal health',
      'Health education',
      'Patient records',
      'Swahili',
      'Basic life support',
    ],
    courses: [
      ['Basic Life Support', 'Blue Crescent First Aiders'],
      ['Emergency Obstetric Care', 'Lakeside School of Midwifery'],
      ['Infection Prevention and Control', 'Savanna Training Centre'],
    ],
    bioOpenings: [
      'I am a nurse and have been at the bedside for {years}.',
      'For {years} I have cared for mothers, children and everybody else who came through the door.',
    ],
    bioDetails: [
      'I stay calm when the waiting room is full, and I explain what happens next.',
      'Vaccination days are my favourite: noisy, long and worth every minute.',
      'I write notes that the next shift can work with.',
    ],
    letter: [
      'In outpatients I see about thirty people a shift, and I try to let nobody leave without understanding their medicine.',
      'My registration is valid and my basic life support certificate was renewed this year.',
      'I have worked with very little, so I know which steps of care can never be left out.',
    ],
  },
  clinician: {
    titles: ['Clinical Officer Intern', 'Clinical Officer', 'Senior Clinical Officer'],
    studies: [
      ['Associate Degree', 'Diploma in Clinical Medicine and Surgery', 'Clinical medicine'],
      ["Bachelor's Degree", 'BSc Clinical Medicine', 'Family health'],
    ],
    workplaces: [
      ['Kanda Health Centre', 'Consultation'],
      ['Saint Odile Mission Hospital', 'Casualty'],
      ['Bahari Clinic', 'General practice'],
    ],
    duties: [
      'Examined and treated about forty patients a day, most of them children with fever.',
      'Performed minor surgery and sutures and referred what was beyond the clinic.',
      'Followed patients with tuberculosis and HIV through their whole treatment.',
      'Led the weekly case review with nurses and laboratory staff.',
      'Reported notifiable diseases to the county within the day.',
    ],
    results: [
      'Brought treatment completion for tuberculosis to ninety-four percent.',
      'Set up a hypertension day that now follows three hundred patients.',
    ],
    skills: [
      'Diagnosis',
      'Patient care',
      'Minor surgery',
      'HIV and TB care',
      'Emergency care',
      'Patient records',
      'Swahili',
      'Health education',
    ],
    courses: [
      ['Advanced Life Support', 'Blue Crescent First Aiders'],
      ['Integrated Care of Childhood Illness', 'Lakeside School of Midwifery'],
    ],
    bioOpenings: [
      'I have worked as a clinician in busy rural clinics for {years}.',
      'Forty patients a day for {years} have taught me to listen quickly and carefully.',
    ],
    bioDetails: [
      'I examine before I order a test and I explain before I prescribe.',
      'Long-term patients are my pride: they come back, and they get better.',
      'I ask for a second opinion without being embarrassed.',
    ],
    letter: [
      'I see about forty patients a day and hold a valid licence to practise.',
      'I started a hypertension day at my clinic with one blood pressure cuff and a notebook; it now has its own room.',
      'I work well with nurses, because I ask them first what they have seen.',
    ],
  },
  pharmacist: {
    titles: ['Pharmacy Technician', 'Pharmacist', 'Chief Pharmacist'],
    studies: [
      ["Bachelor's Degree", 'Bachelor of Pharmacy', 'Pharmacy'],
      ['Associate Degree', 'Diploma in Pharmaceutical Technology', 'Pharmacy'],
    ],
    workplaces: [
      ['Mwanga Pharmacies', 'Dispensary'],
      ['Saint Odile Mission Hospital', 'Pharmacy'],
      ['Bahari Clinic', 'Stores'],
    ],
    duties: [
      'Dispensed about one hundred and fifty prescriptions a day and counselled each patient.',
      'Checked interactions and doses and called the prescriber when something did not fit.',
      'Managed the medicine store, with expiry dates, cold storage and controlled drugs.',
      'Forecast medicine needs each quarter together with procurement.',
      'Taught nurses safe dilution and storage of injections.',
    ],
    results: [
      'Cut expired stock from six percent to one.',
      'Introduced a second check for children that caught eleven dosing errors in its first month.',
    ],
    skills: [
      'Dispensing',
      'Patient counselling',
      'Medicine stock control',
      'Pharmacovigilance',
      'Cold chain',
      'Inventory management',
      'Controlled drugs',
      'Staff training',
    ],
    courses: [
      ['Good Distribution Practice', 'Savanna Training Centre'],
      ['Antimicrobial Stewardship', 'Meridian Health School'],
    ],
    bioOpenings: [
      'I have been behind the pharmacy counter for {years}, and in the store behind it.',
      'The right medicine, the right dose, the right words: {years} of practice.',
    ],
    bioDetails: [
      'I count controlled drugs twice and I sleep well.',
      'Patients ask me what they did not dare to ask the doctor.',
      'A fridge alarm at night gets me out of bed faster than anything.',
    ],
    letter: [
      'I dispense about one hundred and fifty prescriptions a day and I take the time for a word with each patient.',
      'I have run a medicine store through two rainy seasons without a stock-out of the essential list.',
      'My licence is valid and I am glad to teach.',
    ],
  },
  lab: {
    titles: ['Laboratory Assistant', 'Medical Laboratory Technologist', 'Laboratory Manager'],
    studies: [
      ["Bachelor's Degree", 'BSc Medical Laboratory Science', 'Medical laboratory'],
      ['Associate Degree', 'Diploma in Medical Laboratory Technology', 'Haematology'],
    ],
    workplaces: [
      ['Saint Odile Mission Hospital', 'Laboratory'],
      ['Kanda Health Centre', 'Laboratory'],
      ['Clearwater Diagnostics', 'Microbiology'],
    ],
    duties: [
      'Ran haematology, chemistry and malaria microscopy for two hundred samples a day.',
      'Prepared control samples every morning and released no result before they were in range.',
      'Looked after analysers and called the engineer before they failed.',
      'Collected blood from children and from frightened adults with patience.',
      'Reported critical results by phone within ten minutes.',
    ],
    results: [
      'Led the laboratory through its first external accreditation.',
      'Shortened the time from sample to result by an hour.',
    ],
    skills: [
      'Microscopy',
      'Haematology',
      'Quality control',
      'Phlebotomy',
      'Laboratory safety',
      'Sampling',
      'Equipment maintenance',
      'Report writing',
    ],
    courses: [
      ['Laboratory Quality Management', 'Meridian Health School'],
      ['Biosafety Level Two', 'Meridian Health School'],
    ],
    bioOpenings: [
      'I have looked through microscopes for {years}, and I still enjoy the first slide of the day.',
      'Behind each sample is a person who waits: I have worked by that for {years}.',
    ],
    bioDetails: [
      'No control, no result: that rule has never let me down.',
      'I repair small things myself and know when to call the engineer.',
      'I like quiet work, exact work and good company at lunch.',
    ],
    letter: [
      'Our laboratory handles two hundred samples a day with a team of five, and our controls are never skipped.',
      'I helped to prepare an accreditation and learnt that quality is mostly a matter of daily habits.',
      'I am used to weekend duty and to generators.',
    ],
  },
  teacher: {
    titles: ['Assistant Teacher', 'Teacher and Tutor', 'Senior Tutor'],
    studies: [
      ["Bachelor's Degree", 'BEd Science', 'Biology and physics'],
      ["Bachelor's Degree", 'BEd Technical Education', 'Electrical installation'],
      ["Master's Degree", 'MEd Curriculum Studies', 'Vocational education'],
    ],
    workplaces: [
      ['Sycamore Secondary School', 'Science'],
      ['Highland Technical College', 'Training'],
      ['Lakeside School of Midwifery', 'Teaching'],
    ],
    duties: [
      'Taught classes of up to forty students and knew each of them by name.',
      'Wrote lesson plans with practical work in every week.',
      'Assessed students in the workshop and on the ward with clear written criteria.',
      'Revised the curriculum with employers so that it fits the work that awaits.',
      'Mentored new colleagues and sat in on their lessons.',
    ],
    results: [
      'Nine out of ten of my final-year students passed at the first attempt.',
      'Built a practice room with donated equipment and two rainy weekends.',
    ],
    skills: [
      'Lesson planning',
      'Curriculum development',
      'Student assessment',
      'Classroom management',
      'Practical training',
      'Mentoring',
      'Public speaking',
      'Health education',
      'Solar installation',
    ],
    courses: [
      ['Competency-Based Assessment', 'Savanna Training Centre'],
      ['Teaching with Simple Tools', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'I have been a teacher for {years} and I still prepare every lesson.',
      'People learn with their hands first: {years} of teaching have convinced me.',
    ],
    bioDetails: [
      'I am strict about safety and generous with second chances.',
      'My former students write to me when they get their first job.',
      'I would rather hear a wrong answer than none.',
    ],
    letter: [
      'I teach forty students in a class, and I still find time for each of them in the workshop.',
      'I have written a competency-based curriculum with local employers, and it has made our lessons shorter and better.',
      'Marking is part of teaching for me: each piece of work comes back within a week, with a sentence that helps.',
    ],
  },
  programme: {
    titles: ['Project Assistant', 'Programme Officer', 'Programme Manager'],
    studies: [
      ["Bachelor's Degree", 'BA Development Studies', 'Development'],
      ["Master's Degree", 'Master of Public Health', 'Community health'],
      ["Bachelor's Degree", 'BA Sociology', 'Research methods'],
    ],
    workplaces: [
      ['Lamu Relief Supplies', 'Programmes'],
      ['Open Well Initiative', 'Water and health'],
      ['Hands Along the Lake', 'Community health'],
    ],
    duties: [
      'Planned and ran a community health programme in fourteen villages.',
      'Trained sixty community volunteers and visited each of them every month.',
      'Wrote quarterly donor reports with figures that could be traced to their source.',
      'Managed a yearly budget of two hundred thousand dollars with the finance team.',
      'Held open meetings with elders, mothers and youth, and changed the plan because of them.',
    ],
    results: [
      'Won a second grant of three years on the strength of our evaluation.',
      'Kept four out of five volunteers active after the first year.',
    ],
    skills: [
      'Project management',
      'Monitoring and evaluation',
      'Community mobilisation',
      'Donor reporting',
      'Budgeting',
      'Report writing',
      'French',
      'Data collection',
      'Health education',
    ],
    courses: [
      ['Project Management for Development', 'Savanna Training Centre'],
      ['Monitoring and Evaluation in Practice', 'Meridian Health School'],
    ],
    bioOpenings: [
      'I have run community programmes for {years}, and most of that time I was listening.',
      'For {years} I have stood between donors and villages and translated in both directions.',
    ],
    bioDetails: [
      'I count what matters and I say so when the numbers are weak.',
      'A programme is good when it can go on without me.',
      'I write reports that are short, dated and true.',
    ],
    letter: [
      'My present programme reaches fourteen villages with sixty volunteers, and I know the road to each of them.',
      'I write donor reports myself, from data that I have checked in the field.',
      'I have learnt to plan with communities before the budget is fixed and not after.',
    ],
  },
  records: {
    titles: ['Receptionist', 'Records Officer', 'Office Administrator'],
    studies: [
      ['Associate Degree', 'Diploma in Health Records and Information', 'Health records'],
      ["Bachelor's Degree", 'BSc Health Information Management', 'Health information'],
      ['Associate Degree', 'Diploma in Office Administration', 'Administration'],
    ],
    workplaces: [
      ['Saint Odile Mission Hospital', 'Records'],
      ['Bahari Clinic', 'Front desk'],
      ['Juba Ledger Partners', 'Administration'],
    ],
    duties: [
      'Registered patients at the front desk and found their files within three minutes.',
      'Entered patient records into the electronic system and checked them for gaps every evening.',
      'Prepared the monthly statistics for the ministry, complete and in time.',
      'Kept files confidential and released them only against a signed request.',
      'Answered the telephone in three languages and passed on each message.',
    ],
    results: [
      'Moved eleven thousand paper files into the electronic system within a year.',
      'Reduced lost files from twenty a month to one.',
    ],
    skills: [
      'Patient records',
      'Data entry',
      'Confidentiality',
      'Front desk',
      'Microsoft Excel',
      'Swahili',
      'Customer service',
      'Filing',
      'Personnel records',
    ],
    courses: [
      ['Electronic Medical Records', 'Meridian Health School'],
      ['Data Protection Basics', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'I have kept records and front desks in order for {years}.',
      'People remember the first face they meet; for {years} that has often been mine.',
    ],
    bioDetails: [
      'I type fast, I file the same day and I keep secrets.',
      'A missing file is a missing story, so I look until I find it.',
      'Three languages and a steady voice help when the queue is long.',
    ],
    letter: [
      'I know how much depends on a file that is found in time, and I have built my working day around that.',
      'I took part in the change from paper to an electronic system and trained my colleagues on it.',
      'I am punctual, discreet and friendly also at five in the afternoon.',
    ],
  },
} as const satisfies Partial<Record<CareerKey, Career>>;
