/** Medicine, nursing, midwifery and the care of patients. */
export const healthSkills = `
Patient care | care of patients | bedside care | caring for patients | looking after patients | nursing patients | cared for patients
Patient assessment | clinical assessment of patients | physical assessment | assessing patients | assessed patients
General nursing | nurse | nursing care | registered nurse | registered nursing | staff nursing | ward nursing | nursed patients
Nursing care planning | nursing care plans | care plan development | care plans | care planning
Midwifery | midwife care | skilled birth attendance | conducting deliveries | delivering babies | delivered babies | conducted deliveries
Antenatal care | anc | prenatal care | antenatal clinic | antenatal visits | anc clinic
Postnatal care | pnc | postpartum care | postnatal clinic | post natal care
Labour and delivery | labor and delivery | intrapartum care | labour ward | labor ward
Emergency obstetric and newborn care | emonc | bemonc | cemonc | emergency obstetric care
Neonatal care | newborn care | neonatal nursing
Neonatal resuscitation | newborn resuscitation | helping babies breathe
Kangaroo mother care | kmc
Family planning counselling | family planning counseling | family planning services | contraceptive counselling | family planning | contraception advice
Sexual and reproductive health | srh | srhr | reproductive health
Paediatrics | pediatrics | paediatric care | pediatric care | child health
Paediatric nursing | pediatric nursing
Integrated management of childhood illness | imci | imnci | iccm
Immunisation | immunization | vaccination | vaccine administration | childhood immunisation | vaccinations | vaccinating children | immunising children | epi | vaccinated children
Cold chain management | vaccine cold chain | cold chain | vaccine storage
Wound care | wound dressing | wound management | dressing wounds | dressed wounds | wound dressings | changing dressings
Suturing | wound suturing | stitching of wounds | stitching wounds | sutured wounds | stitched wounds
Phlebotomy | blood drawing | venipuncture | blood collection | drawing blood | drew blood | taking blood samples | took blood samples
Intravenous cannulation | iv cannulation | iv insertion | cannulation | inserting cannulas | iv lines | inserted cannulas | putting up drips
Intravenous therapy | iv therapy | infusion therapy | iv fluids | iv drips | intravenous fluids
Injection administration | giving injections | intramuscular injection | subcutaneous injection | gave injections | injections
Medication administration | drug administration | administering medication | medicines administration | giving medicines | gave medication | administered medication | administered drugs | administering drugs | gave drugs | drug rounds | medication rounds
Vital signs monitoring | vital signs | taking vitals | blood pressure measurement | vitals | taking vital signs | checking vitals | took vitals | temperature and blood pressure | monitoring vital signs
Urinary catheterisation | catheterization | catheterisation | foley catheter insertion | catheter insertion | inserting catheters | catheter care
Nasogastric tube insertion | ng tube insertion | nasogastric feeding
Tracheostomy care | tracheostomy management
Ostomy care | colostomy care | stoma care
Blood transfusion | transfusion therapy
Triage | patient triage | emergency triage | triaging patients | triaged patients
Emergency medicine | emergency care | accident and emergency | emergency department | casualty department | a and e
Emergency nursing | er nursing | casualty nursing
Trauma care | atls | advanced trauma life support | trauma management
First aid | first aider | giving first aid | gave first aid | first aid certificate
Cardiopulmonary resuscitation | cpr | resuscitation
Basic life support | bls
Advanced cardiac life support | acls
Paediatric advanced life support | pediatric advanced life support
Paramedicine | paramedic care | prehospital care | pre-hospital care | ambulance care
Critical care | intensive care | icu | critical care nursing | icu nursing
Mechanical ventilation | ventilator management | ventilator care
Airway management | endotracheal intubation | intubation
Oxygen therapy | oxygen administration
Anaesthesia | anesthesia | anaesthesiology | anesthesiology | anaesthetics
Spinal anaesthesia | spinal anesthesia | regional anaesthesia
General surgery | surgical procedures | surgery
Minor surgery | minor surgical procedures
Perioperative nursing | theatre nursing | operating room nursing | scrub nursing | operating theatre nursing
Surgical instrument sterilisation | instrument sterilization | autoclaving | cssd | sterile processing
Caesarean section | cesarean section | c-section
Obstetrics and gynaecology | obstetrics and gynecology | obgyn | ob-gyn | gynaecology
Fistula care | obstetric fistula care | fistula repair
Orthopaedics | orthopedics | orthopaedic surgery | orthopedic surgery
Plaster casting | fracture casting | plaster of paris application | splinting
Internal medicine | general medicine
General practice | family medicine | general practitioner | family practice
Clinical diagnosis | differential diagnosis | medical diagnosis
Clinical officer practice | clinical medicine | clinical officer
Medical history taking | history taking | patient history
Physical examination | clinical examination
Prescribing | prescription writing | rational prescribing
Ward rounds | ward management | doctors rounds | ward round
Outpatient care | opd | outpatient department | outpatient services
Inpatient care | inpatient management | ipd
Cardiology | cardiac care | heart disease management
Electrocardiography | ecg | ekg | ecg interpretation
Echocardiography | cardiac ultrasound
Nephrology | kidney disease management
Haemodialysis | hemodialysis | dialysis | dialysis nursing
Diabetes management | diabetes care | diabetic care
Hypertension management | blood pressure management
Non-communicable disease management | ncd management | non-communicable diseases | ncds | chronic disease management
Oncology | cancer care | oncology nursing
Chemotherapy administration | chemotherapy
Palliative care | hospice care | end-of-life care
Pain management | pain control
Neurology | neurological care
Neurosurgery | brain surgery
Dermatology | skin care medicine | skin disease treatment
Ophthalmology | eye surgery | eye care
Cataract surgery | cataract extraction
Ear, nose and throat care | ent | otolaryngology | otorhinolaryngology
Urology | urological care
Gastroenterology | digestive disease care
Endoscopy | gastroscopy | colonoscopy
Pulmonology | respiratory medicine | chest medicine
Infectious disease management | infectious diseases | communicable diseases
HIV care and treatment | hiv treatment | antiretroviral therapy | hiv/aids care | hiv care | art clinic | arv treatment | hiv clinic
HIV testing services | hiv testing and counselling | vct | hiv counselling and testing | hts | hiv testing | hiv counselling
Prevention of mother-to-child transmission | pmtct
Tuberculosis management | tb management | tuberculosis treatment | tb dots | tb treatment | tb care
Malaria case management | malaria treatment | malaria management | treating malaria | treated malaria
Cholera case management | cholera treatment | oral rehydration therapy
Infection prevention and control | ipc | infection control | infection prevention | preventing infections | infection prevention control
Hand hygiene | hand washing technique
Isolation nursing | barrier nursing
Aseptic technique | sterile technique | aseptic procedures
Medical waste management | healthcare waste management | clinical waste disposal | sharps disposal | medical waste disposal | sharps management
Psychiatry | psychiatric care
Psychiatric nursing | mental health nursing
Mental health care | mental health | mental health services | mhgap | mental illness care
Addiction treatment | substance abuse treatment | substance use disorder treatment
Geriatric care | elderly care | geriatrics | aged care | care of the elderly | caring for the elderly | looking after old people
Home-based nursing | home nursing | home health care
Nursing leadership | nurse management | nurse in charge | ward sister
Nursing education | clinical teaching of nurses | nurse training
School nursing | school health nursing
Occupational health nursing | workplace nursing
Community health nursing | public health nursing
Patient education | health education of patients | patient counselling | health talks | educating patients | teaching patients
Patient transfer and handling | patient lifting | patient mobility assistance | lifting patients | moving and handling | turning patients
Patient hygiene assistance | bed bathing | bed making for patients | bathing patients | bed baths | bathed patients
Nursing assistance | nurse aide | certified nursing assistant | cna | nursing aide | auxiliary nursing
Medical records keeping | patient records | clinical documentation | medical documentation | patient files | nursing notes | nursing documentation | charting
Electronic health records | ehr | emr | electronic medical records
Telemedicine | telehealth | remote consultation
Discharge planning | patient discharge
Pre-operative care | preoperative assessment | pre-op care
Post-operative care | postoperative care | post-op care
Burn care | burns management
Nutrition therapy | clinical nutrition | therapeutic feeding of patients
Breastfeeding counselling | lactation support | breastfeeding support | lactation counselling
Female genital mutilation care | fgm care | fgm complication management
Clinical management of rape | cmr | post-rape care
Medical ethics | bioethics | clinical ethics
Clinical audit | medical audit | clinical quality improvement
Hospital administration | hospital management | healthcare administration
Medical emergency response | code blue response | rapid response team
`;
