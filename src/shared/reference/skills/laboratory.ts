/** Laboratory, pharmacy, imaging, dentistry, therapy and public health. */
export const laboratorySkills = `
Medical laboratory science | medical laboratory technology | clinical laboratory science | medical lab technology
Laboratory testing | lab testing | laboratory analysis | lab analysis
Specimen collection | sample collection | sample taking
Specimen handling | sample handling | sample transport | sample processing
Microscopy | light microscopy | microscope use
Malaria microscopy | malaria blood smear | blood film examination
Sputum microscopy | afb microscopy | sputum smear microscopy
Rapid diagnostic tests | rdt | rdts | rapid testing
Haematology | hematology | full blood count | complete blood count
Clinical chemistry | biochemistry analysis | chemical pathology
Parasitology | stool analysis | stool examination
Urinalysis | urine analysis
Bacteriology | bacterial culture | culture and sensitivity
Virology | viral load testing
Serology | serological testing
Immunology | immunoassay
ELISA | enzyme-linked immunosorbent assay
Histopathology | histology | tissue processing
Cytology | pap smear screening | cytopathology
Polymerase chain reaction | pcr | rt-pcr | qpcr
GeneXpert testing | genexpert | xpert mtb/rif
Gel electrophoresis | electrophoresis
DNA extraction | nucleic acid extraction | dna sequencing
Blood banking | blood bank | transfusion science
Blood grouping and cross-matching | blood grouping | cross-matching | crossmatching
Laboratory quality control | lab quality control | laboratory quality assurance
Laboratory accreditation | iso 15189 | slipta | slmta
Laboratory biosafety | biosafety | biosecurity | biosafety cabinet
Good laboratory practice | glp | good laboratory practices
Laboratory equipment calibration | lab equipment calibration | pipette calibration
Laboratory equipment maintenance | lab equipment maintenance
Laboratory information systems | lims | laboratory information management system
Laboratory management | lab management | laboratory supervision
Reagent preparation | media preparation | solution preparation
Flow cytometry | cd4 count
Forensic science | forensic analysis
Toxicology | drug testing
Pathology | clinical pathology | anatomical pathology
Post-mortem examination | autopsy
Mortuary services | mortuary science | mortuary attendance
Pharmacy practice | pharmacy | community pharmacy | retail pharmacy
Dispensing medication | drug dispensing | dispensing of medicines | medicine dispensing
Hospital pharmacy | clinical pharmacy
Pharmacology | clinical pharmacology
Pharmaceutical compounding | drug compounding | extemporaneous compounding
Pharmacovigilance | adverse drug reaction reporting | drug safety monitoring
Pharmaceutical supply chain | medical supply chain | drug supply management | medical supplies management
Drug inventory management | medicine stock management | pharmacy stock control
Pharmaceutical quantification | forecasting of medicines | drug forecasting
Pharmaceutical regulatory affairs | drug registration | regulatory affairs
Medication counselling | medication counseling | pharmaceutical care
Medication reconciliation | medication review
Antimicrobial stewardship | antibiotic stewardship
Drug interaction checking | drug interactions
Good manufacturing practice | gmp | cgmp | good manufacturing practices
Good pharmacy practice | good dispensing practice
Pharmaceutical sales | medical sales | medical representative
Traditional medicine | herbal medicine
Radiography | x-ray imaging | x-ray | diagnostic radiography
Radiology | diagnostic imaging | medical imaging
Ultrasonography | ultrasound | ultrasound scanning | sonography
Obstetric ultrasound | pregnancy ultrasound
Computed tomography | ct scanning | ct scan
Magnetic resonance imaging | mri | mri scanning
Mammography | breast imaging
Radiation protection | radiation safety
Radiotherapy | radiation therapy
Nuclear medicine | radionuclide imaging
Dentistry | dental care | dental practice
Tooth extraction | dental extraction
Dental fillings | dental restoration | restorative dentistry
Root canal treatment | endodontics
Orthodontics | dental braces
Dental hygiene | oral hygiene | scaling and polishing
Dental assistance | dental assisting | chairside assistance
Dental technology | dental prosthetics | denture making
Oral surgery | maxillofacial surgery
Physiotherapy | physical therapy | physiotherapist
Occupational therapy | occupational therapist
Speech and language therapy | speech therapy | speech-language pathology
Prosthetics and orthotics | prosthetics | orthotics | artificial limb fitting
Rehabilitation care | medical rehabilitation | patient rehabilitation
Massage therapy | therapeutic massage
Chiropractic | spinal manipulation
Acupuncture | acupressure
Optometry | eye testing | refraction testing
Optical dispensing | spectacle dispensing | lens fitting
Audiology | hearing tests | hearing aid fitting
Respiratory therapy | respiratory therapist
Dietetics | dietitian | diet planning | dietary counselling
Anthropometry | muac | muac screening | muac measurement | anthropometric measurement
Medical coding | icd-10 coding | icd coding | icd-10
Medical billing | healthcare billing | hospital billing
Medical transcription | clinical transcription
Medical terminology | clinical terminology
Biomedical equipment maintenance | biomedical engineering technology | medical equipment repair | medical equipment maintenance
Public health | community health | population health
Epidemiology | field epidemiology | epidemiological analysis
Disease surveillance | idsr | epidemiological surveillance | integrated disease surveillance and response
Outbreak investigation | outbreak response | epidemic response
Contact tracing | case tracing
Community health work | community health worker | chw | village health worker | lady health worker
Health promotion | health education | health awareness | health communication
Health systems strengthening | hss | health system strengthening
Health policy | public health policy
Health programme management | health program management | health project management
Health information systems | hmis | health management information system
DHIS2 | district health information software | dhis 2
Health data analysis | health statistics
Biostatistics | medical statistics
Clinical research | clinical trials | clinical trial management
Good clinical practice | ich gcp | ich-gcp guidelines
Research ethics | ethics review | informed consent
Health economics | pharmacoeconomics
Health insurance administration | medical insurance claims | medical scheme administration
Vector control | mosquito control | indoor residual spraying | larviciding
Vaccination campaign management | immunisation campaign | immunization campaigns | polio campaign | expanded programme on immunization
Mass drug administration | deworming campaign
Neglected tropical diseases | ntd control | ntds
School health programmes | school health programs
Environmental health | public health inspection | sanitary inspection
Harm reduction | needle exchange | opioid substitution therapy
Maternal and child health | mch | maternal health | mnch | rmnch
Adolescent health | youth friendly health services | adolescent and youth health
`;
