/**
 * What people write about their work instead of a skill's name. One meaning per line: words in skill names | words in
 * duties that mean the same. "Medication administration" is shown by "gave oral and intravenous drugs".
 */
export const SKILL_WORDS = `
medication, medicine, drug administration, pharmacology | medication, medicine, drug, tablet, injection, intravenous, iv, dose, antibiotic, drip, infusion
wound, dressing | wound, dressing, suture, burn, bandage, pressure sore, bed sore
infection, aseptic, sterilisation, sterilization | infection, sterile, sterilise, sterilize, disinfect, aseptic, hand washing, hygiene, isolation
vital sign | vital sign, blood pressure, pulse, temperature, oxygen, observation, respiration
patient, bedside, nursing | patient, bedside, ward, inpatient, outpatient, nursing
triage, emergency | triage, casualty, emergency, accident, resuscitation, first aid
life support, cpr, first aid, resuscitation | life support, bls, acls, cpr, resuscitation, resuscitate, first aid, defibrillator
antenatal, prenatal, maternal | antenatal, prenatal, pregnant, pregnancy, expectant, maternal, mother
delivery of babies, childbirth, labour, obstetric, partograph | delivery, childbirth, birth, labour, labor, partograph, midwifery
postnatal, newborn, neonatal | postnatal, newborn, baby, neonatal, breastfeed, breastfeeding, infant
family planning, contraception | family planning, contraceptive, contraception, birth spacing
immunisation, immunization, vaccination | vaccine, vaccination, vaccinate, immunisation, immunization, cold chain
health education, health promotion | health talk, health education, hygiene, awareness, teach mother, campaign
record, records, documentation, charting | record, register, chart, file, note, document, log, ledger
dispensing, prescription | dispense, prescription, dosage, pharmacy
stock, inventory, stores, stock control, warehouse | stock, inventory, store, warehouse, bin card, count, shelf, goods
laboratory, sample, specimen | laboratory, lab, sample, specimen, microscope, slide, assay
counselling, counseling, psychosocial | counsel, counselling, counseling, psychosocial, therapy, support group
nutrition, malnutrition | nutrition, malnutrition, malnourished, feeding, weigh, muac, diet
animal, livestock, cattle, poultry, veterinary | animal, livestock, cattle, cow, goat, camel, sheep, poultry, herd, dog
vaccination of animals, disease control | vaccinate, outbreak, disease, deworm, parasite, tick
bookkeeping, ledger, general ledger | bookkeeping, ledger, posting, journal, double entry, book of account, cash book
reconciliation, bank reconciliation | reconcile, reconciliation, match, bank statement, balance
financial reporting, financial statement, financial statements, ifrs | statement, balance sheet, profit and loss, month end, year end, closing, ifrs, trial balance, management account
tax, vat, taxation | tax, vat, return, kra, revenue authority, withholding, paye
payroll, salary | payroll, salary, wage, payslip, paye
budget, budgeting | budget, forecast, variance, cost plan, spending
audit, auditing | audit, auditor, internal control, finding
invoice, invoicing, accounts payable, accounts receivable, billing | invoice, creditor, debtor, payable, receivable, bill, supplier payment, collection
cash, cash handling, till | cash, till, float, deposit, payment, petty cash
excel, spreadsheet | excel, spreadsheet, pivot table
driving, defensive driving, heavy truck, truck, hgv | drive, driving, drove, road, trailer, lorry, truck, route
vehicle inspection, vehicle maintenance, pre-trip inspection | tyre, tire, oil, brake, check vehicle, inspect, grease, inspection, service
load, loading, cargo, load securing | load, loading, cargo, strap, tarpaulin, weigh, unload, freight
border, customs, transit | border, customs, clearance, transit, weighbridge, manifest
route planning, navigation | route, map, gps, road
lesson, lesson planning, curriculum | lesson, scheme of work, syllabus, curriculum, timetable
classroom, class management | class, classroom, pupil, discipline, learner
teaching, literacy, numeracy | teach, taught, reading, writing, arithmetic, mathematics, phonics
assessment of learners, marking, examination, grading | mark, exam, test, homework, grade, report card, assess
parent, parents | parent, guardian, family
child, child protection, safeguarding | child, safeguarding, abuse, protection, pupil
api, rest, rest api, backend, back end | api, endpoint, rest, backend, server, service, microservice
frontend, front end, user interface | frontend, interface, page, react, vue, angular, component, css
database, sql, postgresql, mysql | database, sql, postgres, postgresql, mysql, query, schema, migration, index
testing, unit testing, test automation | test, unit test, automated test, jest, coverage, bug
git, version control | git, github, gitlab, branch, pull request, code review, merge
deployment, devops, docker, ci/cd | deploy, deployment, docker, container, pipeline, release, kubernetes, ci
cloud, aws, azure | cloud, aws, azure, ec2, lambda, s3, google cloud
network, networking | network, router, switch, lan, vpn, firewall, cisco
user support, technical support, helpdesk | helpdesk, ticket, user, troubleshoot, laptop, printer
solar, solar panel, photovoltaic, pv | solar, panel, pv, module, array, photovoltaic
battery, batteries, inverter | battery, inverter, charge controller, bank
wiring, electrical wiring, electrical installation, cabling | wire, wiring, cable, conduit, socket, distribution board, breaker, circuit
fault, fault finding, troubleshooting, diagnosis | fault, trace, troubleshoot, repair, multimeter, diagnose, fix
earthing, electrical safety | earth, earthing, insulation, isolate, lock out, safety
roof, working at height | roof, ladder, harness, height, scaffold, mount
site survey, sizing, system sizing | size, sizing, survey, site visit, calculate, load assessment
motor, generator | motor, generator, genset, alternator, diesel engine
pipe, plumbing, pipe fitting, drainage | pipe, drain, sewer, tap, valve, toilet, joint, leak, pump
welding, arc welding, mig, tig, fabrication | weld, welding, mig, tig, arc, electrode, torch, fabricate, fabrication
blueprint, technical drawing, drawings | drawing, blueprint, plan, sketch, autocad
metal, cutting, grinding | metal, steel, cut, grind, grinder, bend, sheet
masonry, concrete, construction | concrete, block, mortar, brick, foundation, cement, formwork, slab
carpentry, joinery, wood | wood, timber, carpentry, door, cabinet, joinery, saw
painting | paint, primer, coat, spray
surveying, levelling, setting out | survey, level, total station, theodolite, setting out, gps
structural design, structural analysis | structural, beam, column, reinforcement, load, design calculation, bridge
bill of quantities, quantity, cost estimation, estimating | bill of quantity, boq, quantity, estimate, costing, measurement
site supervision, supervision, construction management | site, supervise, contractor, foreman, inspect, progress
road, highway | road, culvert, asphalt, grading, gravel
cooking, food preparation, cuisine | cook, kitchen, dish, grill, sauce, meal, chop, roast, stew, prep
menu, menu planning, recipe | menu, recipe, dish, special, costing
food safety, food hygiene, hygiene, haccp | hygiene, haccp, temperature, clean, fridge, expiry, food safety
baking, pastry | bake, bread, pastry, cake, dough, oven
kitchen management, portion control, cost control | portion, waste, order, cost, supplier, kitchen
table service, waiting, serving | serve, table, guest, order, waiter
legal research, legal drafting, drafting, contract, contracts | draft, contract, agreement, pleading, opinion, research, precedent, memo, clause
litigation, court, advocacy | court, hearing, trial, judge, magistrate, plead, litigation, witness, appeal
client, clients, customer, customer service, customer care | client, customer, guest, visitor, complaint, caller
negotiation, mediation | negotiate, negotiation, mediate, settle, settlement, bargain
compliance, regulation | compliance, regulation, law, policy, licence, statutory
sales, selling, field sales | sell, sold, sale, order, target, retailer, shop, customer
target, sales target | target, quota, commission, growth, volume
lead generation, prospecting, cold calling | lead, prospect, cold call, new customer, door to door, referral
product demonstration, presentation | demonstrate, demo, present, show, sample, presentation
crm, account management, key account | crm, salesforce, hubspot, account, follow up
merchandising, display | shelf, display, merchandising, poster, promotion
market research, marketing | market, campaign, competitor, survey, advert, promotion, brand
social media, digital marketing | facebook, instagram, social media, post, followers, google ads, tiktok
front desk, reception, front office | reception, front desk, guest, check in, visitor, greet
telephone, switchboard, call handling | phone, call, switchboard, telephone, line
booking, reservation, appointment, scheduling | book, booking, reservation, appointment, diary, calendar, schedule
office administration, filing, data entry | file, filing, type, data entry, photocopy, letter, enter data, record
security, patrol, patrolling, guarding | patrol, guard, gate, watch, security, premises
access control, visitor control | gate, badge, visitor, search, log, barrier, id card
cctv, surveillance | cctv, camera, monitor, screen, footage
incident, incident reporting, report writing | incident, report, occurrence book, statement, write up
fire, fire safety | fire, extinguisher, alarm, evacuate, evacuation, drill
sewing, sewing machine, tailoring, stitching | sew, stitch, machine, seam, hem, garment, dress, suit
pattern, pattern making, cutting fabric, fabric | pattern, cut, fabric, cloth, measure, template
alteration, fitting, measurement of clients | alter, alteration, fitting, fit, measurement, adjust
crop, agronomy, farming, horticulture | crop, field, maize, seed, plant, harvest, vegetable, farm, soil
irrigation | irrigation, irrigate, drip, canal, pump, furrow, sprinkler
pest, pest control, pest management, plant protection | pest, spray, disease, weed, insect, pesticide, locust
soil, fertiliser, fertilizer, soil testing | soil, fertiliser, fertilizer, manure, compost, sample
farmer training, extension, extension services | farmer, training, demonstration plot, field day, cooperative, extension
recruitment, hiring, talent | recruit, vacancy, interview, shortlist, hire, candidate, onboard, advert
employee relations, labour law, hr policy | grievance, discipline, disciplinary, labour law, contract, policy, union
performance appraisal, performance management | appraisal, performance, review, target
training, capacity building, facilitation | train, training, workshop, coach, mentor, facilitate, teach
onboarding, induction | induction, onboard, onboarding, orientation
project, project planning, project management | project, workplan, milestone, activity, implementation, deliverable
monitoring and evaluation, m&e, meal | monitoring, evaluation, indicator, baseline, survey, logframe, data collection
donor, donor reporting, grant, proposal | donor, grant, proposal, funding, usaid, report
stakeholder, community mobilisation, community mobilization, community | community, stakeholder, elder, committee, local authority, village, household
household visits, home visits | household, home visit, door to door, village
procurement, purchasing, supply chain | procure, purchase, tender, quotation, supplier, vendor, order
logistics, fleet, transport planning | transport, fleet, convoy, dispatch, shipment, freight, delivery
forklift, material handling | forklift, pallet, reach truck, stack
receiving, goods receiving, dispatch | receive, delivery note, grn, dispatch, issue, offload
adobe photoshop, photoshop, adobe illustrator, illustrator, indesign, graphic design | photoshop, illustrator, indesign, artwork, poster, flyer, brochure, banner
branding, logo, brand identity | brand, logo, identity, colour, style guide
layout, typography, print | layout, print, magazine, typeface, font, press
video, video editing, photography | video, edit, camera, footage, photo, shoot, premiere
data analysis, statistics, data analytics | analyse, analyze, analysis, data, regression, trend, statistic, cohort
dashboard, data visualisation, data visualization, power bi, tableau | dashboard, chart, power bi, tableau, visual, graph, report
data cleaning, data quality | clean, duplicate, missing value, validate, quality
survey, data collection, kobo | survey, questionnaire, interview, kobo, odk, enumerator
python, r | python, pandas, notebook, script, rstudio
reporting, news, news writing, journalism | story, news, report, article, interview, headline, newsroom, bulletin
editing, proofreading | edit, proofread, sub edit, copy, correct, headline
interviewing | interview, source, question
radio, broadcasting | radio, broadcast, studio, on air, bulletin, presenter
interpreting, interpretation, consecutive interpreting, simultaneous interpreting | interpret, interpreter, interpreting, hearing, consecutive, whisper, simultaneous
translation, translating | translate, translation, translator, subtitle, transcript
terminology, glossary | term, glossary, terminology
confidentiality | confidential, confidentiality, secret, privacy
quality control, quality assurance, inspection | quality, inspect, defect, check, standard, sample
machine operation, production | machine, operate, line, production, batch, setting
preventive maintenance, maintenance, repair | service, maintain, repair, replace, grease, overhaul, mend, fix
engine, engine repair, mechanical | engine, gearbox, clutch, brake, piston, mechanic, injector
cleaning, housekeeping, sanitation | clean, sweep, mop, wash, linen, room, dust, disinfect
laundry, ironing | wash, iron, laundry, linen
childcare, babysitting | child, baby, toddler, feed, play, nursery
elderly care, personal care | elderly, old, bath, feed, dress, care home
hair, hairdressing, beauty | hair, braid, salon, cut, style, makeup, nail
case management | case, referral, follow up, client file, survivor
water, sanitation, wash, borehole | borehole, water, latrine, sanitation, pump, hygiene, well
credit, loan, loan processing | loan, credit, borrower, repayment, collateral, arrears
banking, teller | deposit, withdrawal, teller, account, counter, branch
insurance, claims | claim, policy, premium, insurance, broker
hse, occupational safety, health and safety, safety | safety, ppe, hazard, toolbox talk, risk assessment, accident, helmet
leadership of a team, team leadership, supervision of staff | supervise, lead, led, head, in charge, rota, roster
`;
