/** Kitchens, hotels, households, beauty, sport. One meaning a line: words in skill names | words in duties that mean the same. */
export const HOSPITALITY_AND_FOOD = `
cooking, food preparation, cuisine, culinary, food production kitchen, meal preparation, culinary skill, cooking skill, food | cook, kitchen, dish, grill, sauce, meal, chop, roast, stew, prep, fry, pilau, rice, pasta, boil, soup, lunch, chapati, fried, monitoring, evaluation, indicator, baseline, survey, logframe, data collection
local dishes, traditional food, somali cuisine, ethiopian cuisine, swahili cuisine, african dishes, local cuisine, african cuisine | anjero, canjeero, injera, pilau, ugali, chapati, samosa, biryani, nyama choma, githeri, matoke, suqaar, baris, local dish, bariis
grilling, barbecue, frying, roasting, fast food, snacks | grill, fry, roast, chips, burger, bbq, barbecue, shawarma, choma, samosa, mandazi, bhajia, chicken, pizza
salad, cold kitchen, sauces, soups, vegetables preparation, peeling | salad, peel, chop, slice, sauce, soup, dressing, vegetable, starter, sandwich
menu, menu planning, recipe, recipe development, menu development, menu costing | menu, recipe, dish, special, costing, portion
food safety, food hygiene, haccp, kitchen hygiene, food handling, food safety standards, food hygiene standards | hygiene, haccp, temperature, clean, fridge, expiry, food safety, fifo, label, cross contamination, apron, wash hands, food handler, sanitise, labelled
kitchen management, portion control, food cost control, food cost, kitchen operations, kitchen supervision, kitchen organisation | portion, waste, order, supplier, kitchen, menu, rota, commis, stock, head chef, brigade, cost
kitchen cleaning, dishwashing, dish washing, washing dishes, kitchen equipment, cleaning kitchen, utensil | dish, pot, pan, utensil, wash, scrub, floor, plate, kitchen, cooker, sink
plating, food presentation, garnishing, food plating | plate, garnish, present, decorate, buffet, arrange
baking, pastry, bread, bread making, cake, pastry making, cake decorating, dough, bakery | bake, bread, pastry, cake, dough, oven, mandazi, croissant, icing, knead, biscuit, donut, cream, loaf, proof, flour, decorate, baking
catering, banquet, buffet, outside catering, event catering, bulk cooking, mass catering | cater, banquet, buffet, wedding, event, guest, function, serve, meal, bulk, school kitchen, canteen, plates
table service, waiting, serving, waitering, food service, food and beverage service, serving food, order taking, taking orders, waiting tables, food and beverage, room service | serve, table, guest, order, waiter, tray, menu, bill, buffet, drink, plate, cutlery, restaurant
table setting, table setup, setting tables | table, cutlery, set, napkin, glass, lay, linen, laid
upselling, up-selling, cross selling, suggestive selling | upsell, recommend, suggest, special, extra, add on, promote, dessert
coffee, barista, espresso, coffee making, coffee preparation, latte art, espresso machine | coffee, espresso, cappuccino, latte, milk, grinder, machine, bean, brew, cup, froth, steam
tea making, tea selling, beverage preparation, beverages, juice making, drinks | tea, coffee, juice, drink, brew, pour, cup, flask, spice, shaah, smoothie, soda, blend
bartending, cocktail, mixology, bar, bar service, mocktails | bar, cocktail, drink, mocktail, pour, wine, beer, shaker, glass, juice, bartender
restaurant management, restaurant operations, restaurant, restaurant supervision | restaurant, waiter, menu, table, guest, kitchen, shift, rota, café, sale, cashier, diner
hotel management, hotel operations, hotel, lodging, accommodation management | hotel, room, guest, occupancy, front office, housekeeping, booking, lodge, resort
check-in, guest check-in, check-out, guest registration, check-in and check-out | check in, check out, guest, room key, register, id, passport, folio, arrive, arrival, welcome, deposit
property management system, hotel software, pms, booking system, reservation system | opera, fidelio, pms, booking, reservation, system, amadeus, protel, channel manager
revenue management, room rates, occupancy, yield management | rate, occupancy, revpar, adr, booking, revenue, ota, price
housekeeping, room cleaning, bed making, making beds, room preparation, guest room cleaning, room, house cleaning, domestic cleaning, household cleaning | room, bed, linen, clean, sweep, mop, dust, vacuum, towel, bathroom, toilet, sheet, house, amenity, minibar, wash, disinfect, swept
linen, linen management, bed linen | linen, sheet, towel, laundry, fold, change bed, count, pillow
laundry, ironing, laundering, dry cleaning, stain removal, clothes care | wash, iron, laundry, linen, press, stain, fold, dry clean, clothes, uniform, detergent, steam, starch
floor care, floor cleaning, carpet cleaning, window cleaning, glass cleaning, deep cleaning, surface cleaning | floor, mop, scrub, polish, carpet, vacuum, window, sweep, buff, tile, glass, deep clean, squeegee, swept, tiling
cleaning chemicals, cleaning products, cleaning agents, use of cleaning chemicals, chemical dilution, detergents, cleaning equipment | detergent, bleach, chlorine, disinfectant, dilute, jik, soap, chemical, mop, scrubber, vacuum
toilet cleaning, washroom, restroom cleaning, bathroom cleaning | toilet, washroom, bathroom, sink, scrub, disinfect, soap, tissue
household management, home management, household, domestic work, housework, household chores, house keeping | house, home, clean, cook, wash, iron, child, shopping, market, garden, family, maid, nanny
childcare, babysitting, child care, child minding, caring for children, nanny, early childhood care, children care, baby care, infant care | child, baby, toddler, feed, play, nursery, bath, diaper, nap, creche, nanny, daycare, infant, kid, fed
grocery shopping, buying groceries | market, buy, grocery, shop, vegetable, supplies, food, bought
food storage, storing food, stock rotation, fifo, stock rotation kitchen | fridge, freezer, store, fifo, expiry, label, cold room, shelf, stock, first in, labelled
food purchasing, ordering stock, ordering supplies | order, buy, market, supplier, stock, grocery, price, bought
spa management, leisure, recreation, activity, activities planning, entertainment, animation of guests, recreation activities, games | game, sport, activity, guest, swim, play, kids club, camp, excursion, show, beach, tournament, swam
swimming, lifeguard, lifesaving, pool maintenance, diving, snorkelling, water safety | swim, pool, rescue, lifeguard, chlorine, snorkel, dive, beach, lifesaving, boat, swam, diving
tour guiding, safari, tourism, tour operations, guiding tourists, tours | tour, tourist, safari, park, guide, wildlife, museum, visitor, excursion, game drive, culture, guest, history
funeral, burial, embalming, mortuary | burial, body, mortuary, funeral, grave, coffin, embalm, family, shroud
event decoration, decoration, decorating, floral arrangement, flower arrangement, floristry, event setup, decor setup | decorate, balloon, flower, wedding, tent, chair, backdrop, bouquet, stage, drape, table, vase, hall
hair, hairdressing, hair styling, hair cutting, hairstyling, braiding, hair care, hair treatment, haircut, hair dressing | hair, braid, salon, cut, style, weave, relaxer, blow dry, dye, wig, dreadlock, cornrow, shampoo, plait, makeup, nail, wove, dyed
barbering, shaving, beard trimming, clipper | shave, beard, clipper, haircut, fade, barber, trim, razor, line up
beauty, makeup, make-up, beauty therapy, facial, skin care, skincare, bridal makeup | makeup, make up, facial, skin, bride, eyebrow, salon, cosmetic, wax, lash, threading, beauty, scrub, hair, braid, cut, style, nail
manicure, pedicure, nail, nail care, henna, waxing | nail, manicure, pedicure, polish, gel, acrylic, henna, wax, foot
salon hygiene, salon management, tool sterilisation, tool sterilization | salon, sterilise, disinfect, towel, clean, tool, clipper, razor
fitness, fitness training, exercise, personal training, gym, workout, aerobics, fitness instruction, group fitness, exercise programme, exercise planning, strength training, group exercise | exercise, gym, fitness, workout, aerobics, weight, cardio, train, stretch, class, session, yoga, zumba, muscle, treadmill, squat
sports coaching, sport, football, athletics, basketball, physical education, sports training, match preparation | football, coach, match, team, league, player, athlete, tournament, drill, sport, race, basketball, volleyball, game
meal | monitor, evaluation, indicator, baseline, survey, logframe, data collection, endline, kobo, outcome, midterm, lessons, tracker, cook, kitchen, dish, grill, sauce, meal, chop, roast, stew, prep, fry, pilau, rice, pasta, boil, soup, lunch, chapati, fried
`;
