/** Selling, media, stores, freight, driving, flying, shipping. One meaning a line: words in skill names | words in duties that mean the same. */
export const SALES_AND_TRANSPORT = `
sales, selling, field sales, sales skill, direct sales, retail sales, sales technique, sales management, door to door sales | sell, sale, order, target, retailer, shop, customer, commission, market, close deal, price, bargain, buyer, hawk, sold
sales target, meeting targets, achieving sales targets | target, quota, commission, growth, volume, exceed, percent, bonus, monthly
lead generation, prospecting, cold calling, client acquisition, customer acquisition, new business | lead, prospect, cold call, new customer, new client, door to door, referral, visit, pitch, sign up, canvass, led
product demonstration, product presentation, sales presentation, product knowledge, product promotion, product explanation | demonstrate, demo, present, show, sample, presentation, explain, product, brochure, feature, detail, advise
crm, account management, key account, key account management, client retention, customer retention, customer success | crm, salesforce, hubspot, account, follow up, renew, renewal, retain, key client, churn, upsell, loyalty
merchandising, display, visual merchandising, product display, shelf display, shelf stacking, shelf arrangement, window display | shelf, display, merchandise, poster, promotion, planogram, arrange, window, mannequin, facing, stack
retail, shopkeeping, store operations, retail operations, shop management, retail management | shop, store, sell, shelf, customer, stock, till, duka, supermarket, boutique, counter, goods, wholesale, sold
market research, market analysis, competitor analysis, market survey, consumer research | market, competitor, survey, price, trend, questionnaire, consumer, focus group, segment, campaign, advert, promotion, brand
marketing, digital marketing, marketing campaign, campaign management, marketing strategy, marketing communication, product marketing, promotion | market, campaign, advert, promotion, brand, facebook, social media, flyer, launch, promote, billboard, poster, email, google ads, competitor, survey, instagram, post, followers, tiktok
social media, social media management, social media marketing, content creation, community management online | facebook, instagram, social media, post, followers, tiktok, twitter, page, content, reel, youtube, caption, canva, google ads, paging
copywriting, content writing, blogging, content, creative writing, content strategy | write, article, blog, copy, content, caption, story, newsletter, script, headline, wrote
email marketing, newsletter, sms marketing | newsletter, mailchimp, email campaign, mailing list, bulk sms, subscriber
brand management, branding, logo, brand identity, brand promotion, brand awareness, brand activation | brand, logo, identity, colour, style guide, activation, sample, promote, visibility
advertising, media buying, media planning, adverts | advert, advertise, billboard, radio, tv, media, agency, campaign, spot, airtime
public relations, media relations, press release, corporate communication, media, press | press, media, journalist, interview, spokesperson, statement, newsletter, event, coverage, radio, publicity
telesales, telemarketing, outbound calls, inbound calls, call centre, call center, call center operations | call, phone, customer, outbound, inbound, script, headset, dial, line, caller, avaya, ticket, lining
pharmaceutical sales, medical sales, detailing, doctor visits | doctor, pharmacy, detail, medical rep, sample, hospital, drug, prescription
price negotiation, pricing strategy, price setting, price tagging, pricing goods | price, discount, bargain, margin, mark up, negotiate, tag
ordering goods, stock replenishment, replenishment, restocking, buying goods, stock ordering | order, restock, refill, supplier, shelf, buy, stock, replenish, wholesale, bought
fuel dispensing, fuel, refuelling, fuel management, fuel handling, forecourt | fuel, pump, petrol, diesel, litre, dispense, tank, station, forecourt, dip, refuel, fuelled
stock, inventory, stores, stock control, warehouse, inventory management, inventory control, stock management, warehouse management, warehouse operations, stock records, stores management, store keeping | stock, inventory, store, warehouse, bin card, count, shelf, goods, stocktake, ledger, pallet, fifo, rack, stack card, godown
receiving, goods receiving, receiving goods, goods inspection, receipt of goods, inbound logistics | receive, delivery note, grn, offload, check, goods, arrive, arrival, waybill, count, unload, dispatch, issue
dispatch, order fulfilment, order picking, picking and packing, outbound logistics, issuing goods, order processing, order fulfillment, shipment | dispatch, ship, pick, pack, order, waybill, issue, load, courier, deliver, parcel, container, shipment, receive, delivery note, grn, offload
warehouse system, wms, barcode scanning, barcode, warehouse software | barcode, scan, wms, sap, handheld, system, rfid
forklift, material handling, forklift operation, pallet jack, forklift driving, reach truck, stacker | forklift, pallet, reach truck, stack, load, container, rack, lift, stacker, jack
logistics, logistics management, transport planning, transport management, logistics coordination, transport coordination, transportation management | transport, fleet, convoy, dispatch, shipment, freight, delivery, truck, warehouse, clearance, route, cargo, consignment, logistic
supply chain, supply chain management, supply planning | supply, procure, warehouse, supplier, transport, stock, shipment, pipeline, demand, import, logistic, forecast, purchase, tender, quotation, vendor, order
fleet, fleet management, vehicle management, vehicle scheduling, fleet maintenance, vehicle tracking | fleet, vehicle, driver, fuel, tracking, service, gps, logbook, insurance, trip, land cruiser, dispatch, transport, convoy, shipment, freight, delivery, fuelled
freight forwarding, clearing and forwarding, freight, shipping documentation, bill of lading, shipping documents, air freight, sea freight, forwarding | bill of lading, container, customs, clear, airway bill, manifest, forward, shipment, port, cargo, shipping line, declaration, consignee
cargo, cargo handling, load securing, cargo loading, luggage, baggage, baggage handling | load, cargo, strap, tarpaulin, weigh, unload, freight, luggage, baggage, bag, container, sack, rope, pallet, trailer
border, transit, cross-border, border crossing | border, customs, clearance, transit, weighbridge, manifest, comesa, yellow card
driving, driver, safe driving, defensive driving, professional driving, vehicle driving, vehicle operation, vehicle handling, driving skill, driving experience | drive, driver, road, trailer, lorry, truck, route, bus, car, vehicle, pickup, matatu, passenger, land cruiser, accident free, taxi, drove
truck, heavy truck, hgv, truck driving, lorry driving, trailer driving, heavy vehicle, long distance driving, heavy vehicle driving, heavy commercial vehicle | truck, lorry, trailer, tipper, tanker, drive, long distance, prime mover, axle, hauled, cargo, drove, road, route
bus driving, passenger transport, passenger vehicle, public transport, minibus, coach driving | bus, passenger, matatu, minibus, coach, route, stage, drive, fare, psv, shuttle, drove
passenger, passenger service, passenger safety, passenger handling, passenger assistance, passenger care | passenger, board, fare, luggage, seat, wheelchair, traveller, customer, bus, check in
fare, fare collection, ticket sales, ticket checking | fare, ticket, cash, change, collect, conductor, receipt, passenger
vehicle inspection, vehicle maintenance, pre-trip inspection, vehicle checks, daily vehicle checks, basic vehicle maintenance, basic mechanics, minor repairs, vehicle care, vehicle cleaning, car care | tyre, tire, oil, brake, inspect, grease, inspection, service, water, coolant, wash car, battery, light, filter, checked
road safety, traffic rules, traffic regulation, traffic law, highway code, road traffic | road, traffic, speed, accident, seat belt, sign, safe, licence, law, helmet
route planning, navigation, route knowledge, gps navigation, city knowledge, local roads, city roads, road knowledge | route, map, gps, road, street, shortcut, town, estate, way, district
logbook, log book, vehicle logbook, vehicle records, mileage, trip records, trip log | logbook, log, mileage, fuel, trip sheet, record, kilometre, odometer, work ticket, fuelled
motorcycle riding, riding, boda boda, motorbike riding, bicycle riding, courier, courier delivery | motorcycle, motorbike, ride, boda, bike, parcel, deliver, helmet, rode, bicycle, customer, food order, riding, roding
parcel, postal, mail sorting, mail delivery, letter delivery | parcel, mail, letter, post, sort, deliver, address, signature, courier
convoy, convoy management, off-road driving, 4x4, 4x4 driving, radio calls | convoy, 4x4, land cruiser, field, off road, radio, mud, desert, escort
parking, valet, car parking, parking control | park, valet, ticket, barrier, lot, car, direct, space
aircraft, flight, flying, aviation, flight operations, flight planning, pilot, aircraft operation | fly, flight, aircraft, pilot, captain, cessna, boeing, hour, take off, landing, cockpit, crew, airline, airport, flew
aircraft maintenance, line maintenance, airframe, avionics | aircraft, engine, airframe, hangar, a check, avionics, part 145, landing gear, inspect, boeing, release
air traffic control, radar, aviation communication, aeronautical | radar, tower, aircraft, clearance, separation, approach, runway, pilot, airspace
ground handling, ramp, airport operations, check-in counter, ramp handling, boarding gate, aircraft loading | check in, boarding, ramp, baggage, gate, passenger, aircraft, pushback, loader, airport, manifest, airline
cabin service, cabin crew, in-flight service, cabin safety | cabin, passenger, flight, serve, safety demonstration, evacuation, meal, crew, galley
aviation security, airport security, x-ray screening, passenger screening | x ray, screen, passenger, bag, airport, scan, metal detector, hand luggage
vessel, seamanship, boat, boat handling, ship operation, deck, vessel operation, marine, mooring | ship, vessel, boat, deck, moor, anchor, bridge watch, captain, dhow, sea, rope, crew, sail, outboard, tug
marine engine, marine engineering, engine room, outboard engine, outboard motor | engine room, main engine, vessel, outboard, bilge, auxiliary engine, purifier, boat, pump, generator
port operations, port, terminal operations, container, stevedoring, berth | port, container, vessel, berth, crane, stevedore, terminal, discharge, tally, yard, ship, quay
rail, locomotive, train driving, railway | train, locomotive, rail, wagon, signal, track, shunt, station, drive, sgr, drove
dangerous goods, hazardous materials, hazmat, tanker driving, hazardous goods, fuel tanker | dangerous, hazardous, hazmat, tanker, fuel, chemical, iata, adr, spill, explosive, gas, fuelled
photography, photo editing, photos, camera, camera operation, photo shoot, photographer | photo, camera, shoot, canon, nikon, lightroom, wedding, portrait, lens, edit, picture, studio, drone, video, footage, premiere, shot
video, video editing, videography, video production, filming, post-production, film production | video, edit, camera, footage, shoot, premiere, film, documentary, final cut, capcut, youtube, clip, davinci, photo, shot
motion graphics, animation, 3d animation, animating | animate, animation, after effects, blender, motion, character, 3d, cartoon, render, rigging
graphic design, graphics, adobe creative suite, adobe creative cloud | photoshop, illustrator, indesign, artwork, poster, flyer, brochure, banner, canva, coreldraw, logo, graphic, design, vector, business card
layout, typography, page layout, print design, packaging design, publication design | layout, print, magazine, typeface, font, press, brochure, book, page, indesign, package, label, paging, labelled
news, news writing, journalism, news reporting, news gathering, reporting news, storytelling, story writing, feature writing | story, news, report, article, interview, headline, newsroom, bulletin, journalist, reporter, feature, broadcast, documentary
editing, proofreading, copy editing, copyediting, sub-editing, text editing | edit, proofread, copy, correct, headline, grammar, manuscript, article
radio, broadcasting, radio presenting, presenting radio, radio production, live broadcasting, voice over, tv presenting, television | radio, broadcast, studio, on air, bulletin, presenter, programme, host, live, microphone, tv, show, listener, anchor
audio, audio editing, sound, sound engineering, sound mixing, podcast, audio recording, microphone | audio, sound, mix, microphone, record, podcast, studio, speaker, mixer, audacity, episode, pa system, adobe audition
scriptwriting, script writing, screenwriting | script, write, scene, dialogue, drama, radio play, film, character, wrote
acting, performance art, stage, stage management, drama, directing | act, stage, play, theatre, drama, rehearse, actor, film, role, perform, audience, direct, cast
fashion, fashion design, clothing, clothing design, styling, fashion styling, garment | dress, garment, cloth, fashion, fabric, abaya, style, sketch, collection, suit, tailor, wardrobe, sew, outfit, sewn
jewellery, jewelry, goldsmith, gold, jewellery making | gold, ring, necklace, silver, jewel, solder, bead, bracelet, stone, polish
exhibition, curation, museum, collection management, collections care | exhibition, museum, gallery, collection, artefact, curate, display, visitor, object, heritage
crowdfunding, donor acquisition, donor stewardship, individual giving | donor, fundraise, donation, appeal, pledge, give, gala, gave, giving
theatre | surgery, surgical, operation, theatre, scrub, instrument, caesarean, appendix, hernia, swab count, anaesthesia, operate, act, stage, play, drama, rehearse, actor, film, role, perform, audience, direct, cast
ticketing | flight, ticket, travel, itinerary, hotel booking, visa, amadeus, galileo, airline, fare, trip, reissue, cash, change, collect, conductor, receipt, passenger, travelled
routing | network, router, switch, lan, vpn, firewall, cisco, wan, wifi, mikrotik, vlan, subnet, ip address, access point, ospf, cat6, route, map, gps, road, street, shortcut, town, estate, way, district
shopping | market, buy, grocery, shop, vegetable, supplies, food, store, sell, shelf, customer, stock, till, duka, supermarket, boutique, counter, goods, wholesale, bought, sold
targeting | beneficiary, select, vulnerable, register, household, criteria, list, committee, verify, target, quota, commission, growth, volume, exceed, percent, bonus, monthly
shipping | dispatch, ship, pick, pack, order, waybill, issue, load, courier, deliver, parcel, container, shipment, receive, delivery note, grn, offload, vessel, boat, deck, moor, anchor, bridge watch, captain, dhow, sea, rope, crew, sail, outboard, tug
`;
