/** Design, media, journalism, the arts, translation. */
export const creativeSkills = `
Graphic design | graphics design | graphic designing | designing graphics | designing posters
Logo design | brand identity design | visual identity
Layout design | page layout | typesetting
Typography | type design
Colour theory | color theory
Print design | brochure design | flyer design | poster design
Packaging design | label design
Infographic design | infographics
Illustration | drawing illustrations
Digital illustration | digital drawing
Freehand drawing | sketching | pencil drawing
Painting art | fine art painting | watercolour painting | oil painting
Calligraphy | hand lettering | arabic calligraphy
Sculpture | clay modelling | carving
Adobe Photoshop | photoshop
Adobe Illustrator | ai illustrator
Adobe InDesign | indesign
Adobe XD | xd design
Adobe Creative Cloud | adobe creative suite | adobe suite
Adobe Lightroom | lightroom
Adobe Premiere Pro | premiere pro | adobe premiere
Adobe After Effects | after effects
CorelDRAW | corel draw
Canva | canva design
GIMP | gnu image manipulation program
Inkscape | inkscape vector drawing
Figma | figma design
Sketch app | sketch for mac
User interface design | ui design | interface design
User experience design | ux design | ux
UI/UX design | ux/ui design | ui/ux | ux/ui | product design ui
User research | ux research | usability testing
Wireframing | wireframes | low-fidelity prototyping
Prototyping | rapid prototyping | interactive prototypes
Design systems | component libraries
Design thinking | human-centred design | human-centered design
Interaction design | ixd
Web design | website design | web designing
Motion graphics | motion design
Animation | 2d animation | 3d animation
3D modelling | 3d modeling
Blender 3D | blender modelling
Autodesk Maya | maya 3d
3ds Max | 3d studio max | autodesk 3ds max
Cinema 4D | c4d
3D rendering | rendering of models | v-ray
Game design | level design
Interior design | interior decoration | interior decorating
Furniture design | product furniture design
Industrial design | product design
Fashion design | clothing design | garment design
Jewellery making | jewelry making | goldsmithing | silversmithing
Pottery | ceramics | pottery making
Weaving and basketry | basket weaving | mat weaving | basketry
Handicrafts | handicraft making | crafts | beadwork
Henna art | henna | mehndi
Screen printing | silk screen printing
Large format printing | banner printing
Offset printing | printing press operation | lithographic printing
Digital printing | print production
Pre-press | prepress | plate making
Bookbinding | book binding
Sign writing | signage making | signwriting
Photography | photo shooting | digital photography | taking photos | taking photographs
Photo editing | photo retouching | image editing
Event photography | wedding photography
Portrait photography | studio photography
Product photography | commercial photography
Photojournalism | press photography
Drone photography | aerial photography
Videography | video shooting | video recording | filming
Video production | film production | video producing
Video editing | film editing | editing videos | editing video | edited videos
Final Cut Pro | fcpx
DaVinci Resolve | davinci resolve editing
Colour grading | color grading | colour correction
Camera operation | camera operator | cameraman
Cinematography | director of photography
Lighting for film and stage | studio lighting | stage lighting
Documentary making | documentary film | documentary production
Film and stage directing | film directing | stage directing | film director
Scriptwriting | script writing | screenwriting | screenplay writing
Storyboarding | storyboards
Stage and film acting | stage acting | film acting | actor | actress
Theatre production | stage production | community theatre
Dance | dancing | choreography
Singing | vocal performance
Music production | beat making | music producing
Music composition | songwriting | composing music
Playing musical instruments | musical instruments | playing oud | playing keyboard
Disc jockey work | dj mixing | disc jockey
Audio editing | sound editing
Audio recording | sound recording | studio recording
Audio mixing and mastering | sound mixing | mixing and mastering
Sound engineering | audio engineering | live sound
Podcast production | podcasting
Voice over | voiceover | dubbing
Radio production | radio programme production | radio producing
Radio presenting | radio presenter | radio hosting
Television presenting | tv presenting | news anchoring | news reading
Television production | tv production | broadcast production
Broadcasting | broadcast journalism
Broadcast engineering | transmission engineering
Live streaming | obs studio | livestreaming
Journalism | reporting news | news journalism
News writing | news reporting | article writing
Investigative journalism | investigative reporting
Feature writing | magazine writing
Sports journalism | sports commentary
Interviewing for media | press interviews | conducting interviews for media
Fact-checking | verification of news
Media ethics | journalism ethics
News editing | newsroom management | sub-editing | editorial management
Copywriting | copy writing | advertising copy
Content writing | web content writing | blog writing | blogging
Content creation | digital content creation | content creator
Creative writing | fiction writing
Poetry | poetry writing | spoken word
Technical writing | technical documentation | user manuals
Report writing | writing reports | wrote reports | preparing reports
Proposal writing | proposal development
Speechwriting | speech writing
Editing and proofreading | proofreading | copy editing | copyediting | proof reading
Ghostwriting | ghost writing
Press release writing | press releases | press statements
Newsletter production | newsletter writing
Publishing | book publishing | desktop publishing
Translation | document translation | written translation | translating | translating documents | translated documents
English to Somali translation | somali translation | somali-english translation
English to Arabic translation | arabic translation | arabic-english translation
English to Swahili translation | swahili translation | kiswahili translation
English to French translation | french translation
Language interpretation | oral interpretation | interpreting services | interpretation of languages
Simultaneous interpretation | conference interpreting | simultaneous interpreting
Consecutive interpretation | consecutive interpreting
Community interpreting | medical interpreting
Sign language interpretation | sign language | sign language interpreting
Localisation | localization | software localisation
Subtitling | captioning | subtitles
Transcription | audio transcription | transcribing
CAT tools | sdl trados | trados | memoq | computer-assisted translation
Terminology management | glossary development
Cultural mediation | intercultural mediation
`;
