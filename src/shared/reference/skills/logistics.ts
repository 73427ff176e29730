/** Supply chain, transport, driving, warehouses, aviation and the sea. */
export const logisticsSkills = `
Logistics | logistics management | logistics operations
Logistics coordination | logistics planning | logistics support
Supply chain management | scm | supply chain
Supply chain planning | demand planning | supply planning
Supply chain analysis | supply chain optimisation | supply chain optimization
Demand forecasting | inventory forecasting
Procurement | purchasing | buying for organisations | procuring goods | buying goods | procurement of goods
Procurement planning | procurement plans
Strategic sourcing | category management
Request for quotations | rfq | request for quotation | bid analysis | rfqs | requesting quotations | collecting quotations
Tender management | tender evaluation | bid evaluation | tenders
Purchase orders | purchase order processing | purchase requisitions | lpo | lpos | local purchase orders | raising purchase orders
Supplier evaluation | vendor evaluation | supplier audits | supplier assessment
Supplier negotiation | vendor negotiation | negotiating with suppliers
Local purchasing | market purchasing | buying clerk
Inventory management | stock management | inventory control | stock control | managing stock | stock keeping | controlling stock
Warehouse management | warehousing | warehouse operations | managing warehouse
Warehouse management systems | wms | warehouse management system
Storekeeping | store keeping | storekeeper | stores management | keeping stores
Goods receiving | receiving goods | goods received note | grn | received goods | goods received notes
Goods dispatch | dispatching goods | waybill preparation | waybills | issuing goods | issued goods | dispatched goods
Order picking | picking and packing | pick and pack
Packing | packaging goods | packing goods
Labelling of goods | barcode scanning | barcoding
Bin card keeping | bin cards | stock cards | stack cards
Cycle counting | cycle counts | stock take | stock counts | counting stock | inventory counts
Warehouse safety | warehouse housekeeping
Cold storage operation | cold store | cold room operation
Pallet handling | palletising | palletizing | pallet jack
Loading and unloading | offloading | cargo loading | loading goods | loading and offloading
Forklift operation | forklift driving | forklift operator | forklift | operating forklift | driving forklift
Reach truck operation | reach truck
Crane operation | crane operator | tower crane operation | mobile crane operation
Cargo handling | freight handling | stevedoring
Freight forwarding | freight forwarder
Freight management | freight booking | shipping management
Customs clearance | customs clearing | clearing and forwarding | clearing agent | clearing goods | cleared goods
Import and export documentation | shipping documents | bill of lading | export documentation
Incoterms | incoterms 2020
Dangerous goods handling | dangerous goods regulations | iata dgr | hazardous materials transport | imdg
Container operations | container yard | container stuffing
Port operations | port management | harbour operations | terminal operations
Last-mile delivery | parcel delivery
Courier services | courier delivery | courier
Postal services | post office operations
Distribution management | distribution planning | product distribution
Transport management | transportation management | transport planning
Transport coordination | transport scheduling | vehicle dispatching | dispatcher
Fleet management | vehicle fleet management | fleet supervision | managing vehicles | vehicle management | managing fleet
Fuel management | fuel monitoring | fuel log
Vehicle log keeping | vehicle logbook | log sheets | trip sheets | vehicle log book | log books
Vehicle tracking | gps tracking | gps vehicle tracking
Route planning | route optimisation | route optimization | planning routes | planned routes
Vehicle inspection | pre-trip inspection | daily vehicle checks | vehicle checks | checking vehicles | checking oil and tyres
Driving | vehicle driving | professional driver | light vehicle driving | driving vehicles | drove vehicles
Defensive driving | defensive driver | safe driving
Driving licence | driver's license | valid driving licence | driver's licence | driving license | valid driving license
Heavy vehicle driving | heavy truck driving | truck driving | lorry driving | hgv driving | driving trucks | driving lorries | drove trucks | drove lorries
Articulated truck driving | trailer driving | semi-trailer driving
Bus driving | coach driving | minibus driving | matatu driving
Taxi driving | taxi driver | ride-hailing | cab driving
Motorcycle riding | motorbike riding | boda boda | motorcycle taxi | riding motorcycle | riding a motorbike
Auto-rickshaw driving | tuk-tuk driving | bajaj driving | tuktuk
Ambulance driving | emergency vehicle driving
Four-wheel drive driving | 4x4 driving | off-road driving
Armoured vehicle driving | armored vehicle driving
Convoy driving | convoy management | convoy movement
Chauffeuring | chauffeur | vip driving
School bus driving | student transport
Tanker driving | fuel tanker driving | water truck driving | water trucking
Road safety | traffic safety | traffic rules
Animal-drawn transport | donkey cart driving
Passenger service | passenger handling | passenger assistance
Ticketing for transport | bus ticketing | ticket conductor | bus conductor
Railway operations | train operations | rail transport
Train driving | locomotive driving
Earthmoving equipment operation | heavy equipment operation | heavy machinery operation | plant operation
Excavator operation | excavator operator | backhoe operation
Bulldozer operation | dozer operation
Wheel loader operation | loader operator
Motor grader operation | grader operator
Roller compactor operation | road roller operation
Aviation operations | airport operations | airport management
Airline operations | airline management
Flight operations | flight dispatch | flight planning
Commercial piloting | pilot licence | aircraft piloting | commercial pilot
Helicopter piloting | helicopter pilot
Drone piloting | uav operation | drone operation | uav piloting | rpas
Air traffic control | atc | air traffic controller
Aircraft maintenance | aircraft engineering | aircraft maintenance engineering
Avionics | aircraft electronics
Cabin crew service | flight attendant | cabin crew | air hostess
Ground handling | ramp handling | aircraft ground handling
Passenger check-in | airline check-in | gate handling
Baggage handling | luggage handling
Air cargo | air freight | cargo flights
Aviation security | avsec | airport screening
Aviation safety | sms aviation safety | icao standards
Aircraft refuelling | aircraft refueling | aviation fuel handling
Airstrip management | airfield operations | runway inspection
Aviation meteorology | aeronautical meteorology
Humanitarian air services | unhas operations
Seamanship | deck work | able seaman | deckhand
Navigation at sea | marine navigation | ship navigation
Ship captaincy | ship master | vessel command
Boat handling | boat driving | boat operation | coxswain | skipper
Marine engineering | ship engineering | marine engine operation
Outboard engine repair | boat engine repair | outboard motor repair
Boat building | boat repair | boatbuilding | fibreglass boat building
STCW basic safety training | stcw | stcw certification
GMDSS radio operation | gmdss | marine vhf radio
Port state control | ship inspection | ship surveying
Shipping agency | ship agent | vessel agency | ship husbandry
Maritime security | ship security | isps code
Maritime search and rescue | search and rescue at sea
Coast guard operations | coastguard
Diving operations | commercial diving | scuba diving | underwater work
Mooring and berthing | pilotage | tug operation
Lighthouse and buoy maintenance | aids to navigation
Humanitarian logistics | emergency logistics | relief logistics
Logistics cluster coordination | logistics cluster
Asset management | asset tracking | asset tagging | asset inventory
Fleet maintenance planning | vehicle maintenance scheduling
Reverse logistics | returns processing
Third-party logistics | 3pl
SAP MM | sap materials management
SAP EWM | sap extended warehouse management
CIPS qualification | cips
Removals and relocation | moving services | furniture moving
Weighbridge operation | weighing of trucks | axle load control
Kitting | kit assembly for distribution
Fuel supply and distribution | fuel delivery | bulk fuel supply
`;
