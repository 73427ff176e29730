/** Crops, livestock, fisheries, forestry and the veterinary trades. */
export const agricultureSkills = `
Agronomy | agronomist | crop science
Crop production | crop farming | crop husbandry | crop management | growing crops
Farm management | farm operations | farm supervision
Smallholder farming | subsistence farming | small-scale farming
Land preparation | ploughing | plowing | tillage
Sowing and planting | seed sowing | planting crops | transplanting seedlings
Weeding | weed control | weed management
Harvesting | crop harvesting | crop picking
Post-harvest handling | postharvest handling | post-harvest management | post-harvest loss reduction
Grain storage | cereal storage | hermetic storage
Irrigation | irrigation systems | farm irrigation | irrigating crops
Drip irrigation | drip irrigation systems | micro-irrigation
Sprinkler irrigation | centre pivot irrigation | center pivot irrigation
Irrigation scheme management | water user associations | canal irrigation
Soil science | soil fertility | soil management | soil fertility management
Soil testing | soil sampling | soil analysis
Soil and water conservation | soil conservation | terracing
Fertiliser application | fertilizer application | fertilizer use
Composting | compost making | organic manure
Organic farming | organic agriculture
Conservation agriculture | no-till farming | zero tillage | minimum tillage
Climate-smart agriculture | csa farming
Agroforestry | tree-crop systems | farm forestry
Permaculture | regenerative agriculture
Crop rotation | intercropping
Dryland farming | rainfed farming | rainfed agriculture
Crop protection | plant protection
Pest control in crops | pest management | pesticide application | crop spraying
Integrated pest management | ipm
Desert locust control | locust control | locust surveillance
Plant pathology | plant disease diagnosis | crop disease control
Entomology | insect science
Plant breeding | crop breeding | seed breeding
Seed production | seed multiplication | certified seed production
Seed quality testing | seed testing | germination testing
Plant propagation | plant grafting | budding and grafting | tree grafting
Nursery management | seedling production | tree nursery | plant nursery
Plant tissue culture | micropropagation
Horticulture | vegetable growing | vegetable production
Fruit growing | fruit production | orchard management | pomology
Banana farming | banana growing | banana production
Mango farming | mango growing | mango production
Citrus farming | citrus production
Date palm cultivation | date farming | date palm farming
Greenhouse farming | greenhouse production | greenhouse management | polytunnel farming
Hydroponics | soilless farming | aquaponics
Floriculture | flower growing | flower farming | cut flower production
Landscaping | garden landscaping | landscape maintenance
Gardening | garden maintenance | garden work | groundskeeping
Lawn care | lawn mowing | turf management
Tree pruning | pruning | arboriculture | tree surgery
Mushroom cultivation | mushroom farming | mushroom growing
Maize production | maize farming | corn farming
Sorghum and millet production | sorghum farming | millet farming
Rice cultivation | rice farming | paddy farming
Wheat production | wheat farming
Sesame production | sesame farming | simsim farming
Cotton production | cotton farming
Coffee production | coffee farming | coffee growing
Tea production | tea farming | tea picking | tea growing
Sugarcane production | sugarcane farming | sugar cane growing
Cocoa production | cocoa farming
Oilseed production | groundnut farming | sunflower farming
Pulse production | bean farming | legume production
Root crop production | cassava farming | potato farming | sweet potato farming
Fodder production | forage production | hay making | silage making
Farm machinery operation | tractor operation | tractor driving | agricultural machinery operation
Combine harvester operation | combine harvesting
Farm machinery maintenance | tractor maintenance | tractor repair | agricultural machinery maintenance
Agricultural engineering | agricultural mechanisation | agricultural mechanization | farm mechanisation
Precision agriculture | precision farming | agricultural drones
Agricultural extension | extension services | extension work | agricultural advisory services | training farmers | advising farmers
Farmer field schools | farmer field school | pastoral field schools
Farmer training | farmer group training
Farmer cooperative development | agricultural cooperatives | farmer groups | producer organisations
Agribusiness | agribusiness management | agricultural business
Agricultural marketing | farm produce marketing
Agricultural value chains | value chain analysis | value chain development
Contract farming | outgrower schemes | outgrower management
Agricultural economics | agro-economics | farm economics
Crop insurance | index insurance | livestock insurance
Crop yield estimation | crop assessment | crop cutting survey
Food security analysis | food security assessment | ipc analysis
Livestock production | livestock farming | livestock management | animal production
Animal husbandry | animal rearing | livestock keeping | rearing animals | keeping livestock
Pastoralism | nomadic herding | pastoral livelihoods
Herding | cattle herding | camel herding | goat herding
Rangeland management | range management | pasture management
Cattle farming | cattle rearing | beef production | cattle keeping
Dairy farming | dairy production | dairy husbandry | dairy cattle management
Milking | hand milking | machine milking
Camel husbandry | camel rearing | camel keeping
Sheep and goat rearing | goat farming | sheep farming | small ruminants | shoat rearing
Poultry farming | poultry keeping | chicken farming | poultry production
Broiler production | broiler farming
Layer production | egg production | layers management
Hatchery management | egg incubation | poultry hatchery
Pig farming | pig rearing | pig production | piggery
Rabbit farming | rabbit keeping | rabbit rearing
Beekeeping | apiculture | honey production | bee keeping
Sericulture | silkworm rearing
Horse care | horse grooming | equine care | donkey care
Animal feeding | animal nutrition | feed formulation | livestock feeding
Animal breeding | livestock breeding | herd improvement
Artificial insemination of livestock | artificial insemination | cattle insemination
Feedlot management | livestock fattening | cattle fattening
Livestock marketing | livestock trade | livestock market management | livestock export
Animal welfare | animal care
Veterinary medicine | veterinary science | veterinary practice | veterinarian
Veterinary nursing | animal nursing | veterinary assistance
Community animal health work | community animal health worker | cahw | caht
Livestock vaccination | animal vaccination | ppr vaccination
Livestock disease control | animal disease surveillance | animal health | veterinary epidemiology
Animal surgery | veterinary surgery
Meat inspection | veterinary public health | abattoir inspection
Animal quarantine | livestock quarantine
One Health | one health approach | zoonotic disease control | zoonoses
Hoof trimming and shearing | hoof trimming | sheep shearing | dehorning
Fishing | artisanal fishing | small-scale fishing | commercial fishing
Net making and mending | fishing net repair | net mending
Fisheries management | fishery management | fisheries science
Aquaculture | fish farming | fish pond management | mariculture
Fish hatchery work | fingerling production | fish breeding
Fish stock assessment | marine resource assessment
Seaweed farming | seaweed cultivation
Forestry | forest management | silviculture
Tree planting | reforestation | afforestation
Chainsaw operation | tree felling | timber felling | timber logging
Community forest management | participatory forest management
Frankincense and gum harvesting | gum arabic harvesting | gums and resins | frankincense harvesting
`;
