/** Data, databases, cloud, networks, IT support, security and telecoms. */
export const dataSkills = `
Data analysis | data analytics | analysing data | analyzing data | analysed data | analyzed data
Data science | data scientist
Data visualisation | data visualization | data dashboards | dashboards | building dashboards
Data management | database management | data handling
Data cleaning | data cleansing | data wrangling | data validation | cleaning data | cleaned data
Data quality assurance | data quality | data quality assessment
Data collection | data gathering | collecting data | collected data | gathering data
Data engineering | data pipelines | etl | extract, transform, load
Data warehousing | data warehouse | dimensional modelling
Data modelling | data modeling | entity relationship diagrams
Data mining | text mining
Data governance | data stewardship | master data management
Data protection and privacy | data privacy | data protection
Big data | big data analytics
Business intelligence | bi reporting | bi tools
Power BI | powerbi | microsoft power bi
Tableau | tableau desktop
Looker Studio | google data studio | looker
Qlik | qlikview | qlik sense
SPSS | ibm spss | spss statistics
Stata | stata software
SAS programming | sas analytics | base sas
EViews | e-views
NVivo | atlas.ti | maxqda
Epi Info | epiinfo
CSPro | census and survey processing system
ENA for SMART | ena software
Statistical analysis | statistics | statistical modelling | statistical analyses
Regression analysis | linear regression | logistic regression
Time series analysis | forecasting models
Quantitative research | quantitative analysis | quantitative methods
Qualitative research | qualitative analysis | qualitative methods | thematic analysis
Mixed methods research | mixed-methods
Sampling methods | sampling design | sample size calculation
Machine learning | ml models | machine learning models | ml | training models
Deep learning | neural networks
Artificial intelligence | ai engineering | generative ai
Natural language processing | nlp
Computer vision | opencv | image recognition
Large language models | llm | llms | prompt engineering
TensorFlow | tensor flow | keras
PyTorch | py torch
scikit-learn | sklearn
pandas | numpy | python pandas
Jupyter | jupyter notebook | jupyter notebooks
Machine learning operations | mlops
Apache Spark | pyspark
Hadoop | apache hadoop | mapreduce
Apache Airflow | airflow pipelines
dbt | data build tool
Snowflake | snowflake data warehouse
BigQuery | google bigquery
Geographic information systems | gis | gis mapping | geospatial analysis
ArcGIS | arcmap | arcgis pro | arcgis online
QGIS | quantum gis
Remote sensing | satellite imagery analysis | satellite image analysis
Google Earth Engine | google earth
Cartography | map making | map production
GPS data collection | gps devices | gps mapping
Database administration | dba | database administrator | administering databases | managing databases
Database design | relational database design
MySQL | my sql | mariadb
PostgreSQL | postgres | postgre sql
Microsoft SQL Server | mssql | ms sql | sql server | t-sql
Oracle Database | oracle db | oracle sql | pl/sql
SQLite | sql lite
MongoDB | mongo db
Redis | redis cache
Elasticsearch | elastic search | elk stack
Apache Cassandra | cassandra db
Firebase | google firebase | firestore
NoSQL databases | nosql
Cloud computing | cloud services | cloud infrastructure
Amazon Web Services | aws | aws cloud
Microsoft Azure | azure
Google Cloud Platform | gcp | google cloud
DigitalOcean | linode | vps hosting
Serverless computing | aws lambda | serverless
OpenStack | private cloud
Cloud migration | migration to cloud
Web hosting management | cpanel | web hosting | domain management
System administration | systems administration | sysadmin | server administration | administering servers | managing servers
Linux | linux administration | ubuntu | red hat | centos
Windows Server | windows server administration | ms windows server
Active Directory | ms active directory | azure ad | entra id
Microsoft Exchange | exchange server
Microsoft 365 administration | office 365 administration | m365 administration
Microsoft Intune | mobile device management
Virtualisation | virtualization | vmware | hyper-v | virtual machines
Backup and recovery | data backup | backup management | veeam | backups
Disaster recovery planning | it disaster recovery
Storage administration | san storage | nas storage
Monitoring of IT systems | nagios | zabbix | prometheus monitoring | grafana
Site reliability engineering | sre
IT support | it helpdesk | it help desk | technical support | desktop support | helpdesk | help desk | help desk support | user support | supporting users
Computer troubleshooting | pc troubleshooting | computer diagnostics | hardware troubleshooting | troubleshooting computers | fixing computers | fixed computers
Computer repair | pc repair | laptop repair | computer maintenance | computer hardware | repairing computers | repaired computers
Software installation | installing software | operating system installation | installed software
Operating systems | windows os | windows 10 | macos
Printer support | printer troubleshooting | printer setup
Hardware assembly | pc assembly | computer assembly
IT service management | itsm | itil | servicenow
IT asset management | it inventory
IT project management | ict project management
IT procurement | ict procurement
IT management | ict management | information technology management
IT training | user training it | ict training
IT policy and governance | it governance | cobit
IT auditing | it audit | information systems audit | cisa
Computer networking | network administration | computer networks | it networking | lan and wan
Network design | network architecture | network planning
Network installation | lan installation | network setup | structured cabling | network cabling | lan cabling | pulling network cables
Network troubleshooting | network support | network maintenance | troubleshooting networks
Network security | firewall management | firewalls
Cisco networking | cisco | cisco ios | cisco routers
CCNA | cisco certified network associate | ccnp
CompTIA A+ | comptia a plus
CompTIA Network+ | comptia network plus | network+
CompTIA Security+ | comptia security plus | security+
MikroTik | mikrotik routers | routeros | mtcna
Ubiquiti | ubiquiti networks | unifi
Fortinet | fortigate
Routing and switching | routers and switches | bgp | ospf
TCP/IP | tcp ip protocols | subnetting
Virtual private networks | vpn | vpn setup
Wireless networking | wi-fi | wifi setup | wireless lan
VoIP | voice over ip | ip telephony | asterisk pbx
Network monitoring | wireshark | network operations centre | noc
DNS administration | dns and dhcp | dhcp
Internet service provision | isp operations
Cybersecurity | cyber security | information security | infosec
Penetration testing | ethical hacking | pentesting | ceh
Vulnerability assessment | vulnerability management | vulnerability scanning
Security operations | soc analyst | siem | splunk
Incident response in cybersecurity | cyber incident response
Digital forensics | computer forensics
Cryptography | encryption
Identity and access management | identity management | single sign-on
ISO 27001 | information security management system
CISSP | certified information systems security professional
Application security | owasp | secure coding
Endpoint protection | antivirus management | malware removal
Security awareness training | phishing awareness
Telecommunications | telecom | telecoms | telecommunication
Telecommunications engineering | telecom engineering | telecommunication engineering
Fibre optic installation | fiber optic installation | fibre splicing | fiber splicing | fibre optics | ftth | splicing fibre
Radio frequency engineering | rf engineering | rf planning | rf optimisation
Mobile network operations | 4g lte | gsm | 5g | lte networks
Base station maintenance | bts maintenance | telecom tower maintenance | cell site maintenance
Telecom tower climbing | tower climbing | tower rigging
Microwave links | microwave transmission | point-to-point links
Satellite communications | vsat | satcom | starlink
Telecom billing systems | telecom value added services
Core network engineering | packet core | ss7
HF and VHF radio installation | radio installation | codan radio
Internet of things | iot | iot devices
`;
