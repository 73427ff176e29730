/** What people do, whatever their trade. One meaning a line: words in skill names | words in duties that mean the same. */
export const ACTIONS = `
construction, constructing, building, erection, erecting | build, construct, erect, dig, cast, lay, line, raise, put up, concrete, brick, foundation, block, roof, mortar, cement, formwork, slab, built, dug, laid, lining
excavation, digging, trenching, earthwork | dig, excavate, trench, pit, shovel, backfill, excavator, hole, backhoe, hoe, dug
installation, installing | install, fit, mount, connect, put in, set up, fix, lay, wire, put up, commission, erect, laid, wiring
repair, fixing, mending | repair, fix, mend, replace, restore, overhaul, service, refurbish, patch, rebuild, maintain, grease
maintenance, upkeep, maintaining | service, maintain, repair, replace, grease, overhaul, mend, fix, lubricate, inspect, upkeep, oil change
preventive maintenance, planned maintenance, scheduled maintenance, routine maintenance | service, maintain, grease, overhaul, filter, lubricate, oil change, inspect, checklist, running hour, repair, replace, mend, fix
evaluation, evaluating, assessment, assessing, appraisal, appraising | evaluate, assess, score, compare, rate, rank, appraise, check, judge, review, grade, baseline, endline, survey, test
procurement, procuring, purchasing, sourcing, buying | procure, buy, purchase, order, source, tender, quotation, supplier, vendor, lpo, requisition, bid, bought
supervision, supervising, overseeing, oversight | supervise, lead, oversee, in charge, foreman, headed, crew of, team of, roster, rota, assign, site, contractor, inspect, progress, led
people management, team management, staff management, managing staff, staff supervision, line management, crew management | supervise, lead, oversee, in charge, crew of, team of, roster, rota, assign, head, appraise, coach, led
leadership, leading, team leadership, leadership of staff, leadership of a team, supervision of staff | supervise, lead, head, in charge, oversee, chair, crew of, team of, captain, rota, roster, mentor, direct, led
coordination, coordinating, organising, organizing, organisation | coordinate, organise, organize, arrange, liaise, schedule, bring together, convene, focal point, cluster, lead, led
inspection, inspecting, checking | inspect, check, examine, audit, look over, checklist, survey, defect, test, quality, standard, sample
installation and commissioning, commissioning | install, commission, start up, test run, hand over, mount, connect, energise
testing and commissioning | test, commission, multimeter, trial run, energise, hand over
measurement, measuring | measure, tape, weigh, gauge, reading, caliper, micrometer, dimension, size, sizing
calibration, calibrating | calibrate, gauge, standard weight, zero, adjust, reference
cutting, trimming | cut, trim, saw, slice, shear, scissors, blade, chop, knife, shorn
assembly, assembling | assemble, put together, screw, bolt, join, fit, kit, mount
dismantling, disassembly, demolition | dismantle, take apart, strip, demolish, break, knock down, take down, remove
cleaning, cleaning up, cleaner | clean, sweep, mop, wash, scrub, wipe, dust, disinfect, polish, vacuum, tidy, rinse, linen, room, swept, wiping
washing | wash, rinse, soak, scrub, clean, soap, detergent, borehole, water, latrine, sanitation, pump, hygiene, well
packing, packaging, packing goods, wrapping | pack, package, wrap, carton, box, seal, bag, parcel, crate, bale
labelling, labeling, tagging | label, tag, barcode, sticker, mark, stamp, labelled
sorting, grading, sorting and grading | sort, grade, separate, classify, pick out, size, mark, exam, test, homework, report card, assess, sizing
weighing | weigh, scale, kilo, weight, balance
loading, offloading, loading and unloading, unloading | load, unload, offload, carry, lift, stack, pallet, truck, carton, sack, cargo, strap, tarpaulin, weigh, freight
manual handling, heavy lifting | lift, carry, load, offload, hoist, push, crane, sling, trolley, sack
storage, stacking, storekeeping | store, warehouse, shelf, stack, stock, rack, pallet, bin card, godown, depot, storekeeper
distribution, distributing | distribute, deliver, hand out, issue, beneficiary, supply, dispatch, ration, give out, outlet
delivery, delivering | deliver, drop off, parcel, courier, dispatch, door step, consignment, delivery note
transport, transportation, haulage | transport, drive, truck, lorry, vehicle, haul, ferry, convoy, carry, trip, fleet, drove
collecting | collect, gather, pick, fetch, receive
sampling, sample collection, sample taking | sample, swab, specimen, collect, draw, probe, laboratory, lab, microscope, slide, assay, drew
testing | test, try, check, trial, sample, measure, result, kit, jest, coverage, bug
analysis, analysing, analyzing | analyse, analyze, analysis, study, compare, break down, trend, interpret, review, spss, stata, excel
research, investigation, investigating | research, study, investigate, interview, literature, survey, enquiry, inquire, trace, evidence, find, found
design | design, draw, sketch, layout, model, prototype, calculate, autocad, concept, mock up, drew, modelling
drafting drawings, drafting plans | draw, sketch, drawn, autocad, plan, archicad, revit, draft, blueprint, drew
writing, written communication, drafting | write, draft, compose, letter, article, memo, report, minutes, proposal, story, contract, agreement, pleading, opinion, research, precedent, clause, wrote
report writing, reporting, writing reports, preparation of reports | report, summary, statement, brief, sitrep, weekly update, monthly figures, write, incident, occurrence book, story, news, article, interview, headline, newsroom, bulletin, wrote
documentation, record keeping, recordkeeping, keeping records, records management | record, register, file, log, ledger, logbook, book, note, document, form, sheet, chart, notebook, entry, archive, filing
records, charting | record, register, chart, file, note, document, log, ledger, logbook, form, filing
filing | file, archive, folder, cabinet, index, scan, label, retrieve, registry, filing, type, data entry, photocopy, letter, enter data, record, labelled, typing
data entry, data capture, data processing, encoding | enter data, key in, type, capture, spreadsheet, database, form, encode, dhis2, tally, excel, file, filing, data entry, photocopy, letter, record, typing
typing | type, typist, keyboard, word processor, key in, letter, wpm, typing
presentation, presenting, public speaking, speaking | present, speech, speak, address, talk, audience, slide, powerpoint, show, pitch, demonstrate, demo, sample, presentation, spoke
verbal communication, oral communication, interpersonal communication | speak, talk, explain, listen, present, meeting, brief, inform, call, answer, spoke
communication | speak, talk, explain, write, inform, brief, email, liaise, call, present, meeting, answer, correspondence, newsletter, spoke, wrote
negotiation, negotiating, bargaining | negotiate, negotiation, bargain, haggle, agree, price down, discount, settle, deal, settlement, mediate
mediation, conflict resolution, dispute resolution, conflict management, mediating | mediate, dispute, conflict, settle, reconcile, quarrel, elder, peace, calm, resolve, negotiate, negotiation, settlement, bargain
decision making, problem solving, critical thinking | decide, solve, resolve, find, fix, solution, improve, root cause, investigate, diagnose, cut, reduce, found
teaching, teaching skills, instruction, instructing, lecturing, tutoring | teach, lesson, class, pupil, student, lecture, tutor, instruct, learner, explain, exam, taught, reading, writing, arithmetic, mathematics, phonics
training, capacity building, facilitation, facilitating, workshop, training delivery, trainer | train, workshop, coach, mentor, facilitate, teach, instruct, apprentice, session, trainee, show how, demonstrate, taught
coaching, mentoring, mentorship | coach, mentor, train, guide, apprentice, teach, support new, feedback, session, drill, taught
guidance, guiding, advising, advisory, consulting, consultancy | advise, guide, counsel, recommend, consult, explain, adviser, suggest, client, counselled
demonstration, demonstrating | demonstrate, demo, show, present, practical, display
awareness raising, awareness, sensitisation, sensitization, health awareness, campaigning | awareness, sensitise, sensitize, campaign, talk, mobilise, mobilize, radio message, poster, educate, inform, meeting
mobilisation, mobilization, outreach, community engagement, community outreach | mobilise, mobilize, outreach, village, community, household, elder, meeting, door to door, gather, visit, committee
advocacy, lobbying | advocate, lobby, campaign, petition, policy maker, speak up, representation, rights, court, hearing, trial, judge, magistrate, plead, litigation, witness, appeal
recruitment, recruiting, hiring, staffing, selection | recruit, hire, interview, shortlist, vacancy, candidate, engage, advert, took on, applicant, select, employ, onboard, hiring
scheduling, rostering, shift scheduling, shift planning | schedule, roster, rota, shift, timetable, duty, calendar, allocate, assign, book, reservation, appointment, diary
time management, punctuality, meeting deadlines | deadline, on time, punctual, schedule, calendar, prioritise, late, early
multitasking, prioritisation, prioritization | deadline, prioritise, several, at once, same time, juggle, schedule
attention to detail, accuracy | accurate, check, error, mistake, exact, verify, detail, proofread, reconcile, mistaken
adaptability, flexibility | adapt, adjust, changed, shift, night, new, different, switch, remote
teamwork, team work, team player, collaboration, cooperation, working in a team, team building | team, together, colleague, crew, group, joint, shift with, alongside, partner
interpersonal skill, people skill, relationship building, rapport building, networking skill | client, guest, relation, relationship, trust, customer, colleague, listen, patient, regular, community
budgeting, cost control, cost management, budget management, cost reduction | budget, cost, spend, saving, forecast, variance, expense, overspend, allocate, portion, waste, order, supplier, kitchen
planning skill, work planning, workplan, action planning | plan, schedule, workplan, calendar, timeline, programme, target, gantt
forecasting, projection, demand planning | forecast, predict, project, demand, estimate, trend, expect
estimation, estimating, costing, cost estimation, cost estimating, pricing, quotation | estimate, cost, price, quote, quotation, calculate, boq, mark up, rate, quantity, measurement
calculation, calculating, numeracy, arithmetic, mathematical skill, numerical skill | calculate, compute, count, figure, total, formula, arithmetic, add up, price, measure, sum, teach, taught, reading, writing, mathematics, phonics
verification, verifying, validation, validating, authentication | verify, check, validate, confirm, approve, original, match
registration, registering, enrolment, enrollment | register, enrol, enroll, sign up, beneficiary, list, biometric, form, registration
screening, vetting, background check | screen, vet, check, background, shortlist, muac, reference, search
interviewing | interview, question, ask, source, enumerator, respondent, shortlist, key informant, talk
data collection, collecting data, field research, field survey, enumeration, fieldwork | survey, questionnaire, interview, kobo, odk, enumerator, focus group, household, respondent, tablet, collect data, field data, level, total station, theodolite, setting out, gps
observation, observing | observe, watch, look, monitor, record, notice
follow up, tracking, tracing | follow up, track, trace, check back, call back, visit, reminder, update, chase
monitoring of work, progress monitoring, field monitoring, site monitoring | monitor, visit, check, inspect, progress, report, track
referral, referring | refer, referral, send to, link to, hospital, escort, pathway
case work, casework, case handling, case follow-up | case, referral, refer, client file, survivor, follow up, care plan, home visit, intake
quality control, quality assurance, quality inspection, quality management, quality check, quality | quality, inspect, defect, check, standard, sample, reject, iso, complaint, test, rework, tolerance
standard operating procedure, sop, process improvement, continuous improvement, lean, kaizen, workflow | sop, procedure, improve, waste, lean, kaizen, reduce, streamline, process map, six sigma, 5s, faster
compliance, regulatory compliance, regulation, legal compliance, regulatory affairs | compliance, comply, regulation, regulatory, law, policy, licence, license, permit, statutory, audit, nema, inspector
licensing, permits | licence, license, permit, approval, authority, apply, renew
risk assessment, risk management, risk analysis, risk, hazard identification | risk, hazard, danger, threat, mitigation, exposure, assess, control measure
safety, occupational safety, health and safety, hse, occupational health, workplace safety, safety awareness, ohs, site safety, safety compliance | safety, ppe, hazard, toolbox talk, risk assessment, accident, helmet, gloves, boots, harness, incident, safe, osha, permit to work, protective
accident prevention, accident investigation, incident investigation, incident management | accident, incident, near miss, injury, investigate, root cause, lost time, toolbox talk, report
disinfection, disinfecting, sanitising, sanitizing | disinfect, bleach, chlorine, spray, sterile, sanitise, sanitize, jik, clean, fumigate
waste management, waste disposal, waste collection, refuse, garbage, recycling, solid waste | waste, garbage, bin, rubbish, refuse, dump, landfill, recycle, incinerator, compost, litter, scrap
mixing, blending | mix, blend, stir, combine, batch, mixer, dough
drying, dehydration | dry, dried, sun, dehydrate, rack, moisture
heating, melting | heat, melt, boil, furnace, oven, burner, stove
grinding, sharpening, milling | grind, grinder, sharpen, mill, file, crush, powder, millet, ground, filing
drilling, boring | drill, bore, rig, borehole, bit, hole, auger, boring
lifting operation, crane operation, rigging, hoisting, slinging | crane, lift, hoist, sling, rig, rigger, banksman, hook, chain block, shackle
planting, sowing, transplanting | plant, sow, seed, seedling, transplant, nursery, maize, crop, sown
harvesting, picking | harvest, pick, reap, cut, combine, pluck, crop, yield, gather
feeding, feed management | feed, fed, fodder, ration, mash, hay, pellet, silage, concentrate, bran
breeding, reproduction | breed, breeding, mate, mating, insemination, heat, calf, bull, pedigree, hatch, bred
milking, dairy production, dairy farming, dairy | milk, dairy, udder, teat, cow, litre, mastitis, camel
slaughter, slaughter practices | slaughter, halal, carcass, skin, abattoir, goat, knife, bleed
watering, irrigation, irrigating | water, irrigate, irrigation, drip, canal, pump, furrow, sprinkler, hose, borehole, latrine, sanitation, hygiene, well, hosing
pruning, trimming plants | prune, trim, tree, branch, cut back, hedge, graft, seedling
welding, arc welding, mig, tig, soldering, brazing | weld, mig, tig, arc, electrode, torch, solder, braze, joint, gate, oxy acetylene, fabricate, fabrication
fabrication, metal fabrication, metalwork, metal work | fabricate, fabrication, weld, gate, grille, metal, steel, window frame, grind, bend, sheet, angle iron, mig, tig, arc, electrode, torch, ground, bent
painting, spraying, coating | paint, spray, coat, primer, brush, roller, varnish, emulsion, undercoat, sand, putty
plastering, rendering, skimming | plaster, render, skim, trowel, float, screed, gypsum, wall, mortar
polishing, finishing, sanding, varnishing | polish, sand, varnish, buff, shine, finish, sandpaper, lacquer, smooth
lubrication, greasing, oiling | grease, oil, lubricate, nipple, lube, lubricant
diagnosis, diagnosing, diagnostics, fault finding, fault diagnosis, fault, troubleshooting, trouble shooting | fault, trace, troubleshoot, diagnose, find, multimeter, scan tool, breakdown, why, cause, symptom, test, repair, fix, found
modification, upgrading, renovation, refurbishment, rehabilitation of buildings, rehabilitation of structures | upgrade, renovate, refurbish, modify, rehabilitate, repair, restore, remodel, improve, replace
operation of machines, machine operation, machinery operation, machine operator, operating machinery, machinery, machine, equipment operation | machine, operate, machinery, setting, press, lathe, mixer, start, stop, feed, ran, control panel, operator, line, production, batch, fed, lining
production, manufacturing | produce, production, make, manufacture, factory, line, batch, output, shift, assemble, process, machine, operate, setting, made, making, lining
equipment maintenance, machine maintenance, plant maintenance, machinery maintenance, maintenance of equipment | maintain, service, repair, grease, bearing, belt, replace, overhaul, breakdown, filter, machine
equipment handling, tool handling, hand tool, power tool, tools, use of tools | tool, drill, hammer, saw, grinder, spanner, screwdriver, pliers, wrench, chisel, jembe, panga, machete, shovel
customer service, customer care, customer relations, client service, customer, client, client relations, client management, customer handling, customer support, guest service, guest relations | client, customer, guest, visitor, complaint, caller, passenger, patron, serve, shopper, regular, enquiry, tenant
complaint handling, complaints, complaint management, grievance handling | complaint, complain, grievance, angry, unhappy, refund, solve, feedback, apology, hotline
hospitality, guest, visitor, welcoming | guest, visitor, welcome, greet, host, room, escort, receive, tea
greeting, ushering | greet, welcome, receive, usher, seat, direct, visitor
telephone, telephone etiquette, telephone skill, phone etiquette, switchboard, call handling, answering calls, telephone handling | phone, call, switchboard, telephone, line, dial, pabx, transfer, answered, message, lining
liaison, liaising, networking with, stakeholder engagement, stakeholder management, stakeholder, partnership, partnership building | liaise, stakeholder, partner, ministry, authority, meeting, relationship, elder, committee, government, ngo, agency, donor, county, community, village, household
meeting, minute taking, minutes, meeting coordination | meeting, minutes, agenda, chair, note, board, conference room, action point
event, event planning, event management, event coordination, event organisation | event, wedding, conference, ceremony, venue, launch, exhibition, function, party, festival, catering, seminar
confidentiality, discretion, integrity, honesty | confidential, confidentiality, secret, privacy, private, sensitive, trust, honest, cash, consent, password, locked
search, inspection of bags, screening of persons | search, frisk, bag, metal detector, scan, check, body
protection, protecting | protect, guard, watch, safe, secure, shelter, rights, gbv
investigating crime, criminal investigation, evidence, forensic | investigate, evidence, suspect, witness, statement, crime, scene, fingerprint, arrest
approval, authorisation, authorization, signing | approve, authorise, authorize, sign, signatory, sanction
handover, shift handover, hand over | hand over, handover, shift, pass on, relief
mapping, map reading | map, gis, gps, coordinate, locate, location, arcgis, qgis
inventory taking, stocktaking, stock taking, stock count, cycle count, physical count | stock, count, stocktake, inventory, bin card, variance, shelf, balance
innovation, creativity, creative thinking, creative | create, invent, new idea, design, concept, original, introduce
computer, computer literacy, computer skill, ms office, microsoft office, office suite, computer application, computer packages, it literacy | computer, excel, word, powerpoint, spreadsheet, email, laptop, typing, internet, type
resource mobilisation, resource mobilization, fundraising, fund raising | fundraise, raise, donor, donation, proposal, grant, funding, pledge, sponsor, appeal
strategy, strategic planning, strategy development, strategic thinking | strategy, strategic, plan, vision, objective, direction, growth, five year
change management, transformation | change, transition, transform, restructure, new system, resistance, rollout, adoption
emergency response, emergency preparedness, disaster response, crisis management, disaster management, emergency management | emergency, disaster, flood, drought, displaced, earthquake, outbreak, evacuate, relief, rapid, crisis, contingency, respond
equipment | equipment, machine, tool, device, pump, generator, apparatus, kit, instrument, gear
goods, product | goods, product, stock, item, carton, sack, merchandise, produce, box
appliance, household appliance | fridge, cooker, washing machine, microwave, iron, oven, appliance, blender, vacuum
house, home | house, home, compound, family, apartment, villa, residence
site | site, field, project, location, construction, plot
staff, personnel training, employees, workers | staff, employee, personnel, worker, attendant, guard, casual, labourer, nurse, teacher, assistant, technician, crew of
safe, safely | safe, safely, safety, accident, ppe, gloves, careful, secure, harness
physical work, manual work, manual labour, manual labor, labour work, physical labour, hard work | dig, carry, lift, load, mix, shovel, offload, heavy, weed, push, wheelbarrow, sack, dug
night work, night shift, shift work, shifts | night, shift, weekend, overtime, rotate, 24 hour
`;
