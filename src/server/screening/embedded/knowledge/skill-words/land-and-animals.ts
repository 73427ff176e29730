/** Farming, livestock, fishing, forests, food, maps and weather. One meaning a line: words in skill names | words in duties that mean the same. */
export const LAND_AND_ANIMALS = `
animal, livestock, livestock management, animal husbandry, livestock keeping, animal production, livestock production | animal, livestock, cattle, cow, goat, camel, sheep, poultry, herd, herder, graze, calf, donkey, bull, milk, dog
cattle, cow, beef | cattle, cow, bull, calf, heifer, steer, dairy, herd, zebu, friesian, animal, livestock, goat, camel, sheep, poultry, dog
goat, sheep, camel, small stock, shoat | goat, sheep, camel, kid, lamb, herd, galla, dorper, shoat, flock
herding, grazing, pastoralism, rangeland, range management, pasture, pasture management | herd, graze, pasture, rangeland, grass, hay, bush, dry season, fodder, water point, enclosure
poultry, chicken, poultry management, poultry farming, poultry production, layers, broiler, birds, poultry keeping | poultry, chicken, hen, layers, broiler, chick, egg, brooder, bird, kienyeji, coop, flock, cockerel, animal, livestock, cattle, cow, goat, camel, sheep, herd, dog
brooding, hatchery, incubation, egg collection, egg production, egg handling | egg, brooder, chick, hatch, incubator, tray, lay, candle, heat lamp, laid
animal feeding, livestock feeding, feed formulation, animal nutrition, feed mixing, feed production, fodder production | feed, fed, fodder, ration, mash, hay, silage, napier, concentrate, bran, hydroponic, lucerne
vaccination of animals, animal vaccination, livestock vaccination, disease control, livestock disease, poultry vaccination, poultry disease | vaccinate, vaccine, outbreak, disease, deworm, parasite, tick, newcastle, gumboro, ppr, dip, spray, sick
deworming, parasite control, tick control, dipping | deworm, parasite, tick, dip, spray, acaricide, worm, drench
artificial insemination, animal breeding, herd improvement, calving | insemination, ai, semen, heat, calving, breed, bull, pregnancy diagnosis, pedigree, bred
biosecurity, farm hygiene, animal housing, cleaning of animal houses | footbath, disinfect, coop, shed, litter, bedding, clean, kraal, barn, boma, pen, manure
beekeeping, bee, honey, apiculture, hive, honey production, honey harvesting | bee, hive, honey, apiary, smoker, comb, wax, langstroth, swarm, colony
fish, fisheries, aquaculture, fish farming, fish handling, fish processing | fish, pond, net, boat, tilapia, catfish, catch, hook, fingerling, tuna, cage, lobster, caught
fish feeding, pond management, water quality in ponds, fingerlings | pond, fingerling, feed, oxygen, tilapia, cage, stock, harvest, fed
net making, net mending, gear repair, fishing gear | net, hook, line, trap, mend, gear, lining
crop, agronomy, farming, horticulture, agriculture, agricultural, crop production, vegetable, crop management, crop husbandry, farm work, vegetable production, horticultural | crop, field, maize, seed, plant, harvest, vegetable, farm, soil, tomato, onion, bean, sorghum, sesame, banana, wheat, cassava, weed, kale
farm management, farm operations, farm supervision | farm, acre, hectare, harvest, crop, herd, tractor, irrigation, labourer, yield
land preparation, ploughing, plowing, tillage, land clearing, bush clearing | plough, plow, till, harrow, ridge, tractor, oxen, hoe, jembe, clear, field, disc
weeding, weed control, weed management | weed, hoe, herbicide, jembe, uproot, pull
pest, pest management, plant protection, crop protection, ipm, integrated pest management, plant disease, crop disease | pest, spray, disease, weed, insect, pesticide, locust, armyworm, aphid, fungicide, knapsack, blight, neem, scout
pesticide, agrochemical, chemical spraying, spraying of crops, pesticide application, safe use of pesticides | pesticide, herbicide, knapsack, spray, sprayer, insecticide, dose, fungicide, chemical, gloves, mask, dosing
soil, fertiliser, fertilizer, soil testing, soil fertility, soil health, fertiliser application, fertilizer application, manure, composting, soil management | soil, fertiliser, fertilizer, manure, compost, sample, dap, npk, urea, top dress, ph, mulch, organic
irrigation system, drip irrigation, irrigation scheduling, irrigation management, canal | irrigate, irrigation, drip, canal, pump, furrow, sprinkler, emitter, mainline, valve, water, pipe, schedule
greenhouse, greenhouse management, hydroponics | greenhouse, tunnel, seedling, tomato, capsicum, drip, polythene, hydroponic, rose, cucumber
nursery, seedlings, tree nursery, nursery management, propagation, grafting, plant propagation | nursery, seedling, graft, cutting, pot, bud, germinate, transplant, seed bed, shade net, propagate
post-harvest, post-harvest handling, grain storage, storage of grain, aflatoxin | dry, store, bag, silo, grain, thresh, shell, winnow, aflatoxin, moisture, hermetic, warehouse, grade, tarpaulin
forestry, forest, tree, tree planting, afforestation, agroforestry, reforestation, forest management | tree, forest, plant, seedling, nursery, prune, fell, timber, charcoal, acacia, mangrove, thin, ranger
chainsaw, logging, tree felling, felling | chainsaw, fell, log, timber, tree, crosscut
gum, resin, frankincense, myrrh, gum arabic, tapping | gum, resin, frankincense, myrrh, tap, tree, incense, grade, tears
farmer training, extension, extension services, agricultural extension, farmer field school, farmer groups | farmer, training, demonstration plot, field day, cooperative, extension, field school, village
cooperative, producer groups, farmer organisation, farmer organizations | cooperative, member, farmer group, association, sacco, aggregation, collective
value chain, market linkages, agribusiness, value addition | value chain, buyer, trader, market, link, aggregate, contract farming, agro dealer, price, off taker
tractor, tractor driving, farm machinery, agricultural machinery, tractor operation, farm equipment, combine harvester | tractor, plough, harrow, planter, combine, trailer, disc, massey ferguson, implement, boom sprayer, pto, baler
tractor maintenance, agricultural equipment repair, implement repair | tractor, plough, hydraulic, implement, injector, service, grease, repair
natural resource management, conservation, biodiversity, environmental conservation, environmental management, ecology, wildlife, environmental protection | conserve, conservation, forest, wildlife, tree, wetland, habitat, species, rangeland, biodiversity, park, protect, gully, restore
soil and water conservation, water harvesting, soil conservation, erosion control, soil erosion | terrace, gabion, bund, half moon, check dam, pan, erosion, gully, mulch, rainwater, berkad, swale
climate change, climate adaptation, climate resilience, resilience, drought, early warning, drought management | climate, drought, resilience, adaptation, early warning, rainfall, forecast, carbon, flood, disaster
environmental impact assessment, eia, environmental compliance, environmental monitoring, pollution, environmental audit | eia, esia, environmental audit, nema, effluent, pollution, noise, emission, water sample, air quality, esmp
geology, hydrogeology, geological mapping, rock, minerals, exploration | rock, geology, core, map, borehole, resistivity, mineral, ore, outcrop, drill, aquifer, siting
weather, meteorology, weather observation, climate data, rainfall | weather, rainfall, forecast, rain gauge, station, radar, temperature, satellite, synoptic
gis, remote sensing, geographic information system, cartography, spatial analysis, satellite imagery | gis, arcgis, qgis, map, gps, satellite, shapefile, spatial, layer, coordinate, drone, digitise, raster
gps, drone, uav, gps data | gps, drone, waypoint, coordinate, rtk, handheld, aerial, survey
land use planning, urban planning, town planning, physical planning, zoning | land use, zone, zoning, master plan, subdivision, settlement, plot, urban, development control, town
food security, livelihoods, food assistance, cash transfer, voucher, cash assistance, food distribution | livelihood, cash transfer, voucher, food aid, ration, beneficiary, seed, goat restocking, market, income, vsla, mobile money, food basket
food technology, food science, product development food, food preservation, food safety management | process, preserve, pasteurise, shelf life, juice, dairy, haccp, recipe, sensory, dry, ferment, lab
milk processing, dairy processing, milk handling, cheese, yoghurt, pasteurisation | milk, pasteurise, yoghurt, cheese, cooler, lactometer, butter, ghee, churn, chill
tea, coffee growing, coffee farming, tea farming, sugarcane, cotton | tea, coffee, pluck, cherry, bush, pulp, cane, cotton, pick
flower farming, floriculture, rose growing | rose, flower, greenhouse, stem, cut, bunch, grade
butterfly, insects, black soldier fly, pig, rabbit, piggery | larvae, pig, sow, piglet, rabbit, boar, pen, maggot, sown
animal handling, restraining animals, animal restraint, animal welfare | restrain, herd, catch, rope, crush, animal, cow, goat, camel, dog, gentle, caught
`;
