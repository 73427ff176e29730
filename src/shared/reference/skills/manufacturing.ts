/** Factories, textiles and tailoring, quality, and health and safety at work. */
export const manufacturingSkills = `
Manufacturing | factory production | industrial production
Production planning | production scheduling | production control | master production schedule
Production management | production supervision | factory management | plant management
Production line work | assembly line work | factory work | production operative
Product assembly | mechanical assembly | assembly work | assembly line assembly
Machine operation | machine operator | operating machinery | production machine operation
Machine setting | machine set-up | changeover
Packaging machine operation | packaging line operation | filling machine operation
Process operation | process operator | process control
Process improvement | continuous improvement | process optimisation | process optimization
Lean manufacturing | lean production | lean management
Six Sigma | lean six sigma | dmaic | green belt | black belt six sigma
Kaizen | kaizen events
5S | 5s methodology | workplace organisation
Total productive maintenance | tpm
Just-in-time production | jit | kanban production
Value stream mapping | vsm
Time and motion study | work study | work measurement
Capacity planning | line balancing
Overall equipment effectiveness | oee
Manufacturing execution systems | mes systems
Bill of materials | bom | bills of materials
Material requirements planning | mrp | mrp ii
Plastic moulding | injection moulding | plastic molding | injection molding | blow moulding
Extrusion | plastic extrusion
Rubber processing | tyre retreading
Glass making | glass blowing
Paper production | paper making | tissue paper converting
Carton making | box making | corrugated packaging
Soap making | soap production
Detergent production | liquid soap making
Cosmetics manufacturing | cosmetics production | cosmetic formulation
Paint manufacturing | paint mixing | colour matching
Pharmaceutical manufacturing | tablet production | drug manufacturing
Chemical processing | chemical plant operation | chemical mixing
Cement production | cement plant operation | clinker production
Brick kiln operation | kiln operation
Steel production | steel rolling | rolling mill
Metal stamping | press operation metal | stamping press
Powder coating | electroplating | galvanising | galvanizing
Electronics assembly | pcb assembly | electronic assembly
Furniture factory production | mattress making | foam production
Candle making | incense making
3D printing | additive manufacturing
Laser cutting | laser engraving
Product testing | product inspection
Product development | new product development | npd
Research and development | r&d
Textile production | textile manufacturing | textile technology
Spinning of yarn | yarn spinning | yarn production
Weaving | loom weaving | hand loom weaving | loom operation
Knitting | machine knitting | hand knitting
Crochet | crocheting
Dyeing | fabric dyeing | tie and dye | batik | tie-dye
Textile printing | fabric printing
Embroidery | hand embroidery | machine embroidery
Garment manufacturing | garment production | apparel manufacturing
Tailoring | dressmaking | dress making | tailor shop
Sewing | stitching clothes | sewing clothes
Sewing machine operation | industrial sewing | overlock machine | sewing machine operator
Pattern making | pattern drafting | pattern cutting
Fabric cutting | garment cutting | cutting fabric
Garment alterations | clothing alterations | clothes mending
Garment finishing | buttonholing | garment trimming
Garment quality inspection | garment inspection | apparel quality control
Uniform making | school uniform tailoring
Curtain making | soft furnishings | bedding sewing
Bridal wear making | bridal tailoring
Leather tanning | tanning | hides and skins processing | tannery work
Bag making | leather goods making | handbag making
Mask and pad sewing | reusable pad making | sanitary pad production
Quality control | qc | quality inspection
Quality assurance | qa | quality assurance systems
Quality management systems | qms | quality management
ISO 9001 | iso 9001:2015
ISO 17025 | laboratory competence standard
Quality auditing | quality audits | internal quality audit
Statistical process control | spc
Statistical quality control | acceptance sampling | aql
Root cause analysis | rca | fishbone diagram | 5 whys
Failure mode and effects analysis | fmea
Corrective and preventive action | capa
Calibration | measuring instrument calibration
Metrology | dimensional inspection | precision measurement | vernier calipers
Total quality management | tqm
Supplier quality management | supplier quality assurance
Product certification | ce marking | product compliance
Inspection reports | inspection and test plans | itp
Occupational health and safety | ohs | osh | occupational safety and health | health and safety | hse
Health, safety and environment management | hse management | ehs | qhse | hseq | she management
Workplace safety | industrial safety | safety at work
Safety inspection | safety inspections | workplace inspection
Safety training | toolbox talks | safety induction | safety briefings
Risk assessment | hazard identification | hira | job safety analysis
Incident investigation | accident investigation | incident reporting
Permit to work | permit-to-work systems | ptw
Personal protective equipment | ppe | ppe use
Confined space entry | confined spaces
Working at height | work at heights | fall protection
Manual handling | safe lifting | ergonomics
Ergonomic assessment | workstation assessment
Chemical safety | coshh | chemical handling | safety data sheets | msds
Hazardous materials handling | hazmat
Fire safety | fire prevention | fire safety management
Firefighting | fire fighting | firefighter
Fire extinguisher maintenance | fire extinguisher servicing
Fire alarm systems | fire detection
Emergency response planning | emergency preparedness plans | emergency drills | evacuation drills
Process safety management | hazop | psm
Safety management systems | iso 45001 | ohsas 18001
NEBOSH | nebosh igc | nebosh certificate
IOSH | iosh managing safely
OSHA standards | osha | osha 30
Industrial hygiene | occupational hygiene | exposure monitoring
Machine guarding | machine safety
Environmental health and safety auditing | hse audit | safety audit
Accident statistics | lost time injury reporting | ltifr
Industrial cleaning | deep cleaning | tank cleaning
Cleaning | cleaning services | janitorial services | general cleaning
Cleaning supervision | cleaning team supervision
Window cleaning | facade cleaning
Disinfection | fumigation | sanitising surfaces
Pest control services | exterminating | rodent control
Industrial painting | protective coating | blast cleaning | sandblasting
Bottle washing and filling | aseptic filling
Weighing and batching
Raw material inspection | incoming inspection
Shift supervision | shift leader
Shop floor communication | shift handover
`;
