/** Kitchens, food processing, hotels, restaurants and travel. */
export const foodSkills = `
Cooking | food cooking | cookery | culinary arts | culinary skills | preparing meals | cooked meals | cooking meals
Food preparation | food prep | kitchen preparation | mise en place | preparing food | prepared food
Menu planning | menu design | menu development | planning menus | planned menus
Meal planning | meal preparation | diet menu planning
Kitchen management | kitchen supervision | head chef | executive chef | managing kitchen | running a kitchen
Kitchen assistance | kitchen porter | kitchen hand | kitchen helper
Recipe development | recipe creation
Baking | bread baking | bakery work | baking bread
Bread making | dough making | dough preparation
Pastry making | pastry | patisserie | pastry chef
Cake decoration | cake decorating | cake making | sugarcraft
Confectionery making | sweet making | chocolate making
Grilling | barbecue | charcoal grilling
Butchery | meat cutting | butcher | meat trimming
Halal slaughter | halal slaughtering | halal butchery
Slaughterhouse work | abattoir work | animal slaughter
Fish cleaning and filleting | fish filleting | fish processing
Fish drying and smoking | fish smoking | fish drying
Meat processing | sausage making | meat preservation
Seafood cooking | seafood preparation
Somali cuisine | somali cooking | somali dishes
Swahili cuisine | swahili dishes | east african cuisine | kenyan cuisine
Ethiopian cuisine | injera making | ethiopian cooking
Arabic cuisine | middle eastern cuisine | arabic cooking
Indian cuisine | indian cooking
Italian cuisine | pizza making | pasta making | italian cooking
Chinese cuisine | chinese cooking | wok cooking
Continental cuisine | western cuisine | european cuisine
Vegetarian cooking | vegan cooking | plant-based cooking
Fast food preparation | quick service restaurant | fast food
Catering | catering services | event catering | food catering
Institutional catering | canteen cooking | mass catering | camp catering
Buffet service | buffet setup
Salad preparation | cold kitchen | garde manger
Sauce making | sauces and stocks
Portion control | food portioning
Plating and presentation | food presentation | food plating
Food costing | menu costing | food cost control
Food safety | food hygiene | food handling | safe food handling | kitchen hygiene
HACCP | hazard analysis critical control point | hazard analysis and critical control points
ISO 22000 | food safety management system | fssc 22000
Food handler certification | food handlers certificate | servsafe
Food quality control | food quality assurance | food inspection
Food science | food technology | food science and technology
Food processing | food production | agro-processing | agroprocessing
Food preservation | canning | food drying | jam making
Food packaging | packing of food products
Food labelling | food labeling | nutrition labelling
Food laboratory analysis | food testing | food microbiology
Sensory evaluation | food tasting | taste panels
Milk processing | dairy processing | milk pasteurisation | milk pasteurization
Cheese and yoghurt making | cheese making | yoghurt making | yogurt making
Milk quality testing | milk testing | lactometer test
Grain milling | flour milling | posho mill operation | maize milling
Oil pressing | oil extraction | edible oil processing
Fruit juice production | juice making | juice processing
Honey processing | honey extraction
Tea processing | tea blending
Coffee processing | coffee roasting
Sugar processing | sugar refining
Salt production | salt processing
Beverage production | soft drink production | bottling
Water bottling | bottled water production | mineral water production
Ice making | ice production | ice cream making
Animal feed milling | feed mill operation
Spice processing | spice blending
Barista skills | barista | coffee making | espresso preparation | latte art
Bartending | bar service | mixology | cocktail making
Waiting tables | waiter service | waitressing | table service | food and beverage service | f&b service | serving guests | serving customers at tables | serving food
Table setting | table laying
Order taking | taking orders | took orders
Fine dining service | silver service
Restaurant management | restaurant operations | restaurant supervision
Food and beverage management | f&b management | food and beverage operations
Banqueting | banquet service | banquet management
Dishwashing | dish washing | steward duties | kitchen stewarding
Street food vending | food vending | food kiosk
Hotel management | hotel operations | hospitality management
Hospitality | hospitality services | guest services | guest relations
Front office operations | hotel front desk | hotel reception | front desk operations
Concierge services | concierge | bell service | bellboy
Hotel reservations | room reservations | booking management
Check-in and check-out | guest check-in | checking in guests
Housekeeping | hotel housekeeping | room cleaning | room attendant | cleaning rooms | cleaned rooms
Housekeeping supervision | executive housekeeper | housekeeping management
Bed making | room preparation | making beds | made beds
Laundry | laundry services | laundry operations | washing and ironing | washing clothes | laundry work
Ironing | pressing garments | garment pressing
Dry cleaning | stain removal
Public area cleaning | lobby cleaning
Guest complaint handling | guest satisfaction
Hotel revenue management | room yield management | revpar
Night audit | hotel night audit
Opera property management system | opera pms | hotel pms | property management system
Guest house management | guesthouse management | lodge management
Camp management for mining and field sites | camp boss | field camp management
Short-term rental hosting | airbnb hosting | vacation rental
Event planning | event management | events coordination | event organisation | event organization
Wedding planning | wedding coordination
Conference organisation | conference organization | conference management | meeting organisation
Event decoration | venue decoration | balloon decoration
Tour guiding | tour guide | tourist guiding
Safari guiding | wildlife guiding | game drives
Tour operations | tour planning | itinerary planning | tour packages
Travel agency work | travel consulting | travel agent
Flight ticketing | airline ticketing | air ticketing | ticket reservations
Amadeus | amadeus gds
Sabre | sabre gds | galileo gds
Hajj and umrah services | hajj and umrah | umrah travel
Visa processing | visa applications | visa assistance
Destination marketing | tourism marketing | tourism promotion
Ecotourism | sustainable tourism | community-based tourism
Cultural tourism | heritage tourism | heritage interpretation
Tourism management | tourism development | tourism planning
Casino and gaming service | gaming attendant
Airline cabin service | in-flight service | inflight catering
Pool attendance | swimming pool maintenance | pool maintenance
Spa management | spa services | wellness services
Upselling in restaurants | suggestive selling
Allergen management | food allergen awareness
Stock rotation in kitchens | fifo stock rotation | first in first out
Dietary cooking | hospital catering | special diet cooking
Tea making | tea service | office tea service
`;
