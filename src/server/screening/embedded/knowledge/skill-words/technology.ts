/** Software, networks, computers, telecommunications, data. One meaning a line: words in skill names | words in duties that mean the same. */
export const TECHNOLOGY = `
api, rest, rest api, restful api, backend, back end, api development, backend development, api integration, web services, graphql | api, endpoint, rest, backend, server, microservice, graphql, integrate, json, node, django, laravel, spring, webhook, service
frontend, front end, user interface, front end development, frontend development, ui | frontend, interface, page, react, vue, angular, component, css, tailwind, javascript, html, screen, paging
html, css | html, css, tailwind, bootstrap, web page
web design, responsive design, web page, website, website design, web development, website development, website management | website, html, css, web page, wordpress, bootstrap, landing page, responsive, javascript, site, domain, hosting, php
node.js | node, nodejs, express, nest
cms, content management system, wordpress | wordpress, plugin, theme, joomla, elementor, drupal, woocommerce
python, python programming | python, pandas, numpy, django, flask, fastapi, jupyter, notebook, script, rstudio
spring boot, spring framework | spring, hibernate
mobile development, mobile app, app development, mobile application, mobile application development | android, ios, flutter, app, kotlin, swift, react native, play store, mobile, dart
programming, coding, software development, software, software engineering, application development, algorithms | code, program, develop, software, app, python, java, javascript, php, api, bug, feature, script, release, coding
object oriented programming, oop, design patterns, software architecture, system design, system architecture, microservices | architecture, class, pattern, module, microservice, service, design, diagram, refactor, component, scale
database, sql, database management, database administration, database design, relational database | database, sql, postgres, postgresql, mysql, query, schema, migration, index, mongodb, table, oracle, backup, stored procedure, replication
backup, disaster recovery, data recovery, backup and recovery | backup, back up, restore, recovery, replicate, snapshot, veeam, tape, failover
testing software, unit testing, test automation, software testing, manual testing, test cases, functional testing, automated testing, qa testing, regression testing | test, jest, coverage, bug, selenium, cypress, regression, postman, junit, defect, pytest
bug tracking, debugging, bug fixing, defect tracking | bug, debug, fix, jira, defect, log, error, crash, issue
git, version control, github | git, github, gitlab, branch, pull request, code review, merge, commit, bitbucket
code review | code review, pull request, review code, merge request
deployment, devops, ci/cd, ci cd, continuous integration, infrastructure as code | deploy, docker, container, pipeline, release, kubernetes, ci, jenkins, terraform, ansible, helm, github action, gitlab, deployment
cloud, cloud computing, cloud infrastructure, cloud services | cloud, aws, azure, ec2, lambda, s3, virtual machine, vpc, iam, serverless
linux, unix | linux, ubuntu, centos, red hat, debian, unix, bash
shell scripting, scripting | script, bash, shell, cron, powershell, automate
server, system administration, server administration, virtualisation, virtualization, server management, system administrator | server, linux, windows, active directory, vmware, virtual machine, hyper v, patch, exchange, domain controller, backup, user account, dns
network, computer network, network administration, network management, switching, lan, wan, network configuration, network troubleshooting, network design | network, router, switch, lan, vpn, firewall, cisco, wan, wifi, mikrotik, vlan, subnet, ip address, access point, ospf, cat6
firewall, vpn, network security | firewall, vpn, fortinet, sophos, acl, ids, intrusion, rule, block, palo alto
information security, cybersecurity, cyber security, it security, vulnerability assessment, penetration testing, security monitoring, siem, data security, ethical hacking, application security | vulnerability, penetration, firewall, siem, phishing, malware, patch, threat, soc, encryption, antivirus, incident, iso 27001, attack, hack, splunk
data protection, data privacy, gdpr | privacy, gdpr, personal data, consent, encrypt, data protection, access right, anonymise
user support, technical support, helpdesk, help desk, it support, end user support, desktop support, ticketing system, hardware support, user training it | helpdesk, ticket, user, troubleshoot, laptop, printer, password, install, desktop, remote support, anydesk, windows, outlook, computer
hardware, computer hardware, computer repair, computer maintenance, hardware troubleshooting, hardware maintenance, hardware repair, printer, laptop repair, laptop | computer, laptop, printer, ram, hard disk, motherboard, replace, assemble, desktop, ups, toner, screen, power supply, windows installation
operating system, windows installation, software installation, os installation | windows, ubuntu, linux, install, format, driver, office, antivirus, imaging, macos
internet, wireless, wifi, internet connectivity, vsat, isp | internet, wifi, wireless, router, access point, mikrotik, vsat, starlink, bandwidth, hotspot, signal
fibre, fiber, fibre optic, fiber optic, splicing, fibre splicing, ftth, otdr | fibre, fiber, splice, otdr, fusion, cable, ftth, patch panel, odf, duct
telecommunication, telecom, base station, bts, microwave link, radio communication, rf, antenna, gsm, lte, mobile network | tower, antenna, microwave, bts, base station, rf, site, lte, gsm, huawei, ericsson, radio, link, vhf, hf, 4g, transmission
ip telephony, voip, pbx, pabx | voip, pbx, asterisk, ip phone, extension, sip, pabx, 3cx
data analysis, statistics, data analytics, statistical analysis, quantitative analysis, data interpretation, quantitative research, data management, statistical software | analyse, analyze, analysis, data, regression, trend, statistic, cohort, spss, stata, excel, sql, python, survey, tabulate, chart
statistical package | spss, stata, sas, r, regression, script, syntax, rstudio, eviews
qualitative research, qualitative analysis, qualitative data, focus group, focus group discussions | focus group, interview, key informant, nvivo, transcript, theme, coding, qualitative, ethnograph
sampling design, survey design, questionnaire design, questionnaire, research methodology, research design, research methods | questionnaire, survey, tool, sampling, design, pilot, kobo, odk, protocol, cluster, respondent
dashboard, data visualisation, data visualization, business intelligence, reporting dashboards | dashboard, chart, power bi, tableau, visual, graph, looker, infographic, dax, report
data cleaning, data quality, data validation, data quality assurance, data verification | clean, duplicate, missing value, validate, quality, check, error, dqa, consistency
mobile data collection, kobo, odk, kobotoolbox | kobo, odk, tablet, surveycto, form, commcare, questionnaire, mobile data
machine learning, deep learning, artificial intelligence, predictive modelling, predictive modeling, data science, artificial intelligence skill | model, machine learning, neural, predict, classification, scikit, tensorflow, pytorch, cluster, regression, feature, xgboost, llm, modelling
etl, data engineering, data pipeline, data warehouse, big data, data modelling, data modeling | etl, pipeline, warehouse, airflow, spark, kafka, ingest, dbt, transform, bigquery, snowflake, load, hadoop, star schema
ux, user experience, ux design, user research, usability, usability testing, wireframing, prototyping, ui design, ui/ux design | user, wireframe, prototype, figma, usability, persona, journey, interview, mock up, sketch, xd
product management, product roadmap, product strategy, roadmap, backlog management, product development | product, roadmap, backlog, user story, launch, feature, release, mvp, customer interview, prioritise, prototype
system analysis, system requirements, functional specification, uml | requirement, specification, uml, use case, data flow, diagram, design, workflow, user
system integration, integration, payment integration | integrate, api, mpesa, connect, webhook, sync, payment gateway, interface
game development, game design | game, unity, unreal, level, player, c#, physics, asset, gameplay
blockchain, smart contract, web3 | blockchain, ethereum, solidity, smart contract, token, wallet, web3, defi
seo, search engine optimisation, search engine optimization, keyword research, link building, on-page seo | seo, keyword, rank, backlink, search console, meta, organic traffic, semrush, ahrefs, google
google ads, paid advertising, ppc, facebook ads, sem, paid media, google analytics, web analytics | google ads, facebook ads, campaign, ppc, click, impression, conversion, analytics, cpc, meta ads, roas, adwords
e-commerce, ecommerce, online store, online shop, online sales | online shop, shopify, woocommerce, product listing, order, jumia, amazon, cart, checkout, magento, online store, upload product
crm system, crm administration | salesforce, crm, hubspot, zoho, lead, pipeline, workflow, contact, dynamics, led
erp implementation, erp system, sap implementation | erp, sap, odoo, module, dynamics, implement, go live, migration, user training, navision
it management, it governance, itil, it service management, it strategy, it infrastructure, it operations, ict | it, server, network, itil, helpdesk, vendor, infrastructure, ict, user, sla, computer
it training, digital literacy, ict training, computer training, digital skills training | computer, teach, excel, word, trainee, student, digital, internet, lab, course, taught
embedded systems, microcontroller, firmware, iot, pcb design, pcb, embedded c | microcontroller, arduino, firmware, pcb, sensor, esp32, raspberry, altium, stm32, iot, board, embedded
accessibility, localisation, technical writing, technical documentation, user manual, software documentation | document, manual, guide, wiki, readme, translate, screen reader, confluence
computer operation, cyber cafe, printing services | computer, print, typing, photocopy, scan, internet, online, lamination, kra pin, passport photo, customer
application support, system support, system maintenance, software maintenance, software support | support, user, bug, patch, update, log, ticket, issue, server, troubleshoot
containerisation, containerization, docker | container, docker, kubernetes
windows server, active directory | active directory, domain controller, group policy, windows server
window | door, window, frame, hinge, lock, glass, pane, aluminium, glaze, grille, ubuntu, linux, install, format, driver, office, antivirus, imaging, macos
`;
