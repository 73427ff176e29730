/** Law, justice, government, elections and governance. */
export const lawSkills = `
Legal research | case law research | researching law
Legal drafting | drafting legal documents | legal writing | drafting pleadings | drafted pleadings
Contract drafting | drafting contracts | contract law | drafted contracts
Contract review | legal review of contracts
Contract management | contract administration | contracts management
Litigation | court litigation | civil litigation | representing clients | court appearances
Court representation | courtroom advocacy | trial advocacy
Criminal law | criminal defence | criminal defense
Criminal prosecution | public prosecution | prosecution
Criminal investigation | crime investigation | police investigation
Crime scene management | crime scene investigation | evidence collection
Civil law | civil procedure
Commercial law | business law | company law | corporate law
Employment law | labour law | labor law
Family law | divorce law | child custody law
Islamic law | sharia law | shariah law | sharia
Customary law | xeer | traditional justice
Constitutional law | constitutional drafting
Administrative law | judicial review
International law | public international law
International humanitarian law | ihl | law of armed conflict
Human rights law | international human rights law
Refugee law | asylum law | refugee status determination | rsd
Immigration law | immigration services | migration law
Land law | land tenure | property law
Housing, land and property rights | hlp | hlp rights | housing land and property
Environmental law | environmental legislation
Maritime law | law of the sea | admiralty law
Banking law | financial services law
Tax law | fiscal law
Intellectual property law | intellectual property | trademarks | patents | copyright law
Data protection law | gdpr | data protection compliance
Insurance law | insurance litigation
Telecommunications law | telecom regulation
Legal aid | paralegal work | legal assistance to the poor | paralegal
Legal counselling | legal advice | legal advisory | legal counsel
Conveyancing | property transfer | title deed transfer
Notary services | notarisation | notary public | notarization
Company registration | business registration | company incorporation
Company secretarial work | company secretary | board secretary
Arbitration | commercial arbitration
Alternative dispute resolution | adr
Mediation | dispute mediation
Judicial administration | court administration | court clerk | court registry
Judgment writing | adjudication | magistracy
Court interpreting | court interpretation
Legal translation | translation of legal documents
Witness interviewing | witness statements | witness protection
Corporate governance | board governance
Compliance | regulatory compliance | compliance management
Anti-corruption | anti-bribery | integrity systems
Whistleblowing systems | whistleblower handling
Juvenile justice | child justice
Prison management | correctional services | prison administration | custodial services
Probation and parole | probation services
Policing | police work | law enforcement | community policing
Traffic policing | traffic control by police | traffic law enforcement
Border management | border control | immigration control | passport control
Customs administration | customs inspection
Legislative drafting | bill drafting | drafting of laws
Parliamentary procedure | parliamentary affairs | legislative support
Public administration | public sector management | civil service
Public policy analysis | policy analysis | public policy
Policy development | policy formulation | policy drafting | policy writing
Policy briefs | policy brief writing
Strategic planning in government | national development planning
Local government administration | municipal administration | district administration
Decentralisation | decentralization | federalism
Governance programmes | good governance | governance
Civil registration | birth registration | vital registration | identity documents issuance
Elections management | electoral management | election administration
Election observation | election monitoring | electoral observation
Voter registration | voter education | civic education
Political analysis | political economy analysis | context analysis
Diplomacy | diplomatic relations | foreign affairs
Protocol and ceremonies | protocol services | diplomatic protocol
International relations | international affairs
Security sector reform
Rule of law programming | rule of law | access to justice
Transitional justice | reconciliation processes
Peacebuilding | peace building
Conflict resolution | dispute resolution | conflict management
Conflict analysis | conflict sensitivity | do no harm
Community dialogue | inter-community dialogue | clan mediation
Demobilisation and reintegration | ddr | disarmament, demobilisation and reintegration
Preventing violent extremism | pve | countering violent extremism
Urban planning | town planning | city planning | physical planning
Land administration | land registration | cadastre
Public procurement | government procurement
Public service delivery | citizen services | one-stop shop services
Public sector reform | institutional reform | civil service reform
Public consultation | citizen participation | participatory planning
Government relations | public affairs | lobbying
Statistics for government | official statistics | national accounts
Census work | population census | household listing | census enumeration
Public investment planning | aid coordination | development cooperation
Disaster law and policy | disaster management policy
Consumer protection | consumer rights
Standards and metrology | weights and measures | standards inspection
Trade policy | wto rules | trade negotiation
Labour inspection | labor inspection
Social protection policy | social security administration
Gender policy | gender-responsive budgeting
Digital government | e-government | egovernment
Grievance redress | grievance redress mechanism | grm
`;
