/** Building: planning, site work, and the trades of stone, wood, water and paint. */
export const constructionSkills = `
Construction management | construction project management | building project management
Site supervision | construction supervision | site management | site foreman | clerk of works | supervising sites | supervising construction | supervised construction
Site engineering | site engineer
Building construction | construction work | house building | building works
Construction labour | construction labourer | casual construction work | construction labor | site labour
Construction planning | construction scheduling | programme of works
Construction safety | site safety | construction health and safety
Quantity surveying | qs | quantity surveyor | qs work
Bill of quantities | boq | bills of quantities
Cost estimation | cost estimating | construction estimating | estimating
Construction contracts | fidic | jct contracts
Construction quality control | construction quality assurance | site quality control
Building inspection | structural inspection | building surveying
Building codes | building regulations | building permits
Architecture | architectural design
Architectural drawing | architectural drafting | building drawings
Technical drawing | engineering drawing | draughtsmanship
Blueprint reading | reading drawings | reading technical drawings | plan reading
AutoCAD | auto cad | autocad 2d
Revit | autodesk revit | revit architecture
ArchiCAD | archi cad
SketchUp | sketch up | google sketchup
Building information modelling | bim | building information modeling
Civil 3D | autocad civil 3d
Lumion | twinmotion
Landscape architecture | landscape design
Sustainable building | green building | leed
Low-cost housing | affordable housing construction | earth block construction
Civil engineering | civil works | civil engineer
Structural engineering | structural analysis | structural design
Reinforced concrete design | rc design | concrete design
Steel structure design | structural steel design
Seismic design | earthquake-resistant design
ETABS | etabs analysis
SAP2000 | sap 2000
STAAD Pro
Prokon | prokon structural analysis
Geotechnical engineering | soil mechanics | foundation engineering
Soil compaction testing | compaction test | proctor test | cbr test
Concrete testing | slump test | cube test
Material testing in construction | construction materials testing | materials laboratory
Road construction | road building | road works
Highway engineering | road design | highway design | pavement design
Road maintenance | road rehabilitation | pothole repair
Asphalt paving | asphalt laying | bitumen laying
Bridge construction | bridge building | culvert construction
Bridge engineering | bridge design
Dam construction | small dams | earth dam construction
Drainage construction | drainage works | storm drainage
Earthworks | excavation works | cut and fill
Trenching | trench digging | digging trenches
Demolition | building demolition
Land surveying | topographic surveying | topographical survey | land survey | topographic survey | surveying land
Total station operation | total station
Levelling and setting out | setting out | site setting out | building layout
GNSS surveying | gps surveying | rtk survey | differential gps
Cadastral surveying | cadastral survey | boundary survey
Hydrographic surveying | bathymetric survey
Masonry | stone masonry | stone mason | mason work | masonry work
Bricklaying | brick laying | bricklayer | laying bricks | laid bricks
Block laying | blocklaying | concrete block laying | laying blocks | laid blocks
Block making | brick making | concrete block production | interlocking block making
Plastering | wall plastering | rendering walls | plastering walls | plaster work
Stone cutting | stone dressing | stone carving
Tiling | floor tiling | wall tiling | tile laying | tile setting | laying tiles | fixing tiles | laid tiles
Terrazzo work | terrazzo laying
Concrete work | concreting | concrete pouring
Concrete finishing | screeding | floor screed
Concrete mixing | concrete mixer operation | concrete batching
Formwork | shuttering | formwork carpentry
Steel fixing | rebar work | bar bending | rebar fixing | reinforcement fixing
Steel erection | structural steel erection | ironwork
Precast concrete | precast production
Scaffolding | scaffold erection | scaffolder
Roofing | roof installation | roof construction | iron sheet roofing
Roof repair | roof waterproofing
Waterproofing | damp proofing
Thermal insulation | insulation installation | building insulation
Carpentry | carpenter | wood work | woodwork | carpentry work | joinery and carpentry
Joinery | joiner | wood joinery
Furniture making | furniture production | cabinet making | cabinetmaking
Wood carving | woodcarving | wood turning
Wood finishing | varnishing | french polishing | wood polishing
Door and window installation | door fitting | window fitting
Kitchen fitting | kitchen cabinet installation
Wood machining | woodworking machines | sawmilling | saw mill operation
Upholstery | furniture upholstery | upholstering
Flooring installation | floor laying | parquet laying | carpet laying | vinyl flooring
Drywall installation | gypsum board installation | drywall | plasterboard
Ceiling installation | gypsum ceiling | suspended ceilings | false ceiling
Partition installation | office partitioning
Glazing | glass fitting | glass cutting | glazier
Aluminium fabrication | aluminum fabrication | aluminium windows | aluminium and glass works
House painting | building painting | interior painting | wall painting | painter
Spray painting | paint spraying
Surface preparation | sanding | surface finishing
Decorative painting | wall murals | decorative plaster
Wallpaper hanging | wallpapering
Plumbing | plumber | plumbing works | plumbing work
Pipe fitting | pipefitting | pipe installation | pipe laying | fitting pipes
Pipe threading and jointing | ppr pipe welding | pvc pipe jointing | hdpe pipe welding
Sanitary ware installation | toilet installation | bathroom fitting | sink installation
Water heater installation | geyser installation | boiler installation
Leak detection and repair | leak repair | leak detection
Drain cleaning | drain unblocking | sewer cleaning
Septic tank construction | septic systems | soak pit construction
Latrine construction | pit latrine construction | latrine building
Water tank installation | water tank construction | tank installation
Gas fitting | gas installation | lpg installation
Paving block laying | cabro paving | paving | interlocking paving
Kerb laying | curb laying | kerbstone laying
Fencing installation | fence building | chain link fencing | gate installation
Gabion construction | gabions | retaining walls
Swimming pool construction | pool construction
Borehole site works | well digging | shallow well construction | hand-dug wells
Tent and shelter erection | tent pitching | tent erection
Prefabricated building assembly | prefab assembly | modular building | container conversion
Building maintenance | building repair | maintenance of buildings
Handyman work | handyman | general repairs | odd jobs
Construction cost control | cost management in construction
Interim valuations and payment certificates | interim payment certificates
Site clearing | bush clearing | land clearing
Rigging | lifting and rigging | slinging
Power tools operation | power tools | hand tools
Post-disaster building repair | rubble removal | debris removal
Heritage conservation | restoration of historic buildings
Lift installation | elevator installation | elevator maintenance | escalator maintenance
`;
