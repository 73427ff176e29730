/** The Somali glossary: `phrase, other phrase | english`. Phrases without English say nothing about a trade. */
export const SOMALI = `
# grammar, and what stands in every résumé
oo, iyo, ka, ku, u, la, waa, waxaan, waxaa, waxay, wuxuu, waxuu, ee, ah, ahaa, ahay, ahaan, aan, in, inuu, inay, inaan, ayaan, ayaa, ayay, soo, sida, si, kale, badan, badnaa, ama, laakiin, lagu, loo, laga, looga, kala, ilaa, leh, lahaa, leeyahay, leedahay, aad, kasta, gudaha, dibadda, kadib, ka dib, ka hor, marka, markii, ugu, uga, waxaana, isla, isku, inta, kuwa, waxa, anigoo, aniga, annaga, iyaga, isaga, iyada, wax, waxyaabo, tahay, yahay, yihiin, jiray, jirtay, noqday, noqdo, muddo, mudo, sanad, sano, sannad, sannado, sanadood, bil, bilood, bilo, maalin, maalmo, maalinle, maalinle ah, toddobaad, saacadood, hadda, haatan, weli, sidoo, sidoo kale, gaar, gaar ahaan, dhammaan, dhamaan, oo dhan, dhan, mid, kaas, kan, tan, kuwan, halka, halkaas, dhexe, hoose, sare, weyn, yar, cusub, wanaagsan, fiican, kuwaas, iyadoo, ayadoo, waayo, sababta, ku saabsan, dadka, dad, qof, qofka, ruux, meel, meelo, goob, goobta, qaar, qayb, qaybo, kooxda, koox |
kow, laba, labo, saddex, sadex, afar, shan, lix, toddoba, todobo, siddeed, sagaal, toban |
shaqo, shaqada, shaqeeyay, shaqeeyey, shaqayn, shaqeyn, shaqeeyaa, shaqaynayay, ka shaqeeyay, ka shaqayn, ka shaqeeyey, shaqaale, shaqaalaha, hawl, hawlaha, howl, howlaha, waajib, waajibaadka, mas'uul, masuul, mas'uuliyad, masuuliyad, khibrad, khibradda, waayo aragnimo, waayoaragnimo, xirfad, xirfadda, xirfado, aqoon, aqoonta, karti, awood, kartida, shirkad, shirkadda, hay'ad, hayad, urur, sameeyay, sameyn, samayn, sameeyey, sameeyaa, qabtay, qabto, qabashada, fuliyay, fulin, fulinta, caawiyay, caawin, caawinta, caawimaad, kaalmo, gacan ka geysasho, ka qayb qaatay, ka qaybgal, isticmaal, isticmaalka, isticmaalay, adeegsi, adeegsaday, hubiyay, xaqiijiyay, xaqiijin, bixiyay, bixin, bixinta, dadaal, dadaala, dadaalaya, daacad, daacad ah, firfircoon, jecel, jeclahay, doonayaa, raadinayaa, raadineynaa, codsade, codsadaha, shuruudo, shuruudaha, looga baahan yahay, ku takhasusay, kor u qaaday, hagaajiyay, horumariyay, kaaliye, ku xigeen, guud, sare |
janaayo, febraayo, maarso, abriil, maajo, juun, luulyo, agoosto, sebtembar, oktoobar, nofembar, disembar |

# titles
kalkaaliye caafimaad, kalkaaliso caafimaad, kalkaaliye, kalkaaliso, kalkaaliyeyaal, neeras, kalkaalisada, kalkaaliyaha | nurse
kalkaaliye diiwaangashan, kalkaaliso diiwaangashan | registered nurse
umuliso, umulisooyin, umulisada | midwife
dhakhtar, dhakhtarad, takhtar, dhaqtar, dhakhaatiir | physician doctor
dhakhtar ilko, dhakhtarka ilkaha, takhtarka ilkaha | dentist
dhakhtarka xoolaha, dhakhtar xoolo, dhakhtarka xannaanada xoolaha, takhtarka xoolaha | veterinarian
kaaliye xoolaha, farsamayaqaan xoolaha, kaaliyaha caafimaadka xoolaha | veterinary technician
farmashiile, farmasiile, farmashiiste, farmasi yaqaan | pharmacist
kaaliye farmashi, kaaliye farmasi, farsamayaqaan farmasi | pharmacy technician
farsamayaqaan shaybaar, shaybaar yaqaan, farsamo yaqaan shaybaar, laabka shaqaale | laboratory technician
nafaqo yaqaan, khabiir nafaqo, sarkaal nafaqo, sarkaalka nafaqada | nutritionist
shaqaale caafimaad bulsho, shaqaalaha caafimaadka bulshada, caafimaadka bulshada shaqaale, wacyigeliye caafimaad, shaqaale caafimaadka bulshada | community health worker
shaqaale bulsho, shaqaalaha bulshada, arrimaha bulshada sarkaal | social worker
la taliye nafsi, lataliye nafsi | counsellor
xisaabiye, xisaabiyaha, xisaabaadye, xisaab yaqaan, xisaabiyeyaal | accountant
madaxa xisaabaadka, xisaabiyaha guud, madaxa xisaabaha | chief accountant
maareeyaha maaliyadda, madaxa maaliyadda, agaasimaha maaliyadda, maamulaha maaliyadda | finance manager
sarkaal maaliyadeed, sarkaalka maaliyadda | finance officer
hanti dhawre, hantidhawre, baare xisaabeed, xisaab xire, hanti dhowre | auditor
qasnaji, qasnajiye, khasnaji, lacag haye, lacag qabte | cashier
shaqaale bangi, shaqaalaha bangiga | bank teller
sarkaalka amaahda, sarkaal deyn | loan officer
darawal, darewal, dareewal, darawallo, wade gaari | driver
darawal gaari xamuul, darawal xamuul, darawalka gaariga xamuulka, darawalka gaadiidka xamuulka, wadaha gaariga xamuulka | truck driver
darawal bas, darawalka baska | bus driver
darawal tagsi, darawal taksi | taxi driver
bajaajle, wade bajaaj | taxi driver
macallin, macalin, macallimad, macalimad, macallimiin, macalimiin, bare, baraha | teacher
macallin dugsi hoose, macalin dugsi hoose dhexe, macallinka dugsiga hoose | primary school teacher
macallin dugsi sare, macalin dugsi sare, macallinka dugsiga sare | secondary school teacher
macallimad xannaano, macalimad xanaano | kindergarten teacher
maamule dugsi, maamulaha dugsiga, maamulaha iskuulka | school principal
bare jaamacadeed, macallin jaamacadeed, macalin jaamacad | university lecturer
tababare, tababaraha, tababarayaal | trainer
barnaamij sameeye, horumariye software, horumariyaha software ka, injineer software, barnaamijiye, horumariye barnaamij, horumariye barnaamijyo, sameeye barnaamijyo, software horumariye | software developer
horumariye web, horumariye websaydh, sameeye website, websaydh sameeye, horumariye website | web developer
falanqeeye xog, falanqeeyaha xogta, falanqeeye xogeed | data analyst
xog geliye, xogta geliye, shaqaalaha gelinta xogta, xog galiye | data entry clerk
maamulaha shabakadda, injineer shabakad, maamule shabakad | network administrator
farsamayaqaan kombiyuutar, farsamo yaqaan kombuyuutar, kombiyuutar yaqaan, taageerada farsamada | it support technician
naqshadeeye, naqshadeeye garaafig, naqshadeeye sawirro, naqshadeeyaha garaafiga, garaafig naqshadeeye | graphic designer
sawir qaade, sawirqaade, sawirle | photographer
tifaftire muuqaal, tifaftire fiidiyow | video editor
wariye, weriye, suxufi, saxafi, suxufiyiin, wariyayaal, saxafiyad | journalist reporter
tifaftire, tifatire | editor
weriye idaacadeed, soo jeediye, barnaamij soo jeediye | broadcaster
turjubaan, turjumaan, tarjumaan, turjubaano | interpreter
turjume, tarjume, mutarjim | translator
qareen, qareenno, garyaqaan, looyar | lawyer
la taliye sharci, lataliye sharci, la taliye sharciyeed | legal adviser
garsoore, qaalli | judge
koronto yaqaan, korontoyaqaan, farsamayaqaan koronto, korontada yaqaan, koronto yaqaanno, koronteyste, korontoole | electrician
injineer koronto, injineer korontada | electrical engineer
farsamayaqaan solar, farsamayaqaanka cadceedda, farsamo yaqaan sollar, farsamayaqaan tamarta qorraxda, sollar yaqaan, farsamayaqaanka sollarka, farsamayaqaan soolar, farsamo yaqaan soolar | solar technician
alxame, alxan yaqaan, bir alxame, birtume alxan, weldheer | welder
birtume, bir tume, birtun | blacksmith metal worker
tuubiiste, tubbiiste, tuubo yaqaan, farsamayaqaan tuubooyin, biyo yaqaan, tubiiste | plumber
najaar, nijaar, najaare, alwaax yaqaan, farsamayaqaan alwaax | carpenter
wastaad, waastaad, fuundi, fundi, dhisme yaqaan, wastaad dhisme, dhise | mason
shaqaale dhisme, shaqaalaha dhismaha, muruqmaal, xoogsato, xoogsade | construction worker
rinjiile, rinji yaqaan, rinjiyeeye | painter
injineer dhisme, injineer madani, injineer rayid, injineerka dhismaha | civil engineer
naqshadeeye dhismo, naqshadeeye dhismeed, arkitekt | architect
injineer, injineerro, muhandis | engineer
injineer makaanik | mechanical engineer
dhul cabbire, dhul cabire, sahamiye dhul | land surveyor
kormeeraha dhismaha, kormeere dhisme | construction site supervisor
qandaraasle | contractor
makaanik, makaanig, farsamayaqaan gawaari, makaaniko, makanik | automotive mechanic
farsamayaqaan qaboojiye, farsamayaqaan eer kondishin | air conditioning technician
farsamayaqaan dayactir | maintenance technician
farsamayaqaan, farsamo yaqaan, farsamoyaqaan, teknishan | technician
mashiin wade, mashiin hawl geliye, wade mashiin | machine operator
cagafle, wade cagaf, kirayn wade, wade wiish | heavy equipment operator
cunto kariye, cunto kariso, kariye, kariso, cuntokariye, cunno kariye, kuug, cunto karis | cook
madaxa cunto kariyayaasha, sheef, jikada madaxeeda | chef
kaaliye jiko, kaaliyaha jikada | kitchen assistant
roodhile, rooti dube, dubaha rootiga, rooti sameeye, rootiile | baker
hilible, kawaanle, qasaab | butcher
kabalyeeri, adeege makhaayad, mudalab, jerisoon, kaabalyeeri, adeege | waiter
maamulaha hoteelka, maareeyaha hoteelka | hotel manager
maamulaha makhaayadda, maareeyaha makhaayada | restaurant manager
soo dhaweeye, soo dhoweeye, soodhaweeye, soo dhaweyn, qaabilaad, qaabiliye | receptionist
nadiifiye, nadiifiso, nadaafadle, shaqaale nadaafad | cleaner
shaqaale guri, adeegto, booyeeso, guri ilaaliye | housekeeper
xannaaneeye carruur, ilmo haye, haynta carruurta | nanny
ilaaliye, ilaalo, ammaan ilaaliye, waardiye, ilaaliyaha ammaanka, askari ilaalo, amni ilaaliye, ilaalada, waardiyeyaal | security guard
kormeeraha ammaanka, madaxa ammaanka | security supervisor
boolis, askari boolis, sarkaal boolis | police officer
iibiye, iibiso, iibgeeye, iibinaha, wakiil iib, iibiyayaal | sales representative
maareeyaha iibka, madaxa iibka | sales manager
dukaanle, ganacsade, ganacsato, tukaanle | shopkeeper
maamulaha dukaanka, maareeyaha dukaanka | store manager
suuqgeeye, suuq geeye, sarkaal suuqgeyn, suuqgeynta sarkaal | marketing officer
maareeyaha suuqgeynta, madaxa suuq geynta | marketing manager
adeegga macaamiisha, adeege macaamiil, u adeege macaamiisha | customer service representative
bakhaar haye, bakhaarhaye, bakhaar ilaaliye, bakhaar maamule, kayd haye, storekeeper, mas'uulka bakhaarka, bakhaarle | storekeeper
maamulaha bakhaarka, maareeyaha bakhaarka | warehouse manager
shaqaale bakhaar, xamaal | warehouse worker
sarkaal saadka, sarkaal saad, sarkaalka saadka, sarkaalka gaadiidka iyo saadka | logistics officer
sarkaal iibsi, sarkaal soo iibsi, sarkaalka iibsiga, sarkaalka soo iibsiga, sarkaalka wax soo iibsiga | procurement officer
dawaarle, harqaanle, dharle, dhar tole, tole, dawaarlayaal, dharyaqaan | tailor
naqshadeeye dhar, naqshadeeye dharka | fashion designer
timo jare, timajare, rayiisle, timo qurxiye, timo sameeye | hairdresser
qurxiso, qurxiye | beautician
beeraley, beeroole, beerfale, qodaal, beeralayda, beer fale | farmer
beero yaqaan, khabiir beeraha, injineer beeraha, sarkaal beeraha, aqoonyahan beeraha | agronomist
sarkaalka fidinta beeraha, la taliye beeraha | agricultural extension officer
shaqaale beer | farm worker
xoolo dhaqato, xoolodhaqato, xoolo dhaqde, xoolo raacato | livestock farmer
kalluumayste, kaluumeyste, kalluunle | fisherman
maareeyaha shaqaalaha, maamulaha khayraadka aadanaha, maareeyaha kheyraadka aadanaha, madaxa shaqaalaha | human resources manager
sarkaalka shaqaalaha, sarkaal khayraadka aadanaha, sarkaalka kheyraadka bini'aadamka, sarkaalka khayraadka dadka | human resources officer
maareeyaha mashruuca, maamulaha mashruuca, madaxa mashruuca, maareeye mashruuc, maareeye mashaariic, maamule mashruuc | project manager
isku duwaha mashruuca, iskuduwe mashruuc, isku xiraha mashruuca, isku duwe barnaamij | project coordinator
sarkaal mashruuc, sarkaalka mashruuca | project officer
sarkaalka la socodka iyo qiimaynta, sarkaal kormeer iyo qiimayn | monitoring and evaluation officer
xoghaye, xoghayn, xoghayaha | secretary
kaaliye maamul, kaaliyaha maamulka, sarkaal maamul, kaaliye xafiis | administrative assistant
maamulaha xafiiska, maareeyaha xafiiska | office manager
agaasime, agaasimaha guud, agaasimaha fulinta | executive director
maareeye, maamule, maamulaha, maareeyaha | manager
kormeere, kormeeraha | supervisor
isku duwe, iskuduwe, isku xire | coordinator
sarkaal, sarkaalka | officer
cilmi baare, cilmibaare, baare | researcher
la taliye, lataliye | consultant
khabiir | specialist
duuliye | pilot
badmaax | sailor
tababarte | intern
mutadawac, tabaruce, iskaa wax u qabso | volunteer

# health
daryeel, daryeeli, daryeelay, daryeelid, xannaanayn | care
siin, siiyay, siinta, duwan, kala duwan, barto, wax barto, waxaanan, guri, guryo, guryaha, magaalo, magaalada, gobol, degmo, soo gasha, gasha, baxda |
kalkaalin, kalkaalinta, kalkaalisanimo, kalkaaliyenimo | nursing
daryeelka bukaanka, daryeel bukaan, daryeelka bukaannada, daryeelidda bukaanka, daryeelay bukaanno, daryeelka bukaanada, u daryeelid bukaan | patient care
bukaan, bukaano, bukaanno, buka, bukaanka, xanuunsan | patients
isbitaal, isbitaalka, cisbitaal, cusbitaal, isbitaallo | hospital
rug caafimaad, kiliinig, xarun caafimaad, xarumo caafimaad, rugta caafimaadka | clinic
qaybta jiifka, waad | ward
xaalad degdeg, degdeg ah, gurmad, gargaar degdeg, qaybta gurmadka, gargaarka degdegga, xaaladaha degdegga | emergency
qalliin, qaliin, qolka qalliinka | surgery
daawo, dawo, dawooyin, daawooyin, daawada | medication
bixinta daawada, siinta daawada, daawo siin, bixin daawo, daawo bixin, siiyay daawo | administering medication dispensing
warqad dhakhtar, rijeeto | prescriptions
farmashi, farmasi, farmashiye, farmasiga | pharmacy
irbad, irbado, cirbad, duro | injections
calaamadaha nolosha, calaamadaha muhiimka, cabbirka dhiig karka | vital signs
dhiig kar, dhiigkar | blood pressure
nabar, nabarro, dhaawac, dhaawacyo, daawaynta nabarrada, dhayidda boogaha | wound care
xakamaynta infekshanka, xakameynta cudurrada, ka hortagga infekshanka | infection control
tallaal, talaal, tallaalka, talaalka, tallaalay | immunization vaccination
dhalmo, dhalmada, ummulin, umulin | labor and delivery
uur, uurka, haweenka uurka leh, hooyada uurka leh | antenatal care
hooyo, hooyooyin, hooyada, hooyada iyo dhallaanka | maternal
ilmo, carruur, caruur, dhallaan, ubad | children
dhallaanka cusub, ilmo dhashay | newborn
nafaqo, nafaqada, nafaqo darro, nafaqodarro | nutrition
gargaarka koowaad, gargaarka degdega ah, gargaar koowaad | first aid
baaris, baadhis, ogaansho cudur, cudur baaris | diagnosis
daawayn, daaweyn, daweyn, dawayn, daweeyay, daaweeyay | treatment
shaybaar, shaybaarka, laab | laboratory
baaritaan shaybaar, baaritaanno, baaritaan dhiig | laboratory tests
dhiig, dhiigga | blood
diiwaanka bukaanka, diiwaannada caafimaadka, diiwaan caafimaad | medical records
waxbarashada caafimaadka, wacyigelinta caafimaadka, wacyigelin caafimaad | health education
caafimaadka bulshada, caafimaad bulsho | community health
caafimaadka guud, caafimaadka dadweynaha | public health
caafimaad, caafimaadka | health
booqasho guri, booqashada guryaha, guri booqasho | home visits
bulsho, bulshada | community
wacyigelin, wacyi gelin, wacyi galin, wacyigeliyay | awareness
qoys, qoysas, qoysaska | families
duumo | malaria
daacuun, shuban biyood | cholera
qaaxo | tuberculosis
gudbin, u gudbin | referral
cudur, cudurro, cuduro, xanuun | disease
sonkorow | diabetes

# money
xisaab, xisaabaad, xisaabaadka, xisaabin, xisaabinta, xisaabaadka maaliyadda | accounting
xisaab celin, xisaabcelin | accounts
buug xisaabeed, buugaagta xisaabaadka, hayn xisaabeed, haynta buugaagta | bookkeeping
buugga guud, leejar | general ledger
warbixin maaliyadeed, warbixinno maaliyadeed, warbixinta maaliyadda, warbixinnada maaliyadda, bayaan maaliyadeed | financial statements
warbixin, warbixinno, warbixino, warbixinta | reports
diyaarin, diyaarinta, diyaariyay, diyaariyey, diyaariyaa | prepared
isbarbardhigga bangiga, isku dheelitirka bangiga, isu dheelitirka xisaabta bangiga, isle'ekaynta bangiga, isu dheelitir bangi | bank reconciliation
isu dheelitir, isbarbardhig | reconciliation
deymaha la leeyahay, lacagaha la sugayo | accounts receivable
deymaha lagu leeyahay | accounts payable
qaansheegad, qaan sheegad, biil, biilal, foojar, qaansheegyo | invoices
mushahar, mushahaar, mushaharka, mushaaraad, mushaharaadka, mushahar bixin | payroll
canshuur, cashuur, canshuurta | tax
miisaaniyad, miisaaniyadda, misaaniyad | budget
hanti dhawr, hantidhawr, hanti dhowr, baaritaan xisaabeed | audit
kharash, kharashaad, kharashka | expenses
dakhli, dakhliga | revenue
lacag caddaan, lacag cadaan, naqad | cash
lacag, lacagta | cash finance
lacag ururin, lacag qabasho, ururin lacageed | collections
lacag bixin, lacag bixinta, bixinta lacagta | payments
rasiidh, rasiidho, risiidh | receipts
jeeg, jeegag | checks
bangi, bangiga, baanki, bangiyo | bank
dhigaal | deposits
amaah, deyn, amaahin | loans
maaliyad, maaliyadda, maaliyadeed | finance
caymis | insurance
kombiyuutar, kombuyuutar, kumbuyuutar, kombuyuutarka | computer
qiime, kharashka alaabta | cost

# driving, stores, logistics
wadista, wadis, gaari wadis, wadista gaariga, baabuur wadis, wadid, waday, kaxeyn, kaxayn, kaxeeyay, wado gaari, gaari wadista, wadista gawaarida | driving
badbaadada waddada, badbaadada wadooyinka, nabadgelyada waddooyinka, badqabka waddooyinka | road safety
gaari, gawaari, gaadhi, baabuur, baabuurta, gaadiid, gaadiidka | vehicle
gaari xamuul, gawaarida xamuulka, baabuur xamuul, tiraag | truck
bas, basas | bus
liisanka darawalnimada, laysanka darawalnimo, liisan darawal, laysan, liisanka wadista, shatiga darawalnimada | driving license
rakaab, rakaabka | passengers
qaadis, qaadista, qaaday, gaadiid qaadis, rarista, daabulid, daabulay | transport
gaarsiin, gaarsiinta, geyn, geynta, alaab gaarsiin, gaarsiiyay, geeyay | deliveries
alaab, alaabta, badeeco, badeecad, badeecooyin, badeecadaha | cargo products
xamuul, rar, rarka, shixnad | freight
waddo, waddooyin, wado, wadooyin, jid | routes
shuruucda taraafikada, xeerarka taraafikada, sharciga waddooyinka, xeerka waddooyinka | traffic rules
shidaal, shidaalka, batrool | fuel
safar, safarro | trips
hubinta gaariga, baarista gaariga, hubin gaari | vehicle inspection
saliid, saliidda, saliid badal | oil
taayir, taayirro | tires
matoor, injiin, matoorka | engine
bareeg, bireeg | brakes
qalabka dayactirka, isbeer, isbeerka, qaybaha dayactirka | spare parts
dayactir, dayactirka, hagaajin, hagaajinta, sameynta, dayactiray | repair maintenance
dayactir ka hortag ah | preventive maintenance
cillad, cilladaha, cilad bixin, cillad saarid, cilad saar, khalkhal, cillad bixin | troubleshooting
bakhaar, bakhaaro, bakhaarka, kayd, keyd, maqaasiin, makhsin | warehouse
kaydka alaabta, alaabta bakhaarka, maamulka kaydka, alaabta kaydka | inventory stock
tirinta alaabta, tirakoobka alaabta, tiro koob alaab, tirinta kaydka, alaab tirin | stock taking
qabashada alaabta, la wareegista alaabta, alaab qaadasho, soo dhaweynta alaabta | receiving
bixinta alaabta, alaab bixin | issuing stock
kaydin, keydin, kaydinta | storage
rarid, dejin, rarid iyo dejin, soo dejin | loading unloading
silsiladda sahayda, sahay, sahayda | supply chain
alaab keene, alaab qeybiye, iibiyeyaasha | suppliers
soo iibsi, iibsi, soo iibsiga, iibsashada, iibsaday | procurement
dalab iibsi, dalabaadka iibka | purchase orders
qandaraas, tartan qandaraas, qandaraasyo | tenders
saad, saadka, saadka iyo gaadiidka | logistics
kastam, kastamka, furdada | customs
qaybin, qaybinta, qeybin, qaybiyay | distribution
baakad, baakadayn | packaging

# teaching
waxbarid, waxbarista, dhigid, dhigista, casharro bixin, wax baray, baray, baro, bariddii, wax barid, macallinnimo, macalinimo, wax dhigay, dhigay, dhiga, dhigaa, dhigi | teaching
waxbarasho, waxbarashada, tacliin, barbaarin | education
arday, ardayda, ardayga, ardey | students
fasal, fasallo, fasalka, qolka fasalka | classroom
maamulka fasalka, maamul fasal | classroom management
cashar, casharro, casharo, xiiso | lessons
qorshaynta casharrada, diyaarinta casharrada, qorshe cashar, qorshaha casharka, diyaarin cashar | lesson planning
manhaj, manhajka | curriculum
imtixaan, imtixaanno, imtixaanaad | exams
sixid, saxid | grading
qiimayn, qiimeyn, qiimaynta, qiimeeyay | assessment
waalid, waalidiin, waalidka | parents
xisaabta, xisaab iyo saynis | mathematics
saynis, sayniska | science
fiisigis | physics
kimistari | chemistry
bayooloji | biology
taariikh | history
juquraafi | geography
akhris iyo qoris, akhrinta iyo qorista | literacy
diinta islaamka, quraan | islamic studies
tababar, tababarro, tababaro, tababaray, tababarid | training
aqoon isweydaarsi, siminaar | workshops
xannaano, xanaano | kindergarten
dugsi, dugsiyada, iskuul, iskuulka | school
dugsi hoose, dugsi hoose dhexe | primary school
jaamacad, jaamacadda, kulliyad, kuliyad | college

# software, data, design, media
barnaamijyo kombiyuutar, barnaamij samayn, samaynta barnaamijyada, horumarinta software ka, sameynta software, barnaamij qorid, koodh, horumarinta barnaamijyada, software samayn | software development programming
barnaamij, barnaamijyo, barnaamijka | program
aplikeeshan, aplikeeshanno, abka, abab, ablikeeshan | applications
aplikeeshannada moobaylka, abka moobaylka, app moobayl | mobile applications
websaydh, websaytka, websaydhyo, bog internet, bogag internet, mareeg, mareego, samaynta website, sameynta websaydhka | web development
kaydka xogta, xog kaydiye, keyd xogeed, database ka | databases
xog, xogta, macluumaad, macluumaadka | data
gelinta xogta, gelin xog, xog gelin, galinta xogta | data entry
ururinta xogta, xog ururin, xog aruurin, uruurinta xogta | data collection
falanqaynta xogta, falanqeynta xogta, falanqayn xog, xog falanqayn | data analysis
falanqayn, falanqeyn, falanqeeyay | analysis
tirakoob, tirokoob, istaatistik | statistics
cilmi baaris, cilmibaaris, cilmi baadhis | research
sahan, xog sahan, daraasad | surveys
shabakad, shabakado, shabakadda | network
amniga xogta, amniga internetka | information security
nidaam, nidaamyo, habab | systems
teknoolajiyadda macluumaadka, tiknoolajiyada, teknoolaji, tiknoolaji | information technology
isticmaale, isticmaalayaal | users
naqshad, naqshadayn, naqshadeyn, naqshadeeyay | design
naqshadeynta garaafiga, naqshadaynta sawirrada, garaafig, naqshadayn garaafig | graphic design
astaan, astaamo, summad, calaamad ganacsi | logos
boodhadh, warqado xayaysiis | posters brochures
daabacaad, daabacid | printing
sawir, sawirro, sawir qaadis | photography
muuqaal, fiidiyow, muuqaallo, tifaftirka muuqaalka | video editing
saxaafad, saxaafadda, warbaahin, warbaahinta, suxufinimo | journalism
war, warar, wararka, warka | news
wareysi, waraysi, wareysiyo, waraystay | interviews
maqaal, maqaallo | articles
qoris, qorista, qoray, qoraal, qoraallo | writing
tifaftir, tifatir, tifaftirid | editing
raadiyo, idaacad, idaacadda | radio
telefishin, telefishan, tv ga | television
baraha bulshada, warbaahinta bulshada, baraha bulshadda | social media
turjumaad, tarjumaad, turjumid, turjubaannimo, turjumay, tarjumid, af celin, afcelin | translation interpreting
af, luqad, luqadda, luuqad, luqado, luqadaha | language
si fiican ugu hadla, si fasiix ah, fasiix, aad ugu hadla, ku hadla, ku hadlo | fluent speaking
hadal, hadla, hadlo | speaking
akhris, akhrin | reading
afka hooyo, af hooyo | native

# electricity, solar, building, trades
koronto, korontada, laydh | electrical
fiilo, fiilooyin, xarkaha korontada, xadhko, xadhkaha korontada, fiilooyinka korontada, xargo koronto, waayir, waayirin, rakibidda fiilooyinka, silig, siligyada korontada | wiring
loox koronto, looxyada korontada | electrical panels
jeneretar, jenereetar, matoorrada korontada, dhaliye koronto | generators
taransfoormar | transformers
nal, nalal, iftiin | lighting
rakibid, rakibidda, rakibay, rakibaadda, rakibo, ku xirid, xirid, rakib, xiray | installation
cadceed, cadceedda, qorrax, qoraxda, tamarta cadceedda, tamarta qorraxda, sollar, soolar, solar, sollarka, tamarta qoraxda | solar
looxyada cadceedda, looxyada sollarka, loox sollar, baneelka solarka, looxyada solar, muraayadaha sollarka, baneello solar, looxyada qorraxda | solar panels
baytari, beteri, batari, beteriyo, baytariyo, batariyo | batteries
inferter, inverter, inferterka | inverters
tamarta la cusboonaysiin karo, tamar la cusboonaysiin karo | renewable energy
tamar, tamarta | energy
bam, bamka, bamam, mootarka biyaha | pumps
ceel, ceelal, ceelasha, ceel riig | boreholes
biyo, biyaha, biyo gelin | water supply
fayadhawr, faya dhowr, nadaafadda | sanitation
taangi, taangiyo, haan | tank
tuubooyin, tuubo, tubbo, tubooyin, dhuumo, qasabad, qasabado, dhuumaha | pipes plumbing
daadin, biyo daadis | leaks
musqul, musqulo, suuli | bathrooms
bullaacad, bulaacad | sewer
alxan, alxanka, alxamid, birta alxanka, alxamay, weldin | welding
bir, birta, biro | steel metal
albaab, albaabbo, irrid | doors
daaqad, daaqado | windows
alwaax, looxaan, qori | wood
najaarnimo, nijaarad, farsamada alwaaxa | carpentry
alaab guri, alaabta guriga, kuraas | furniture
dhisme, dhismo, dhismaha, dhisid, dhisay, dhismayaal, dhismooyin | construction building
goobta dhismaha, goobaha dhismaha | construction site
shub, shubka, shamiito, shamiinto | concrete cement
jaajuur, bulukeeti, buloog, lebin, bulukeetiyo, leben | bricks blocks
dhagax, dhagaxaan | stone
derbi, darbi, gidaar, derbiyo | walls
marmar, teel, dhoobo, marmarka | tiles
malaasid, nuurad, balaastar | plaster
rinji, rinjiyeyn, rinjiyayn, midabayn | painting
saqaf, jiingad | roofing
qodis, qodid, qoditaan | digging
khariidad, naqshadaha dhismaha, khariidado, akhrinta khariidadaha | drawings blueprints
aasaas | foundation
dhul cabbir, cabbirka dhulka | surveying
badbaado, badbaadada, badqab, badbaadada shaqada, nabadgelyo | safety
qaboojiye, qaboojiyeyaal, eer kondishin | air conditioning
talaagad, tallaagad | refrigeration
mashiin, mashiinno, mashiino, makiinad | machines
qalab, qalabka, agab, agabka | tools equipment
warshad, warshado, warshadda | manufacturing
wax soo saar, wax soo saarka, soo saarid | production
tayo, tayada, hubinta tayada, xakamaynta tayada | quality control
kormeer, kormeerid, kormeeray, kormeerka | inspection supervise
injineernimo, injineeriyad, handasad | engineering

# kitchen, hotel, cleaning, security, sales
karin, karinta, kariyay, cunto karin, cunto karinta, cunto kariyay, kariyey | cooking
diyaarinta cuntada, cunto diyaarin, diyaarinta cunnada | food preparation
cunto, cuntada, cunno, cunnada, raashin | food
badbaadada cuntada, nadaafadda cuntada | food safety
nadaafad, fayadhowr, nadaafada | hygiene
jiko, jikada, madbakh, kushiin | kitchen
makhaayad, makhaayadda, maqaaxi, makhaayado, biibito, maqaayad | restaurant
dubid, dubitaan, rooti, roodhi | baking
keeg, macmacaan | pastry
hilib, hilibka | meat
kalluun, kaluun | fish
khudaar, khudrad | vegetables
cabitaan, sharaab, qaxwo, shaah | beverages
marti, martida | guests
martigelin, marti gelin | hospitality
hoteel, hoteelka, huteel, hudheel | hotel
boos celin, qabsasho qol | reservations
soo dhaweynta martida, soo dhawaynta dadka, soo dhaweynta macaamiisha, martida soo dhaweyn, soo dhoweynta martida | greet visitors
telefoon, taleefan, teleefoon, jawaabista telefoonka, telefoonnada | phone calls
ballan, ballamo, ballanqabsi, ballamaha | scheduling appointments
nadiifin, nadiifinta, nadiifiyay, xaaqid, nadiifis | cleaning
dhar dhaqid, dharka dhaqid, dhar maydhid, kaawiyadayn | laundry
dhulka nadiifin, sagxad | floors
qashin, qashinka | waste
ammaan, ammaanka, amni, amniga, ilaalin, ilaalinta, sugidda amniga, ilaaliyay | security
roondo, wareeg ilaalo, roondada, gaaf wareeg | patrol
irridda, albaabka laga galo, xakamaynta gelitaanka, iridda laga galo, gelitaanka | access control
kaamirooyin, kamarado, kaamiro, kaamirada | cctv surveillance
la socod, la socodka, la socosho, dabagal | monitoring
baaris dad, baarista dadka, baadhista dadka | searching screening
dhacdo, dhacdooyin, shil | incident reports
dab, dab damis, dab demis | fire
iib, iibin, iibka, iibinta, iibiyay, iibiyey, gadid, gaday | sales
tafaariiq, tafaariiqda | retail
jumlo | wholesale
macmiil, macaamiil, macaamiisha, macmiilka | customers
adeegga macmiilka, u adeegidda macaamiisha, u adeegay macaamiisha, adeeg macaamiil, macaamiisha u adeegid | customer service
cabasho, cabashooyin | complaints
dukaan, dukaanka, dukaammo, tukaan | store
qiimo, qiimaha, sicir | pricing
gorgortan, wada xaajood | negotiation
suuq, suuqa, suuqyo | market
suuqgeyn, suuq geyn, suuqgayn, suuq gayn, suuqgeynta | marketing
suuqgeynta dijitaalka, suuqgeyn dijital | digital marketing
xayaysiis, xayeysiis, xayaysiin | advertising
olole, ololeyaal | campaigns
dalab, dalabyo | orders
heshiis, heshiisyo, qandaraasyada | contracts
ganacsi, ganacsiga | business

# tailoring, farming, animals
tolid, tolidda, tolay, dharka tolid, dawaar, harqaan, dhar tolid, tolniin, dawaarnimo | sewing
dhar, dharka, labbis | clothing garments
maro, maryo, calal | fabric
makiinadda dharka, mashiinka dharka, makiinad dawaar | sewing machine
jarid, goyn, jarista dharka | cutting patterns
cabbir, cabir, cabbirka | measurements
timo, timaha, timo jarid | hair
qurxin, qurux | beauty
beer, beero, beeraha, beerista, beerid, beeray, falid | agriculture farm
dalag, dalagyo, dalagga | crops
goosasho, gurasho, goosashada | harvesting
waraab, waraabin, waraabinta, waraabka | irrigation
carro, ciidda | soil
bacrin, bacriminta, digo | fertilizer
abuur, iniin, iniino, abuurka | seeds
cayayaan, la dagaalanka cayayaanka, sunta cayayaanka | pest control
xoolo, xoolaha, ari, ariga, lo', geel, geela, lo'da, riyo, ido | livestock
xayawaan, xayawaanka | animals
xoolo dhaqasho, dhaqashada xoolaha, xannaanada xoolaha, xanaanada xoolaha, dhaqidda xoolaha | animal husbandry
caafimaadka xoolaha, caafimaadka xayawaanka | animal health
tallaalka xoolaha, talaalka xoolaha, tallaalay xoolo, xoolaha tallaalid | livestock vaccination
daawaynta xoolaha, daaweynta xoolaha, daweynta xoolaha | veterinary treatment
digaag, digaagga | poultry
caano, caanaha | dairy
calaf, calafka xoolaha, daaq | feed
cagaf cagaf, cagafta beerta | tractor
kalluumaysi, kaluumeysi, kalluumaysiga | fishing
kayn, kaymo, geedo, dhir, dhirta | forestry plants

# office, people, law, projects
maamul, maamulka, maamulid, maareyn, maaraynta, maamulay, maareeyay, maareynta | administration management
maamulka ganacsiga, maamulka iyo maareynta, maareynta ganacsiga, maamul ganacsi | business administration
maamulka guud, maamul guud | public administration
hoggaamin, hogaamin, hoggaan, hoggaamiyay, horjoogid | leadership
isku dubarid, isku duwid, iskuduwid, isku xirid, isku duway, isku xiray | coordination
qorshe, qorshayn, qorsheyn, qorshaha, qorsheeyay | planning
istaraatiijiyad, xeelad | strategy
shir, shirar, kulan, kulanno, kulamo | meetings
hadal qoraalka shirka, qoraalka shirarka, haddal qor | meeting minutes
waraaqo, warqad, warqado, warqadaha | correspondence
kaydinta faylalka, faylal hayn, faylayn, kaydinta dukumentiyada | filing
fayl, faylal, faylasha | files
dukumenti, dukumentiyo, dokumenti | documents
diiwaan, diiwaangelin, diiwaan gelin, diiwaannada, diiwaan hayn, diiwaanno, diiwaan geliyay | records
xafiis, xafiiska, xafiisyo | office
khayraadka aadanaha, kheyraadka aadanaha, khayraadka dadka, ilaha bini'aadamka, kheyraadka bini'aadamka | human resources
shaqaalaysiin, shaqaaleysiin, qoridda shaqaalaha, shaqo qorid, qorista shaqaalaha | recruiting
fasax, fasaxyada, xaadirin | leave attendance
qiimaynta waxqabadka, waxqabad, waxqabadka | performance reviews
sharciga shaqada, xeerka shaqaalaha | labor law
mashruuc, mashaariic, mashruuca, mashaariicda | project
maareynta mashruuca, maareynta mashaariicda, maamulka mashruuca, maamulka mashaariicda | project management
qorshaha mashruuca, jadwal, jadwalka | project plan
deeq bixiye, deeq bixiyeyaal, deeqbixiyeyaasha | donors
soo jeedin, soo jeedinta mashruuc, hindise | proposals
la socodka iyo qiimaynta, kormeer iyo qiimayn, dabagal iyo qiimayn, la socodka iyo qiimeynta | monitoring and evaluation
daneeyayaal, daneeyeyaasha | stakeholders
ka faa'iideystayaal, ka faaiideystayaasha | beneficiaries
qaxooti, barakacayaal, barakac | refugees displaced
gargaar, gargaarka, bani'aadannimo, bini'aadamnimo | humanitarian
ilaalinta carruurta | child protection
khatar, khataro | risk
horumarin, horumarinta, horumar | development
sharci, sharciga, qaanuun, xeer, shareeco | law legal
maxkamad, maxkamadda, maxkamado | court
kiis, kiisas, dacwad, dacwado, dacwadaha | cases litigation
diyaarinta heshiisyada, qorista heshiisyada, qorista qandaraasyada | drafting contracts
talo sharci, latalin sharci, la talin sharciyeed, talo bixin sharci | legal advice
difaacid, u doodid, u doodis, matalid maxkamadda | court representation
dhexdhexaadin, heshiisiin | mediation
isgaarsiin, xiriir, xidhiidh, wada xiriir | communication
xallinta dhibaatooyinka, xalinta mushkiladaha, xal u helid | problem solving
wada shaqayn, wadashaqayn, iskaashi, kooxeed | teamwork
siyaasad, siyaasadaha | policies
dowlad, dawlad, wasaarad, wasaaradda | government
dalxiis | tourism
garoonka diyaaradaha, madaar, garoon | airport
deked, dekedda | port
markab, maraakiib, doon | ships

# studies
shahaadada koowaad ee jaamacadda, shahaado jaamacadeed, bajalar, digriiga koowaad, shahaadada jaamacadda, digrii, bakaloriyos, degree ga koowaad | bachelor
maastar, master ka, digriiga labaad, shahaadada labaad | master
doktoraad, phd da | doctorate
dibloomo, diblooma, diploomo | diploma
dugsi sare, dugsiga sare, shahaadada dugsiga sare | secondary school
shahaado, shahaadooyin, shahaadada | certificate
sayniska kombiyuutarka, cilmiga kombuyuutarka | computer science
dhaqaale, dhaqaalaha | economics
injineernimada dhismaha, injineeriyada dhismaha | civil engineering
injineernimada korontada | electrical engineering
cilmi nafsiga | psychology
cilmiga bulshada | sociology
siyaasadda iyo diblomaasiyadda | political science
tababar farsamo, farsamada gacanta, xirfadaha gacanta | vocational training
farsamo, farsamada | technical
# more of the trades
dumar, dumarka, haween, haweenka, habeen, habeenkii, subax, ujeeddo, yool, yoolka, natiijo, natiijooyin, baahi, baahida, tiro, boqolkiiba, dal, dalka, waddanka, tuulo, tuulooyin, xaafad, ka mid ah, ka mid ahaa, ku salaysan, la xiriira, la xidhiidha, si joogto ah, joogto, si wanaagsan, wakhti, waqti, waqtiga, xilli, qaatay, qaadan, helay, hel, keenay, keenid, noqosho |
gooyay, gooyaa, gooyn | cutting
qorshaynta qoyska | family planning
heerkulka, garaaca wadnaha | vital signs
bukaan socod | outpatient
bukaan jiif | inpatient
dhiig qaadid, dhiig ka qaadis | blood collection
tikidh, tikidho | tickets
geerboogsi, geerka | transmission
garaash, garaashka | vehicle repair workshop
sokit, iskuushin, suwij, suwijyo | outlets
kontoroolarka dallacaadda | charge controllers
shiilid, jarista birta | grinding
qulqulka lacagta | cash flow
barnaamijka xisaabaadka | accounting software
warbixin bille ah, warbixinno bille ah | reports
faylasha shaqaalaha | personnel records
heshiiska shaqada | employment contracts
anshax, anshaxa | disciplinary
jadwalka shaqada | schedule
gooryaan, dawada gooryaanka, gooryaan dilid | deworming
lisid, caano lis | dairy
kawaan, xerada xoolaha, gawrac | slaughter meat
qorista warbixinnada, warbixin qorid | report writing
sir hayn, sirta | confidentiality
yoolka iibka | sales targets
dhicista, taariikhda dhicista | stock
talo bixin, la talin, talo siin | advisory
sifaynta xogta, nadiifinta xogta | data cleaning
tarjumaadda qoraalka | document translation
weelka dhaqidda, weel dhaqid | dishwashing cleaning
suugo, bariis, baasto | food
# everyday words of applications
mudane, marwo, sharafta leh, salaan, salaan sharaf leh, salaan kadib, asalaamu calaykum, mahadsanid, mahadsantahay, mahad, mahadnaq, waad mahadsan tihiin, fadlan, codsi, codsigan, codsanayaa, waxaan codsanayaa, codsaday, xayaysiiska shaqada, xayaysiiska la daabacay, jagada, jago, booska, boos, booskan, boosaska, banaan, bannaan, magacaygu, magaca, magac, magacayga, la yiraahdo, la yidhaahdo, iraahdaa, da'daydu, da'da, jir, jirka da'da, dhashay, ku dhashay, dhalasho, degan, deggan, dagan, ku nool, nool, noolahay, xaaskayga, guursaday, cinwaan, cinwaanka, taariikhda, rajaynayaa, rajeynayaa, waxaan rajaynayaa, aaminsanahay, aaminsan, aaminaad, rumaysanahay, doonayo, doonaya, doonay, rabaa, raba, rabo, jeclaan, jeclaan lahaa, jeclaa, xiiseeyaa, xiiseynayaa, danaynayaa, ku faraxsanahay, faraxsan, faraxsanahay, farxad, diyaar, diyaar u ah, diyaar ah, awoodaa, awoodo, kara, karaa, karo, karay, kari karo, garanayaa, aqaan, aqaanaa, aqaannaa, yaqaan, yaqaannaa, fahmo, fahmaa, fahamsanahay, faham, fahan, bartay, baranayay, barashada, baran, ku bartay, soo bartay, dhammeeyay, dhammaystay, dhamaystay, dhameeyay, ka qalin jabiyay, qalin jabiyay, qalinjabiyay, qalin jabin, haystaa, haysto, haysta, haystay, hayo, haya, hayaa, leeyihiin, lahayn, qabaa, qabo, helayaa, heli |
laga bilaabo, laga soo bilaabo, bilaabay, bilaabo, bilow, bilowgii, billaabay, ilaa hadda, ilaa iyo hadda, tan iyo, ilaa iyo, tobankii, toban sano, mudo dheer, muddo dheer, muddada, mudada, waqti kasta, waqtigeeda, waqtiga saxda ah, waqtigii loogu talagalay, wakhtiga, waqtigii, wakhtigii, maalin kasta, maalin walba, maalinta, maalintii, bil kasta, bil walba, bisha, toddobaad kasta, toddobaadka, sannadkii, sannadka, sanadka, sanadkii, sanadihii, sannadihii, subaxdii, subaxda, subaxnimo, aroor, aroortii, galab, galabtii, galabta, fiid, maqrib, duhur, habeenkii oo dhan, habeen walba, maanta, shalay, berri, isniin, salaasa, talaado, arbaco, jimce, sabti, axad, had iyo jeer, had iyo goor, mar walba, mar kasta, marar, marar badan, mararka qaar, mar, mararka, inta badan, badanaa, si dhakhso ah, dhakhso, degdegsiin, dhaqso, dhaqso badan, si degdeg ah, degdeg, gaabis, tartiib, si taxaddar leh, taxaddar, taxadar, feejignaan, feejigan, si feejigan, digtoonaan, digtoon, foojigan, nadiif, nadiif ah, nadiifa, si nadiif ah, saxan, sax, sax ah, si sax ah, saxnimo, hufan, hufnaan, si hufan, daacadnimo, lagu kalsoonaan karo, kalsooni, la aamini karo, runta, runsheeg, samir badan, dulqaad, dul qaad, edeb, edebsan, akhlaaq, akhlaaq wanaagsan, xushmad, ixtiraam, ixtiraamaa, dhoola caddayn, furfuran, deggan oo, deganaan, xoog, xoog leh, xoogan, adag, adkaysi, dhib badan, fudud, sahlan, si fudud, wacan, ugu fiican, ugu wanaagsan, aad u fiican, aad u wanaagsan, aad ayaan, aad iyo aad, aad u badan, wanaag, dheer, gaaban, ballaaran, culus, fudayd, muhiim, muhiim ah, khaas, khaas ah, shakhsi, naftayda, kaligay, keligay, iskeed, iskiis, iskay, isku filan, isla markaana, isla markiiba, ugu horrayn, ugu dambayn, ugu danbayn, hore, horey, hor, horaad, kowaad, koowaad, labaad, saddexaad, dambe, danbe, dabadeed, kaddib, intaas, intaas ka dib, ilaa inta, kolka, hadii, haddii, hadday, maadaama, maxaa yeelay, sababtoo ah, sabab, balse, hase yeeshee, hase ahaatee, iyada oo, iyadoon, iyagoo, isagoo, isaga oo, annagoo, aanan, aysan, uusan, ma aha, maya, haa, ilaa heer, heer, heerka, heer sare, heer fiican, qiyaastii, qiyaas, ku dhawaad, wax ka badan, ka badan, ka yar, boqol, boqollaal, kun, kumanaan, malyan, labaatan, labaatan iyo, soddon, afartan, konton, lixdan, todobaatan, sideetan, sagaashan, kow iyo toban, nus, nuskii, barkii, rubuc, labada, labadaba, saddexda, afarta, shanta, lixda, tobanka, midkiiba, midka, qaybta, qaybaha, dhinaca, dhinacyada, dhinac, dhanka, dhan walba, xagga, xag, hab, habka, habkaas, si kasta, sidaas, sidan, sidaas darteed, sidii, nooc, noocyada, noocyo, nooc kasta |
gabar, gabdho, wiil, wiilal, nin, niman, naag, naago, dhallinyaro, dhalinyaro, dhallinyarada, waayeel, waayeelka, dad waaweyn, waaweyn, aabbe, aabbahay, aabahay, walaal, walaalkay, adeer, abti, saaxiib, saaxiibo, saaxiibbaday, asxaab, asaagay, shaqaalaha kale, shaqo wadaag, shaqo bixiye, loo shaqeeyaha, shaqaaleysiiyay, la shaqaaleeyay, la ii shaqaaleeyay, shaqaynayaa, ka shaqaynayaa, ka shaqeeyaa, shaqeeyo, shaqaynaya, shaqeynayaa, shaqeynayay, ka shaqeynayay, shaqeysan jiray, shaqayn jiray, ahaan jiray, shaqsi, mas'uul ka ahaa, masuul ka ahaa, masuulka, mas'uulka ka ah, xilka, xil, xilkaas, hayey, hayay, u hayay, ka ahaa, ka ah, ku ahaa, ugu ahaa, tixraac, tixraacyo, damiin, xubin, xubno, kubbad, ciyaaraha, masjid, masjidka, xeryo, xaafadda, xaafadaha, tuulada, miyi, miyiga, magaalooyin, gobolka, degmada, caasimad, caasimadda, dibedda, agagaarka, u dhow, dhow, fog, bidix, midig, kor, hoos, hoosta, dusha, dul, gudo, dibad, hortiisa, agteeda |
dhibaato, dhibaatooyin, dhibaatada, mushkilad, mushkilado, mushkilada, xal, xalin, xalliyay, xaliyay, xalliyaa, xaliyaa, xallin, isbeddel, isbedel, beddelay, bedelay, bedel, u bedelay, sabab u noqotay, samaynayaa, samaynayay, sameynayay, sameeyaan, samayn jiray, samee, sameysan, samaysan, la sameeyay, qabanayay, qabtaa, qaban, qaban jiray, ka soo baxay, soo baxay, ka baxay, ka tagay, tagay, tago, imid, imaado, imaanaya, yimid, galay, galo, gelid, baxay, soo noqday, noqdo mid, noqotay, ku noqday, sii wadaa, sii waday, sii wado, joogay, joogo, joogaa, dhigtay, keeno, keenaa, qaato, qaataa, siiyaa, siiyo, siinayay, bixiyaa, bixiyo, bixinayay, raacay, raaco, raacaa, raacid, u hoggaansan, u hogaansamid, ilaaliyo, hubiyaa, hubiyo, hubinayay, xaqiijiyaa, xaqiijiyo, isku dayay, isku dayaa, ku dadaalaa, dadaalay, u dhammaystay, dhammeeyaa, dhammaystiro, dhammaystiran, ku guulaystay, guulo, guulaystay, gaaray, gaadhay, gaaro, gaadho, kordhiyay, kordhiyey, kordhay, badiyay, badbaadiyay lacag, yareeyay, yareeyey, dhimay, khasaare, lumis, lumin, faa'iido, faaiido, dhaawac la'aan, ka fogaado, tixgelin, eegay, eego, eegaa, eegid, arkay, arkaa, dhegeysto, dhageysto, dhegaysi, weydiiyay, weydiiyaa, u sheegay, sheegay, sheego, tusay, tusaa, tusid, tusaale, tusaale ahaan, u baahan, baahan, baahan yahay, loo baahdo, loo baahan yahay, lagama maarmaan, khuseeya, la xidhiidhay, la xiriiray, la xiriiraa, ku saabsanaa, awoodda, farsamo gacmeed, gacanta, gacmo, gacan, ku celceliyay, ku celis, tijaabo, xilliga, xilli kasta, ku meel gaar, ku meel gaadh, joogto ah, rasmi ah, rasmi, iskii u shaqaysta, is shaqaaleysiiyay, ganacsigayga, gaar loo leeyahay, rayid, tilmaan, tilmaamo, tilmaamaha, amar, amarro, amarada, xeerarka, xeerka, shuruucda, nidaamka shaqada, sharuuda, liis, liiska, lambar, lambarka, numbarka, cabbirro, dhererka, ballaca, miisaanka alaabta |
shahaadooyinkayga, shahaadooyinkaygu, koorso, koorsooyin, koorsada, koorsooyinka |
# trades: verbs, tools, things
alaabta guriga samayn, alaab guri samayn, samaynta alaabta guriga, sameynta alaabta guriga, sameeyay alaab guri, sameeyaa alaabta guriga | furniture making
samaynta albaabada, sameeyay albaabo, albaabo samayn, albaabo, albaabada, daaqadaha | doors windows carpentry
armaajo, armaajooyin, kabadh, kabadho, kabatiyo, kabati, khaanado | cabinets
miis, miisas, kursi, kuraasi, sariir, sariiro, sariiraha, fadhi, fadhiyo | furniture
khaanad, rafka, rafaf | shelves
miinshaar, miinshar, minshaar, xariijin alwaax | saw cutting
randa, simid alwaax, alwaax simid | planing wood
masaxid alwaax, kashatri, warqad masaxeed | sanding
faarnish, farnish, dhalaalin alwaax | varnishing
xabag, koollo, dhejin, dhejiyay | glue
dubbe, dubbayaal, musbaar, musmaar, musbaarro, masaamiir | hammer nails
kaashawiito, kaasha wiito, furayaal, baansad, biinsooyin, iskuruug, kiyaawe | tools
dalooliyay, daloolin, dalooliye, birimo, biriin, darilka, duleelin | drilling
cabbiray, cabbiraa, cabbiro, cabiray, cabiraa, cabirid, cabbirid, qiyaasay, mitir, mitirka | measuring
goyaa, gooynta, goynta, gooyo, jaray, jaraa, jaro | cutting
isku rakibid, isku xidhid qaybaha, isku rakibay, isku dhejin | assembly
jaranjaro, sallaan, jaranjarada | stairs ladders
alwaaxa, alwaaxda, loox, looxyo, qoryo, geed alwaax | wood timber
dhisaa, dhiso, dhisi jiray, dhisnay, guryo dhisid, dhisidda guryaha, dhisay derbiyo, derbi dhisid | construction walls
qasay shamiito, qasid, qasidda shubka, shub qasid, qaso, qasay | mixing concrete
ciid, bacaad, quruurux, jay | sand gravel
xayndaab, xero, deyr, ood | fences
saqafka, jiingado, daboolid guri, siiling | roofing ceilings
rinjiyeeyay, rinjiyeeyaa, buraash, burush, rinjiyo, rinjiga | painting
midab, midabbo, midabyo | colour
alxamaa, alxamo, makiinadda alxanka, albaabo bir ah, daaqado bir ah, bir jarid | welding gates
birihii, naxaas, aluminiyam, alumiinyam | metal aluminium
qasabadaha, tubada biyaha, saxanka faraxalka, qubays, qolka qubayska, musqulaha | plumbing fixtures
xidhiidhinta tuubooyinka, isku xidhka tuubooyinka, tuubooyin xidhid | pipes connections
biyo mareen, xannibaad, furid tuubo, furay bullaacad | plumbing drains
xidhay, xidhaa, xidhid, xidho, ku xidhid, xiraa, xiro, rakibaa, rakibi jiray, rakibaad | installation
fiilo xidhid, xadhkaha laydhka, fiilooyin xidhid, laydhka, fiilooyinka laydhka | wiring
nalka, nalalka, guluub, guluubyo, laambad, laambado | lighting
shoodh, cilad koronto, ciladaha korontada, cillad koronto | electrical faults
quraarad, quraarado, muraayad, muraayado, dhalo | glass
quful, qufullo | locksmith
dayactiraa, dayactiri jiray, hagaajiyaa, hagaajiyo, sameeyay gawaari, gawaarida dayactir, dayactirka gawaarida, gawaarida hagaajin, hagaajinta gawaarida, hagaajinta baabuurta, gaadhi hagaajin | vehicle repair
garaashka gawaarida, warkshop, goob farsamo, waarshad, waarshadda | workshop
mooto, mootooyin, bajaaj, bajaajyo | motorcycle
klajka, kalaj, geer, geerka gaariga | transmission clutch
istaarin, isteerin, shookabsoor, sustada | suspension steering
raadiyeetar, qaboojinta matoorka | cooling engine
filtar, filtarka | filters
daynamo, istaartar, bilaag, bilaago | engine electrical
girsaar, girees, kirees | lubrication
shaag, shaagag, lugta gaariga, giraangir, giraangiraha | wheels
hubiyay gaariga, hubinta baabuurka, hubinta gawaarida, gaadhi hubin, eegista gaariga | vehicle inspection
cilad sheegid, cillad raadin, ciladda raadinta, cilad, ciladaha, ciladda gaariga, ogaanshaha cilladda | troubleshooting diagnostics
beddelid, bedelid, badalid, beddelka qaybaha, qaybo badalid | replacement parts
boodhiga gaariga, bodhi, bodhiga | body work
makaanikada, makaaniknimo, farsamada gawaarida, farsamada baabuurta | automotive mechanical
# food
ajiin, cajiin, cajiinka, qooshid, qooshay, qoosha, cajiimid, cajiin qooshid | dough kneading
bur, burka, bur qamadi, qamadi, khamiir, khamiirka | flour
foorno, fooran, foornada, moofo, moofada, kibis moofo | oven
dubay, dubaa, dubo, dubi jiray, rootiga, kibis, muufo, canjeero, laxoox, sambuus, buskud, bisgid | baking bread
foorno rooti, meel rooti, furin, furinka, foorin | bakery
doolsho, doolshe, keegag, keegga | cakes
maraq, suugo hilib, bariis karin, hilib karin, kariyaa, karsaa, kariyo, karin jiray, shiilid cunto, shiilay, kabaab | cooking
quraac, quraacda, qado, qadada, casho, cashada, casariye | meals
xawaash, milix, sonkor, cusbo | food
makhaayad cunto, adeegga cuntada, cunto bixin, cunto dhiibid, cunto keenid, miisaska adeegid | serving food
u adeegay, u adeegaa, u adeegid, adeegay, adeegid, adeeg, adeegga, adeegyo, adeegyada | service
saxamo, koob, koobab, weel, weelal, alaabta jikada, weelka, maacuun, maacuunta | dishes
bunka, kafee, kafeega, bun | cafe
casiir, biyo cabbid, shaaha, bunka cabitaan | beverages
hilib jarid, hilib gooyn, hilibka jarista | butcher meat
miro, miraha, furuut, furut, khudrat, muus, liin | fruit
# housekeeping
qol, qolal, qolalka, qololka, qolka | rooms
sariir gogol, gogol, gogosha, gogolid, goglid, goglay sariiraha, gogolay, gogosha sariiraha, sariiraha gogolid | making beds
qolalka nadiifin, nadiifinta qolalka, qolal nadiifin, nadiifiyay qolalka | room cleaning housekeeping
go'yaal, maro sariireed, tuwaal, tuwaallo, shukumaan | linen
kaawiyad, kaawiyadda, feerayn, feeray, kaawiyadeeyay, kaawiyayn, kawiyadeyn | ironing
dhaqay, dhaqaa, dhaqid, dhaqo, maydhay, maydhid, maydhaa, dharka maydhay, doobi, doobiga | laundry washing
xaaqay, xaaqaa, xaaqo, xaaqin, fardasho | sweeping
masaxay, masaxaa, masaxid, tirtirid, dhulka masaxid | mopping floors
boodh, boor, siigo, boorka tirtirid | dusting
jeermis dil, jeermis dilid, jeermiska | disinfection
saabuun, saabuunta, omo, kilooriin | cleaning products
nadiifiyaa, nadiifiyo, nadiifin jiray, safeeyay, safayn, safeeyaa | cleaning
habeeyay, habayn, habeyn, habaynta, habeynta, nidaamiyay, nidaamin | organising
guri hayn, guri haynta, guri haye, guri haysa, qol nadiifiye | housekeeping housekeeper
xannaanada carruurta, carruur xannaanayn, carruur hayn, ilmo hayn, korin carruur | childcare
daryeelka waayeelka, waayeel daryeel, naafo, naafada | caregiver elderly disability
dabaq, dabaqyo | floors
xammaal, xamaallo, alaab qaade | porter
# physio and health
jir dhis caafimaad, daawaynta jirka, daaweynta jirka, fiisiyoterabi, fisiyoteerabi, fisiyoterabi, jimicsi daaweeye, daaweeye jireed, farsamayaqaan jimicsi, daawaynta jireed | physiotherapy physiotherapist
baxnaanin, baxnaanis, soo kabasho, dhaqan celin jireed | rehabilitation
duugid, duugis, duugista, masaajo, duugay, duugaa | massage
jimicsi, jimicsiga, jimicsiyo, layli jireed, jimicsi baray | exercises
socod, socodka bukaanka, dhaqdhaqaaq, dhaqdhaqaaqa | mobility gait
xanuunka, xanuunno, dhabar xanuun, xanuunka dhabarka | pain
muruq, muruqyo, muruqyada, kala goys, kala goysyo, jilib, jilibka, garab, laf dhabar, dhabar | joints muscle physiotherapy
laf, lafo, lafaha, jab, jabka lafaha, kabid, kabista | fractures orthopedic
istarooke, faalig, dhan dhimis, curyaan | stroke neurological
dhaawacyada ciyaaraha, dhaawacan, dhaawacantay | injuries
baaray, baadhay, baaraa, baadhaa, baadhid, eegay bukaanka | examination
qorshaha daawaynta, qorshaha daaweynta | treatment plan
ilko, ilkaha, ilig, rug ilko | dental
kaaliyaha dhakhtarka ilkaha, kaaliye ilko | dental assistant
indho, indhaha, ookiyaale | optician
lug macmal, addin macmal | prosthetics
irbad muday, muday, mudid, durid | injections
miisaan, miisaamay, miisaamid | weighing
qandho, heerkul | temperature
raajo, raajito, raajada | radiology
daweeyaa, daaweeyaa, daawayaa, daweeyey, daweynayay | treatment
u daryeelay, daryeelaa, daryeelo | care
# teaching
macallin xisaab, macalin xisaab, macallinka xisaabta, macallimad xisaab, macalin xisaabeed, xisaab dhigid, dhigay xisaabta, dhigaa xisaabta, baray xisaabta | mathematics teacher teaching
sharxay, sharraxay, sharraxaa, sharxaa, sharaxaad, sharxid, faahfaahin, faahfaahiyay | explain teaching
saxay, saxaa, sixidda imtixaanada, imtixaannada saxid, buundo, buundooyin, dhibco, dhibcaha ardayda | grading
tabeesha, looxa dugsiga, buug, buugaag, buugaagta, buugga, jeeso, jeesso | teaching materials books
aljabra, jabar, joomitri, isle'eg | mathematics algebra
cashar gaar ah, casharro dheeraad ah, casharro gaar ah | tutoring
xilli dugsiyeed, sannad dugsiyeed | school term
casharro diyaarin, diyaariyay casharrada, diyaariyaa casharrada, casharro diyaariyay, cashar diyaarin | lesson planning
kulanka waalidiinta, shirka waalidka | parent meetings
dhigaal xirfadeed, baraday, xirfad barte, xirfad bartayaal, tababarte xirfadeed | apprentices
tababaray shaqaalaha, tababaray shaqaale, tababarka shaqaalaha, tababaray dhallinyarada, tababaraa, tababaro shaqaale | staff training
macallin baabuur wadis, baraha darawalnimada | driving instructor
maktabad, maktabadda | library books
maktabad haye, maktabad maamule | librarian
# cash desk, sales, office
tiriyay lacagta, lacag tirin, tirinta lacagta, tirin, tiriyay, tiriyaa, tiriyo, tirinta, lacagta tiriyay | counting cash
baaqi, baaqiga, lacag celin, baaqi celin, celinta baaqiga, celiyay baaqiga, sarrif, haraaga | cash change
iskaan, iskaan garayn, iskaangareeyay, baarkoodh, iskaanar | scanning barcode
shilin, doolar, doollar, lacag qalaad | cash
lacag qabtay, lacagta qabtay, lacag qabasho macaamiil, lacag qaadid, qabashada lacagta, lacagta qabashada | cash handling
kaarka bangiga, zaad, evc, sahal lacag, edahab, lacag mobil | mobile money payments
mashiinka lacagta, miiska lacagta, kaashka, khasnad, khasnadda, kaawntar, khasnadda lacagta | cash register
xidhista xisaabta, xiritaanka xisaabta, xisaab xidh, xisaabxir, xisaab xir maalinle | cash count reconciliation
iibiyaa, iibiyo, iibin jiray, iibinayay, iibsha, gadaa, gado, gadi jiray, gadis | sales
buuxinta khaanadaha, alaabta habayn, habaynta alaabta, alaab habayn | stocking shelves
iibsadayaal, iibsade, macmiisha | customers
suubarmaarkid, subarmarkit, suubermaarket, dukaanno, dukaamo, carwo, carwada | store
kaaliye dukaan, shaqaale dukaan | shop assistant
wakiil, wakiilka, dilaal, dillaal | agent representative
ubaxyo | flowers
wacay, wacaa, telefoon wacid, telefoonka ka jawaabay, wicid | phone calls
garaacid qoraal, garaacay qoraal, teebgareyn, teebgarayn, taaybin, teeb | typing
faylalka habaynta, faylal habayn, kala soocid, kala soocay, kala sooc, habaynta faylalka | filing sorting
qoro warbixin, qoraa warbixinno, qoray warbixinno, qoray warbixin, warbixin qoray, warbixinno qoray | report writing
koobiyayn, koobi, footokoobi, daabace, daabacayaal, daabacay | photocopying printing
iimayl, iimeyl, email ka | email
boosto, boostada, farriin | post office mail
soo dhaweeyay, soo dhaweeyaa, soo dhaweyey, soo dhoweeyay, qaabilay martida, martida qaabilid | greet visitors reception
soo iibsaday, soo iibiyay, alaab iibsi, soo gadid, soo gadashada, iibsadaa | purchasing
qiime isbarbardhig, isbarbar dhigay, isbarbardhigay, qiimaha isbarbardhigga, dalabyada isbarbardhig, qiime bixin | compare quotations
gorgortamay, gorgortamaa, gorgortanka, ka wada xaajooday | negotiation
jadwalo, shifti, shiftiga, jadwal shaqo | schedule shifts
kormeeraa, maamulaa, maareeyaa, hogaamiyay, hoggaamiyaa, horjooge | supervise
buugga lacagta, buug lacageed, buugga kaashka | cash book
bayaanka bangiga, warqadda bangiga | bank statements
xawaalad, xawaalado, xawaaladda, xawilaad, lacag dirid | money transfers
haraa | balances
qorsheeyaa, qorsheynayay | planning
# driving
darawal basas, bas wade, wade bas, darawal bas dugsi, baska wadaha | bus driver
bas wadid, baska, basaska, bas yar, kaarto, xaajiyo khamsiin | bus
wadaa, waday bas, wado bas, wadi jiray, kaxeeyaa, kaxayn jiray, wadid baabuur, wadnay, wadayay, darawalnimo, darawalnimada | driving
boosteejo, boosteejada, istaanka, istanka | stops routes
ciriiri, jaam, taraafik, taraafikada | traffic
kiiloomitir, kilomitir | mileage
shil la'aan, shilal la'aan, shilal, shilalka | accidents safety
tareen, tareenka | train
raray, raraa, dejiyay, dejiyaa, rogay, rogid, raro, soo dejiyay | loading
gaarsiiyaa, gaadhsiiyay, gaadhsiin, gaadhsiinta, geeyaa, geeyo | deliveries
tagsi, tagsiga | taxi
naafto, baasiin, gaas, shidaalka gaariga | fuel
hubin, hubinta, hubis, hubsaday, xaqiijinta alaabta | inspection checks
wiish, kirayn, kireen, katarbil, buldoosar, cagaf qodis | heavy equipment
# farm
jeexid, jeexay, qodaal beereed, qodid beer, falay, fala, cagafcagaf ku falid | ploughing
abuuray, abuurid, beeray abuur | sowing seeds
beeraa, beero geedo, tallaalid geedo, geedo beerid | planting
goostay, goosto, guray, guraa, gurid, goosashadii, urursi dalag | harvesting
waraabiyay, waraabiyaa, waraabiyey | irrigation
haramayn, harame, haramaynta, harame gurid | weeding
quudin, quudinta, quudiyay, quudiyaa, cunto siin xoolo, calaf siin | feeding animals
lisay, lisaa, liso, caano lisid, lisidda, lisidda lo'da, maalid, maalay | milking
dibi, dibiyo, weyl, ri, riyaha, neef, neefaf, faras, dameer, dameero, fardo, idaha | livestock cattle
ukun, ukunta, beed, digaag korin | poultry eggs
galley, hadhuudh, haruur, sisin, digir, qudaar, qare, cambe, babaay, masago | crops
yaanyo, basal, bataati, baradho, kaabash | vegetables
shinni, malab, shinni korin | beekeeping
caws, caws jarid, beerta guriga, geedo jarid | lawn gardening
yaambo, gudin, majarafad, manjarafad, faas, badeel, badeelad | tools digging
shabaq, shabagga kalluunka, dooni | fishing nets boats
# tailoring, beauty
tolaa, tolo, toli jiray, tolayay, tolista, dhar toli | sewing
shaadh, shaati, surwaal, surwaallo, toob, dirac, cabaayad, khamiis dharka, direes, direeska, labis | garments
badhan, sibidh, soo gaabin dhar, dhar gaabin | alterations
falkin, xarig samayn, tidcid | textile weaving
kabo, kabaha, kabo tole, maqaar, haragga | shoe leather
dahable, dahabka | jewellery
dheri, dheriyo | pottery
timo jaray, timo tidcid, tidicid, gadhka, garka, xiirid, rayiis | hairdressing
xinne, cillaan, ciddiyo, maqaarka wejiga | beauty
daah, daahyo | upholstery
# technology, media, guard
kombiyuutar rakibid, rakibidda kombiyuutarrada, rakibay kombiyuutarro | computer installation
kombiyuutar hagaajin, dayactirka kombiyuutarrada | computer repair
tijaabiyay, tijaabin, tijaabiyaa, imtixaanay | testing
kaamirada sawirka, aroos, aroosyo, xaflad, xaflado, munaasabado | photography events
ilaaliyaa, waardiyeeyay, waardiyeeyaa, waardiyayn, ilaalinayay | security
tuug, xatooyo, tuugo | theft
dab damiye, dab demiye, dabdamis, dabdemis | firefighter fire
askari, ciidan, ciidanka, militari | security
khadka wax soo saarka, warshadda shaqaale | production line
baakadeeyay, baakadeeyaa, xidhxidhay, xirxirid | packaging
ahayd, ahaayeen, ay, bay, buu, baan, waan, wuu, wey, way, waxan, waxaannu, waxaanu, wixii, wixi, waxba, dhacay, dhacaan, dhaco, ma dhicin, dhicin, dhicid, jaban, jabay, jabeen, wax jabay, kulmay, kulmaa, la kulmay, la kulmo, ogaaday, ogaado, ogaanshaha, illoobay, illoobo, la illoobo, kacay, kor u kacay, kacday, ka kacay, ku kacayso, ku kacay, qiimaha ku kaco, farqi, farqi la'aan, khasaaro, khasaaraha, hagay, hagaa, hagid, buuxiyay, buuxiyaa, buuxin, buuxinta, buuxiyo, hubka yoolalka, yoolal, yoolasha, jirnay, jireen, jirin, baa, baan ahaa, ayaannu, ayaanan, waqtigoodii, waqtigoodi, gudbay, gudbid, gudbida, natiijada, khalad, khaladaad, khalad la'aan, cilad la'aan, halis, halista, kulayl, qabow, gacmaha, lugaha, madaxa, isha, midba, tayo leh, tayo sare, qaali, jaban oo, raqiis, rakhiis, qanacsan, ku qanacsan, qancin, qanciyay, amaan, ammaanay, la ammaanay, abaalmarin, dallacaad, la ii dallacsiiyay, jagadan, toosid, soo kacay, seexday, sugay, sugid, qabsaday, qabsi, isku xilqaamay, xilkas, xilkasnimo, mas'uuliyaddayda, hawlahayga, hawshayda, shaqadayda, shaqadaas, shaqadan, shaqooyin, shaqooyinka, hawlo, hawsha, howsha |
dalbaday, dalbadaa, dalban, dalbo, dalbasho, dalbashada | orders
tigidh, tigidho, tigidhada, tigidhka | tickets
kaar, kaarka, kaarar | card payments
suun, suunan, suunanka, suumanka | engine
sawiray, sawirid naqshad, sawiray naqshadda, naqshad sawirid | drawings
xisaab ka dhigi, xisaab ka dhigay, xisaabta dhigi, xisaabta ka dhigay, xisaab bare, xisaab baray, xisaab u dhigay | mathematics teaching
fisiyoterabiste, fiisiyoterabiste | physiotherapist
qiiq bax, silinsar, eksoos | exhaust
buugga safarka | log book
soo dhaweynta u sheegid, qaabilaadda | reception
jikooyin, jikooyinka rakibid | kitchen
biyuhu, kaga, meesha, meeshana, cad, caddaan ah, si cad, yeeraa, yeeray, u yeeray, u yeeraa, xanuunsaday, xanuunsado, xanuunsadaan, raadiyay, raadiyaa, raadin, raadinta, jawaabay, jawaabaa, jawaabi, jawaabid, jawaab, qabtay ilaa, dejin jiray, dejiyay carruurta, degganaan, daqiiqo, daqiiqado, saacad, saacado, saacadda, go'aan, go'aamo, go'aansaday, doortay, doorasho, riixay, riixid, jiiday, sara u qaaday, qaadid, raacay dadka, hagis, haga, la socday, dhiirrigeliyay, dhiirigelin, wasakh, wasakhda, duug, duugoobay, burburay, xumaaday, xun, cabsi, tagaa, ka tagaa, kaga tagay, ka tegay, tegay, aqoonsi, aqoonsiga, isku mid |
biyo daadanaya, daata, daataan, daadanaya, biyaha daadanaya, dhibcid | leaks
alaabta ceeriin, alaab ceeriin, ceeriin | raw materials
garaacay, garaacid, garaaca, garaaci | typing
telefoonka ka jawaabi, telefoonka ka jawaabid, ka jawaabi jiray telefoonka | phone calls
dhaqdaa, dhaqday, xoolo dhaqday, lo' dhaqid, xoolo dhaqid | animal husbandry
dhulka, dhul, dhulalka | land
tafatiray, tafatiraa, tafatirid, tafatirka | editing
album, albamka, albam | albums photography
toobab, toobabka | garments
damiyay, damiyaa, damin, dab damin, damiyey | fire
kaararka aqoonsiga, aqoonsi hubin, kaadhka aqoonsiga | access control
xafiis qareenno, xafiiska qareenka | law office
baska dugsiga, bas dugsi | school bus
`;
