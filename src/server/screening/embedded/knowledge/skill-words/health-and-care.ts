/** Health, nursing, medicine, laboratories, social care of the sick and old. One meaning a line: words in skill names | words in duties that mean the same. */
export const HEALTH_AND_CARE = `
patient care, bedside care, nursing care, basic nursing care, clinical care, nursing, patient handling, patient, bedside | patient, bedside, ward, inpatient, outpatient, nursing, bed bath, admitted, discharge, theatre recovery
patient assessment, physical examination, physical assessment, clinical assessment, history taking, health assessment | examine, history, assess, symptom, sign, palpate, complaint, triage, consult, blood pressure, diagnose
clinical diagnosis, medical diagnosis, diagnosis of disease, clinical reasoning | diagnose, diagnosis, symptom, examine, lab result, treat, malaria, pneumonia, hypertension, consult
treatment, treating, disease management, management of common illnesses, chronic disease management | treat, treatment, malaria, diarrhoea, pneumonia, hypertension, diabetes, prescribe, drug, cure, hiv, tb, clinic, curing
prescribing, prescription writing | prescribe, prescription, antibiotic, dose, drug, dosing
intravenous, iv cannulation, cannulation, iv therapy, venipuncture, phlebotomy, blood collection, blood sampling | cannula, iv, drip, vein, draw blood, drew blood, phlebotomy, infusion, venepuncture, blood sample, needle, line, lining
injection | inject, injection, syringe, needle, intramuscular, dose, jab, depo, dosing
catheterisation, catheterization, catheter, ng tube, tube feeding | catheter, nasogastric, urine, tube
wound management, wound dressing, suturing, stitching wounds, minor surgery | wound, suture, dress, stitch, burn, abscess, drain, debride, circumcision, incision
surgery, surgical, operating theatre, surgical assistance, scrub, perioperative | surgery, surgical, operation, theatre, scrub, instrument, caesarean, appendix, hernia, swab count, anaesthesia, operate
anaesthesia, anesthesia, airway management, intubation, ventilator, sedation | anaesthesia, anesthesia, spinal, intubate, airway, ventilator, ketamine, oxygen, theatre, recovery room
critical care, intensive care, icu, high dependency | icu, intensive care, ventilator, critical, monitor, intubate, hdu, resuscitation
emergency care, emergency medicine, trauma care, trauma, pre-hospital care, ambulance | casualty, emergency, accident, trauma, ambulance, resuscitation, stretcher, fracture, splint, bleeding, paramedic, gunshot, stabilise
ambulance driving, patient transport, emergency driving | ambulance, siren, stretcher, emergency call, patient, referral hospital
fracture, orthopaedic, orthopedic, plaster cast, splinting | fracture, plaster, splint, cast, bone, traction, orthopaedic
caesarean, obstetrics, emergency obstetric care, bemonc, gynaecology, delivery of babies, childbirth, labour, partograph | caesarean, delivery, labour, haemorrhage, eclampsia, mother, birth, gynaecology, obstetric, deliver, childbirth, labor, partograph, midwifery
midwifery, safe delivery, conducting deliveries, maternity, maternal health, reproductive health, maternal and child health, mch | delivery, deliver baby, birth, labour, labor, antenatal, postnatal, mother, pregnant, partograph, midwife, maternity, family planning, newborn
paediatric, pediatric, child health, imci, child care health | child, under five, baby, paediatric, growth, imci, infant, immunise, diarrhoea, neonatal
breastfeeding, infant feeding, iycf, lactation | breastfeed, breastfeeding, breast milk, infant, mother support group, complementary feeding, lactation
malnutrition management, cmam, sam, therapeutic feeding, nutrition screening, anthropometry, growth monitoring | muac, malnourish, malnutrition, rutf, plumpy nut, otp, stabilisation centre, weigh, height, growth, oedema, tsfp, z score
dietetics, diet planning, meal planning for patients, diet counselling, nutrition counselling, nutrition education, nutritional assessment | diet, nutrition, meal, food group, counsel, weigh, balanced, recipe, calorie, diabetic, bmi, cooking demonstration, counselled
hiv, hiv care, hiv testing, arv, hts, aids, pmtct | hiv, art, arv, antiretroviral, viral load, adherence, pmtct, hts, prep, test and counsel
tuberculosis, tb, malaria, infectious disease | tb, tuberculosis, malaria, sputum, dots, contact tracing, genexpert, rdt, cholera
disease surveillance, outbreak, epidemiology, outbreak response, surveillance of disease, outbreak investigation | surveillance, outbreak, cholera, measles, line list, case definition, idsr, contact tracing, epidemic, notifiable, weekly report, polio
immunisation campaign, epi, vaccine management, cold chain, cold chain management | vaccine, vaccinate, cold chain, fridge, cold box, polio, measles, immunise, immunize, epi, cool box, temperature
public health, community health, primary health care, health outreach, preventive health | outreach, household, health talk, community, hygiene, immunise, clinic, village, latrine, chw, mosquito net, campaign
health data, hmis, health information, health records, medical records, patient records | dhis2, register, hmis, tally sheet, moh, chart, monthly report, file, emr, filing
medical coding, icd, icd-10 | icd, code, coding, cpt
medical billing, hospital billing, health insurance claims, nhif, insurance pre-authorisation | bill, claim, nhif, sha, insurance, preauthorisation, invoice, patient account
mental health, psychiatric, psychiatry, mental health support, psychological first aid, pfa | mental, depression, trauma, anxiety, psychiatric, therapy, counsel, stress, suicide, psychosis, pfa, mhpss, counselled
psychotherapy, cognitive behavioural therapy, cbt, therapy, psychological assessment, group therapy | therapy, session, cbt, depression, anxiety, trauma, client, group, psychological test, counsel, counselled
counselling, counseling, psychosocial, psychosocial support, guidance and counselling, mhpss | counsel, counselling, psychosocial, therapy, support group, listen, session, grief, trauma, comfort
substance abuse, addiction, rehabilitation of addicts | addiction, alcohol, drug abuse, khat, rehab, recovery, relapse
gbv, gender-based violence, survivor support | gbv, survivor, rape, violence, safe house, women, abuse, referral pathway
child protection, safeguarding, child safeguarding, child welfare | child, safeguarding, abuse, protection, pupil, unaccompanied, foster, neglect, reunify
pharmacy, dispensing, dispensing medicine, drug dispensing, pharmaceutical, prescription | dispense, prescription, dosage, pharmacy, tablet, drug, counter, medicine, syrup, pharmacist
drug interactions, pharmaceutical care, patient counselling, medication counselling, pharmacovigilance | interaction, side effect, adverse, advise patient, dosage, counsel, how to take, allergy, counselled
drug inventory, medical supplies, medical stock, drug supply, pharmaceutical stock, drug storage | drug, medicine, expiry, stock, kemsa, bin card, order, fefo, vaccine, store
compounding, formulation | compound, mix, ointment, syrup, formulate, tablet, granulate
laboratory, laboratory testing, lab, laboratory technique, laboratory analysis, sample analysis, specimen, specimen collection | laboratory, lab, sample, specimen, microscope, slide, assay, blood, stool, urine, reagent, centrifuge, titrate, pipette
microscopy, microscope, parasitology, blood film | microscope, slide, smear, stain, malaria parasite, blood film, stool, gram, sputum
haematology, hematology, blood count, blood bank, blood transfusion, cross matching | blood, haemoglobin, hb, transfusion, cross match, group, donor, sickle
microbiology, bacteriology, culture, sensitivity | culture, bacteria, media, gram stain, incubate, sensitivity, colony, agar, microbe, swab
biochemistry, clinical chemistry | glucose, creatinine, liver function, analyser, analyzer, electrolyte, cholesterol, chemistry
serology, elisa, pcr, molecular biology, rapid diagnostic test | elisa, pcr, rapid test, rdt, hiv test, hepatitis, dna, rna, genexpert, antibody, gel
laboratory safety, biosafety, lab safety | gloves, biosafety, ppe, waste, sharps, spill, cabinet, sterilise
laboratory equipment, lab equipment, autoclave, instrument maintenance | autoclave, centrifuge, microscope, balance, spectrophotometer, calibrate, incubator, hplc, analyser
chemical analysis, hplc, chromatography, titration, spectroscopy, wet chemistry, analytical chemistry | hplc, titrate, titration, chromatography, ph, reagent, absorbance, spectrophotometer, sample, uv vis, gc
chemical handling, chemicals, chemical safety, reagents | chemical, reagent, acid, msds, fume hood, gloves, ppe, dilute, solution, solvent
radiography, x-ray, imaging, radiology, ultrasound, ct scan, mri, sonography | x ray, xray, ultrasound, scan, ct, mri, image, film, sonographer, exposure, cassette
radiation protection, radiation safety | radiation, dosimeter, lead apron, shield, exposure
physiotherapy, physical therapy, exercise therapy, rehabilitation, mobilisation of patients, manual therapy | physiotherapy, exercise, stroke, joint, muscle, walk, rehab, rehabilitation, stretch, crutch, wheelchair, massage, spinal, limb
occupational therapy, assistive devices, disability, disability inclusion, wheelchair, orthotics, prosthetics | disability, wheelchair, crutch, hearing aid, splint, prosthesis, orthosis, daily living, adapted, disabled, autism, limb
speech therapy, speech, language therapy | speech, language, swallow, stammer, articulation, autism
massage, massage therapy, spa, spa treatment | massage, deep tissue, swedish, oil, body, hot stone, spa, aromatherapy, muscle
dental, dentistry, tooth extraction, oral health, dental assistance, oral hygiene | tooth, teeth, dental, extract, filling, gum, root canal, scaling, denture, chair, mouth, oral
eye care, optometry, refraction, eye examination, ophthalmology, vision | eye, refraction, glasses, vision, cataract, lens, visual acuity, spectacles, retina
elderly care, personal care, caregiving, care of the elderly, caregiver, home care, palliative care | elderly, old, bath, feed, dress, care home, grandmother, bedridden, dementia, diaper, wheelchair, toileting, grooming, hospice, fed
bathing, grooming, hygiene assistance, activities of daily living, adl, personal hygiene | bath, wash, dress, feed, toilet, groom, diaper, oral care, shave, fed
dementia, alzheimer | dementia, alzheimer, memory, confused, wander
mobility assistance, patient lifting, patient transfer, patient mobility, moving patients | lift, turn, transfer, wheelchair, hoist, walk, bed, stretcher, position
infection, infection prevention, infection control, ipc, aseptic, sterilisation, sterilization, aseptic technique | infection, sterile, sterilise, sterilize, disinfect, aseptic, hand washing, hygiene, isolation, autoclave, ppe, gloves, chlorine, sharps
hand hygiene, personal protective equipment, ppe | hand washing, wash hands, gloves, mask, gown, ppe, helmet, boots, apron
medication, medicine, drug administration, pharmacology, medication administration, administering medication, drugs | medication, medicine, drug, tablet, injection, intravenous, iv, dose, antibiotic, drip, infusion, insulin, pill, dosing
vital sign, vital signs monitoring, blood pressure, patient monitoring | vital sign, blood pressure, pulse, temperature, oxygen, observation, respiration, bp, weigh, thermometer, saturation
life support, cpr, first aid, resuscitation, basic life support, acls | life support, bls, acls, cpr, resuscitation, resuscitate, first aid, defibrillator, bandage, bleeding, faint
nursing documentation, patient documentation, care plan, nursing process | care plan, chart, nursing note, cardex, kardex, handover, patient file, document, record
patient education, health education, health promotion, health talks | health talk, health education, hygiene, awareness, teach mother, campaign, explain, discharge advice, counsel, poster, educate, counselled
ward management, nurse supervision, nursing leadership, ward | ward, nurse in charge, roster, duty rota, round, student nurse, in charge, sister
hospital management, health service management, hospital administration, health facility management | hospital, clinic, health centre, facility, in charge, medical superintendent, ward
dialysis, renal, oncology, chemotherapy, cardiology, diabetes care, diabetes | dialysis, renal, kidney, chemotherapy, cancer, cardiac, heart, ecg, diabetes, insulin, blood sugar, glucose, foot care
medical equipment, medical device, biomedical equipment, equipment sterilization, medical equipment maintenance | ventilator, incubator, autoclave, monitor, infusion pump, x ray, oxygen concentrator, suction, hospital equipment, ecg machine, biomedical
clinical trial, clinical research, gcp, informed consent, research ethics | trial, consent, participant, protocol, gcp, adverse event, crf, ethics, irb, enrol, redcap
veterinary, animal treatment, veterinary care, animal health, animal disease, treatment of animals | animal, livestock, cattle, cow, goat, camel, sheep, vaccinate, deworm, treat, calf, vet, tick, dog, veterinary, ppr, foot and mouth, poultry, herd
animal surgery, castration, dehorning, obstetrics of animals | castrate, dehorn, calving, surgery, hoof, animal, caesarean
meat inspection, meat hygiene | meat, carcass, abattoir, slaughterhouse, stamp, condemn, lesion
environmental health, food inspection, sanitary inspection, sanitation inspection, premises inspection | inspect, food premise, hotel, abattoir, water sample, latrine, market, nuisance, notice, public health act, waste
hygiene promotion, wash promotion, hygiene, handwashing | hygiene, handwashing, soap, latrine, clts, open defecation, clean, jerry can, phast, wash, haccp, temperature, fridge, expiry, food safety
wound, dressing | wound, dressing, suture, burn, bandage, pressure sore, bed sore
triage, emergency | triage, casualty, emergency, accident, resuscitation, first aid
antenatal, prenatal, maternal | antenatal, prenatal, pregnant, pregnancy, expectant, maternal, mother
postnatal, newborn, neonatal | postnatal, newborn, baby, neonatal, breastfeed, breastfeeding, infant
family planning, contraception | family planning, contraceptive, contraception, birth spacing
immunisation, immunization, vaccination | vaccine, vaccination, vaccinate, immunisation, immunization, cold chain
nutrition, malnutrition | nutrition, malnutrition, malnourished, feeding, weigh, muac, diet
`;
