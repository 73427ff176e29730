/** Humanitarian and development work: assessment, protection, cash, nutrition, grants. */
export const humanitarianSkills = `
Monitoring and evaluation | m&e | meal | monitoring, evaluation, accountability and learning | monitoring, evaluation and learning
Monitoring frameworks | m&e framework | m&e plan | monitoring plan | performance monitoring plan
Logical framework approach | logframe | logical framework | log frame | logframes
Theory of change | toc development | results chain
Results-based management | rbm | results framework
Indicator development | indicator tracking | indicator tracking table
Baseline surveys | baseline study | endline survey | baseline and endline | baseline studies
Impact evaluation | impact assessment | randomised controlled trial
Programme evaluation | program evaluation | project evaluation
Post-distribution monitoring | pdm
Third-party monitoring | tpm monitoring | field verification
Needs assessment | rapid needs assessment | multi-sector needs assessment | needs assessments | assessing needs | rapid assessments
Household surveys | household survey | household interviews | interviewing households
Survey design | questionnaire design | survey development
Enumeration | data enumerator | enumerator | field data collection
Field work | fieldwork | field research
Mobile data collection | digital data collection | tablet-based data collection | kobo data collection | tablet data collection
KoboToolbox | kobo | kobocollect | kobo collect | kobo toolbox
ODK | open data kit | odk collect
CommCare | comcare
SurveyCTO | survey cto
Focus group discussions | fgd | fgds | focus groups
Key informant interviews | kii | kiis
Participatory rural appraisal | pra | participatory learning and action
Most significant change | outcome harvesting
Lessons learned documentation | learning and knowledge management | after action review
Case study writing | success stories | human interest stories
Humanitarian response | humanitarian work | humanitarian aid | relief work
Emergency response | emergency programming | rapid response
Disaster risk reduction | drr | disaster risk management
Disaster preparedness | emergency preparedness | contingency planning
Disaster management | disaster response
Anticipatory action | forecast-based financing
Resilience programming | resilience building
Recovery and reconstruction | early recovery
Humanitarian coordination | cluster coordination | inter-agency coordination
Humanitarian principles | humanitarian standards
Sphere standards | sphere handbook
Core Humanitarian Standard | chs
Humanitarian access | access negotiation
Civil-military coordination | cimic | cm-coord
Information management in emergencies | humanitarian information management | information management officer
Humanitarian mapping | who does what where | 4w matrix | 3w matrix
Accountability to affected populations | aap
Complaints and feedback mechanisms | cfm | crm hotline | complaint response mechanism | feedback mechanism
Community engagement | community mobilisation | community mobilization | social mobilisation | social mobilization | engaging communities | mobilising communities | mobilizing communities | mobilised communities
Community development | community-based development | community driven development
Community outreach | outreach | community sensitisation | community sensitization | outreach activities
Awareness raising | awareness campaigns | awareness-raising sessions | raising awareness | awareness sessions | sensitisation | sensitization
Risk communication and community engagement | rcce
Social and behaviour change communication | sbcc | sbc | behaviour change communication | behavior change communication
Information, education and communication materials | iec materials | iec
Community participation | participatory approaches
Beneficiary registration | beneficiary targeting | beneficiary identification | beneficiary selection | registering beneficiaries | registered beneficiaries
SCOPE platform | wfp scope | biometric registration
Relief distribution | aid distribution | distribution of relief items | distribution monitoring
Food distribution | general food distribution | food aid distribution | distributing food | distributed food
Non-food items distribution | nfi | nfis | non-food items | nfi distribution
Cash and voucher assistance | cva | cash programming | cash transfer programming | cash-based transfers | cash based programming | cash transfers | cash assistance
Multi-purpose cash | mpca | unconditional cash transfer | unconditional cash
Cash for work | food for work | food for assets
Voucher programming | e-vouchers | voucher distribution
Market-based programming | market systems development | making markets work for the poor
Market price monitoring | price monitoring | minimum expenditure basket
Social safety nets | safety net programming | social protection programming | shock-responsive social protection
Food security and livelihoods | fsl | food security | fsl programming
Livelihoods programming | livelihoods | livelihood support | income generating activities
Economic recovery | economic empowerment | job creation programmes
Women's economic empowerment | women empowerment | women's empowerment
Youth empowerment | youth programming | youth development
Integrated food security phase classification | ipc phase classification
Household economy approach | hea analysis
Emergency livestock support | livestock emergency guidelines | destocking
Nutrition programming | nutrition programs | nutrition in emergencies
Community-based management of acute malnutrition | cmam | imam | integrated management of acute malnutrition
Outpatient therapeutic programme | otp | outpatient therapeutic program
Stabilisation centre management | stabilization centre | stabilisation center | inpatient treatment of severe malnutrition
Supplementary feeding programme | tsfp | bsfp | supplementary feeding
Severe acute malnutrition treatment | sam treatment | severe acute malnutrition
Infant and young child feeding | iycf | iycf-e | infant feeding counselling
Nutrition surveys | smart survey | smart surveys | smart methodology
SQUEAC coverage survey | squeac
Micronutrient supplementation | vitamin a supplementation | micronutrients
Mother-to-mother support groups | mother support groups | care group model
WASH programming | wash in emergencies | water, sanitation and hygiene | wash sector | emergency wash
Hygiene promotion | hygiene education | phast | hygiene awareness
Community-led total sanitation | clts
Emergency water supply | emergency water trucking | bladder tanks
Sanitation in camps | emergency latrines
Menstrual hygiene management | mhm | menstrual health | dignity kits
Shelter programming | emergency shelter | shelter construction in emergencies | shelter and settlements
Camp coordination and camp management | cccm | camp management
IDP site management | site management in displacement | displacement site management
Displacement tracking | displacement tracking matrix | population movement tracking
Refugee assistance | refugee support | refugee response
Refugee registration | progres registration
Resettlement processing | refugee resettlement
Return and reintegration | voluntary repatriation | reintegration assistance
Durable solutions | durable solutions programming
Migration programming | migrant assistance | counter-trafficking
Protection programming | humanitarian protection | protection in emergencies
Protection monitoring | protection assessments
Protection mainstreaming | mainstreaming protection
Protection case management | individual protection assistance
Child protection | cp in emergencies | child protection in emergencies | cpie
Child protection case management | cp case management | best interests determination
Child-friendly spaces | cfs
Family tracing and reunification | ftr | family reunification | restoring family links
Children associated with armed forces | caafag
Gender-based violence programming | gbv | sgbv | gender-based violence | gbv prevention
GBV case management | gbv response | gbvims
Women and girls safe spaces | wgss | safe spaces
Gender mainstreaming | gender equality | gender integration | gender analysis
Prevention of sexual exploitation and abuse | psea | pseah | protection from sexual exploitation and abuse
Safeguarding | child safeguarding | safeguarding policy
Disability inclusion | inclusion of persons with disabilities
Mental health and psychosocial support | mhpss | psychosocial support | pss
Psychological first aid | pfa
Referral pathways | service mapping
Human rights monitoring | human rights documentation | human rights
Mine action | mine risk education | explosive ordnance risk education | eore
Demining | mine clearance | explosive ordnance disposal
Advocacy | humanitarian advocacy | advocacy campaigns
Grant management | grants management | donor grants
Grant writing | grant proposals | grant proposal writing | fundraising proposals
Donor relations | donor engagement | donor liaison
Donor reporting | donor reports | narrative reporting
Donor compliance | donor rules and regulations | usaid compliance | echo compliance
Concept note writing | concept notes
Fundraising | fund raising | resource mobilisation | resource mobilization
Partnership management | partner management | implementing partners | local partner support
Partner capacity assessment | capacity assessment of partners
Capacity building | capacity strengthening | capacity development | institutional capacity building
Localisation of aid | localization of aid | local ngo support
Consortium management | consortium coordination
Programme design | program design | project design
Programme implementation | program implementation | project implementation
Field coordination | field office management | field operations management
Security management for aid workers | ngo security management | hostile environment awareness training | heat training
Humanitarian-development-peace nexus | triple nexus | hdp nexus
Zakat and charity administration | charity work | orphan sponsorship
Red Cross and Red Crescent operations | red crescent volunteering
`;
