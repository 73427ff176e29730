/** Food, hotels, household. One occupation a line: title | other titles | characteristic terms. */
export const HOSPITALITY = `
chef | head chef, executive chef, sous chef, head cook, chef de cuisine, chef de partie, kitchen manager, banquet chef, line chef, culinary director, private chef, corporate chef, kitchen supervisor | culinary, kitchen, menu, food preparation, recipes, cooking, food cost, banquet, haccp, cuisine, menus, sanitation, ingredients, dishes, restaurant, catering, food safety, servsafe, kitchen staff, plating, meals, seasoning, portion, sauces, inventory, cooks, fine dining
cook | line cook, prep cook, short order cook, institutional cook, school cook, fry cook, grill cook, camp cook | cooking, kitchen, grill, food preparation, recipes, meals, fryer, sanitation, prep, servings, ingredients, saute, portions, line, food
pastry chef | baker, pastry cook, cake decorator, confectioner, bread baker | baking, pastries, bread, cakes, desserts, dough, oven, chocolate, recipes, icing, bakery
kitchen helper | kitchen assistant, dishwasher, kitchen porter, food preparation worker, steward kitchen | dishes, kitchen, cleaning, peeling, prep, utensils, floors, sanitation, vegetables
restaurant manager | food and beverage manager, assistant restaurant manager, general manager restaurant, catering manager, food service manager, cafe manager, fast food manager, food service supervisor, banquet manager, dining room manager | restaurant, guests, food cost, labor cost, servers, dining room, bar, menu, health inspections, inventory, scheduling, food and beverage, catering, franchise, hospitality
waiter | waitress, server, food server, banquet server, restaurant server, waiting staff, host, hostess, busser | tables, orders, guests, food, beverages, serve, menu, restaurant, dining, tips, specials, customers
bartender | barista, bar manager, bar attendant, mixologist, coffee shop worker, sommelier | drinks, cocktails, bar, coffee, beer, wine, espresso, customers, mix, pour
fast food worker | crew member, counter attendant, food service worker, cafeteria attendant, catering assistant, food vendor | orders, counter, food, drive thru, register, cleaning, sandwiches, customers, fryer
hotel manager | front office manager, hospitality manager, resort manager, hotel general manager, lodging manager, guest relations manager, rooms division manager | hotel, guests, rooms, occupancy, front desk, housekeeping, reservations, banquet, hospitality, revenue, guest satisfaction
hotel receptionist | front desk agent, guest service agent, hotel front desk clerk, concierge, night auditor, bellman, porter, guest service representative | guests, check in, check out, reservations, hotel, front desk, rooms, concierge, opera, luggage, night audit
housekeeping supervisor | executive housekeeper, hotel housekeeper, room attendant, laundry supervisor, housekeeping manager | rooms, linen, housekeeping, cleaning, laundry, guest rooms, inspections, beds, supplies, hotel
casino worker | casino dealer, gaming supervisor, usher, amusement attendant, ticket taker | casino, games, cards, chips, guests, tickets, gaming, attractions
funeral director | mortician, undertaker, cemetery worker, embalmer | funeral, families, burial, services, cemetery, remains
household manager | butler, housemaid, house manager, gardener house, domestic helper, house help | household, laundry, cooking, cleaning, errands, ironing, family, home
tea seller | coffee stall keeper, juice vendor, street food cook | tea, coffee, stall, snacks, customers, kettle, cooking
resort activity guide | safari guide, diving instructor, camp host | guests, safari, wildlife, diving, excursions, tours, guiding
`;
