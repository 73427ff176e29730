/** Energy, water and sanitation works, environment, mining, oil and gas. */
export const energySkills = `
Renewable energy | renewables | clean energy
Energy management | energy efficiency | energy saving
Energy auditing | energy audit | energy audits | iso 50001
Energy policy | energy planning | electrification planning
Rural electrification | rural energy access | energy access
Mini-grid development | mini-grids | minigrids | microgrids
Power generation | electricity generation | power plant operation
Power systems engineering | power systems analysis | power engineering
Power transmission | transmission lines | high voltage transmission
Power distribution | electricity distribution | distribution network
Substation operation | substation maintenance | substations
Protection relays | power system protection | relay testing
High voltage work | hv switching | high voltage
Load flow studies | etap | short circuit studies
Hydropower | hydroelectric power | hydropower plant operation
Wind energy | wind power
Geothermal energy | geothermal drilling
Biogas technology | biogas | biogas digester construction
Biomass energy | biofuel production | briquette making
Improved cookstoves | clean cooking | cookstove production
Charcoal production | charcoal making
Energy storage | battery storage | lithium battery systems
Grid connection | grid integration
Smart metering | ami metering
Nuclear energy | reactor operation
Thermal power plant operation | steam turbine operation | turbine operation
Gas turbine maintenance | turbine maintenance
Carbon finance | carbon credits | carbon markets
Carbon footprinting | carbon accounting | greenhouse gas inventory | ghg inventory
Water supply systems | water supply | water supply engineering
Rural water supply | rural water systems | community water supply
Water resources management | integrated water resources management | iwrm
Hydrology | hydrological modelling | surface water hydrology
Hydrogeology | groundwater | groundwater assessment
Hydrogeological survey | resistivity survey | borehole siting
Borehole drilling | water well drilling | borehole construction | well drilling
Borehole rehabilitation | borehole flushing | borehole maintenance
Pumping test | test pumping | aquifer testing
Drilling rig operation | drill rig operator | rotary drilling
Rainwater harvesting | roof water harvesting | berkad construction | berked rehabilitation
Water pan construction | haffir dams | sand dams | earth pan excavation
Spring protection | spring capping
Water treatment | water purification | drinking water treatment
Water treatment plant operation | water plant operator
Water chlorination | chlorination | household water treatment
Water quality testing | water testing | water quality monitoring | water quality analysis
Desalination | reverse osmosis | ro plant operation
Wastewater treatment | sewage treatment | effluent treatment
Sewerage systems | sewer networks | sewerage design
Faecal sludge management | fecal sludge management | latrine desludging | desludging
Water network design | epanet | water distribution modelling
Pipeline maintenance for water | water pipeline repair | water network maintenance
Water kiosk management | water vending | water point management
Water utility management | water utility operations | non-revenue water
Water meter reading | water metering | water billing
Pump station operation | pumping station operation | pump operator
Sanitation services | sanitation
Hydraulic engineering | hydraulic modelling | hec-ras
Flood control works | flood protection | embankment construction | river training
Waste management | refuse management | garbage management
Solid waste management | solid waste collection | municipal solid waste | swm
Waste collection | garbage collection | refuse collection | litter picking
Recycling | waste recycling | plastic recycling
Waste sorting | waste segregation
Landfill management | landfill operation | dumpsite management
Hazardous waste management | hazardous waste handling | hazardous waste disposal
Electronic waste handling | e-waste management | e-waste recycling
Environmental management | environmental management systems | iso 14001 | iso 14001:2015
Environmental impact assessment | eia | esia | environmental and social impact assessment
Environmental auditing | environmental audit
Environmental monitoring | environmental sampling
Environmental and social safeguards | ess | environmental and social framework | safeguards specialist
Environmental education | environmental awareness
Environmental science | environmental studies
Environmental engineering | pollution control engineering
Air quality monitoring | air pollution control | emissions monitoring
Noise monitoring | noise control
Pollution control | pollution prevention
Contaminated land remediation | soil remediation | site remediation
Climate change adaptation | climate adaptation | climate resilience
Climate change mitigation | climate mitigation | low-carbon development
Climate science | climatology | climate modelling
Meteorology | weather forecasting | weather observation
Early warning systems | early warning | drought monitoring
Biodiversity conservation | nature conservation | biodiversity
Wildlife management | wildlife conservation | wildlife protection
Park ranger work | game ranger | park ranger | anti-poaching
Ecology | ecological survey | ecosystem assessment
Marine conservation | coral reef monitoring | marine biology
Coastal zone management | integrated coastal management | mangrove restoration
Land restoration | land rehabilitation | rangeland restoration | land degradation control
Desertification control | sand dune stabilisation | sand dune fixation | prosopis management
Watershed management | catchment management | catchment protection
Natural resource management | nrm | natural resources management
Environmental compliance | environmental permitting
Sustainability management | sustainability | corporate sustainability | sustainability reporting
ESG reporting | esg | environmental, social and governance
Corporate social responsibility | csr
Circular economy | resource efficiency
Geology | geological mapping | geologist
Geophysics | geophysical survey | seismic survey
Geochemistry | geochemical sampling
Mineral exploration | mineral prospecting | exploration drilling
Mining engineering | mine planning | mine design
Surface mining | open pit mining | open cast mining
Underground mining | underground mine operation
Artisanal mining | small-scale mining | artisanal gold mining
Quarrying | quarry operation | stone quarrying | stone crushing
Drilling and blasting | blasting | rock blasting | explosives handling
Mineral processing | ore processing | metallurgical processing
Gold processing | gold refining | gold assaying
Gemstone cutting | gemology | lapidary | gemmology
Mine safety | mining safety | mine rescue
Mine surveying | mine survey
Ore sampling | assay sampling | core logging
Mine ventilation | underground ventilation
Oil and gas operations | oil and gas | petroleum operations
Petroleum engineering | reservoir engineering | reservoir simulation
Oil well drilling | drilling engineering | directional drilling
Well completion | well intervention | workover operations
Roughneck and rig work | roustabout | rig floor work | rig hand
Mud logging | drilling fluids | mud engineering
Well control | iwcf | blowout prevention
Offshore operations | offshore work | bosiet
Pipeline operations | pipeline integrity | oil pipeline maintenance
Refinery operations | oil refining | process operator refinery
Petrochemical processing | petrochemicals
LPG handling | gas cylinder filling | lpg distribution
Fuel depot operations | petroleum storage | tank farm operation | fuel storage
Petroleum product testing | fuel testing | fuel quality control
Oil spill response | oil spill clean-up | spill response
Natural gas processing | lng operations
Petroleum geology | basin analysis | petrel software
Corrosion control | cathodic protection | corrosion engineering
Non-destructive testing | ndt | nde | ultrasonic testing | radiographic testing
`;
