/** The French glossary: `phrase, other phrase | english`. Phrases without English say nothing about a trade. */
export const FRENCH = `
# grammar, and what stands in every résumé
le, la, les, l, un, une, des, du, de, d, au, aux, a, et, ou, en, dans, sur, sous, pour, par, avec, sans, chez, vers, entre, lors, depuis, pendant, jusque, jusqu, afin, ainsi, aussi, puis, donc, mais, car, ni, que, qu, qui, quoi, dont, ce, cet, cette, ces, c, s, se, si, n, ne, pas, plus, moins, tres, trop, bien, tout, tous, toute, toutes, chaque, plusieurs, quelques, autre, autres, meme, memes, tel, telle, tels, telles, comme, selon, notamment, egalement, apres, avant, durant, environ, dès, contre, parmi, hors, ici, la bas, quand, lorsque, comment, non, oui, deja, encore, toujours, souvent, ensuite, aujourd, hui, actuellement |
je, j, tu, il, elle, on, nous, vous, ils, elles, me, m, te, moi, lui, leur, leurs, eux, y, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos |
est, sont, etait, etaient, suis, etes, sommes, etre, ete, etant, ai, as, ont, avons, avez, avait, avaient, avoir, ayant, eu, sera, serai, seront, fait, faire, fais, faisais, peut, peux, pouvoir, doit, devoir, permet, permettre, permis |
travail, travaux, travailler, travaille, travaillais, emploi, poste, metier, experience, experiences, experimente, competence, competences, connaissance, connaissances, capacite, aptitude, maitrise, maitriser, responsable, responsabilite, responsabilites, charge, chargee, tache, taches, mission, missions, entreprise, societe, organisme, organisation, equipe, equipes, service, services, personne, personnes, annee, annees, an, ans, mois, jour, jours, semaine, heure, heures, quotidien, quotidienne, quotidiennement, mensuel, mensuelle, mensuels, mensuelles, hebdomadaire, annuel, annuelle, bon, bonne, bons, bonnes, excellent, grand, grande, petit, petite, nouveau, nouvelle, nouveaux, divers, diverses, differents, differentes, different, niveau, domaine, recherche, recherchons, recherche d un emploi, candidat, candidate, profil, poste de, aide, aider, assister, participer, participation, participe, contribuer, realiser, realisation, realise, effectuer, effectue, assurer, assure, garantir, utiliser, utilisation, utilise, mettre en place, mise en place, mis en place, fournir, fourni, obtenir, obtenu, dynamique, motive, motivee, rigoureux, rigoureuse, serieux, serieuse, autonome, ponctuel, sens de l organisation, rigueur, autonomie, salarie, salaries, employe, employee, personnel, agent, cadre, sein, cours, titulaire, confirme, confirmee, debutant, cdi, cdd |
deux, trois, quatre, cinq, sept, huit, neuf, dix, premier, premiere, second, troisieme |
janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre |

# titles
infirmier, infirmiere, infirmier diplome d etat, infirmiere diplomee d etat, infirmier d etat, ide | registered nurse
infirmier chef, infirmiere chef, cadre de sante, infirmier major | nurse manager
aide soignant, aide soignante | nursing assistant
sage femme, sages femmes | midwife
medecin, medecins, medecin generaliste, docteur en medecine | physician doctor
chirurgien | surgeon
dentiste, chirurgien dentiste | dentist
veterinaire, docteur veterinaire | veterinarian
auxiliaire veterinaire, assistant veterinaire | veterinary technician
pharmacien, pharmacienne | pharmacist
preparateur en pharmacie, preparatrice en pharmacie | pharmacy technician
technicien de laboratoire, laborantin, laborantine, technicienne de laboratoire, biologiste | laboratory technician
kinesitherapeute | physiotherapist
nutritionniste, dieteticien, dieteticienne | nutritionist
ambulancier, ambulanciere | paramedic
agent de sante communautaire, agente de sante communautaire, relais communautaire, animateur de sante | community health worker
assistant social, assistante sociale, travailleur social, travailleuse sociale, educateur specialise | social worker
psychologue | psychologist
comptable, comptables | accountant
chef comptable, responsable comptable | chief accountant
expert comptable | certified public accountant
aide comptable, assistant comptable, assistante comptable | accounting clerk bookkeeper
directeur financier, directrice financiere, responsable financier, daf | finance manager
controleur de gestion, controleuse de gestion | financial controller
auditeur, auditrice, commissaire aux comptes | auditor
caissier, caissiere, hote de caisse, hotesse de caisse | cashier
guichetier, guichetiere, conseiller bancaire | bank teller
agent de credit, charge de credit | loan officer
analyste financier | financial analyst
chauffeur, chauffeurs, conducteur, conductrice | driver
chauffeur poids lourd, chauffeur poids lourds, conducteur poids lourd, conducteur de camion, chauffeur routier, routier, conducteur routier | truck driver
chauffeur livreur, livreur, coursier | delivery driver
conducteur de bus, chauffeur de bus, conducteur d autobus | bus driver
chauffeur de taxi | taxi driver
enseignant, enseignante, professeur, professeure, instituteur, institutrice, maitre d ecole, maitresse | teacher
professeur des ecoles, instituteur primaire | primary school teacher
professeur de lycee, professeur de college, enseignant du secondaire | secondary school teacher
educateur de jeunes enfants, educatrice de jeunes enfants, jardiniere d enfants | kindergarten teacher
directeur d ecole, directrice d ecole, proviseur | school principal
enseignant chercheur, maitre de conferences | university lecturer
formateur, formatrice | trainer
developpeur, developpeuse, programmeur, programmeuse, developpeur logiciel, ingenieur logiciel, developpeur informatique, ingenieur informatique, informaticien, informaticienne | software developer
developpeur web, developpeuse web, integrateur web | web developer
developpeur mobile | mobile developer
analyste de donnees, analyste donnees, data analyste | data analyst
operateur de saisie, operatrice de saisie, agent de saisie | data entry clerk
administrateur reseau, administrateur reseaux, ingenieur reseau, administrateur systeme et reseaux | network administrator
administrateur systeme, administrateur systemes | system administrator
technicien informatique, technicienne informatique, technicien support, technicien helpdesk | it support technician
graphiste, infographiste, designer graphique, concepteur graphique | graphic designer
photographe | photographer
monteur video, monteuse video | video editor
journaliste, reporter | journalist reporter
redacteur, redactrice | writer editor
redacteur en chef | editor
animateur radio, presentateur | broadcaster
traducteur, traductrice | translator
interprete, interpretes | interpreter
avocat, avocate | lawyer
juriste, conseiller juridique, conseillere juridique | legal adviser
assistant juridique, assistante juridique, clerc | paralegal
notaire | notary
juge, magistrat | judge
electricien, electricienne | electrician
ingenieur electricien, ingenieur electrique, ingenieur en electricite | electrical engineer
technicien solaire, installateur solaire, technicien photovoltaique, installateur de panneaux solaires, installateur photovoltaique | solar technician
soudeur, soudeuse | welder
forgeron, metallier, chaudronnier, ferronnier | blacksmith metal worker
plombier, plombiere | plumber
menuisier, menuisiere, charpentier, ebeniste | carpenter
macon, maconne | mason
carreleur | tiler
ouvrier du batiment, ouvrier, ouvriere, manoeuvre | construction worker
peintre en batiment, peintre | painter
ingenieur civil, ingenieur genie civil, ingenieur en genie civil | civil engineer
architecte | architect
ingenieur, ingenieure | engineer
ingenieur mecanique, ingenieur mecanicien | mechanical engineer
geometre, topographe | land surveyor
chef de chantier, conducteur de travaux | construction site supervisor
entrepreneur | contractor
mecanicien, mecanicienne, mecanicien automobile, mecanicien auto | automotive mechanic
frigoriste, climaticien, technicien en climatisation | air conditioning technician
technicien de maintenance, agent de maintenance | maintenance technician
technicien, technicienne | technician
operateur de machine, operateur machine, conducteur de ligne | machine operator
conducteur d engins, grutier | heavy equipment operator
cuisinier, cuisiniere | cook
chef cuisinier, chef de cuisine | chef
second de cuisine | sous chef
commis de cuisine, aide cuisinier, plongeur | kitchen assistant
boulanger, boulangere | baker
patissier, patissiere | pastry chef
boucher | butcher
serveur, serveuse, garcon de cafe | waiter
directeur d hotel | hotel manager
gerant de restaurant, directeur de restaurant | restaurant manager
receptionniste, agent d accueil, hotesse d accueil, hote d accueil, charge d accueil, standardiste | receptionist
agent d entretien, agente d entretien, agent de nettoyage, femme de menage, technicien de surface, homme de menage | cleaner
femme de chambre, valet de chambre, gouvernante, employee de maison | housekeeper
nounou, garde d enfants, assistante maternelle | nanny
gardien, gardienne, agent de securite, agente de securite, vigile, veilleur de nuit, agent de surveillance, surveillant | security guard
chef de poste, responsable securite, responsable de la securite | security supervisor
policier, policiere, gendarme | police officer
vendeur, vendeuse, commercial, commerciale, representant commercial, conseiller de vente, conseillere de vente, delegue commercial, agent commercial | sales representative
responsable commercial, directeur commercial, responsable des ventes, chef des ventes | sales manager
commercant, commercante | shopkeeper
responsable de magasin, gerant de magasin, directeur de magasin | store manager
responsable marketing, charge de marketing, chargee de marketing, directeur marketing | marketing manager
charge de clientele, chargee de clientele, conseiller clientele, teleconseiller, conseiller client | customer service representative
magasinier, magasiniere, gestionnaire de stock, gestionnaire de stocks, gestionnaire des stocks | storekeeper
chef d entrepot, responsable entrepot, responsable d entrepot, chef magasinier | warehouse manager
manutentionnaire, preparateur de commandes, cariste, agent d entrepot | warehouse worker
logisticien, logisticienne, responsable logistique, agent logistique, charge de logistique | logistics officer
acheteur, acheteuse, responsable achats, responsable des achats, charge des achats | procurement officer
couturier, couturiere, tailleur, tailleuse | tailor
styliste, modeliste | fashion designer
coiffeur, coiffeuse | hairdresser
estheticien, estheticienne | beautician
agriculteur, agricultrice, cultivateur, fermier, maraicher | farmer
agronome, ingenieur agronome | agronomist
vulgarisateur agricole, conseiller agricole, technicien agricole | agricultural extension officer
ouvrier agricole | farm worker
eleveur, eleveuse, berger | livestock farmer
pecheur | fisherman
jardinier, jardiniere, paysagiste | gardener
directeur des ressources humaines, directrice des ressources humaines, drh, responsable des ressources humaines, responsable rh, responsable ressources humaines | human resources manager
charge des ressources humaines, assistant rh, assistante rh, assistant ressources humaines, gestionnaire rh, assistante ressources humaines | human resources officer
recruteur, recruteuse, charge de recrutement, chargee de recrutement | recruiter
chef de projet, cheffe de projet, chef de projets, responsable de projet, gestionnaire de projet, directeur de projet | project manager
coordinateur de projet, coordinatrice de projet, coordonnateur de projet, coordinateur de programme | project coordinator
charge de projet, chargee de projet, assistant de projet | project officer
responsable suivi et evaluation, charge de suivi et evaluation, responsable suivi evaluation | monitoring and evaluation officer
secretaire | secretary
assistant administratif, assistante administrative, agent administratif, employe de bureau | administrative assistant
assistant de direction, assistante de direction, secretaire de direction | executive assistant
responsable administratif | office manager
directeur general, directrice generale, pdg | chief executive
directeur, directrice, gerant, gerante | director manager
coordinateur, coordinatrice, coordonnateur | coordinator
superviseur, superviseure, chef d equipe, cheffe d equipe, contremaitre | supervisor
chef, cheffe | head
gestionnaire | manager
conseiller, conseillere, consultant, consultante | consultant
chercheur, chercheuse | researcher
bibliothecaire, documentaliste | librarian
pilote | pilot
hotesse de l air, steward | flight attendant
marin | sailor
agent de voyage | travel agent
guide touristique | tour guide
stagiaire, stage | intern
benevole | volunteer
apprenti, apprentie | apprentice

# health
soins infirmiers, soin infirmier | nursing
soins aux patients, prise en charge des patients, soins des patients, prise en charge des malades, soins | patient care
patient, patients, malade, malades | patients
hopital, hopitaux, hospitalier | hospital
clinique, dispensaire, cabinet medical | clinic
centre de sante | health centre
urgence, urgences, service des urgences | emergency
reanimation, soins intensifs | intensive care
chirurgie, bloc operatoire | surgery
medicament, medicaments | medication
administration des medicaments, administration de medicaments, administrer des medicaments, administrer les medicaments, administre les medicaments | administering medication
delivrance des medicaments, delivrance de medicaments, dispensation, delivrer des medicaments | dispensing medication
ordonnance, ordonnances | prescriptions
pharmacie, officine | pharmacy
injection, injections, piqures | injections
perfusion, perfusions | intravenous therapy
signes vitaux, constantes, parametres vitaux, prise des constantes | vital signs
tension arterielle | blood pressure
pansement, pansements, plaies, soin des plaies | wound care
sterilisation | sterilization
prevention des infections, controle des infections, hygiene hospitaliere | infection control
vaccination, vacciner, vaccin, vaccins | immunization vaccination
accouchement, accouchements, maternite | labor and delivery
consultations prenatales, soins prenatals, femmes enceintes, suivi de grossesse | antenatal care
mere, meres, maternelle | maternal
enfant, enfants, pediatrie | children
nouveau ne, nouveau nes | newborn
malnutrition, alimentation | nutrition
premiers secours, secourisme | first aid
diagnostic, diagnostics, diagnostiquer | diagnosis
traitement, traitements, traiter | treatment
analyses medicales, analyses biologiques, examens de laboratoire | laboratory tests
prelevement, prelevements, prise de sang | specimens
sang | blood
laboratoire | laboratory
dossiers medicaux, dossiers des patients, dossier medical, dossier patient | medical records
education sanitaire, education a la sante, sensibilisation sanitaire | health education
sante communautaire | community health
sante publique | public health
sante, sanitaire | health
visites a domicile, visite a domicile | home visits
communaute, communautes, communautaire | community
sensibilisation, sensibiliser | awareness
famille, familles, menages | families
paludisme | malaria
cholera | cholera
tuberculose | tuberculosis
vih | hiv
refere, referencement | referral
maladie, maladies | disease
diabete | diabetes
medical, medicale, medicaux | medical

# money
comptabilite, comptabilite generale | accounting
compte, comptes | accounts
tenue de livres, tenue de comptabilite, tenue de la comptabilite, tenue des livres | bookkeeping
grand livre | general ledger
ecritures comptables, saisie comptable, ecritures, saisie des ecritures | journal entries
etats financiers, bilans, bilan | financial statements
rapport, rapports, compte rendu, comptes rendus | reports
rapports financiers, rapport financier | financial reports
preparer, preparation, elaboration, elaborer, etablir, etablissement, etabli | prepared
rapprochement bancaire, rapprochements bancaires | bank reconciliation
rapprochement, rapprochements | reconciliation
comptes clients, creances clients, creances | accounts receivable
comptes fournisseurs, dettes fournisseurs | accounts payable
facture, factures, facturation, facturer | invoices
paie, paies, bulletins de paie, gestion de la paie, salaires, fiches de paie, paye | payroll
impot, impots, taxe, taxes, fiscal, fiscale, fiscalite, declarations fiscales | tax
tva | vat
budget, budgets, budgetaire | budget
balance generale | trial balance
cloture mensuelle, clotures mensuelles, cloture des comptes | month end close
audit, audits | audit
depense, depenses, frais | expenses
recette, recettes, revenus, chiffre d affaires | revenue
caisse, especes, encaissement, encaissements | cash
petite caisse | petty cash
recouvrement | collections
paiement, paiements, reglements | payments
recu, recus | receipts
cheque, cheques | checks
banque, banques, bancaire, bancaires | bank
depot, depots | deposits
retraits | withdrawals
credit, credits, pret, prets | loans
microcredit | microfinance
finances, financier, financiere, financiers | finance
immobilisations | fixed assets
cout, couts | cost
analyse financiere | financial analysis
assurance, assurances | insurance
ordinateur, ordinateurs, informatique, bureautique | computer
tableur, tableurs | spreadsheets

# driving, stores, logistics
conduite, conduire, conduit, conduite de vehicules | driving
securite routiere | road safety
vehicule, vehicules, voiture, voitures | vehicle
camion, camions, poids lourd, poids lourds | truck
bus, autobus | bus
permis de conduire, permis b, permis c, permis poids lourd | driving license
passager, passagers, voyageurs | passengers
transport, transporter, transports | transport
livraison, livraisons, livrer | deliveries
marchandise, marchandises | cargo
fret, cargaison | freight
itineraire, itineraires, trajets, tournees | routes
code de la route | traffic rules
carburant | fuel
carnet de bord, carnet de route | log book
entretien du vehicule, entretien des vehicules, entretien courant du vehicule | vehicle maintenance
vidange, huile | oil
pneu, pneus | tires
moteur, moteurs | engine
frein, freins, freinage | brakes
pieces de rechange, pieces detachees | spare parts
reparation, reparations, reparer, depannage, depanner | repair
entretien, entretenir, maintenance | maintenance
maintenance preventive, entretien preventif | preventive maintenance
panne, pannes, diagnostic de pannes, recherche de pannes | troubleshooting
entrepot, entrepots, magasin de stockage | warehouse
stock, stocks, gestion des stocks, gestion de stock, gestion de stocks | inventory stock
inventaire, inventaires | stock taking inventory
reception des marchandises, reception de marchandises, receptionner | receiving
sortie de stock, sorties de stock | issuing stock
fiches de stock, fiche de stock | bin cards
stockage, stocker, entreposage | storage
chargement, dechargement, charger, decharger | loading unloading
chariot elevateur | forklift
chaine d approvisionnement, chaine logistique, approvisionnement, approvisionnements | supply chain
fournisseur, fournisseurs | suppliers
achat, achats, acheter | procurement
bon de commande, bons de commande | purchase orders
appel d offres, appels d offres | tenders
logistique | logistics
douane, douanes, dedouanement | customs
importation, importations, import | imports
exportation, exportations, export | exports
distribuer, repartition | distribution
emballage, emballer, conditionnement | packaging
commande, commandes | orders
expedition, expeditions, expedier | shipping

# teaching
enseignement, enseigner, enseigne, pedagogie, pedagogique | teaching
educatif, educative | education
eleve, eleves, etudiant, etudiants, etudiante, apprenants | students
classe, classes, salle de classe | classroom
gestion de classe, gestion de la classe | classroom management
lecon, lecons | lessons
preparation des cours, preparation de cours, preparation des lecons, fiches pedagogiques, planification des lecons, planification des cours | lesson planning
programme scolaire, programmes scolaires | curriculum
examen, examens | exams
correction des copies, correction, notation | grading
evaluation, evaluations, evaluer | assessment
parents d eleves, parents | parents
mathematiques, maths | mathematics
sciences | science
physique | physics
chimie | chemistry
biologie | biology
histoire | history
geographie | geography
alphabetisation | literacy
formation, formations, former | training
atelier, ateliers | workshops
maternelle, ecole maternelle, creche | kindergarten
ecole, ecoles, scolaire | school
ecole primaire, primaire | primary school
universite, faculte | college
education specialisee, enseignement specialise | special education

# software, data, design, media
programmation, programmer, coder, codage | programming
developpement logiciel, genie logiciel, developpement de logiciels, logiciel, logiciels | software development
developper, developpement, developpe | development
programme, programmes | program
application, applications | applications
applications mobiles, application mobile | mobile applications
site web, sites web, site internet, sites internet, developpement web, applications web, application web | web development
interface utilisateur, interfaces utilisateur, interfaces | user interface
base de donnees, bases de donnees | databases
donnees, donnee | data
saisie de donnees, saisie des donnees | data entry
collecte de donnees, collecte des donnees, collecter les donnees | data collection
analyse de donnees, analyse des donnees, analyser les donnees | data analysis
analyse, analyses, analyser | analysis
statistique, statistiques | statistics
apprentissage automatique, intelligence artificielle | machine learning
tableaux de bord, tableau de bord | dashboards
enquete, enquetes, sondages | surveys
essais logiciels, tests logiciels | software testing
reseau, reseaux, reseaux informatiques | network
serveurs, serveurs informatiques | servers
securite informatique, cybersecurite | information security
systeme, systemes | systems
technologies de l information | information technology
utilisateur, utilisateurs | users
conception, concevoir, concu | design
conception graphique, graphisme, design graphique, infographie | graphic design
logo, logos | logos
identite visuelle, charte graphique | branding
affiche, affiches, depliants, brochures | posters brochures
impression, imprimer, imprimerie | printing
mise en page | layout
photographie, photographies | photography
montage video, montage | video editing
journalisme, presse, medias | journalism
actualites, actualite, informations, information | news
interview, interviews, entretiens | interviews
article, articles, reportages, reportage | articles
redaction, rediger, redige, ecriture, ecrire | writing
edition, relecture | editing
radio | radio
television | television
reseaux sociaux, medias sociaux | social media
contenu, contenus | content
traduction, traduire, traductions | translation
interpretation, interpretariat, interpreter | interpreting
langue, langues | language
couramment, courant, parle couramment, bilingue | fluent
parler, parle, parlant, parlee | speaking
lu, lire, lecture | reading
langue maternelle | native

# electricity, solar, building, trades
electricite, electrique, electriques | electrical
cablage, cablages, cabler, cables electriques, cables, installation electrique, installations electriques | wiring electrical installation
tableaux electriques, tableau electrique, armoires electriques | electrical panels
disjoncteur, disjoncteurs | circuit breakers
groupe electrogene, groupes electrogenes, generateurs, generateur | generators
transformateur, transformateurs | transformers
eclairage | lighting
installer, installe, pose, poser, installation, installations | installation
solaire, solaires, photovoltaique, photovoltaiques, energie solaire | solar
panneaux solaires, panneau solaire, panneaux photovoltaiques, modules photovoltaiques | solar panels
panneau, panneaux | panels
batterie, batteries | batteries
onduleur, onduleurs | inverters
energies renouvelables, energie renouvelable | renewable energy
energie | energy
dimensionnement | system sizing
pompe, pompes, pompage | pumps
forage, forages, puits | boreholes
eau, adduction d eau, approvisionnement en eau | water supply
assainissement | sanitation
reservoir, citerne | tank
plomberie | plumbing
tuyau, tuyaux, tuyauterie, canalisations, canalisation | pipes
fuite, fuites | leaks
sanitaires, toilettes | bathrooms fixtures
egouts, evacuation | sewer
soudure, soudures, souder, soudage, soudure a l arc | welding
metal, metaux, metallique | metal
acier, fer | steel
porte, portes, portail | doors
fenetre, fenetres | windows
bois | wood
menuiserie, charpente | carpentry
meuble, meubles, mobilier | furniture
construction, construire, btp, construction de batiments, genie civil | construction
batiment, batiments, immeubles | building
chantier, chantiers | construction site
beton, coulage du beton | concrete
ciment | cement
brique, briques, parpaings | bricks
pierre, pierres | stone
mur, murs | walls
maconnerie | masonry
carrelage, carreaux | tiles
enduit, platre, crepissage | plaster
peinture, peindre | painting
toiture, toit, couverture | roofing
terrassement, fouilles | digging
echafaudage, echafaudages | scaffolding
plans, lecture de plans, lecture des plans, dessin technique | drawings blueprints
coffrage | formwork
ferraillage | rebar
fondations | foundation
metre, devis | estimates quantities
topographie | surveying
securite au travail, hygiene et securite, consignes de securite, regles de securite | safety
equipements de protection, epi | protective equipment
climatisation | air conditioning
froid, refrigeration | refrigeration
machine, machines | machines
outil, outils, outillage | tools
materiel, materiels, equipement, equipements | equipment
usine, fabrication, fabriquer, industrie | manufacturing
produire, production | production
controle qualite, controle de qualite, controle de la qualite, qualite | quality control
controle, controler, controles, verification, verifier | inspection
ingenierie | engineering
mecanique | mechanical

# kitchen, hotel, cleaning, security, sales
cuisiner, cuisson, cuisine traditionnelle | cooking
preparation des repas, preparation de repas, preparation des plats, preparer les repas, preparation culinaire | food preparation
repas, plat, plats | meals
nourriture, aliments, alimentaire, denrees | food
securite alimentaire, hygiene alimentaire, normes d hygiene | food safety
hygiene, proprete | hygiene
cuisine, cuisines | kitchen
restaurants, restauration | restaurant
carte, menus | menu
boulangerie, pain, pains | baking
patisserie, patisseries | pastry
viande, viandes | meat
poisson, poissons | fish
legumes, legume | vegetables
boisson, boissons | beverages
service en salle, service a table | serving food
invites, convives, hotes | guests
hotellerie | hospitality
hotel, hotels | hotel
reservation, reservations | reservations
accueil, accueillir, accueil des visiteurs, accueil des clients, visiteur, visiteurs | greet visitors reception
appels telephoniques, telephone, standard telephonique, accueil telephonique, appels | phone calls
rendez vous, prise de rendez vous, gestion des rendez vous, agenda | scheduling appointments
nettoyage, nettoyer, menage | cleaning
lessive, linge, blanchisserie, repassage | laundry
sols | floors
dechets, ordures | waste
gardiennage, surveillance, surveiller, securite, protection des biens | security surveillance
ronde, rondes, patrouille, patrouilles | patrol
controle d acces, controle des acces, controle des entrees | access control
videosurveillance, cameras, cameras de surveillance | cctv surveillance
suivi, suivre | monitoring
fouille, filtrage | screening
incident, incidents, main courante | incident reports
incendie, lutte contre l incendie | fire
vente, ventes, vendre | sales
vente au detail, commerce de detail | retail
gros, vente en gros | wholesale
client, clients, clientele | customers
service client, service a la clientele, relation client, service clientele | customer service
plainte, plaintes, reclamation, reclamations | complaints
magasin, magasins, boutique, boutiques | store
prix, tarifs, tarification | pricing
mise en rayon, rayons, merchandising | merchandising
produit, produits | products
negociation, negociations, negocier | negotiation
marche, marches | market
publicite, publicites, promotion | advertising
marketing numerique, marketing digital | digital marketing
campagne, campagnes | campaigns
contrat, contrats | contracts
commerce, affaires | business
prospection, prospecter, prospects | prospecting

# tailoring, farming, animals
couture, coudre | sewing
vetement, vetements, habits, robes | clothing garments
tissu, tissus | fabric
machine a coudre, machines a coudre | sewing machine
coupe, couper, patron, patrons, patronage | cutting patterns
mesures, prise de mesures | measurements
broderie | embroidery
retouche, retouches | alterations
coiffure, cheveux | hair
esthetique, maquillage, beaute | beauty
agriculture, agricole, agricoles, cultiver | agriculture
ferme, exploitation agricole, champ, champs | farm
culture, cultures, recolte de cultures | crops
recolte, recoltes, recolter, moisson | harvesting
irriguer, arrosage | irrigation
irrigation goutte a goutte, goutte a goutte | drip irrigation
sol, sol et eau | soil
engrais, fumure | fertilizer
semences, semence, semis | seeds
plantation, planter | planting
desherbage | weeding
ravageurs, lutte contre les ravageurs, pesticides | pest control
betail, bovins, ovins, caprins, chevres, moutons, chameaux, vaches, cheptel | livestock
animal, animaux | animals
elevage, elever | animal husbandry
sante animale | animal health
vaccination du betail, vaccination des animaux, vaccination animale | livestock vaccination
soins veterinaires, medecine veterinaire | veterinary
volaille, volailles, aviculture, poulets | poultry
lait, laitier | dairy
fourrage | feed
tracteur | tractor
peche | fishing
foret, forets, foresterie | forestry
maraichage | vegetables horticulture
jardinage, jardin, espaces verts | gardening
plantes, plante, arbres | plants

# office, people, law, projects
gestion, gerer, gere, geree | management
administration des entreprises, gestion des entreprises, gestion d entreprise, administration d entreprise | business administration
administration publique | public administration
encadrement, encadrer, superviser, supervision, supervise, diriger, direction, dirige | supervise
coordination, coordonner, coordonne | coordination
organiser, organise | organising
planification, planifier, planning | planning
strategie, strategique | strategy
reunion, reunions | meetings
proces verbaux, compte rendu de reunion, comptes rendus de reunion | meeting minutes
courrier, courriers, correspondance, correspondances | correspondence
classement, archivage, archiver, classer | filing
dossier, dossiers, fichiers | files
document, documents | documents
registre, registres, enregistrement, enregistrer | records
bureau, bureaux, secretariat | office
voyages, deplacements | travel arrangements
ressources humaines, rh | human resources
recrutement, recrutements, recruter, embauche | recruiting
entretiens d embauche, entretien d embauche | job interviews
conges, absences | leave attendance
evaluation des performances, performance, performances | performance reviews
droit du travail | labor law
relations sociales, administration du personnel, gestion du personnel | employee relations
integration des nouveaux employes, integration | onboarding
projet, projets | project
gestion de projet, gestion de projets, gestion des projets | project management
plan de projet, calendrier, echeancier | project plan
bailleur, bailleurs, bailleurs de fonds, donateurs | donors
proposition, propositions | proposals
suivi et evaluation, suivi evaluation | monitoring and evaluation
parties prenantes, partenaires | stakeholders
beneficiaire, beneficiaires | beneficiaries
refugie, refugies, deplaces | refugees displaced
humanitaire, humanitaires, aide humanitaire | humanitarian
protection de l enfance, protection | protection
risque, risques | risk
droit, juridique, juridiques, loi, lois | law legal
tribunal, tribunaux, cour | court
affaires juridiques, contentieux, litiges, litige, proces | cases litigation
redaction de contrats, redaction des contrats | drafting contracts
conseil juridique, conseils juridiques, consultation juridique | legal advice
plaidoirie, plaidoiries, plaider, representation en justice | court representation
recherche juridique, recherches juridiques | legal research
mediation, arbitrage | mediation arbitration
communication, communications | communication
resolution de problemes, resolution des problemes | problem solving
travail d equipe, travail en equipe, esprit d equipe | teamwork
leadership | leadership
gestion du temps | time management
politique, politiques | policies
gouvernement, ministere | government
tourisme, touristique | tourism
aeroport | airport
port | port
navire, navires, bateau | ships
avion | aircraft

# studies
licence, baccalaureat universitaire, licence professionnelle, bac plus 3 | bachelor
master, maitrise universitaire, dea, dess | master
doctorat, these | doctorate
bts, dut, diplome universitaire de technologie, brevet de technicien superieur | associate diploma
diplome, diplomes, diplomee | diploma
baccalaureat, bac, lycee, secondaire, terminale | secondary school
certificat, certificats, attestation, certification, cap, bep | certificate
informatique de gestion, sciences informatiques | computer science
economie, sciences economiques | economics
genie electrique | electrical engineering
genie mecanique | mechanical engineering
sciences infirmieres | nursing
sociologie | sociology
psychologie | psychology
sciences politiques | political science
relations internationales | international relations
formation professionnelle | vocational training
lettres | arts
# more of the trades
superieur, superieure, general, generale, prestation, prestations, nuit, polyvalent, polyvalente, saisonnier, saisonniere, public, grande surface, type, suivant, suivants, principal, principale, principales, local, locale, locaux, place, respect, respecter, respecte, besoin, besoins, objectif, objectifs, resultat, resultats, amelioration, ameliorer, augmenter, augmentation, reduire, reduction, mener, mene, proposer, repondre, optimiser, optimisation, veiller, intervenir, intervention, interventions, sachant, etat, ville, region, pays |
pret a porter, mode | fashion clothing
conseil, conseils, conseiller les clients | advisory
lavage, laver | cleaning wash
colis, paquets | parcels
boite de vitesses, embrayage | transmission
carrosserie | body work
quincaillerie | hardware store
supermarche, epicerie | store
fidelisation | customer retention
objectifs de vente | sales targets
encaisser, tenue de caisse, tenir la caisse | cash handling
etiquetage | labels
peremption, dates de peremption | stock
conseil pharmaceutique | patient counselling pharmacy
toilette des patients, soins d hygiene | patient hygiene
transfusion | blood transfusion
pouls, temperature | vital signs
depistage | screening
planning familial, planification familiale | family planning
deparasitage, vermifuge | deworming
insemination artificielle | artificial insemination
abattoir | slaughter meat inspection
pepiniere | nursery seedlings
serre, serres | greenhouse
mise en service | commissioning
mise a la terre | earthing
schemas electriques, schema electrique | electrical drawings
regulateur de charge, regulateurs de charge | charge controllers
multimetre | multimeter testing
meuleuse, meulage | grinding
robinetterie, robinets | fixtures
chauffe eau | water heaters
pieces comptables, justificatifs | accounting documents
logiciel comptable, logiciels comptables | accounting software
tresorerie | treasury cash flow
declarations sociales | payroll tax
dossiers du personnel | personnel records
contrats de travail | employment contracts
tests unitaires | unit testing
depot git, versionnage | git version control
developpement agile, methode agile, methodes agiles | agile
hebergement | web hosting
referencement naturel | seo
visuels, illustrations | illustrations
retouche photo | photo retouching
traduction simultanee, interpretation simultanee | simultaneous interpreting
interpretation consecutive | consecutive interpreting
confidentialite | confidentiality
requetes sql, requetes | sql queries
visualisation | visualization
nettoyage de donnees, nettoyage des donnees | data cleaning
# everyday words of applications
nee, celibataire, habite, habitant, domicilie, disponible, disponibilite, immediatement, immediate, madame, monsieur, messieurs, veuillez, agreer, salutations, distinguees, cordialement, attente, suite, annonce, offre d emploi, candidature, postule, postuler, souhaite, souhaiter, souhaiterais, voudrais, aimerais, aime, aimer, adore, passionne, passionnee, passion, interesse, interessee, motivation, lettre, curriculum, vitae, cv, joint, ci joint, merci, remercie, remercier, heureux, heureuse, plaisir, honneur, connais, connaitre, connait, appris, apprendre, apprends, apprentissage, sais, savoir, savais, veux, vouloir, crois, croire, pense, penser, suis ne, aupres, travers, grace, afin de, celle, celui, ceux, celles, cela, ca, rien, quel, quelle, quels, quelles, jamais, tot, tard, vite, rapide, rapidement, rapidite, facilement, facile, difficile, difficiles, seul, seule, ensemble, surtout, presque, beaucoup, peu, assez, maniere, facon, fois, debut, fin, milieu, moment, temps, matin, matins, matinee, apres midi, soir, soirs, soiree, nuits, midi, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week end, weekend, ete comme hiver, saison, saisons, aujourd hui, hier, demain |
ponctuelle, ponctualite, soigneux, soigneuse, soigneusement, soin, minutieux, minutieuse, precis, precise, precision, propre, propres, proprement, calme, calmement, patience, poli, polie, politesse, honnete, honnetete, fiable, fiables, fiabilite, discret, discrete, discretion, souriant, souriante, courageux, courageuse, volontaire, energique, organisee, methodique, attentif, attentive, attention, sociable, disponible immediatement, flexible, adaptation, adapter, adaptabilite, bonne humeur, serieusement, qualites, confiance, sens, esprit, gout, force, forces, resistance, endurance, physique solide, bonne presentation, presentation, relationnel, relationnelle, relations, contact, contacts, ecoute, ecouter, voix |
long, longue, courte, haut, haute, hauts, bas, basse, meilleur, meilleure, meilleurs, mieux, moindre, chaud, froids, vieux, vieille, ancien, ancienne, anciens, jeune, jeunes, propre compte, compte propre, complet, complete, completes, entier, entiere, simple, simples, complexe, complexes, special, speciale, speciaux, speciales, specialise, specialisee, specialisation, specialite, important, importante, importants, importantes, necessaire, necessaires, regulier, reguliere, regulierement, correct, correctement, parfait, parfaite, parfaitement, utile, utiles, possible, propre a, sur mesure, delai, delais, dans les delais, a temps, dernier, derniere, derniers, dernieres, prochain, prochaine, vingt, trente, quarante, cinquante, soixante, cent, cents, mille, douze, quinze, seize, onze, treize, quatorze, moitie, nombre, nombreux, nombreuses, total, dizaine, douzaine, vingtaine, centaine, moyenne, partie, parties, ensemble de, reste, genre, genres, sorte, sortes, types, cas, chose, choses, exemple, lieu, lieux, cote, endroit, coin, quartier, village, villages, capitale, environs, maison, maisons, appartement, vie, monde, homme, hommes, femme, femmes, monsieur le directeur, gens, ami, amis, pere, frere, oncle, patronne, employeur, employeurs, effectif |
probleme, problemes, solution, solutions, resoudre, resolu, situation, situations, changement, changements, changer, change, commencer, commence, commencant, debute, debuter, demarrer, continuer, continue, finir, fini, terminer, termine, terminee, arriver, arrive, arrivee, partir, parti, venir, venu, venus, vient, vais, va, vont, aller, alle, allait, rester, devenir, devenu, devenue, prendre, prends, prend, prenais, pris, prise, mettre, mets, met, mettais, mis, donner, donne, donnais, tenir, tiens, tenais, tenu, garder, garde, rendre, rends, rendu, rendais, demander, demande, demandes, demandais, chercher, cherche, cherchais, trouver, trouve, trouvais, retrouver, permettant, permis de, laisser, laisse, montrer, montre, montrais, passer, passe, passais, sortir, porter, porte sur, tirer, tire, appeler, appelle, attendre, entendre, comprendre, compris, compose, composee, comprenant, occuper, occupe, occupais, occupant, quitter, quitte, appliquer, applique, application des consignes, consigne, consignes, regle, regles, norme, normes, procedure, procedures, methode, methodes, technique, techniques, pratique, pratiques, theorie, notions, bases, base, etape, etapes, ordre, rythme, cadence, effort, efforts, exigences, exigence, adequat, adequate, conforme, reussi, reussir, reussite, succes, gagner, perdre, perdu, perte, pertes, eviter, evite, ajouter, ajoute, choisir, choix, choisi, ouvrir, ouvre, ouverture, fermer, fermeture, remettre, remise, remis, retour, retourner, revenir, recevoir, recois, recevais, recu de, servi, sert, servant, obtention, mention, titre, session, duree, periode, date, dates, naissance, nationalite, adresse, lieu de travail, numero, email, reference, references, loisirs, sport, football, interets, centres d interet, vigilance, vigilant, vigilante, urgent, urgents |
independant, independante, a mon compte, mon propre, partiel, temps plein, temps partiel, plein, interim, interimaire, remplacement, remplacant, remplacante, remplacer, remplace, embauche en, engage, engagee, engagement, affecte, affectee, promu, promue, promotion interne, evoluer, evolution, perfectionner, perfectionnement, acquis, acquerir, acquise, suivi une formation, collegue, collegues, camarade, confrere, confreres, hierarchie, superieurs, responsables, tel que, soit, sauf, malgre, grace a, autour, dessus, dessous, devant, derriere, loin, pres, proche, ailleurs, partout, droite, gauche, vers le, via, dudit, laquelle, lequel, lesquels, lesquelles, auquel, duquel, soi, moi meme, lui meme, eux memes, n importe, ci dessous, alors, cependant, toutefois, enfin, d abord, finalement, parfois, quelquefois, rarement, habituellement, generalement, principalement, environ une, minimum, maximum, maximal, minimale |
# trades: verbs, tools, things
fabriquais, fabriquons, realiser des meubles, fabrication de meubles, fabrique des meubles, fabriquer des meubles | furniture making
confectionner, confection, confectionne | sewing clothing
monter, monte, monte des meubles, assembler, assemblage, assemble | assembly
demonter, demontage, demonte | assembly
scie, scies, scier, sciage, scie circulaire, tronconneuse | saw
rabot, rabots, raboter, rabotage, raboteuse, degauchisseuse | planing wood
poncer, poncage, ponceuse | sanding
vernir, vernis, vernissage, lasure | varnishing
colle, coller, collage | glue
clou, clous, clouer, marteau, marteaux | hammer nails
vis, visser, vissage, visseuse, tournevis | tools
percer, perce, percage, perceuse, foreuse | drilling
tourneur, tournage, tourner, fraiseur, fraisage, fraiseuse | machining lathe
tourneur fraiseur, usineur | machinist
ajuster, ajustage, ajusteur | fitting
tolerance, tolerances, pied a coulisse | tolerances measuring
mesurer, mesure, mesurais, mesurage | measuring
decouper, decoupe, decoupage | cutting
plancher, planchers, parquet, parquets | floors wood
placard, placards, armoire, armoires, dressing | cabinets
escalier, escaliers | stairs
etagere, etageres | shelves
lit, lits, table, tables, chaise, chaises | furniture
planche, planches, contreplaque, panneaux de bois, bois massif | timber wood
essence, gasoil, diesel | fuel diesel
batir, bati, elever des murs, monter des murs | construction walls
elever un mur, mortier, agglos, truelle | masonry mortar
dalle, dalles, chape | concrete slab
facade, facades, ravalement | plaster painting
isolation | insulation
platrier, plaquiste, plaquo, cloison, cloisons, faux plafond, faux plafonds | drywall
plafond, plafonds | ceilings
couvreur, zingueur, tuiles, tole, toles | roofing
carreler, carreleuse, faience | tiles
niveau a bulle, equerre, fil a plomb | measuring levels
pinceau, pinceaux, rouleau, rouleaux | painting
couleur, couleurs, teinte | colour
soude, soudais, poste a souder, electrode, electrodes, chalumeau, mig, tig | welding
grille, grilles, garde corps, rampe | gates railings
robinet, lavabo, lavabos, evier, douche, douches, baignoire, wc, chasse d eau | plumbing fixtures
deboucher, debouchage | plumbing drains
raccord, raccords, raccordement, raccorder | connections pipes
chaudiere, chaudieres, chauffage, chauffagiste, radiateur | heating
fil, fils, prises de courant, interrupteur, interrupteurs | wiring outlets
brancher, branchement, branchements | electrical wiring
courant electrique, tension, ampoule, ampoules, lampe, lampes, luminaires | lighting electrical
court circuit, courts circuits | electrical faults
monteur, monteuse, installateur, installatrice | installer
chauffagiste plombier, plombier chauffagiste | plumber
vitrier, vitrerie, vitres, vitre | glass
serrurier, serrurerie, serrure, serrures | locksmith
menuiserie aluminium, aluminium | aluminium
repare, reparais, reparant, reparateur | repair
garage, garages, garagiste, atelier mecanique | vehicle repair workshop
auto, autos, automobile, automobiles | vehicle automotive
moto, motos | motorcycle
mecanicien moto | motorcycle mechanic
revision, revisions, revise | servicing
courroie, courroies, distribution moteur, culasse | engine
plaquettes, plaquettes de frein, disques de frein | brakes
amortisseur, amortisseurs, suspension, direction assistee | suspension steering
radiateur de voiture, refroidissement | cooling
alternateur, demarreur, bougies | electrical engine
filtre, filtres | filters
graissage, graisser, lubrification | lubrication
valise de diagnostic, diagnostic electronique | diagnostics
tolier, carrossier, tolerie | body work
pneumatique, pneumatiques, vulcanisateur | tires
roue, roues, parallelisme | wheels alignment
panne moteur, tomber en panne | troubleshooting
cle, cles, cle a molette | tools
# food
cuis, cuisais, cuit, cuite, cuire, cuisine des plats | cooking
prepare, prepares, preparais, preparait, preparant | prepared
petrir, petrissage, petris, petrin, pate, pates | dough
faconner, faconnage, faconne | shaping dough
four, fours, fournee, fournees, enfourner | oven
farine, levure, levain | flour
viennoiserie, viennoiseries, croissants, baguette, baguettes | baking pastry
gateau, gateaux, tarte, tartes, biscuits, creme | cakes
fournil | bakery
recette de cuisine, recettes de cuisine, recettes traditionnelles | recipes
ingredient, ingredients | ingredients
sauce, sauces, soupe, soupes, grillades, salade, salades, riz | cooking
dessert, desserts | desserts
petit dejeuner, petits dejeuners, dejeuner, diner, buffet | meals
cantine, cantines, traiteur, collectivite | catering
servir, serve, servais, service des clients | serving
servir les clients, servi les clients, sers les clients | serve customers
verre, verres, vaisselle, couverts, assiettes | dishes
plonge, faire la vaisselle | dishwashing
bar, bars, cafe, cafes, barman, barmaid | bar
cocktails, cocktail | cocktails
jus | beverages
temperature des aliments, chaine du froid | food safety temperature
boucherie, desosser, charcuterie, charcutier | butcher meat
poissonnier, poissonnerie | fish
fruit, fruits | fruit
huile d olive, epices, sel, sucre | food
fromage, fromages, yaourt, beurre | dairy
# housekeeping, cleaning
chambre, chambres | rooms
faire les lits, refaire les lits, refection des lits | making beds
draps, serviettes, linge de lit | linen
repasser, repasse, repassais, repassage du linge, fer a repasser | ironing
lave, lavais, laver le linge, lavage du linge, machine a laver | laundry
balayer, balaye, balayage, balai | sweeping
aspirateur, aspirateurs, passer l aspirateur | vacuum cleaning
serpillere, serpiller, lavage des sols | floors cleaning
depoussierer, depoussierage, poussiere | dusting
desinfecter, desinfection, desinfectant, desinfectants | disinfection
nettoie, nettoyais, nettoye, nettoyant | cleaning
produits d entretien, produits de nettoyage, detergent, detergents | cleaning products
salle de bain, salles de bain, salles de bains | bathrooms
poubelle, poubelles | waste
ranger, range, rangeais, rangement | tidying
etage, etages, gouvernante d etage | housekeeping floors
residence, residences, villa, villas | residential
femme de service, agent de proprete, employee de menage, aide menagere, domestique | cleaner
blanchisseur, blanchisseuse, lavandiere, lingere | laundry worker
aide a domicile, auxiliaire de vie, aide familiale, assistante de vie | caregiver home care
personnes agees, personne agee, handicapees, handicap | elderly disability
baby sitter, babysitter, puericultrice, auxiliaire de puericulture | childcare
biberon, couches, bebe, bebes | infants
jeux, jeu, activites ludiques, eveil | play activities
concierge | caretaker
portier, voiturier, bagagiste | porter
# physio and health
physiotherapeute, physiotherapie, kinesitherapie, kine, masseur kinesitherapeute | physiotherapy physiotherapist
reeducation, reeduquer, reeduque, readaptation | rehabilitation
masser, masse, massage, massages, massais | massage
exercice, exercices, exercices therapeutiques, gymnastique | exercises
marche des patients, reapprendre a marcher, deambulateur | gait mobility
mobilite, mobilisation, mobiliser | mobility
douleur, douleurs | pain
dos, genou, hanche, epaule, articulation, articulations, muscle, muscles, musculaire | physiotherapy joints
fracture, fractures, entorse, os | fractures orthopedic
orthopedie, orthopedique | orthopedic
accident vasculaire, avc, neurologie, neurologique, paralysie, hemiplegie | stroke neurological
blessure, blessures, blesse, blesses | injuries
soigner, soigne, soignais, soignant, soignants | patient care
traite, traitais, traiter les patients | treatment
examiner, examine, examinais | examination
ausculter, consulter, consultation, consultations | consultation
plan de traitement, plans de traitement | treatment plan
salle d attente, cabinet, cabinets | clinic
dent, dents, dentaire, cabinet dentaire, carie, caries, detartrage | dental
assistant dentaire, assistante dentaire | dental assistant
prothese, protheses, prothesiste | prosthetics
opticien, opticienne, lunettes | optician
orthophoniste | speech therapist
ergotherapeute | occupational therapist
brancardier, brancardiere | porter patient transport
manipulateur radio, manipulatrice radio, radiologue, radiologie, radiographie | radiographer radiology
anesthesiste, anesthesie | anesthesia
seringue, seringues | injections
service de medecine, services hospitaliers, salle de soins | ward
pesee, peser, pese, pesais | weighing
fievre | temperature
# teaching
enseignais, enseignement des mathematiques, professeur de mathematiques, prof de maths, prof, professeur de maths | mathematics teacher teaching
expliquer, explique, expliquais, explication, explications | explain teaching
corriger, corrige, corrigeais, copies, corrections | grading
cahier, cahiers, tableau noir, craie, manuel, manuels, manuels scolaires | teaching materials
algebre | algebra
geometrie | mathematics
calcul, calculs, calculer, calcule, equations, fractions | calculations mathematics
trimestre, trimestres, bulletins, bulletin, notes, note, carnets de notes | report cards grading
devoirs, soutien scolaire, cours particuliers, repetiteur, repetitrice | tutoring
college, colleges, lycees, lyceens, collegiens | secondary school
rentree, annee scolaire | school year
cours de soutien, donner des cours, donnais des cours, donne des cours | teaching lessons
discipline, discipline en classe | classroom management
reunions de parents, rencontre des parents | parent meetings
former des apprentis, forme des apprentis, formais | training apprentices
stagiaires | interns
moniteur, monitrice, animateur, animatrice | instructor
moniteur d auto ecole, auto ecole | driving instructor
entraineur, coach, entrainer, entrainement | coach training
bibliotheque, bibliotheques, pret de livres, livre, livres | library books
catalogage, cataloguer | cataloguing
# cash desk, sales, office
vends, vend, vendais, vendu, vendant, vendus | sales
compter, compte la caisse, comptais, comptage | counting
compter la caisse, comptage de caisse, cloture de caisse, cloturer la caisse | cash count
rendre la monnaie, rendais la monnaie, rends la monnaie, rendu la monnaie, monnaie | cash change
encaisse, encaissais, encaissement des clients | cash handling
argent, billets, pieces de monnaie | cash
scanner, scanne, scannais, scannage, code barre, codes barres | scanning
ticket, tickets, ticket de caisse, tickets de caisse | receipts
carte bancaire, cartes bancaires, terminal de paiement | card payments
article en rayon, articles de magasin, mettre en rayon, remplir les rayons | stocking shelves
rayon, gondole, vitrine, vitrines, etalage | merchandising displays
caisse enregistreuse, caisses enregistreuses, ligne de caisse, poste de caisse | cash register
acheteurs, consommateurs, consommateur, acheteur de | customers
employe de libre service, employe libre service, employe de magasin, vendeur en magasin | shop assistant
libraire, librairie | books store
fleuriste, fleurs | florist flowers
quincaillier, marchand, marchande, marchand ambulant | shopkeeper
telephoner, telephonais, telephonique, telephoniques | phone calls
taper, tape, tapais, saisir, saisie, dactylographie, dactylo, frappe | typing
classe les dossiers, classais, trier, trie, tri | filing sorting
ecris, ecrivais, ecrit, rediger des rapports, redaction de rapports, redige des rapports | report writing
photocopie, photocopies, photocopieuse, photocopier | photocopying
courriel, courriels, mails, messagerie | email
lettres administratives | letters
imprimante, imprimantes | printers
rangement des dossiers, archives, archiviste | archives records
postier, factrice, bureau de poste, la poste | post office mail
hote, hotesse, accueillir les clients, accueille, accueillais | reception greeting
acheter des marchandises, achete, achetais, achetant | purchasing
comparer, compare, comparer les offres, comparaison des offres, comparais | compare quotations
offre, offres, cotation, cotations, devis fournisseurs | quotations
negocie, negociais, negociateur | negotiation
planifie, planifiais | planning
horaire, horaires, emploi du temps, roulement | schedule
encadre, encadrais, supervisais, dirigeais | supervise
formais les, formateurs, formation du personnel, formation des employes | staff training
livre de caisse, journal de caisse | cash book
releve bancaire, releves bancaires, releve, releves | bank statements
virement, virements | transfers
declarer, declaration, declarations | declarations tax
solde, soldes | balances
actuaire, courtier, courtiere, agent d assurance, agent d assurances | insurance agent
agent immobilier, immobilier, immobiliere | real estate
huissier | court
# driving
conduis, conduisais, conduisait, conduisant | driving
permis d, permis de transport, permis poids lourds | driving license
autocar, autocars, car scolaire, minibus, transport en commun, transports en commun | bus
conducteur receveur, receveur | bus driver
passagers a bord, usager, usagers | passengers
arret, arrets, gare routiere, terminus, ligne, lignes | routes stops
gare, train, trains, cheminot, conducteur de train | train
embouteillage, circulation, trafic | traffic
kilometre, kilometres | mileage
accident, accidents, sans accident | accidents safety
charger les marchandises, charge le camion, dechargeais, chargeais | loading
livre des colis, livrais, livre les clients, livraison a domicile | deliveries
taxi, taxis, moto taxi | taxi
trajet, voyage, route, routes | routes
verifie, verifiais, controlais, verifications | inspection checks
verifier le vehicule, verification du vehicule, controle du vehicule | vehicle inspection
engin, engins, pelle mecanique, bulldozer, grue, grues, niveleuse | heavy equipment
palette, palettes, transpalette | pallets
demenageur, demenagement | moving
docker, dockers, quai | port cargo
# farm
labourer, laboure, labourais, labour, labours, charrue | ploughing
semer, seme, semais, ensemencer | sowing seeds
plante des, plantais, repiquer, repiquage | planting
recolte des, recoltais, recoltant, cueillir, cueillette, cueille | harvesting
arroser, arrose, arrosais | irrigation
sarcler, sarclage, desherber | weeding
nourrir, nourrissais, nourri, nourris | feeding
traire, traite des vaches, trayais | milking
vache, mouton, chevre, bouc, boeuf, boeufs, veaux, cheval, chevaux, ane, chameau | livestock cattle
poule, poules, oeufs, oeuf, poulailler | poultry eggs
porcs, porc, lapins | livestock
mais grain, ble, mil, sorgho, manioc, haricots, arachide, coton, cacao | crops
tomates, tomate, oignons, oignon, pommes de terre | vegetables
verger, vergers, arboriculture | orchard fruit
apiculteur, apiculture, abeilles, miel | beekeeping
tondre, tonte, pelouse, gazon, tailler les haies, haies | lawn gardening
houe, pioche, pelle, rateau, brouette | tools digging
filet, filets, pirogue | fishing nets
# tailoring, beauty
cousu, couds, cousais, cousant | sewing
ourlet, ourlets, fermetures eclair, boutons | alterations
chemise, chemises, pantalon, pantalons, robe, costume, costumes, jupes, uniforme, uniformes | garments
cordonnier, cordonniere, cordonnerie, chaussures, chaussure, cuir | shoe leather
tapissier, tapisserie, rideaux | upholstery
brodeur, brodeuse, tricot, tricoter, tisser, tisserand, tissage | textile weaving
bijoutier, bijoutiere, bijoux | jewellery
potier, poterie | pottery
coiffe, coiffer, coupe de cheveux, coupes de cheveux, tresses, barbier, barbe | hairdressing
manucure, onglerie, soins du visage, epilation | beauty
# technology, media, guard
installe des ordinateurs, installation d ordinateurs, installer des ordinateurs | computer installation
tester, teste, testais, test, tests, essai, essais | testing
programme des, programmais, code source | programming
analysais, analyste | analysis
photo, photos, photographier, appareil photo | photography
mariage, mariages, ceremonies, evenement, evenements | events
filmer, cameraman, tournage video | video
garder les, gardais, surveillais, surveille | security
badge, badges, cle du batiment, barriere | access control
vol, vols, intrusion | theft
extincteur, extincteurs, pompier, pompiers, sapeur pompier, evacuation incendie | firefighter fire
militaire, soldat, armee | security
maintenir, maintenu, maintiens | maintenance
ligne de production, chaine de production, ouvrier d usine | production line
moule, moules, moulage | molds
emballeur, emballeuse, emballe | packaging
regler, reglage, reglages, regle la machine | machine setup adjustment
colis a, trieur | sorting
gouttes, comprimes | medication
vulgarisation | extension
rapporter, rapporte, rendre compte | reports
changeais, changeait, changeant, signaler, signale, signalais, signalement, aucun, aucune, aucuns, combien, cout de la reparation, couter, coute, coutait, objet, objets, oublie, oublies, oublier, fixer, fixe, fixais, taux, rencontrer, rencontre, rencontrais, ecart, ecarts, orienter, oriente, orientais, depart, departs, remplir, remplis, rempli, remplissais, remplissage, reduit, reduisais, casse, cassee, cassees, faisions, faisons, etions, avions, pouvions, devions, travaillions, travaillons, prenions, mettions, logement, logements, bord, haut de gamme, defaut, defauts, erreur, erreurs, sans erreur, bruit, retard, retards, longtemps, matinees, quantite, quantites, liste, listes, valeur, valeurs, usage, marque, marques, modele, modeles, etaient rendus, rendues, rendus, gaspillage, gaspiller, dangereux, danger, dangers, poids, chaleur, debout, marcher, courir, lever, leve, leves, ramasser, ramasse, recherches, disais, dis, dire, dit, rappeler, rappelle, conserver, conserve, maintenant, convaincre, satisfaire, satisfait, satisfaits, satisfaction, habitude, habitue, habituee, habitues, lorsqu, puisque, parce, gestes, geste, mains, main, pieds, pied, yeux, bras, corps |
dessiner, dessine, dessinais, dessin, dessins | drawings
debiter, debite, debitais, scie a ruban, ruban | saw cutting
vendions, vendons | sales
pots d echappement, pot d echappement, echappement | exhaust
exercices de marche, exercice de marche | exercises mobility
par carte, paiement par carte, paiements par carte | card payments
surveiller la cuisson, surveille la cuisson | baking cooking
electronique, electroniques | electronics
gaspillage alimentaire | food waste
meunier, moulin | flour
caution, loyer, loyers, locataire, locataires | rent tenants
cle usb, disque dur, antivirus, logiciels antivirus | computer
mot de passe, mots de passe | passwords
agenda du directeur | calendar management
rassurer, rassure, rassurais, rassurant, clair, claire, clairs, claires, clairement, repondais, reponds, repondait, repondu, baisser, baisse, baisses, bete, betes, arrete, arreter, cherchent, prevenir, previens, prevenu, aspirais, souvenir, patron d atelier, coup, coups, seconde, minute, minutes, instant, apporter, apporte, apportais, emmener, emmene, amener, amene, deposer, depose, monte sur, descendre, descend, descendais, soulever, pousser, pousse, placer, preciser, precise le, indiquer, indique, indiquais, guide, guider, accompagner, accompagne, accompagnais, accompagnement, conseille, conseillais, rendre service, prevoir, prevu, decider, decide, decision, decisions, choisis, lance, lancer, creer, cree, creation, creations, tenue correcte, apprecie, apprecies, apprecier, felicite, recompense, recompenses, mediocre, abime, abimes, usee, usees, cassees souvent, peur, plusieurs fois, tellement, telles que, autant, toujours propre |
steriliser, sterilise, sterilisais, sterilises, autoclave | sterilization
fauteuil, fauteuils | furniture
fauteuil dentaire, fauteuil du dentiste, aspiration dentaire | dental
cuivre, laiton, pvc | pipes metal
matieres premieres, matiere premiere, matieres, matiere | raw materials
trais, trayait, trait les vaches, salle de traite | milking
voleur, voleurs | theft
eteindre, eteint, eteignais, extinction | fire
repondre au telephone, repondais au telephone, reponds au telephone | phone calls
album, albums | albums photography
instruments medicaux, instrument, instruments | instruments
cabinet d avocats, cabinet d avocat | law office
terrain, terrains, parcelle, parcelles | land
fer a beton | rebar
verification des badges, controle des badges, controle des sacs | access control
bus scolaire | school bus
parking, parkings | parking
`;
