/** The Swahili glossary: `phrase, other phrase | english`. Phrases without English say nothing about a trade. */
export const SWAHILI = `
# grammar, and what stands in every résumé
na, ya, wa, za, la, kwa, cha, vya, ni, si, katika, kama, au, ama, lakini, pia, pamoja, hadi, mpaka, tangu, kutoka, toka, ambaye, ambao, ambayo, ambazo, ambapo, hii, hiyo, huu, huo, hizi, hizo, hao, hawa, huyo, huyu, hilo, hili, hivyo, yake, yangu, wangu, langu, zangu, changu, kwangu, wake, lake, zake, wetu, yetu, zetu, letu, yao, zao, wao, kila, wote, zote, yote, lolote, yoyote, baada, kabla, wakati, sana, tu, hasa, mimi, yeye, sisi, nyinyi, nilikuwa, alikuwa, walikuwa, tulikuwa, kuwa, nikiwa, akiwa, wakiwa, nina, ana, wana, tuna, pa, mwa, kwenye, bila, ili, ikiwa, ikiwemo, ikiwa ni pamoja na, zaidi, juu, chini, ndani, nje, karibu, mbalimbali, tofauti, mwaka, miaka, mwezi, miezi, siku, wiki, saa, mwingine, wengine, nyingine, mengine, vingine, kuhusu, kupitia, kulingana, kutokana, dhidi, kati, baina, ndiyo, hapana, sasa, hivi, bado, tena, ambavyo, mwenye, wenye, yenye, zenye, lenye, mzuri, vizuri, nzuri, mkubwa, kubwa, mdogo, ndogo, mpya, nyingi, mingi, wengi, chache, moja, mbili, tatu, nne, tano, sita, saba, nane, tisa, kumi |
kazi, kazini, kufanya, kufanya kazi, kufanyia, kuhakikisha, kushiriki, kusaidia, msaada, uzoefu, ujuzi, uwezo, ujuzi wa, maarifa, majukumu, jukumu, wajibu, kuwajibika, nafasi, kampuni, shirika, taasisi, timu, kikundi, mfanyakazi, wafanyakazi, watu, mtu, bidii, mwenye bidii, mwadilifu, uaminifu, mwaminifu, kujituma, kujifunza, ninapenda, kupenda, kutafuta, natafuta, tunatafuta, mwombaji, sifa, kutumia, matumizi, kutoa, kupata, kuweza, kutekeleza, utekelezaji, kuendelea, kuanza, kuongeza, kuboresha, nilifanya, nilifanikiwa, mafanikio, mambo, kitu, vitu, eneo, maeneo, idara, kitengo, sehemu, namna, jinsi, aina, hali, msaidizi, mkuu, mwandamizi, kuanzia, ajira, kujitolea |
mmoja, wawili, mawili, miwili, mitatu, minne, mitano, watano, mwisho, mapya, jipya, mwanzo, wilaya, mkoa, kaunti, mji, nyumba, nyumbani |
januari, februari, machi, aprili, mei, juni, julai, agosti, septemba, oktoba, novemba, desemba |

# titles
muuguzi, nesi, mwuguzi, muuguzi mkunga | nurse
muuguzi aliyesajiliwa, muuguzi msajiliwa | registered nurse
muuguzi mkuu, muuguzi msimamizi | nurse manager
mkunga, wakunga | midwife
daktari, tabibu, mganga | physician doctor
daktari wa meno | dentist
daktari wa mifugo, daktari wa wanyama | veterinarian
afisa mifugo, mtaalamu wa mifugo | livestock officer
afisa tabibu, tabibu | clinical officer
mfamasia, wafamasia | pharmacist
fundi dawa, msaidizi wa mfamasia, fundi sanifu dawa | pharmacy technician
fundi maabara, mtaalamu wa maabara, fundi sanifu maabara | laboratory technician
mtaalamu wa lishe, afisa lishe | nutritionist
mhudumu wa afya ya jamii, wahudumu wa afya ya jamii, mhudumu wa afya, mfanyakazi wa afya ya jamii, mhamasishaji wa afya | community health worker
mfanyakazi wa jamii, afisa ustawi wa jamii, afisa maendeleo ya jamii | social worker
mwanasaikolojia, mshauri nasaha | counsellor
mhasibu, wahasibu, mwanahesabu | accountant
mhasibu mkuu | chief accountant
mhasibu msaidizi, karani wa hesabu, mtunza vitabu vya hesabu | bookkeeper
meneja wa fedha, msimamizi wa fedha, mkurugenzi wa fedha | finance manager
afisa fedha, afisa wa fedha | finance officer
mkaguzi wa hesabu, mkaguzi, mkaguzi wa ndani | auditor
keshia, mtunza fedha, mpokea fedha | cashier
karani wa benki, mhudumu wa benki, afisa wa benki | bank teller
afisa mikopo, afisa wa mikopo | loan officer
dereva, madereva | driver
dereva wa lori, dereva wa malori, dereva wa roli | truck driver
dereva wa basi, dereva wa matatu, dereva wa daladala | bus driver
dereva teksi, dereva wa teksi | taxi driver
dereva wa bodaboda, bodaboda, mwendesha bodaboda | boda boda rider
mwalimu, walimu | teacher
mwalimu wa shule ya msingi, mwalimu wa msingi | primary school teacher
mwalimu wa sekondari, mwalimu wa shule ya sekondari, mwalimu wa shule ya upili | secondary school teacher
mwalimu wa chekechea, mwalimu wa awali | kindergarten teacher
mwalimu mkuu, mkuu wa shule | school principal
mhadhiri, wahadhiri | university lecturer
mkufunzi, wakufunzi, mwezeshaji | trainer
mtayarishaji programu, mtengeneza programu, mwandishi wa programu, msanidi programu, msanidi wa programu, msanidi, mhandisi wa programu | software developer
msanidi wa tovuti, mtengenezaji wa tovuti, mtengeneza tovuti, msanidi tovuti | web developer
mchambuzi wa data, mchambuzi wa takwimu, mchanganuzi wa data | data analyst
karani wa kuingiza data, mwingiza data, karani wa data | data entry clerk
mtaalamu wa mitandao, msimamizi wa mtandao | network administrator
mtaalamu wa tehama, afisa tehama, fundi kompyuta, fundi wa kompyuta | it support technician
mbunifu wa picha, mbunifu michoro, mbunifu wa michoro, mbunifu | graphic designer
mpiga picha, wapiga picha | photographer
mhariri wa video | video editor
mwandishi wa habari, waandishi wa habari, mwanahabari, ripota | journalist reporter
mhariri | editor
mtangazaji | broadcaster
mtafsiri, mfasiri, watafsiri | translator
mkalimani, wakalimani | interpreter
wakili, mawakili, mwanasheria, wanasheria | lawyer
mshauri wa sheria, afisa sheria | legal adviser
hakimu, jaji | judge
fundi umeme, fundi wa umeme, mafundi umeme | electrician
mhandisi wa umeme, mhandisi umeme | electrical engineer
fundi sola, fundi wa sola, fundi wa umeme wa jua, fundi wa nishati ya jua, fundi umeme jua | solar technician
fundi wa kuchomelea, mchomeleaji, fundi kuchomelea, fundi wa kuchomea, fundi kuchomea, fundi welding | welder
mhunzi | blacksmith
fundi bomba, fundi wa mabomba, fundi mabomba | plumber
seremala, maseremala | carpenter
mwashi, waashi, fundi mwashi, fundi ujenzi, fundi wa ujenzi | mason
mjenzi, mfanyakazi wa ujenzi, kibarua wa ujenzi | construction worker
mpaka rangi, fundi rangi | painter
mhandisi wa ujenzi, mhandisi ujenzi | civil engineer
msanifu majengo, msanifu wa majengo | architect
mhandisi, wahandisi, injinia | engineer
mhandisi wa mitambo | mechanical engineer
mpima ardhi, mpimaji ardhi | land surveyor
msimamizi wa ujenzi, msimamizi wa eneo la ujenzi | construction site supervisor
mkandarasi | contractor
makanika, fundi wa magari, fundi magari, fundi gari | automotive mechanic
fundi wa viyoyozi, fundi viyoyozi, fundi wa majokofu | air conditioning technician
fundi wa matengenezo | maintenance technician
fundi, mafundi | technician
mwendesha mitambo, opereta wa mashine, mwendesha mashine | machine operator
mwendesha mitambo mizito | heavy equipment operator
mpishi, wapishi | cook
mpishi mkuu | chef
msaidizi wa jikoni | kitchen assistant
mwokaji, mwoka mikate | baker
bucha, mchinjaji | butcher
mhudumu wa mgahawa, mhudumu wa hoteli, mhudumu | waiter
meneja wa hoteli | hotel manager
meneja wa mgahawa | restaurant manager
mpokea wageni, mapokezi, mhudumu wa mapokezi, karani wa mapokezi | receptionist
msafishaji, mfanya usafi, mhudumu wa usafi, mfagiaji | cleaner
mfanyakazi wa nyumbani, mfanyakazi wa ndani, yaya, msaidizi wa nyumbani | housekeeper
mlinzi, walinzi, askari wa ulinzi, bawabu, soja, afisa usalama, afisa wa usalama | security guard
msimamizi wa ulinzi | security supervisor
polisi, askari polisi | police officer
muuzaji, wauzaji, mwuzaji, afisa mauzo, mwakilishi wa mauzo, afisa wa mauzo | sales representative
meneja wa mauzo, meneja mauzo | sales manager
mwenye duka, mfanyabiashara, muuza duka, wafanyabiashara | shopkeeper
msimamizi wa duka, meneja wa duka | store manager
afisa masoko, afisa wa masoko | marketing officer
meneja masoko, meneja wa masoko | marketing manager
mhudumu wa wateja, afisa huduma kwa wateja, afisa wa huduma kwa wateja | customer service representative
mtunza stoo, mtunza ghala, mtunza bohari, mlinzi wa stoo, karani wa stoo, bwana stoo | storekeeper
msimamizi wa ghala, meneja wa ghala | warehouse manager
mfanyakazi wa ghala | warehouse worker
afisa usafirishaji, afisa wa usafirishaji, afisa lojistiki | logistics officer
afisa ununuzi, afisa manunuzi, afisa wa ununuzi, afisa ugavi | procurement officer
fundi cherehani, mshonaji, fundi nguo, washonaji | tailor
mbunifu wa mavazi | fashion designer
kinyozi, msusi, mtengeneza nywele | hairdresser
mkulima, wakulima | farmer
afisa kilimo, bwana shamba, afisa ugani, mtaalamu wa kilimo | agricultural extension officer
mtaalamu wa kilimo na udongo | agronomist
mfanyakazi wa shamba, kibarua wa shamba | farm worker
mfugaji, wafugaji, mchungaji | livestock farmer
mvuvi, wavuvi | fisherman
mtunza bustani | gardener
meneja wa rasilimali watu, meneja rasilimali watu | human resources manager
afisa rasilimali watu, afisa wa rasilimali watu, afisa utumishi | human resources officer
afisa ajira | recruiter
meneja wa mradi, msimamizi wa mradi, meneja mradi, meneja miradi | project manager
mratibu wa mradi, mratibu wa miradi, mratibu wa programu | project coordinator
afisa mradi, afisa miradi, afisa wa mradi | project officer
afisa ufuatiliaji na tathmini, afisa wa ufuatiliaji na tathmini | monitoring and evaluation officer
katibu muhtasi, katibu, sekretari | secretary
msaidizi wa ofisi, afisa utawala, karani, msaidizi wa utawala | administrative assistant
meneja wa ofisi | office manager
mkurugenzi mkuu, mkurugenzi | executive director
meneja | manager
msimamizi, wasimamizi | supervisor
mratibu, waratibu | coordinator
afisa | officer
mtafiti | researcher
mtaalamu, wataalamu | specialist
mkutubi | librarian
rubani | pilot
mwongoza watalii | tour guide
mshauri, washauri | consultant
mwanafunzi wa mafunzo, mwanagenzi | intern

# health
uuguzi, huduma za uuguzi | nursing
huduma kwa wagonjwa, kuhudumia wagonjwa, kuwahudumia wagonjwa, utunzaji wa wagonjwa, kutunza wagonjwa, niliwahudumia wagonjwa, nilihudumia wagonjwa | patient care
mgonjwa, wagonjwa | patients
hospitali | hospital
zahanati, kliniki | clinic
kituo cha afya, vituo vya afya | health centre
wodi, wodini | ward
dharura, huduma za dharura | emergency
wagonjwa mahututi, chumba cha wagonjwa mahututi | intensive care
upasuaji, chumba cha upasuaji | surgery
dawa, madawa | medication
kutoa dawa, kuwapa dawa, kugawa dawa, utoaji wa dawa, utoaji dawa | administering medication dispensing
maagizo ya daktari, cheti cha daktari | prescriptions
duka la dawa, famasia | pharmacy
sindano, kuchoma sindano, kudunga sindano | injections
dalili muhimu, vipimo muhimu, ishara muhimu, kupima presha, alama muhimu | vital signs
shinikizo la damu, presha | blood pressure
vidonda, kusafisha vidonda, kufunga vidonda, majeraha, kuhudumia vidonda | wound care
kudhibiti maambukizi, udhibiti wa maambukizi, kuzuia maambukizi | infection control
chanjo, kuchanja, kutoa chanjo | immunization vaccination
kujifungua, uzazi, kuzalisha | labor and delivery
wajawazito, mama mjamzito, kliniki ya wajawazito, mjamzito | antenatal care
mama, akina mama, mama na mtoto, afya ya mama na mtoto | maternal
mtoto, watoto | children
watoto wachanga, mtoto mchanga | newborn
lishe, utapiamlo | nutrition
huduma ya kwanza | first aid
utambuzi wa magonjwa, kugundua magonjwa | diagnosis
matibabu, kutibu, tiba | treatment
uchunguzi, kuchunguza | examination
vipimo vya maabara, vipimo, kupima | laboratory tests
sampuli, kuchukua sampuli | specimens
damu | blood
maabara | laboratory
kumbukumbu za wagonjwa, rekodi za wagonjwa, mafaili ya wagonjwa | medical records
elimu ya afya, kutoa elimu ya afya | health education
afya ya jamii | community health
afya ya umma | public health
afya | health
kutembelea kaya, kutembelea nyumba, kutembelea nyumbani, ziara za nyumbani | home visits
jamii, jumuiya | community
uhamasishaji, kuhamasisha | awareness
familia, kaya | families
malaria | malaria
kipindupindu | cholera
kifua kikuu | tuberculosis
ukimwi, virusi vya ukimwi | hiv
rufaa, kutoa rufaa | referral
magonjwa, ugonjwa | disease
kisukari | diabetes

# money
uhasibu | accounting
hesabu, mahesabu | accounts
utunzaji wa vitabu, kutunza vitabu vya hesabu, utunzaji wa vitabu vya hesabu, kutunza hesabu | bookkeeping
leja, leja kuu, daftari kuu | general ledger
taarifa za fedha, taarifa za kifedha, ripoti za fedha, ripoti za kifedha | financial statements
taarifa, ripoti | reports
kuandaa, maandalizi, kutayarisha, nimeandaa | prepared
usuluhishi wa benki, ulinganisho wa benki, kusuluhisha hesabu za benki, upatanisho wa benki, kulinganisha taarifa za benki | bank reconciliation
kulinganisha, usuluhishi | reconciliation
wadaiwa, madeni ya wateja | accounts receivable
wadai, madeni, malipo ya wasambazaji | accounts payable
ankara, invoisi | invoices
mishahara, mshahara, malipo ya mishahara | payroll
kodi, ushuru, marejesho ya kodi | tax
kodi ya ongezeko la thamani | vat
bajeti | budget
mizania | balance sheet
ukaguzi wa hesabu, ukaguzi wa ndani | audit
gharama | cost
matumizi ya fedha | expenses
mapato | revenue
fedha taslimu, pesa taslimu, taslimu | cash
fedha, pesa | finance cash
fedha ndogondogo | petty cash
kukusanya malipo, ukusanyaji wa mapato, kukusanya mapato | collections
malipo, kulipa | payments
risiti, stakabadhi | receipts
hundi | checks
benki | bank
amana, kuweka fedha | deposits
mkopo, mikopo | loans
bima | insurance
mali za kudumu | fixed assets
kompyuta, tarakilishi | computer
kifedha | financial

# driving, stores, logistics
kuendesha gari, kuendesha magari, udereva, kuendesha, uendeshaji wa magari | driving
usalama barabarani, usalama wa barabarani | road safety
gari, magari | vehicle
lori, malori, roli | truck
basi, mabasi | bus
leseni ya udereva, leseni ya kuendesha gari, leseni | driving license
abiria | passengers
kusafirisha, usafirishaji, usafiri | transport
kusafirisha abiria, kubeba abiria, usafirishaji wa abiria | transport passengers
kupeleka mizigo, kufikisha bidhaa, kusambaza bidhaa, kupeleka bidhaa, kusafirisha bidhaa | deliveries
bidhaa | products
mizigo, mzigo, shehena | cargo freight
njia, barabara | routes
sheria za barabarani, kanuni za barabarani, alama za barabarani | traffic rules
mafuta | fuel
kitabu cha safari, daftari la safari | log book
safari | trips
ukaguzi wa gari, kukagua gari, kukagua magari | vehicle inspection
oili, kubadilisha oili | oil
matairi, tairi | tires
injini | engine
breki | brakes
vipuri, vipuli | spare parts
kutengeneza, kukarabati, ukarabati | repair
matengenezo, kudumisha | maintenance
matengenezo ya kinga | preventive maintenance
hitilafu, kurekebisha hitilafu, kutatua hitilafu, kubaini hitilafu | troubleshooting
ghala, maghala, bohari, stoo | warehouse
hesabu ya bidhaa, akiba ya bidhaa, akiba, hisa za bidhaa, mali ghalani, usimamizi wa stoo | inventory stock
kuhesabu bidhaa, kuhesabu stoo, kuhesabu mali | stock taking
kupokea bidhaa, kupokea mizigo, upokeaji, kupokea | receiving
kutoa bidhaa, utoaji wa bidhaa | issuing stock
kadi za stoo, kadi za bidhaa | bin cards
kuhifadhi, uhifadhi, utunzaji, kutunza | storage
kupakia, kupakua, kupakia na kupakua | loading unloading
mnyororo wa ugavi, ugavi | supply chain
msambazaji, wasambazaji, wazabuni | suppliers
ununuzi, manunuzi, kununua | procurement
oda za ununuzi, hati za ununuzi | purchase orders
zabuni | tenders
forodha | customs
usambazaji, kusambaza | distribution
kufungasha, ufungashaji | packaging

# teaching
kufundisha, ufundishaji, nimefundisha | teaching
elimu, kuelimisha | education
mwanafunzi, wanafunzi | students
darasa, madarasa | classroom
usimamizi wa darasa, kusimamia darasa | classroom management
somo, masomo, vipindi | lessons
kuandaa masomo, mpango wa somo, maandalio ya somo, kuandaa somo, maandalio ya masomo, azimio la kazi | lesson planning
mtaala, mitaala | curriculum
mtihani, mitihani | exams
kusahihisha, usahihishaji | grading
tathmini, kutathmini | assessment
mzazi, wazazi | parents
hisabati | mathematics
sayansi | science
fizikia | physics
kemia | chemistry
biolojia | biology
historia | history
jiografia | geography
kusoma na kuandika | literacy
mafunzo, kutoa mafunzo | training
warsha, semina | workshops
chekechea | kindergarten
shule | school
shule ya msingi | primary school
chuo, chuo kikuu | college
vifaa vya kufundishia, zana za kufundishia | teaching materials
elimu maalum, mahitaji maalum | special education

# software, data, design, media
kuandika programu, uandishi wa programu, upangaji programu, utayarishaji programu, kupanga programu | programming
programu za kompyuta, kutengeneza programu, kuunda programu, utengenezaji wa programu | software development
programu | program
programu za simu, programu tumizi za simu, aplikesheni za simu | mobile applications
aplikesheni, programu tumizi | applications
tovuti, kutengeneza tovuti, kuunda tovuti, utengenezaji wa tovuti | web development
kanzidata, hifadhidata, hifadhi data | databases
takwimu | statistics
data | data
kuingiza data, uingizaji data, kuingiza takwimu | data entry
kukusanya data, ukusanyaji wa data, kukusanya takwimu, ukusanyaji data | data collection
kuchambua data, uchambuzi wa data, uchambuzi wa takwimu, uchanganuzi wa data, kuchambua takwimu | data analysis
uchambuzi, kuchambua, kuchanganua | analysis
utafiti, tafiti | research
dodoso, madodoso | surveys
mtandao, mitandao | network
seva | servers
usalama wa mtandao, usalama wa taarifa | information security
mifumo, mfumo | systems
teknolojia ya habari, tehama, teknolojia ya habari na mawasiliano | information technology
watumiaji, mtumiaji | users
kuunda, kubuni, usanifu, ubunifu | design
usanifu wa picha, ubunifu wa michoro, ubunifu wa picha, kubuni michoro | graphic design
nembo | logos
mabango, vipeperushi | posters brochures
uchapishaji, kuchapisha | printing
kupiga picha, upigaji picha, picha | photography
video, kuhariri video, uhariri wa video | video editing
uandishi wa habari | journalism
habari, kuripoti habari | news
mahojiano, kuhoji, usaili | interviews
makala | articles
kuandika, uandishi | writing
kuhariri, uhariri | editing
redio | radio
televisheni, runinga | television
mitandao ya kijamii, mitandao ya jamii | social media
maudhui | content
tafsiri, kutafsiri, utafsiri | translation
ukalimani, kukalimani | interpreting
lugha | language
ufasaha, kwa ufasaha, kuzungumza kwa ufasaha, fasaha | fluent
kuzungumza, kuongea, anayezungumza | speaking
kusoma | reading
lugha ya mama, lugha mama | native

# electricity, solar, building, trades
umeme | electrical
kufunga nyaya, nyaya, kutandaza nyaya, usukaji wa nyaya, kusuka nyaya, kufunga umeme, wiring | wiring
paneli za umeme, bodi ya usambazaji | electrical panels
jenereta, majenereta | generators
transfoma | transformers
taa | lighting
kufunga, ufungaji, kusimika, usimikaji, kuweka mitambo, kusanikisha | installation
sola, umeme wa jua, nishati ya jua, umeme jua | solar
paneli za sola, paneli za jua, paneli za umeme wa jua, sola paneli, paneli za umeme jua | solar panels
paneli | panels
betri | batteries
inveta, kigeuzi, inverter | inverters
nishati mbadala, nishati jadidifu | renewable energy
nishati | energy
pampu | pumps
kisima, visima | boreholes
maji, usambazaji wa maji | water supply
usafi wa mazingira | sanitation
tanki, matanki | tank
ufundi bomba, kazi za mabomba, mfumo wa maji | plumbing
bomba, mabomba | pipes
uvujaji, kuvuja | leaks
vyoo, choo | bathrooms
maji taka, mifereji | sewer
kuchomelea, uchomeleaji, kuchomea vyuma, kuchomea, uchomeaji | welding
chuma, vyuma | steel
metali | metal
mlango, milango | doors
dirisha, madirisha | windows
mbao | wood
useremala | carpentry
samani, fanicha | furniture
ujenzi, kujenga | construction
jengo, majengo | building
eneo la ujenzi, maeneo ya ujenzi | construction site
zege, kumwaga zege | concrete
saruji, simenti | cement
matofali, tofali, kujenga matofali | bricks
mawe, jiwe | stone
kuta, ukuta | walls
vigae, marumaru | tiles
kupiga plasta, plasta, lipu | plaster
kupaka rangi, upakaji rangi, rangi | painting
kuezeka, paa, mabati | roofing
kuchimba, uchimbaji | digging
jukwaa la ujenzi | scaffolding
ramani, michoro, kusoma ramani, ramani za ujenzi | drawings blueprints
nondo | rebar
msingi, misingi | foundation
upimaji wa ardhi, kupima ardhi | surveying
usalama, usalama kazini, afya na usalama | safety
vifaa vya kinga | protective equipment
kiyoyozi, viyoyozi | air conditioning
jokofu, majokofu | refrigeration
mashine | machines
mitambo | machinery
vifaa, zana | tools equipment
kiwanda, viwanda | manufacturing
uzalishaji, kuzalisha bidhaa | production
udhibiti wa ubora, ubora | quality control
kukagua, ukaguzi | inspection
uhandisi | engineering

# kitchen, hotel, cleaning, security, sales
kupika, upishi, mapishi | cooking
kuandaa chakula, kuandaa vyakula, maandalizi ya chakula, kutayarisha chakula | food preparation
chakula, vyakula | food
usalama wa chakula | food safety
usafi, usafi wa chakula | hygiene
jiko, jikoni | kitchen
mgahawa, migahawa, mkahawa | restaurant
menyu | menu
kuoka, uokaji, mikate | baking
keki | pastry
nyama | meat
samaki | fish
mboga, mbogamboga | vegetables
vinywaji, kahawa | beverages
kuhudumia meza | serving food
mgeni, wageni | guests
ukarimu | hospitality
hoteli | hotel
kuhifadhi nafasi, kuweka nafasi | reservations
kupokea wageni, kukaribisha wageni, kupokea wageni ofisini | greet visitors
simu, kupokea simu, kujibu simu | phone calls
miadi, kupanga miadi | scheduling appointments
kusafisha, usafishaji, kufanya usafi | cleaning
kufua, kufua nguo, kupiga pasi | laundry
sakafu | floors
taka, takataka | waste
ulinzi, kulinda | security
doria, kufanya doria | patrol
udhibiti wa kuingia, lango, geti, malango, kudhibiti kuingia | access control
kamera, kamera za usalama, kamera za ulinzi | cctv surveillance
kufuatilia, ufuatiliaji | monitoring
kupekua, upekuzi | searching screening
matukio, tukio, ripoti za matukio | incident reports
moto, kuzima moto | fire
kuuza, mauzo, uuzaji | sales
rejareja, uuzaji wa rejareja | retail
jumla | wholesale
mteja, wateja | customers
huduma kwa wateja, kuhudumia wateja, kuwahudumia wateja, huduma za wateja | customer service
malalamiko, kushughulikia malalamiko | complaints
duka, maduka, dukani | store
bei, kupanga bei | pricing
kupanga bidhaa, rafu | merchandising
majadiliano, kujadiliana | negotiation
soko, masoko | market
kutangaza, matangazo | advertising
utafutaji wa masoko, kutafuta masoko | marketing
masoko ya kidijitali, masoko mtandaoni | digital marketing
kampeni | campaigns
oda, maagizo | orders
mkataba, mikataba | contracts
biashara, kibiashara | business

# tailoring, farming, animals
kushona, ushonaji | sewing
nguo, mavazi | clothing garments
kitambaa, vitambaa | fabric
cherehani, vyerehani | sewing machine
kukata, kukata vitambaa, ukataji | cutting patterns
vipimo vya nguo, kupima nguo, kuchukua vipimo | measurements
kudarizi, udarizi | embroidery
nywele, kusuka, kunyoa | hair
urembo | beauty
kilimo, kulima | agriculture
shamba, mashamba | farm
zao, mazao | crops
kuvuna, mavuno, uvunaji | harvesting
umwagiliaji, kumwagilia | irrigation
umwagiliaji wa matone | drip irrigation
udongo | soil
mbolea | fertilizer
mbegu | seeds
kupanda, upandaji | planting
kupalilia, palizi | weeding
wadudu, wadudu waharibifu, kudhibiti wadudu, viuatilifu | pest control
mifugo, ng'ombe, mbuzi, kondoo, ngamia | livestock
mnyama, wanyama | animals
ufugaji, kufuga | animal husbandry
afya ya wanyama, afya ya mifugo | animal health
kuchanja mifugo, chanjo ya mifugo, chanjo za mifugo, kuchanja wanyama | livestock vaccination
tiba ya mifugo, kutibu mifugo, kutibu wanyama | veterinary treatment
kuku | poultry
maziwa | dairy
malisho | feed
trekta | tractor
uvuvi, kuvua samaki | fishing
misitu, miti | forestry
bustani | gardening
mimea, miche | plants

# office, people, law, projects
usimamizi, kusimamia, menejimenti | supervise
kuongoza, uongozi | leadership
utawala, uongozi wa biashara, utawala wa biashara, usimamizi wa biashara | business administration
utawala wa umma | public administration
uratibu, kuratibu | coordination
kuandaa mipango, kupanga, mipango, mpango | planning
mkakati, mikakati | strategy
mkutano, mikutano, vikao | meetings
kumbukumbu za vikao, kumbukumbu za mikutano, muhtasari wa kikao, kuandika kumbukumbu | meeting minutes
barua, mawasiliano ya barua | correspondence
kutunza mafaili, kuhifadhi nyaraka, utunzaji wa nyaraka, kuhifadhi mafaili, kutunza nyaraka | filing
faili, mafaili | files
nyaraka, hati | documents
kumbukumbu, rekodi, kuweka kumbukumbu, kutunza kumbukumbu, utunzaji wa kumbukumbu | records
ofisi | office
rasilimali watu | human resources
kuajiri, uajiri | recruiting
likizo, mahudhurio | leave attendance
tathmini ya utendaji, utendaji | performance reviews
sheria za kazi, sheria ya kazi | labor law
mradi, miradi | project
usimamizi wa mradi, usimamizi wa miradi, kusimamia miradi, kusimamia mradi | project management
mpango kazi, mpango wa mradi, ratiba | project plan
wafadhili, mfadhili | donors
mapendekezo, andiko la mradi, kuandika maandiko | proposals
ufuatiliaji na tathmini | monitoring and evaluation
wadau | stakeholders
walengwa, wanufaika | beneficiaries
wakimbizi, mkimbizi | refugees
misaada ya kibinadamu, kibinadamu | humanitarian
ulinzi wa mtoto, ulinzi wa watoto | child protection
hatari | risk
maendeleo | development
sheria | law legal
mahakama | court
kesi, mashauri | cases litigation
kuandaa mikataba, kuandika mikataba | drafting contracts
ushauri wa kisheria, kutoa ushauri wa kisheria | legal advice
kuwakilisha wateja mahakamani, kuwakilisha | court representation
usuluhishi wa migogoro, upatanishi | mediation
mawasiliano | communication
utatuzi wa matatizo, kutatua matatizo | problem solving
kufanya kazi kwa timu, ushirikiano | teamwork
sera | policies
serikali, wizara | government
utalii, watalii | tourism
uwanja wa ndege | airport
bandari | port
meli | ships

# studies
shahada, shahada ya kwanza, digrii, shahada ya sanaa, shahada ya sayansi | bachelor
shahada ya uzamili, uzamili | master
shahada ya uzamivu, uzamivu | doctorate
diploma, stashahada, stashahada ya juu | diploma
cheti, vyeti, astashahada | certificate
sekondari, shule ya sekondari, shule ya upili, kidato cha nne, kidato cha sita | secondary school
sayansi ya kompyuta | computer science
uchumi | economics
uhandisi wa ujenzi | civil engineering
uhandisi wa umeme | electrical engineering
uhandisi wa mitambo | mechanical engineering
ustawi wa jamii | social work
sosholojia | sociology
saikolojia | psychology
sayansi ya siasa | political science
ufundi stadi, mafunzo ya ufundi | vocational training
# more of the trades
usiku, mchana, asubuhi, hususan, kikamilifu, ubora wa juu, lengo, malengo, matokeo, mahitaji, kukidhi, kuzingatia, taratibu, kanuni, mwongozo, wengineo, kupunguza, kushirikiana, ushirika, jumla ya, asilimia, nchi, kijiji, vijiji, serikali za mitaa |
kurekebisha, marekebisho | repair
kuwatibu wagonjwa, kutibu wagonjwa | patient treatment
uzazi wa mpango | family planning
kupima joto, mapigo ya moyo | vital signs
kuosha, kuosha vyombo | dishwashing cleaning
kukata tiketi, tiketi | tickets
gereji | vehicle repair workshop
boksi la gia, gia | transmission
swichi, soketi | outlets
chaja, kidhibiti chaji | charge controllers
multimita | multimeter testing
kumimina, kusaga, kulehemu | welding grinding
bomba la maji, koki, masinki | fixtures
hita ya maji | water heaters
mtiririko wa fedha | cash flow
programu ya uhasibu | accounting software
ripoti za mwezi, taarifa za mwezi | reports
faili za wafanyakazi, taarifa za wafanyakazi | personnel records
mikataba ya ajira | employment contracts
nidhamu | disciplinary
kupanga ratiba, ratiba ya kazi | schedule
kitalu, vitalu | nursery seedlings
greenhouse, banda kitalu | greenhouse
dawa za minyoo, kuogesha mifugo, dawa za kuogesha | deworming
uhimilishaji | artificial insemination
maziwa na nyama | dairy meat
kukamua, kukamua maziwa | dairy
kusafisha data | data cleaning
kuandika ripoti, uandishi wa ripoti | report writing
ukalimani wa mfululizo | consecutive interpreting
usiri, kutunza siri | confidentiality
mteja mmoja mmoja, ushauri kwa wateja | customer advice
malengo ya mauzo | sales targets
supamaketi | store
dawa zilizokwisha muda, tarehe ya mwisho wa matumizi | stock
kupanga dawa | pharmacy stock
kutoa ushauri, ushauri | advisory
wagonjwa wa nje | outpatient
wagonjwa wa kulazwa | inpatient
# everyday words of applications
ndugu, mheshimiwa, mpendwa, bwana, bibi, mama mkuu, yah, ombi, maombi, naomba, kuomba, ninaomba, naandika, barua hii, tafadhali, asante, asanteni, nashukuru, ninashukuru, kushukuru, shukrani, wako, wenu, wako mtiifu, mtiifu, mwaminifu wako, tangazo, lililotangazwa, iliyotangazwa, nafasi ya kazi, nafasi hii, wasifu, jina, jina langu, naitwa, ninaitwa, umri, nimezaliwa, nilizaliwa, kuzaliwa, mzaliwa, raia, uraia, nimeoa, nimeolewa, anwani, naishi, ninaishi, kuishi, mkazi, tarehe, natumaini, ninatumaini, kutumaini, natarajia, kutarajia, ninaamini, naamini, kuamini, nadhani, ningependa, napenda, hupenda, nipo, niko, yupo, tayari, nipo tayari, nikitafuta, naweza, ninaweza, anaweza, niliweza, nimeweza, najua, ninajua, kujua, ninafahamu, kufahamu, nafahamu, kuelewa, naelewa, uelewa, nilijifunza, nimejifunza, nilisoma, nimesoma, nilihitimu, nimehitimu, kuhitimu, mhitimu, kumaliza, nilimaliza, nimemaliza, kupitia kozi, kozi, nilipata, nimepata, nilipewa, nilipokuwa, nilipofanya, nilipoanza, nilianza, nimekuwa, ninakuwa, nimewahi, kuwahi, bado nafanya, tangu mwaka, tangu hapo, hapo, hapa, huko, kule, hapo awali, awali, zamani, leo, jana, kesho, alasiri, jioni, asubuhi na mapema, mapema, kila siku, kila mwezi, kila wiki, kila asubuhi, jumatatu, jumanne, jumatano, alhamisi, ijumaa, jumamosi, jumapili, likizo ndogo, muda, muda mrefu, muda wote, muda mfupi, kwa muda, kwa wakati, wakati wote, mara, mara kwa mara, mara nyingi, mara mbili, mara moja, daima, siku zote, haraka, kwa haraka, polepole, taratibu nzuri |
uangalifu, kwa uangalifu, mwangalifu, makini, umakini, kwa makini, nadhifu, unadhifu, safi, kisafi, vizuri sana, bora, ubora wa kazi, hodari, mahiri, umahiri, stadi, mchapakazi, mchapa kazi, bidii ya kazi, kwa bidii, juhudi, kwa juhudi, nidhamu nzuri, heshima, kwa heshima, adabu, upole, mpole, mvumilivu, uvumilivu, mcheshi, mkarimu, tabasamu, uadilifu, maadili, haki, kweli, ukweli, siri, mwepesi, wepesi, rahisi, urahisi, kwa urahisi, ngumu, gumu, nguvu, afya njema, njema, mwema, wema, jema, mrefu, refu, ndefu, fupi, mfupi, pana, nene, zito, nzito, mazito, mizito, kuu, muhimu, maalum, maalumu, binafsi, kibinafsi, mwenyewe, wenyewe, peke, peke yangu, kamili, timamu, sahihi, kwa usahihi, usahihi, hakika, hasara, faida, maendeleo ya kazi, ongezeko, kuongezeka, kupungua, punguzo, kiasi, kiwango, viwango, idadi, asilimia mia, mia moja, elfu, laki, milioni, ishirini, thelathini, arobaini, hamsini, sitini, sabini, themanini, tisini, nusu, robo, kwanza, ya kwanza, ya pili, tatu ya, ya mwisho, iliyopita, uliopita, kadhaa, takriban, takribani, karibu na, angalau, hata, hata hivyo, kisha, halafu, baadaye, baadae, hatimaye, vilevile, vile vile, aidha, kwani, kwa sababu, sababu, kwa kuwa, iwapo, endapo, ingawa, isipokuwa, badala, kama vile, kama ifuatavyo, ifuatavyo, zifuatazo, yafuatayo, huku, mno, kabisa, pekee, tu basi, wala, yule, wale, ile, zile, yale, lile, kile, kiasi cha, kwamba, kuwa na, wenzangu, mwenzangu, wenzake, mwajiri, waajiri, bosi, rafiki, marafiki, baba, kaka, mjomba, mume, mke, wanawake, wanaume, mwanamke, mwanaume, vijana, kijana, wazee, mzee, watu wazima, mtu mmoja, mitaa, mtaa, jiji, jijini, mjini, kijijini, mkoani, wilayani, mahali, sehemu ya kazi, kituo, vituo, upande, kando, katikati, mbele, nyuma, kulia, kushoto, juu ya, chini ya, mbali |
tatizo, matatizo, changamoto, shida, suluhisho, suluhu, kutatua, kubadilisha, mabadiliko, kubadili, kuchukua, kuweka, kuwekwa, kuleta, kwenda, kuja, kufika, kuondoka, kuingia, kutoka nje, kurudi, kurudisha, kubaki, kukaa, kusimama, kupita, kuendana, kufuata, kufuatilia maagizo, kuacha, kuchagua, kuona, kusema, kueleza hali, kuuliza, kusikiliza, kusikia, kukumbuka, kujitahidi, kujibu, kupewa, kupokelewa, kuhitaji, kuhitajika, inahitajika, kunitaka, kutaka, kubeba, kuinua, kufungua, kuongozwa, kutumika, kutumiwa, kufanyika, kufanikisha, kufanikiwa, kujiamini, kukamilisha, kukamilika, kutimiza, kuwasilisha, kuonyesha, kuonesha, kudumisha nidhamu, kupendeza, kuvutia, kuzuia, kuepuka, kuchelewa, kuharibika, uharibifu, kupotea, upotevu, kushughulika, kushughulikia, shughuli, kujihusisha, kuhusika, kuhusiana, kuajiriwa, nimeajiriwa, niliajiriwa, nilijiajiri, kujiajiri, nimejiajiri, mtu binafsi, mkataba wa muda, kibarua, vibarua, kwa mkataba, kudumu, ya kudumu, ustadi, weledi, utaalamu, kitaalamu, ya vitendo, vitendo, nadharia, mbinu, njia bora, utaratibu, mpangilio, orodha, mwelekeo, maelekezo, maagizo ya kazi, agizo, mfano, kwa mfano, namba, nambari, umbali, ukubwa, urefu, upana, kina, uzito, rangi mbalimbali, aina zote, aina mbalimbali, vyeti vyangu, nakala, kiambatisho, viambatisho, nimeambatisha, mdhamini, wadhamini, marejeo, michezo, mpira, kuimba, kanisa, kanisani, msikiti |
nafanya, nafanya kazi, nilifanya kazi, ninafanya, ninafanya kazi, nimefanya, nimefanya kazi, hufanya, anafanya, alifanya, tulifanya, tunafanya, nikifanya, nikifanya kazi |
# trades: verbs, tools, things
kutengeneza samani, utengenezaji wa samani, kutengeneza fanicha, nilitengeneza samani, kuunda samani | furniture making
kutengeneza milango, kutengeneza madirisha | doors windows carpentry
kabati, makabati, shubaka | cabinets
meza, viti, kiti, kitanda, vitanda, stuli, kochi, makochi, sofa | furniture
rafu za mbao, shelfu | shelves
msumeno, misumeno, kupasua mbao, kukata mbao, kukereza | saw cutting timber
randa, kupiga randa, kulainisha mbao | planing wood
kupiga msasa, msasa | sanding
vanishi, kupaka vanishi | varnishing
gundi, kugundisha, kubandika | glue
nyundo, misumari, msumari | hammer nails
skrubu, bisibisi, spana, koleo, patasi, jembe la mkono | tools
kutoboa, kuchimba matundu, drili, keekee | drilling
nilipima, ninapima, napima, kupima urefu, futi, tepu, rula | measuring
kuunganisha, uunganishaji, kuunga | assembly
ngazi | stairs ladders
ubao, mninga, mvule, msonobari | wood timber
nilijenga, ninajenga, najenga, kujenga kuta, kujenga nyumba, nyumba za makazi | construction walls
kuchanganya, kuchanganya zege, kuchanganya saruji | mixing concrete
mchanga, kokoto, changarawe | sand gravel
boma, mabanda, banda, uzio | fences
dari, gypsum, jipsamu | ceilings
bati, vigae vya paa | roofing
brashi, roller, kupaka | painting
kuchomelea mageti, mageti, grili, magrili, kuchomelea milango | welding gates
mfereji, bomba la mvua, sinki, bafu, mabafu, koki za maji | plumbing fixtures
kuzibua, kuziba | plumbing drains
kuunganisha mabomba, viungio | pipes connections
waya, nyaya za umeme, swichi za umeme, kutandika nyaya | wiring
balbu, taa za umeme | lighting
hitilafu za umeme, shoti | electrical faults
kioo, vioo | glass
alumini, aluminiamu | aluminium
kufuli | locksmith
nilirekebisha, ninarekebisha, kutengeneza magari, kukarabati magari, kurekebisha magari, ufundi wa magari, ufundi magari, umekanika | vehicle repair
karakana, karakana ya magari, warsha ya magari | workshop
pikipiki, bodaboda zangu | motorcycle
fundi pikipiki, fundi wa pikipiki | motorcycle mechanic
klachi, giaboksi | transmission clutch
usukani, shokapu, shokomzoba, springi | suspension steering
rejeta, kupoza injini | cooling engine
chujio, filta | filters
plagi, alternata, stata | engine electrical
grisi, kupaka grisi, kulainisha | lubrication
magurudumu, gurudumu, rimu | wheels
kupima gari, kuchunguza gari, kuangalia gari | vehicle inspection
kutambua tatizo, kugundua tatizo, kutambua hitilafu, kugundua hitilafu, kutafuta hitilafu | troubleshooting diagnostics
kubadili vipuri, kubadilisha vipuri, kubadilisha matairi, kubadilisha breki | replacement parts
servisi, kufanya servisi, kuhudumia magari | servicing vehicle maintenance
panel beating, kunyoosha bodi, bodi ya gari | body work
umeme wa magari, fundi umeme wa magari | auto electrician
# food
kukanda, kukanda unga, unga uliokandwa | dough kneading
unga, unga wa ngano, ngano, hamira, chachu | flour
tanuri, oveni | oven
mkate, maandazi, chapati, mandazi, skonzi, andazi | baking bread
kiwanda cha mikate, duka la mikate, bekari | bakery
kupamba keki, biskuti, keki za harusi | cakes
mapishi mbalimbali, resipi | recipes
viungo, viambato | ingredients
supu, mchuzi, wali, pilau, ugali, nyama choma, kuchoma nyama, kukaanga, kuchemsha | cooking
kifungua kinywa, chakula cha mchana, chakula cha jioni, mlo, milo, chamsha kinywa | meals
kantini, mama lishe, mama ntilie, kuandalia sherehe | catering
kuhudumia chakula, kuandaa meza, kupakua chakula | serving food
kuhudumia, kutoa huduma, huduma, huduma bora | service
kuhudumia wageni | guest service
sahani, vyombo, vikombe, glasi | dishes
baa, kaunta | bar
chai, juisi, soda, maji ya kunywa | beverages
mchinja nyama, kukata nyama, buchani | butcher meat
matunda, tunda | fruit
sukari, chumvi, mafuta ya kupikia, mchele, maharage | food
# housekeeping
chumba, vyumba | rooms
kutandika vitanda, kutandika kitanda, kutandika | making beds
kusafisha vyumba, usafi wa vyumba, kusafisha chumba | room cleaning housekeeping
mashuka, shuka, taulo, mataulo | linen
pasi, kunyoosha nguo, kunyoosha | ironing
kuosha nguo, dobi, mashine ya kufulia, sabuni ya kufulia | laundry
kufagia, kufyagia, ufagio, mafagio | sweeping
kupiga deki, kudeki, deki | mopping floors
vumbi, kufuta vumbi, kufuta | dusting
kuua vijidudu, dawa ya kuua vijidudu, vitakasa | disinfection
sabuni, dawa za usafi, vifaa vya usafi | cleaning products
bafuni, chooni | bathrooms
kupanga vyumba, kupanga nyumba, kupanga nguo | tidying
mhudumu wa vyumba, mhudumu wa chumba, mtunza nyumba, utunzaji wa nyumba | housekeeper housekeeping
kulea watoto, kutunza watoto, kulea, malezi ya watoto, malezi, mlezi, mlezi wa watoto | childcare
kutunza wazee, kuhudumia wazee | caregiver elderly
ghorofa, maghorofa | floors
mbeba mizigo, mpagazi, wapagazi, kuli | porter
# physio and health
mtaalamu wa fiziotherapia, fiziotherapia, tiba ya viungo, mtaalamu wa tiba ya viungo, mfiziotherapia, mtaalamu wa viungo | physiotherapy physiotherapist
ukarabati wa wagonjwa, utengamao, urekebishaji wa viungo | rehabilitation
kukanda mwili, masaji, kukanda misuli, kuchua misuli, kuchua | massage
mazoezi, mazoezi ya viungo, zoezi, kufanya mazoezi | exercises
kutembea, kutembeza wagonjwa | mobility gait
maumivu, maumivu ya mgongo | pain
mgongo, goti, magoti, bega, misuli, jointi, viungo vya mwili | joints muscle physiotherapy
mfupa, mifupa, mivunjiko, kuvunjika | fractures orthopedic
kiharusi, kupooza | stroke neurological
jeraha, ajali za michezo, majeruhi | injuries
kupima wagonjwa, kuchunguza wagonjwa, kumchunguza mgonjwa | patient examination
mpango wa matibabu, mipango ya matibabu | treatment plan
meno, jino, kung'oa meno, kuziba meno, kliniki ya meno | dental
msaidizi wa daktari wa meno | dental assistant
miwani, macho | optician
viungo bandia | prosthetics
huduma ya wagonjwa | care
kudunga, kuchoma | injections
kupima uzito, mizani | weighing
homa, joto | temperature
eksirei, picha za mionzi, mionzi | radiology
# teaching
mwalimu wa hisabati, mwalimu wa hesabu, kufundisha hisabati, kufundisha hesabu, nilifundisha hisabati, walimu wa hisabati | mathematics teacher teaching
nafundisha, ninafundisha, nilifundisha | teaching
kueleza, kuelezea, kufafanua, maelezo | explain teaching
nilisahihisha, kusahihisha mitihani, kusahihisha madaftari, kutoa alama, maksi, alama za wanafunzi | grading
daftari, madaftari, chaki, vitabu vya kiada, kitabu cha kiada | teaching materials
aljebra | algebra
jiometri, milinganyo, sehemu za hesabu | mathematics
ripoti za wanafunzi, matokeo ya wanafunzi | report cards
masomo ya ziada, tuisheni | tutoring
muhula, mihula | school term
wanafunzi wa sekondari, shule za sekondari, shule za msingi | secondary school
niliandaa masomo, kuandaa vipindi, maandalizi ya masomo | lesson planning
mkutano wa wazazi, mikutano ya wazazi | parent meetings
wanagenzi, mwanagenzi wa ufundi | apprentices
kufundisha vijana kazi, kufundisha wanagenzi, kutoa mafunzo kwa wafanyakazi, kufunza, kuwafunza, kuwafundisha wafanyakazi | staff training
mwalimu wa udereva | driving instructor
kocha | coach
maktaba, vitabu, kitabu, kuazima vitabu | library books
# cash desk, sales, office
kuhesabu, kuhesabu fedha, kuhesabu pesa, nilihesabu pesa | counting cash
chenji, kurudisha chenji, kutoa chenji, kurejesha chenji | cash change
kuskani, kuskani bidhaa, kupitisha bidhaa | scanning barcode
sarafu, noti, shilingi | cash
kupokea fedha, kupokea pesa, kupokea malipo, upokeaji wa fedha | cash handling
kadi za benki, malipo ya kadi, malipo ya simu, mashine ya malipo | card payments
mashine ya fedha, mashine ya kaunta, kaunta ya malipo, dirisha la malipo | cash register
kufunga hesabu, kufunga hesabu za siku, kufunga mahesabu | cash count reconciliation
nauza, ninauza, niliuza, muuza | sales
kujaza rafu, kupanga rafu | stocking shelves
mnunuzi, wanunuzi, walaji | customers
duka kubwa, duka la jumla, kibanda | store
mchuuzi, machinga, muuza mboga | shopkeeper
wakala, wakala wa bima | agent insurance
maua | flowers
kupiga simu, napokea simu, kupiga na kupokea simu | phone calls
kuchapa, uchapaji, mchapaji, kuchapa barua | typing
kupanga mafaili, kupanga nyaraka, kuchambua barua | filing sorting
naandika ripoti, niliandika ripoti, kutoa ripoti, kuandaa ripoti, kutoa taarifa | report writing
fotokopi, kutoa nakala, printa | photocopying printing
barua pepe, baruapepe | email
posta, tarishi, kifurushi, vifurushi | post office mail
kukaribisha, kuwakaribisha wageni, kuwapokea wageni | greet visitors reception
kununua bidhaa, kununua vifaa, nilinunua | purchasing
kulinganisha bei, kulinganisha zabuni, nukuu za bei, nukuu, makadirio ya bei | compare quotations
kujadiliana bei, kujadili bei, kupatana bei | negotiation
ratiba ya siku, zamu, mpangilio wa zamu | schedule shifts
nilisimamia wafanyakazi, kusimamia wafanyakazi, kuongoza wafanyakazi | supervise staff
kitabu cha fedha, kitabu cha mauzo | cash book
taarifa za benki, taarifa ya benki | bank statements
uhamisho wa fedha, kutuma fedha, kutuma pesa | transfers
salio, masalio | balances
# driving
naendesha, ninaendesha, niliendesha, kuendesha basi, kuendesha mabasi, kuendesha lori | driving
dereva wa mabasi, dereva wa basi la shule, dereva wa daladala na mabasi, udereva wa basi | bus driver
daladala, matatu, basi la shule, basi dogo | bus
kituo cha basi, vituo vya basi, stendi | stops routes
foleni, msongamano | traffic
kilomita | mileage
ajali, bila ajali | accidents safety
treni, reli, gari moshi | train
nilipakia, kupakia mizigo, kupakua mizigo, kushusha mizigo, kushusha | loading
nilipeleka, kupeleka, kufikisha, kufikisha mizigo | deliveries
teksi | taxi
dizeli, petroli, kuongeza mafuta | fuel
kuangalia, kukagua mizigo, kuhakiki, uhakiki, kuthibitisha | inspection checks
kreni, katapila, buldoza, ekskaveta, greda | heavy equipment
# farm
kulima kwa trekta, kulima kwa jembe, kutifua, plau | ploughing
kupanda mbegu, kusia | sowing seeds
kupanda miti, kupanda miche, kupandikiza | planting
kuchuma, kuchuma matunda, kukusanya mazao | harvesting
kulisha, kulisha mifugo, kuwalisha | feeding animals
ng'ombe wa maziwa, kukamua ng'ombe, kukamua mbuzi | milking
punda, nguruwe, ndama, farasi, sungura | livestock cattle
mayai, yai, vifaranga | poultry eggs
mahindi, mpunga, mtama, uwele, mihogo, muhogo, pamba, mkonge, karanga, ndizi, kahawa shambani | crops
nyanya, vitunguu, kitunguu, viazi, kabichi, sukuma wiki | vegetables
nyuki, asali, ufugaji nyuki, mfuga nyuki | beekeeping
nyasi, kukata nyasi, kufyeka, maua ya bustani, kupogoa | lawn gardening
jembe, majembe, panga, shoka, reki, beleshi | tools digging
nyavu, mtumbwi, mitumbwi, mashua | fishing nets boats
zizi, mazizi | livestock farm
# tailoring, beauty
nashona, ninashona, nilishona, kushona nguo | sewing
shati, mashati, suruali, sketi, gauni, magauni, sare, sare za shule, kanzu | garments
kupunguza nguo, kurekebisha nguo, vifungo, zipu | alterations
kufuma, ufumaji, kusokota, kitenge, vitenge, khanga | textile weaving
fundi viatu, viatu, kiatu, ngozi, kushona viatu | shoe leather
sonara, vito | jewellery
mfinyanzi, ufinyanzi, vyungu | pottery
kunyoa nywele, kusuka nywele, kutengeneza nywele, ndevu, saluni | hairdressing
kucha, make up, hina, ngozi ya uso | beauty
mapazia, pazia | upholstery
# technology, media, guard
kufunga kompyuta, kusanikisha kompyuta, kuweka programu | computer installation
kutengeneza kompyuta, matengenezo ya kompyuta | computer repair
kujaribu, majaribio, kufanya majaribio | testing
kamera za picha, harusi, sherehe | photography events
nalinda, ninalinda, nililinda, kulinda mali, kulinda majengo | security
wizi, wezi, mwizi | theft
zimamoto, mzimamoto, askari wa zimamoto | firefighter fire
mwanajeshi, jeshi, askari | security
kiwandani, laini ya uzalishaji | production line
kupakia bidhaa, kufunga bidhaa, pakiti | packaging
mtunza kumbukumbu, masijala | records archives
mwanakemia | chemist
mwezeshaji wa mafunzo, mwelekezi | trainer
msarifu, mnadhimu | administrator
mtunza choo, mzoa taka, kuzoa taka | waste collector
ilikuwa, yalikuwa, zilikuwa, ulikuwa, kulikuwa, palikuwa, hakuna, hapakuwa, hakukuwa, sina, hana, hatuna, gani, lina, ina, zina, yana, vina, kutokea, kufaulu, ufaulu, kupanda kutoka, kilipanda kutoka, kukutana, upungufu, kupungukiwa, kuelekeza, kuwaelekeza, kujaza, kujulisha, kumjulisha, kusahau, kusahauliwa, kuwapa, kumpa, kunipa, mia mbili, mia tatu, mia nne, mia tano, mia sita, mbovu, kuharibu, kosa, makosa, bila makosa, kasoro, madhara, hatari ndogo, mikono, mkono, mguu, miguu, macho yangu, mwili, joto kali, baridi, kali, zamani sana, mpya kabisa, thamani, ukamilifu, kuridhika, kuridhisha, nikishirikiana, nikitumia, nikisimamia, waliridhika, wanaridhika, kuzoea, nimezoea, kuamka, kulala, kusubiri, kuhama, kusogeza, kuinua mizigo, kushika, kushikilia, kutambua, kugundua, kutofautisha, kuchanganua hali, kuwezesha, kuwawezesha, kuwasaidia, kumsaidia, nilisaidia, kutegemea, kutegemewa, kuaminiwa, kuaminika, kusifiwa, kupandishwa cheo, cheo, wajibu wangu, majukumu yangu, kazi yangu, kazi zangu, kazi hii, kazi za, zaidi ya, isiyo, yasiyo, usiozidi, umri wa |
kuchora, kuchora ramani, mchoro | drawings
kuagiza, kuagiza bidhaa, nimeagiza, kuagiza vifaa | orders
skana, kupitisha bidhaa kwenye skana | scanning
kadi, kwa kadi | card payments
mikanda, mkanda, mkanda wa injini | engine
kuwakanda, kumkanda, kuwakanda wagonjwa | massage
kuunda mikate, kutengeneza mikate, kutengeneza mkate | bread baking
kuangalia tanuri | baking oven
kuweka jikoni | kitchen installation
ekzosi | exhaust
watatu, wanne, sabini na, kutuliza, kuwatuliza, kuita, kumwita, kuugua, wanapougua, pasafi, kukamata, kushukuru sana, kuacha mahali, kupeana, kuongoza watu, kuelewana, kufurahi, kufurahia, kutoa huduma bora, kupongezwa, tuzo, kuvunja, kuvunjwa, chafu, uchafu, kuchakaa, mbovu kabisa, dakika, sekunde, kuamua, uamuzi, maamuzi, kuchagua bora, kusukuma, kuvuta, kupandisha, kuteremsha, kuteremka, kusindikiza, kuambatana, kuwaongoza, kuwahimiza, kuhimiza, kutia moyo |
kutakasa, kutakasa vifaa, kuchemsha vifaa | sterilization
shaba, mabomba ya shaba | pipes metal
malighafi | raw materials
kitambulisho, vitambulisho, kukagua vitambulisho | access control
albamu | albums photography
kukamua ng'ombe asubuhi, nakamua, ninakamua, kuwakamua | milking
ardhi, viwanja, kiwanja | land
ofisi ya mawakili, ofisi ya wakili | law office
kukamata wezi | theft security
basi la wanafunzi | school bus
`;
