/** Building, water, electricity, machines, vehicles, workshops. One meaning a line: words in skill names | words in duties that mean the same. */
export const BUILDING_AND_TRADES = `
latrine, toilet, sanitation, sanitation facilities | latrine, toilet, pit, septic, sewage, sewer, sanitation, slab, handwashing, sludge, clean, sweep, mop, wash, linen, room, dust, disinfect, borehole, water, pump, hygiene, well, swept
water supply, water system, water point, water infrastructure, rural water | water, borehole, well, tank, pipeline, kiosk, pump, spring, tap, reservoir, yield, berkad
borehole, well, water well, groundwater | borehole, well, aquifer, casing, drill, submersible, water, latrine, sanitation, pump, hygiene
pump, water pump, hand pump, submersible pump | pump, submersible, afridev, grundfos, lorentz, riser, impeller, borehole, rising main
water treatment, water purification, chlorination, water quality, water testing | chlorine, chlorinate, residual, turbidity, ph, alum, filter, backwash, reverse osmosis, aquatab, water test, e coli, membrane, coliform
wastewater, sewage, sewerage, septic tank, sewer | sewage, septic, sludge, sewer, effluent, manhole, exhauster, drain, soak pit, wastewater
tank, water tank, reservoir | tank, reservoir, litre, overhead, cistern, bladder, storage
masonry, bricklaying, block laying, blockwork, brickwork, block work, brick laying, stonework, stone work | brick, block, stone, mortar, cement, wall, bricklayer, mason, course, plaster, foundation, lay, concrete, formwork, slab, laid
concrete, concrete work, concrete mixing | concrete, cement, sand, aggregate, ballast, slab, cast, pour, vibrator, mixer, column, curing, foundation, block, mortar, brick, formwork
foundation, footing | foundation, footing, trench, slab, dig, strip, hardcore, concrete, dug
formwork, shuttering, steel fixing, rebar, reinforcement, bar bending, steelwork | formwork, shutter, rebar, steel, bar, tie, bend, stirrup, column, beam, reinforcement, prop, tied, bent
scaffolding | scaffold, platform, coupler, plank, ladder, tower, harness, tube
working at height, height, climbing, tower climbing | roof, ladder, harness, height, scaffold, mount, climb, tower, mast, pole, rope
roof, roof work, iron sheet | roof, truss, iron sheet, rafter, gutter, ridge, mabati, tile, purlin, ladder, leak, harness, height, scaffold, mount, tiling
carpentry, joinery, woodwork, wood, timber, furniture making, furniture, cabinet making | wood, timber, carpentry, door, cabinet, joinery, saw, plane, furniture, table, bed, chair, nail, plywood, wardrobe, shelf, varnish
door, glazing, aluminium | door, window, frame, hinge, lock, glass, pane, aluminium, glaze, grille
tiling, tile, tile laying, flooring, wall tiling | tile, grout, adhesive, spacer, skirting, terrazzo, marble, ceramic, floor, mosaic, screed, parquet, tiling
gypsum, ceiling, partition, drywall | gypsum, ceiling, board, partition, skim, drywall, cornice, suspended
waterproofing, damp proofing, insulation work | waterproof, membrane, bitumen, leak, damp, seal, insulate, lagging
plumbing, pipe, pipe fitting, pipework, drainage, piping, pipe laying, pipeline | pipe, drain, sewer, tap, valve, toilet, joint, leak, sink, shower, ppr, pvc, tank, geyser, pipeline, trench, pump
leak, leakage, leak detection, leak repair | leak, burst, drip, joint, seal, pipe, pressure test
electrical wiring, wiring, electrical installation, house wiring, conduit, cabling, cable laying, domestic installation | wire, cable, conduit, socket, distribution board, breaker, circuit, rewire, switch, light, lamp, bulb, trunking, db, wiring
electrical, electricity, electrical system, electrical work, electrical engineering, electrical maintenance | electrical, electric, wire, cable, voltage, breaker, circuit, socket, transformer, switchgear, motor, generator, fuse, power, wiring
electrical testing, multimeter, megger, insulation testing, continuity | multimeter, megger, insulation, continuity, earth, polarity, test, voltage, clamp meter, tester
earthing, grounding, electrical safety, lightning protection | earth, ground, insulate, insulation, isolate, lock out, lightning, surge, rcd, live, safety
lighting, lamps | light, lamp, bulb, led, dim, spotlight, fixture
switchgear, circuit breaker, distribution board, panel wiring, control panel, panel board, motor control | panel, breaker, contactor, relay, switchgear, distribution board, busbar, starter, plc, changeover
transformer, substation, power line, overhead line, power distribution, high voltage, medium voltage, transmission | transformer, substation, pole, conductor, line, 11kv, 33kv, insulator, voltage, switchgear, feeder, stringing, outage, lining
meter, meter reading, meter installation | meter, prepaid, reading, token, bill, connection
solar, solar panel, photovoltaic, pv, solar energy, solar power, solar system, solar installation, solar pv, renewable energy | solar, panel, pv, module, array, photovoltaic, inverter, off grid, mini grid, charge controller, kilowatt, kw
battery, battery maintenance, inverter, charge controller | battery, inverter, charge controller, bank, mppt, lithium, acid, terminal, ups, backup
generator, genset, power generation, diesel generator, diesel engine | generator, genset, alternator, diesel, avr, perkins, cummins, ats, kva, injector, changeover, standby, motor
motor, electric motor, motor winding, rewinding | motor, rewind, winding, starter, bearing, coil, pump, phase, generator, genset, alternator, diesel engine
plc, automation, scada, instrumentation, process control, control system, industrial automation | plc, siemens, hmi, scada, sensor, transmitter, loop, drive, vfd, instrument, control panel, ladder logic, allen bradley, automate, drove
hydraulic, pneumatic | hydraulic, pneumatic, cylinder, hose, pressure, valve, compressor, ram, seal, hosing
bearing, gearbox, conveyor, mechanical maintenance, mechanical, mechanical system, mechanical repair | bearing, gearbox, conveyor, shaft, belt, coupling, alignment, pump, seal, gear, mechanic, engine, compressor, clutch, brake, piston, injector
refrigeration, air conditioning, hvac, cooling, air conditioner, ventilation, ac installation, cold room | refrigerant, fridge, freezer, air conditioner, ac, compressor, gas charging, duct, chiller, split unit, cold room, hvac, condenser, thermostat
refrigerant handling, gas charging, refrigerant | refrigerant, gas, r22, r410a, leak, vacuum, recover, charge, freon, compressor
elevator, escalator | lift, elevator, escalator, hoist, car door, shaft, counterweight, controller
engine, engine repair, engine overhaul, engine diagnostics | engine, gearbox, clutch, piston, mechanic, injector, cylinder head, gasket, overhaul, valve, crankshaft, timing belt, diesel, petrol, brake
vehicle repair, car repair, auto repair, automotive repair, vehicle mechanics, motor vehicle, automotive, auto mechanics, vehicle, car | vehicle, car, engine, brake, clutch, garage, mechanic, suspension, truck, oil, gearbox, toyota, land cruiser, lorry, tyre
brake, suspension, steering, brake system | brake, pad, shoe, disc, suspension, shock absorber, steering, bush, wheel, alignment, abs, calliper
transmission repair, clutch, gearbox repair | gearbox, clutch, transmission, gear, differential, propeller shaft, bearing
auto electrical, vehicle electrical, auto wiring, auto electrician, car wiring, car electrical | alternator, starter, battery, wire, car alarm, headlight, sensor, ecu, horn, fuse, relay, ignition, wiring
vehicle diagnostics, obd, diagnostic scanner, computer diagnostics, diagnostic tool, scan tool | obd, scanner, scan, ecu, fault code, sensor, diagnostic, launch, diagnose
panel beating, body repair, body work, bodywork, spray painting, dent repair | dent, panel, spray, body, paint, filler, bumper, weld, mask, primer, putty, scratch
tyre, tire, wheel, wheel balancing, wheel alignment, puncture | tyre, tire, puncture, wheel, rim, balance, tube, patch, jack, inflate, tread, alignment
motorcycle, motorbike, bicycle | motorcycle, motorbike, boda, bike, tuk tuk, bajaj, carburettor, chain, spoke, puncture
heavy equipment, heavy machinery, excavator, bulldozer, grader, wheel loader, earthmoving, backhoe, heavy plant | excavator, bulldozer, grader, loader, backhoe, dozer, roller, caterpillar, komatsu, cat, jcb, tipper, dump truck, bucket
crane, tower crane, mobile crane | crane, lift, hoist, sling, boom, hook, load chart
road, highway, road construction, paving, asphalt, road maintenance, gravel | road, culvert, asphalt, gravel, murram, bitumen, compact, roller, kerb, pave, pothole, subgrade, highway, drainage, grading, paving
bridge, culvert, structures | bridge, culvert, girder, span, abutment, pier, headwall, gabion
structural design, structural analysis, structural engineering, structural | structural, beam, column, reinforcement, load, design calculation, bridge, etabs, staad, slab, steel frame, safe
geotechnical, soil investigation, soil mechanics, soil testing for construction, material testing, concrete testing | soil, cube, slump, compaction, cbr, sieve, density, borehole, bearing capacity, core, sample, atterberg
land surveying, levelling, leveling, setting out, topographic survey, topographical survey, total station, theodolite | survey, level, levelled, total station, theodolite, set out, gps, rtk, peg, benchmark, contour, beacon, boundary, traverse, questionnaire, interview, kobo, odk, enumerator
boundary, cadastral, land registration, land title, land administration | boundary, beacon, plot, cadastral, deed, mutation, land registry, parcel, demarcate
bill of quantities, boq, quantity surveying, quantity, quantity take off, taking off, measurement of works | boq, quantity, estimate, take off, measurement, valuation, taking off, rate, costing
interim valuation, payment certificate, final account, variation | valuation, payment certificate, final account, variation, interim, measured work, certified
site supervision, site management, construction supervision, construction management, supervision of works, works supervision, contractor supervision | site, supervise, contractor, foreman, inspect, progress, clerk of work, mason, labourer, construction, crew of
contractor management, subcontractor, contractors | contractor, subcontractor, supplier, tender, supervise, payment certificate
blueprint, technical drawing, reading drawings, blueprint reading, drawing interpretation, schematic, shop drawing, engineering drawing | drawing, blueprint, plan, sketch, autocad, schematic, diagram, isometric, detail, dimension
cad, bim, 3d modelling, 3d modeling, cad software | autocad, cad, revit, archicad, sketchup, solidworks, drawing, 3d model, draft, bim, inventor, civil 3d, fusion 360, lumion, dwg
architectural design, architecture, building design, architectural | architect, floor plan, elevation, house plan, building, facade, concept, section, archicad, revit
building code, building inspection, building regulations, building control | building code, inspect, permit, plan approval, occupancy, by law, structural, site visit
interior design, space planning, interior decoration, interior, decor | interior, furniture, space, decor, curtain, mood board, sofa, finish, colour, layout, fit out
metal, sheet metal, steel, sheet metal work, metal cutting | metal, steel, cut, grind, grinder, bend, sheet, iron, aluminium, weld, plate, ground, bent
structural steel, steel structure, steel erection | steel, column, beam, truss, bolt, weld, warehouse, frame, erect
cnc, lathe, turning, milling machine, machine tools | lathe, cnc, mill, turn, drill, tolerance, fanuc, caliper, workpiece, thread, bore, g code, micrometer, boring
tolerances, precision measurement, micrometer, caliper, vernier | micrometer, caliper, gauge, tolerance, measure, vernier, dimension
sewing, sewing machine, tailoring, stitching, dressmaking, garment making, garment construction, sewing machine operation | sew, stitch, machine, seam, hem, garment, dress, suit, uniform, overlock, zip, button, trouser, cloth, singer, tailor, sewn
pattern, pattern making, pattern cutting, pattern drafting, cutting fabric, fabric, fabric cutting, textile, fabric knowledge | pattern, cut, fabric, cloth, measure, template, textile, cotton, kitenge, denim, lay out, drape
alteration, fitting, garment fitting, body measurement, taking measurements, measurement of clients | alter, alteration, fitting, measurement, measure, adjust, tape, hem, take in, shorten
embroidery, knitting, weaving, crochet, beadwork, handicraft | embroider, embroidery, knit, weave, loom, crochet, bead, basket, mat, yarn, thread, wove
leather, shoe, shoemaking, leather work, shoe repair | leather, shoe, sole, sandal, bag, hide, belt, tan, glue, heel
upholstery, sofa making | sofa, foam, upholstery, fabric, cushion, seat, staple
printing, screen printing, offset printing, digital printing, large format printing | print, ink, press, paper, banner, plate, t shirt, vinyl, offset, bind, plotter, sticker, layout, magazine, typeface, font, bound
binding, lamination, finishing of prints, bookbinding | bind, laminate, guillotine, fold, staple, trim, cover, bound
locksmithing, lock, key cutting | lock, key, padlock, safe, duplicate, unlock
phone repair, mobile phone repair, electronics repair, electronics, circuit board, appliance repair | phone, screen, board, solder, charging port, tv, radio, flash, capacitor, chip, multimeter, fridge, microwave, iphone, samsung, circuit
mining, quarrying, blasting, explosives | mine, ore, quarry, blast, dynamite, rock, tunnel, gold, crush, explosive, detonator, underground
mine clearance, demining, mine action, explosive ordnance, uxo, eod | mine, uxo, detector, demine, ordnance, minefield, lane, prodder, eod, clear, explosive
boiler, steam, turbine, power plant | boiler, steam, turbine, feed water, blowdown, pressure, furnace, log sheet, control room
process plant, refinery, chemical process, dcs, distillation | valve, dcs, control room, pressure, tank, distillation, pump, temperature, compressor, process, separator
pressure vessel, pressure testing, hydrotest | pressure, hydrotest, vessel, gauge, boiler, relief valve
cctv installation, cctv systems, security systems installation, access control systems, alarm systems, electric fence, alarm installation | cctv, camera, dvr, nvr, alarm, electric fence, biometric, intercom, siren, hikvision, sensor, magnetic lock, energiser
fencing, gate | fence, wire, post, gate, barbed, chain link, pole, razor, wiring
landscaping, lawn care, lawn, grounds maintenance, gardening | garden, lawn, flower, hedge, mow, grass, plant, prune, compound, landscape, water, mown
pest control, fumigation, rodent control, pest control chemicals | spray, fumigate, cockroach, rat, termite, bait, bed bug, rodent, insect, mosquito, pest, insecticide, disease, weed, pesticide, locust
food processing, food production, food manufacturing | process, pack, milk, juice, meat, flour, pasteurise, dry, can, bottle, factory, batch, filling
butchery, meat cutting, deboning, meat processing, meat handling, knife skill | meat, cut, debone, carcass, slaughter, knife, mince, goat, halal, slice, chop, fillet, butcher
building materials, material management on site, construction materials, materials | cement, sand, timber, steel, brick, hardware, paint, pipe, iron sheet, ballast
setting up machines, machine setup, machine setting, changeover | setting, adjust, mould, die, changeover, tool, calibrate
production planning, production management, production supervision, production scheduling, manufacturing operations | production, shift, output, line, schedule, batch, factory, target, downtime, plan, oee, lining
spare parts, spares, parts | spare, part, order, replace, stock, component
shelter, shelter construction, emergency shelter, tents | shelter, tent, tarpaulin, plastic sheet, house, hut, transitional, pole
site survey, sizing, system sizing | size, sizing, survey, site visit, calculate, load assessment
lifting | lift, carry, load, offload, hoist, push, crane, sling, trolley, sack, elevator, escalator, car door, shaft, counterweight, controller
drawing | draw, sketch, drawn, autocad, plan, archicad, revit, draft, blueprint, schematic, diagram, isometric, detail, dimension, drew
survey | survey, questionnaire, interview, kobo, odk, enumerator, focus group, household, respondent, tablet, collect data, field data, level, total station, theodolite, setting out, gps, levelled, rtk, peg, benchmark, contour, beacon, boundary, traverse
plant operation | excavator, bulldozer, grader, loader, backhoe, dozer, roller, caterpillar, komatsu, cat, jcb, tipper, dump truck, bucket, valve, dcs, control room, pressure, tank, distillation, pump, temperature, compressor, process, separator
`;
