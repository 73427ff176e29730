/** Electrical, welding, mechanics, cooling, solar installation, repair. */
export const tradesSkills = `
Electrical installation | electrical works | electrician | electrical installations | installing electrical systems | wiring buildings
House wiring | domestic wiring | electrical wiring | building wiring | wiring houses | wired houses
Industrial wiring | industrial electrical installation
Electrical maintenance | electrical repair | electrical repairs | maintaining electrical equipment
Electrical fault finding | electrical troubleshooting | fault diagnosis electrical | fault finding | finding faults | tracing faults
Electrical safety | lockout tagout | loto | electrical isolation
Electrical testing | insulation testing | megger testing | earth testing
Earthing systems | electrical grounding | earthing and lightning protection | lightning protection | earthing | grounding systems
Switchgear installation | switchgear maintenance | switchboards
Electrical panel building | panel wiring | distribution board installation | control panel assembly
Cable laying | cable pulling | cable jointing | cable termination | pulling cables | pulled cables | laying cables
Cable tray installation | conduit installation | trunking
Motor control | motor starters | motor control centres
Electric motor repair | motor rewinding | motor winding
Transformer maintenance | transformer installation | transformer repair
Overhead line work | linesman | power line construction | lineman
Meter installation | electricity meter installation | meter reading | prepaid meters
Street lighting installation | street lights | lighting installation
Generator operation | generator operator | genset operation
Generator maintenance | generator repair | diesel generator maintenance | genset maintenance | servicing generators | serviced generators | generator servicing
UPS installation | inverter installation | ups maintenance | uninterruptible power supply
Battery maintenance | battery bank maintenance | battery testing | battery servicing
Solar installation | solar panel installation | solar pv installation | solar technician | installing solar panels | installed solar panels | pv installation | mounting solar panels | installing solar systems
Solar system design | solar pv design | pv system design | solar sizing | sizing solar systems
Solar maintenance | solar pv maintenance | solar repair | maintaining solar systems | servicing solar systems
Solar water pumping | solar pumps | solar pump installation | solar-powered pumping
Solar home systems | pay-as-you-go solar | pico solar
Solar water heating | solar water heaters | solar thermal
PVsyst | pvsyst design
Off-grid solar | stand-alone solar systems | hybrid solar systems
Wind turbine maintenance | wind turbine technician
Electronics repair | electronic repair | repair of electronics
Mobile phone repair | phone repair | cell phone repair | smartphone repair | repairing phones | fixing phones
Television and radio repair | tv repair | radio repair
Soldering | electronic soldering | smt soldering | soldering and desoldering
Circuit board repair | pcb repair
Home appliance repair | appliance repair | washing machine repair | fridge repair
Satellite dish installation | dstv installation | satellite tv installation
CCTV installation | security camera installation | cctv cameras | cctv maintenance | installing cctv | installing cameras
Alarm system installation | intruder alarm installation | fire alarm installation
Access control installation | electric fence installation | gate automation
Smart home installation | home automation
Welding | welder | metal welding | weld | welding work
Arc welding | smaw | stick welding | shielded metal arc welding
MIG welding | gmaw | mig/mag welding | gas metal arc welding
TIG welding | gtaw | gas tungsten arc welding
Gas welding | oxy-acetylene welding | oxyacetylene welding | brazing
Gas cutting | oxy-fuel cutting | flame cutting
Plasma cutting | cnc plasma cutting
Pipe welding | 6g welding | pipeline welding
Underwater welding | wet welding
Aluminium welding | aluminum welding
Welding inspection | weld inspection | cswip | welding inspector
Metal fabrication | metalwork | metal works | metal fabricating | fabrication | fabricating metal
Structural steel fabrication | steel fabrication
Sheet metal work | sheet metal fabrication | tinsmithing | tin smithing
Gate and grill making | metal gates | burglar bars | metal doors and windows
Blacksmithing | metal forging | blacksmith
Foundry work | metal casting | sand casting | moulding and casting
Machining | metal machining | machinist
Lathe operation | lathe work | lathe machine
Milling machine operation | milling machine | metal milling
CNC machining | cnc | cnc operation | cnc programming
Grinding and polishing metal | angle grinder | metal grinding | surface grinding
Tool and die making | die making | mould making
Fitting and turning | bench fitting | fitter and turner
Locksmithing | locksmith | key cutting
Vehicle mechanics | auto mechanic | automotive mechanics | motor vehicle mechanics | car mechanic | auto mechanics | car mechanics
Vehicle repair | car repair | automotive repair | motor vehicle repair | repairing vehicles | repairing cars | repaired cars | repaired vehicles
Vehicle servicing | car servicing | vehicle maintenance | oil change | servicing vehicles | serviced vehicles | car service
Engine overhaul | engine rebuilding | engine repair | overhauling engines | engine overhauls
Diesel mechanics | diesel engine repair | diesel mechanic
Petrol engine repair | gasoline engine repair
Vehicle diagnostics | obd diagnostics | engine diagnostics | automotive diagnostics | car diagnostics | diagnostic scanning
Automotive electrics | auto electrical | auto electrician | vehicle wiring
Brake repair | brake systems | brake servicing | changing brakes | brake pads replacement | brake work
Transmission repair | gearbox repair | clutch repair
Suspension and steering repair | suspension repair | steering systems | shock absorber replacement
Wheel alignment | wheel balancing | wheel alignment and balancing
Tyre repair | tire repair | tyre fitting | puncture repair | tyre changing | fixing punctures
Fuel injection repair | injector pump repair | fuel systems repair
Vehicle air conditioning repair | car ac repair
Panel beating | auto body repair | car body repair | dent repair
Car painting | auto painting | vehicle painting | vehicle spraying
Car washing | vehicle washing | car wash | vehicle detailing
Motorcycle repair | motorbike repair | motorcycle mechanic
Three-wheeler repair | tuk-tuk repair | bajaj repair
Bicycle repair | bike repair
Truck mechanics | heavy truck repair | lorry mechanics
Heavy equipment mechanics | heavy machinery maintenance | earthmoving equipment repair | plant mechanics
Electric vehicle maintenance | ev maintenance | hybrid vehicle repair
Vehicle recovery | towing | breakdown recovery
Garage management | workshop management | workshop supervision
Spare parts management | spare parts store | parts inventory
Workshop tools use | mechanic tools | hand tool use
Pump repair | water pump repair | pump maintenance | pump mechanics
Hand pump repair | hand pump mechanic | afridev | india mark ii
Submersible pump installation | submersible pumps | borehole pump installation
Compressor maintenance | air compressor repair
Hydraulics | hydraulic systems | hydraulic repair
Pneumatics | pneumatic systems
Bearing and gear maintenance | shaft alignment | bearing replacement
Boiler operation | steam boiler operation | boiler attendant
Boiler maintenance | boiler repair
Preventive maintenance | preventative maintenance | planned maintenance | scheduled maintenance
Corrective maintenance | breakdown maintenance
Predictive maintenance | condition monitoring | vibration analysis
Maintenance planning | maintenance scheduling | cmms
Mechanical maintenance | mechanical repair | mechanical fitting
Machine installation | equipment installation | machinery installation
Equipment commissioning | commissioning | plant commissioning
Refrigeration | refrigeration maintenance | refrigeration repair | refrigeration technician
Air conditioning installation | ac installation | air conditioner installation | split unit installation | installing air conditioners
Air conditioning maintenance | ac maintenance | air conditioner repair | ac repair | servicing air conditioners | ac servicing
HVAC | hvac systems | heating, ventilation and air conditioning
HVAC design | hvac engineering | duct design
Ductwork installation | ducting | ventilation installation
Refrigerant handling | refrigerant charging | gas charging refrigeration
Cold room installation | walk-in cold rooms | cold storage installation
Heat pump installation | central heating installation
Chiller maintenance | chiller operation
Vaccine refrigerator maintenance | cold chain equipment maintenance | cold chain technician
Programmable logic controllers | plc | plc programming
SCADA | scada systems
Instrumentation | instrument calibration | process instrumentation | control and instrumentation
Industrial automation | factory automation
Variable frequency drives | vfd | variable speed drives
Watch repair | watchmaking | clock repair
Sewing machine repair | sewing machine maintenance
Photocopier repair | printer maintenance | photocopier maintenance
Shoe repair | cobbling | shoemaking | shoe making
Leather work | leatherwork | leather crafting
Knife and tool sharpening | tool sharpening
`;
