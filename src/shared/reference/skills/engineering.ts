/** Engineering disciplines and the sciences. */
export const engineeringSkills = `
Mechanical engineering | mechanical engineer | mechanical design
Electrical engineering | electrical engineer
Electronic engineering | electronics engineering | electronics
Chemical engineering | chemical engineer
Industrial engineering | industrial and systems engineering
Production engineering | manufacturing engineering
Mechatronics | mechatronic engineering | mechatronics engineering
Automotive engineering | vehicle engineering
Aerospace engineering | aeronautical engineering | aeronautics
Naval architecture | ship design
Biomedical engineering | clinical engineering
Materials engineering | materials science
Metallurgy | metallurgical engineering
Systems engineering | systems integration
Computer engineering | computer hardware engineering
Control engineering | control systems | automatic control
Instrumentation engineering | measurement engineering
Reliability engineering | maintenance engineering
Water engineering | water resources engineering | public health engineering
Transport engineering | traffic engineering | transportation engineering
Railway engineering | railway track works
Coastal engineering | harbour engineering | port engineering
Fire engineering | fire protection engineering
Acoustic engineering | acoustics
Optical engineering | optics | photonics
Robotics | robotics engineering | robot programming
Engineering design | design engineering
Engineering management | technical management
Engineering project management | epc projects
Feasibility studies | feasibility study | pre-feasibility study
Technical specifications | technical specification writing | statement of works
Technical inspection | engineering inspection
Tender design documentation | engineering tender documents
Computer-aided design | cad | cad design | cad drafting
Computer-aided manufacturing | cad/cam
SolidWorks | solid works
Autodesk Inventor | inventor cad
Autodesk Fusion 360 | fusion 360
CATIA | catia v5
Siemens NX | nx cad
PTC Creo | pro/engineer | creo parametric
ANSYS | ansys fluent
Abaqus | abaqus fea
Finite element analysis | fea | finite element method
Computational fluid dynamics | cfd
Thermodynamics | heat transfer
Fluid mechanics | fluid dynamics
Mechanics of materials | strength of materials | statics and dynamics
Machine design | machine element design
Piping design | piping engineering | pipe stress analysis
Pressure vessel design | asme standards
Pump and turbine engineering | rotating equipment
Process engineering | chemical process design
Process simulation | aspen hysys | aspen plus
P&ID reading | piping and instrumentation diagrams | p&id
Circuit design | electronic circuit design | analogue circuits
PCB design | printed circuit board design | altium | kicad | eagle pcb
Digital electronics | digital logic design
FPGA design | fpga | vhdl | verilog
Microcontrollers | arduino | microcontroller programming | stm32
Raspberry Pi | raspberry pi projects
Embedded systems | embedded systems design
Power electronics | converters and inverters
Electrical machines | motors and generators
Electrical design | electrical system design | electrical drawings
Lighting design | dialux
LabVIEW | lab view
Signal processing | digital signal processing | dsp
Antenna design | microwave engineering
Test and measurement | oscilloscope | multimeter use
Reverse engineering | product teardown
Value engineering | value analysis
Asset integrity management | integrity engineering
Technical standards | engineering standards | astm standards
Engineering calculations | design calculations
As-built documentation | as-built drawings
Chemistry | analytical chemistry
Organic chemistry | organic synthesis
Inorganic chemistry | coordination chemistry
Physical chemistry | chemical kinetics
Biochemistry | biochemical analysis
High-performance liquid chromatography | hplc | chromatography | gas chromatography
Spectroscopy | spectrophotometry | uv-vis | atomic absorption spectroscopy
Mass spectrometry | lc-ms | gc-ms
Titration | wet chemistry | volumetric analysis
Biology | biological sciences
Molecular biology | molecular techniques
Cell culture | cell biology
Microbiology | microbial analysis
Genetics | genomics | genetic analysis
Bioinformatics | computational biology
Biotechnology | bioprocessing | fermentation technology
Botany | plant taxonomy | plant identification
Zoology | animal biology
Physiology | human physiology | anatomy and physiology
Anatomy | human anatomy
Neuroscience | neurobiology
Nutrition science | human nutrition | nutritional science
Physics | applied physics
Mathematics | maths | applied mathematics
Astronomy | astrophysics
Oceanography | marine science
Geography | human geography | physical geography
Scientific research | research skills | research
Research design | research methodology | research methods | research protocols
Literature review | systematic review | desk review
Laboratory experiments | experimental design | experimentation
Scientific writing | scientific publications | research papers
LaTeX typesetting | latex document preparation | overleaf
Reference management software | zotero | mendeley | endnote
Operations research | mathematical optimisation | linear programming
Mathematical modelling | mathematical modeling
Simulation modelling | discrete event simulation | simulation modeling
Anthropology | ethnography | ethnographic research
Sociology | social research | social science research
Archaeology | archaeological excavation | archeology
Political science | politics research
Development studies | international development
Demography | population studies
History research | historical research
Linguistics | linguistic analysis
Philosophy | ethics and philosophy
Gender studies | women's studies
Psychological research | behavioural research
Patent research | patent drafting
Technology transfer | innovation management
Nanotechnology | nanomaterials
`;
