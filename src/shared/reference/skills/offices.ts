/** Human resources, administration, office programs and projects. */
export const officesSkills = `
Human resource management | hr management | human resources | hr | hrm
HR administration | human resources administration | personnel administration
Recruitment | recruiting | staff recruitment | hiring of staff | recruiting staff
Talent acquisition | talent sourcing | candidate sourcing | headhunting
Job advertising | vacancy announcement | job posting
CV screening | shortlisting | resume screening | candidate shortlisting
Job interviewing | candidate interviews | interview panels | competency-based interviewing
Reference checking | background checks | reference checks
Employee onboarding | staff induction | staff onboarding | orientation of new staff | onboarding | induction of staff | new staff orientation
Offboarding | exit interviews | staff separation
Employment contracts management | contract renewal | employment contracts
Personnel records management | personnel files | employee records | hr filing | staff files | employee files
Performance management | performance appraisal | staff appraisal | performance reviews | performance appraisals | staff appraisals
Key performance indicators | kpi | kpis
Compensation and benefits | remuneration | salary structures | total rewards
Job evaluation | job grading | job analysis
Job description writing | job descriptions | terms of reference writing
Workforce planning | manpower planning | hr planning
Succession planning | talent management
Employee relations | staff relations | industrial relations | labour relations
Disciplinary procedures | staff discipline | disciplinary hearings
Workplace grievance handling | staff grievances
Employee engagement | staff engagement | staff motivation
Staff welfare | employee welfare | staff wellbeing
Learning and development | l&d | staff development | staff training
Organisational development | organizational development | organisation development | od consulting
Change management | organisational change | organizational change management
HR policy development | hr policies | staff handbook
HR information systems | hris | hrms
HR analytics | people analytics
Leave management | leave administration | attendance management | timesheets | leave records
Shift planning | staff rostering | rota planning | duty roster
Diversity and inclusion | diversity, equity and inclusion | equal opportunity
Safeguarding in recruitment | misconduct disclosure
Trade union relations | collective bargaining
Expatriate management | international staff administration | work permits
Volunteer management | volunteer coordination
Intern supervision | internship management
Executive search | executive recruitment
Office administration | administrative support | administrative work | administrative assistance | office work | office admin | administrative duties
Office management | office manager | office supervision
Secretarial work | secretarial skills | secretary duties | office secretary
Executive assistance | executive assistant | personal assistant | pa to director
Reception | receptionist | front desk | reception desk | receiving visitors | welcoming visitors | front desk work
Switchboard operation | telephone operation | pbx operation
Clerical work | clerical support | office clerk
Filing | filing systems | document filing | record filing | filing documents | filed documents
Records management | records keeping | record keeping | recordkeeping | keeping records
Document management | document control | document controller
Data entry | data capture | data encoding | data clerk | entering data | entered data | data capturing | data input | keying in data
Typing | touch typing | keyboarding | fast typing
Shorthand | stenography
Minute taking | taking minutes | minutes of meetings | note taking | took minutes | writing minutes | meeting minutes
Diary management | calendar management | scheduling appointments | appointment scheduling | managing diaries | managing calendars
Meeting coordination | meeting scheduling | meeting arrangement
Travel arrangements | travel management | travel booking | travel coordination | booking travel | booking flights | travel bookings | arranging travel
Correspondence | business correspondence | letter writing
Business writing | professional writing | business communication
Email management | email correspondence | inbox management
Mail handling | post room | mail sorting | dispatching mail
Photocopying and scanning | photocopying | document scanning
Office equipment operation | office machines
Office supplies management | stationery management | office supply ordering
Facilities management | facility management | building management
Premises management | office premises | lease management
Property management | estate management
Visitor management | visitor reception
Virtual assistance | virtual assistant | remote assistant
Messenger duties | office messenger | office runner
Office cleaning | office attendant | office assistant
Vendor management | supplier management | supplier relations
Project management | managing projects | project manager | managed projects
Project coordination | project coordinator
Project planning | project scheduling | work planning | work plans
Programme management | program management
Project portfolio management | portfolio management office | pmo
Project risk management | risk register
Project closure | project handover
Project cycle management | pcm
PRINCE2 | prince 2
PMP certification | pmp | project management professional
Project administration | project support | project assistant
Gantt charts | gantt chart
Microsoft Project | ms project | msproject
Primavera P6 | primavera
Asana | asana project management
Trello | trello boards
Jira | atlassian jira
Confluence | atlassian confluence
Monday.com
Notion workspace | notion app
Slack | slack messaging
ClickUp | click up
Microsoft Office | ms office | office suite | microsoft office suite | office 365 | microsoft 365 | ms office suite | ms office package
Microsoft Word | ms word | word processing
Microsoft Excel | excel | ms excel | spreadsheets | excel spreadsheets
Advanced Excel | advanced microsoft excel | excel macros | pivot tables | vlookup
Microsoft PowerPoint | powerpoint | ms powerpoint | power point
Microsoft Outlook | ms outlook | outlook email
Microsoft Access | ms access | msaccess
Microsoft Publisher | ms publisher
Microsoft Teams | ms teams
Microsoft OneNote | onenote
Microsoft Visio | ms visio | visio
Microsoft SharePoint | sharepoint | share point
Microsoft OneDrive | onedrive
Microsoft Forms | ms forms
Google Workspace | g suite | gsuite | google apps
Google Docs | google documents
Google Sheets | google spreadsheets
Google Slides | google presentations
Google Drive | gdrive
Google Forms | google form
LibreOffice | openoffice | libre office | open office
Zoom meetings | zoom video | video conferencing
Adobe Acrobat | pdf editing
Computer literacy | basic computer skills | computer skills | computer applications | computer operation | computer packages
Internet research | web research | online research
Business analysis | business analyst | business requirements
Business process management | bpm | business process improvement | process mapping
Standard operating procedures | sop | sops | sop writing
Operations management | operations coordination
Strategic planning | strategy development | strategic management
Management consulting | business consulting | consultancy
Board support | board reporting | board papers
Business continuity planning | bcp | business continuity
Enterprise risk management | erm | risk management
Enterprise resource planning | erp | erp systems
SAP | sap erp | sap s/4hana | sap hana
Oracle ERP | oracle e-business suite | oracle fusion
Microsoft Dynamics 365 | dynamics 365 | ms dynamics
Odoo | odoo erp | odoo accounting | odoo inventory
Muster roll keeping | casual labour records | attendance register
`;
