/** Offices, finance, purchasing, staff, projects, law. One meaning a line: words in skill names | words in duties that mean the same. */
export const OFFICE_AND_FINANCE = `
accounting, accountancy, financial accounting, financial management, finance, financial | account, ledger, journal, book, balance sheet, trial balance, invoice, reconcile, quickbooks, financial, expense, cash flow, budget, vat
bookkeeping, ledger, general ledger, journal entry, double entry, book-keeping | bookkeeping, ledger, posting, journal, double entry, book, receipt, quickbooks, tally
reconciliation, bank reconciliation, reconciling, account reconciliation | reconcile, reconciliation, match, bank statement, balance, outstanding, difference
financial reporting, financial statement, ifrs, month-end close, year end, management accounts | statement, balance sheet, profit and loss, month end, year end, closing, ifrs, trial balance, management account, p&l
financial analysis, financial modelling, financial modeling, financial planning, valuation of companies, financial forecasting | financial model, forecast, ratio, dcf, cash flow, variance, valuation, profitability, margin, scenario, npv, return
cash flow, treasury, liquidity, cash management, cash flow management, treasury management | cash flow, treasury, liquidity, bank balance, fund, transfer, forex, payment run, short term, float
tax, vat, taxation, tax return, tax compliance, tax filing, itax | tax, vat, return, kra, ura, tra, revenue authority, withholding, paye, itax, etims
payroll, salary, payroll processing, payroll management, payroll administration | payroll, salary, wage, payslip, paye, nssf, nhif, deduction, gratuity, casual, overtime
audit, internal audit, external audit, auditing skill, it audit | audit, auditor, internal control, finding, sample, walkthrough, test of control, management letter, working paper, voucher
internal control, fraud, fraud detection, fraud prevention | internal control, segregation, approval, fraud, theft, loss, misuse, suspicious, check, limit
invoice, accounts payable, billing, supplier payments, payment processing, vendor payments, payments | invoice, creditor, payable, bill, voucher, payment, pay, cheque, lpo, three way, remittance, debtor, receivable, collection, paid
accounts receivable, debtors, receivables, credit control, debt collection, debt recovery, payment collection | debtor, receivable, collect, overdue, arrears, aging, ageing, debt, reminder, recover, credit note, outstanding, defaulter, owe, invoice, creditor, payable, bill, supplier payment, collection
cash, cash handling, till, cashiering, cash register, cash counting, cash control, pos, point of sale, pos system, till operation | cash, till, float, deposit, payment, change, count, receipt, pos, scan, mpesa, barcode, shortage, checkout
petty cash, petty cash management, imprest, expense management, expense claims, expenses | imprest, float, receipt, expense, claim, voucher, cash
cost accounting, cost analysis, product costing, standard costing, variance analysis | cost, variance, overhead, margin, bom, profit, material usage
asset management, fixed assets, asset register, asset tracking | asset, depreciation, tag, register, disposal, equipment, vehicle
financial software, accounting software, erp, accounting package | quickbooks, sage, tally, xero, sap, odoo, erp, pastel, navision, dynamics, oracle
excel, spreadsheet, microsoft excel, ms excel, advanced excel, pivot tables | excel, spreadsheet, pivot table, vlookup, formula, workbook, macro
banking, teller, teller operations, bank operations, retail banking, account opening | deposit, withdrawal, teller, account, counter, branch, kyc, cheque, bank, atm, vault, clearing
credit, loan, loan processing, credit analysis, credit appraisal, loan appraisal, lending, microfinance, loan portfolio, credit assessment, microcredit, loan officer | loan, credit, borrower, repayment, collateral, arrears, par, disburse, appraise, group lending, guarantor, microfinance, crb, portfolio at risk
portfolio management, investment, investment analysis, investment management, equity research, trading, stock market | portfolio, invest, bond, share, equity, stock, fund, trade, yield, security, asset allocation, broker, dividend
kyc, anti money laundering, aml, know your customer, sanctions screening | kyc, aml, suspicious, sanction, due diligence, identity, money laundering, id copy, cft, transaction monitoring
insurance, claims, insurance claims, claims processing, underwriting, policy administration, claim assessment, loss adjusting | claim, policy, premium, insurance, broker, underwrite, cover, renewal, loss, surveyor, insure, adjuster, settle
actuarial, pension, actuarial modelling, reserving | actuarial, reserve, pension, mortality, premium, benefit, contribution, member, retire, scheme
mobile money, mpesa, agency banking, money transfer, evc, remittance | mpesa, mobile money, float, evc, agent, send money, deposit, withdraw, zaad, remit, hawala, airtel money, sim card
foreign exchange, currency exchange, forex, currency | forex, dollar, exchange, currency, rate, shilling, euro, bureau, counterfeit
islamic finance, sharia compliance, murabaha, islamic banking | murabaha, sharia, shariah, islamic, halal, takaful, sukuk, mudaraba, musharaka, zakat
grant management, grants, proposal, proposal writing, grant writing, donor, donor compliance, donor relations, donor reporting, sub-grant, concept notes | donor, grant, proposal, funding, usaid, eu, concept note, budget, eligible cost, burn rate, unhcr, unicef, echo, report
financial literacy, vsla, savings groups, financial inclusion, entrepreneurship training | saving, vsla, group, loan, table banking, financial literacy, business training, sacco, chama
procurement planning, tender, tender evaluation, bid evaluation, bids, tender management, competitive bidding, rfq | tender, bid, quotation, rfq, evaluate, supplier, open, committee, lpo, advert, rfp, compare, prequalify, score
supplier management, vendor management, supplier, supplier relationship, vendor, supplier negotiation, supplier evaluation, vendor evaluation | supplier, vendor, contract, negotiate, quotation, price, delivery, prequalify, framework agreement, source, performance
contract management, contract administration, contract negotiation | contract, agreement, clause, negotiate, renew, sla, variation, framework, amendment, terms, supplier, draft, pleading, opinion, research, precedent, memo
purchase order, requisition, lpo | lpo, requisition, order, po, quotation, supplier
public procurement, ppra, procurement law, procurement procedures, procurement regulation | tender, ppra, ppda, regulation, procurement, bid, committee, evaluation
import, export, import and export, incoterms, international trade | import, export, shipment, container, letter of credit, customs, bill of lading, incoterm, freight, overseas, clear
office administration, clerical, secretarial, office work, administrative support, office support, general administration, administrative, office management, office | file, filing, type, data entry, photocopy, letter, stationery, reception, diary, correspondence, office, memo, phone, minutes, supplies, admin, enter data, record, typing
correspondence, letter writing, mail, mail handling, email correspondence, business writing, emails | letter, email, mail, correspond, memo, draft, reply, dispatch, courier, circular, inbox
diary management, calendar, calendar management, scheduling meetings, appointment, appointment scheduling, booking, reservation, diary | book, reservation, appointment, diary, calendar, schedule, meeting, arrange, flight, hotel, table, room
travel, travel arrangements, travel booking, travel coordination, flight booking, itinerary | flight, ticket, travel, itinerary, hotel booking, visa, amadeus, galileo, airline, fare, trip, reissue, travelled
front desk, reception, front office, receptionist, front desk operations, reception duties, front office operations | reception, front desk, guest, check in, visitor, greet, welcome, switchboard, phone, badge, front office
office equipment, photocopying, photocopier, printer use, scanning | photocopy, photocopier, print, scan, printer, fax, shredder, projector, bind, bound
stationery, office supplies, supplies, supply management | stationery, toner, supplies, order, stock, paper, consumable
archives, document management, document control, records centre, documents, edms | archive, file, document, index, revision, transmittal, sharepoint, scan, version, folder, register, controlled copy, retrieve, filing
facilities, facility management, building management, premises management, building maintenance | building, premises, cleaner, generator, lift, plumbing, repair, guard, lease, tenant, utility, office move, maintenance, water bill
property management, tenants, rent collection, lease, tenancy, rental management | tenant, rent, lease, house, apartment, vacant, landlord, caretaker, property, deposit, eviction
real estate, property sales, property marketing, house viewing, property valuation | house, plot, land, apartment, viewing, buyer, property, listing, tenant, title, villa
valuation, valuing, property inspection | value, valuation, comparable, appraise, land, property, inspect
recruiting staff, talent acquisition, talent, job posting, shortlisting, headhunting, sourcing candidates, candidate sourcing | recruit, vacancy, interview, shortlist, hire, candidate, onboard, advert, cv, linkedin, headhunt, applicant, job posting, hiring
employee relations, labour law, hr policy, labor law, labour relations, employment law, industrial relations, disciplinary | grievance, discipline, disciplinary, labour law, contract, policy, union, dismissal, warning, hearing, employment act, dispute, labour officer
performance appraisal, performance management, performance review, staff appraisal, performance evaluation | appraisal, appraise, performance, review, target, kpi, probation, feedback, scorecard
onboarding, induction, orientation, new staff orientation | induction, onboard, orientation, new staff, new hire, induct, new employee
human resource, hr, hr administration, human resource management, personnel, hr management, staff records, personnel records, employee records, hr records | staff, recruit, leave, payroll, personnel file, contract, hr, appraisal, employee, vacancy, induction, disciplinary
leave management, attendance, attendance tracking, time keeping, timesheets, timekeeping | leave, attendance, timesheet, sign in, absence, clock, off day, biometric, register, muster
compensation, benefits, compensation and benefits, job evaluation, salary structure, benefits administration | salary, grade, benefit, pay, medical cover, allowance, bonus, job evaluation, pension, paid
staff welfare, employee engagement, staff motivation, motivation | welfare, staff, medical cover, engagement, survey, party, motivate, incentive, reward, counsel, counselled
training needs assessment, training needs analysis, learning and development, training plan, training coordination, staff training, staff development | training, course, skill gap, workshop, calendar, trainee, learn, curriculum, coach
hris, hr software, hr information system | hris, hr system, employee database, odoo, bamboo, workday, biometric, payroll system
project, project planning, project management, project coordination, project implementation, programme management, program management, project management skill, project cycle management, programme implementation, project design | project, workplan, milestone, activity, implementation, deliverable, programme, gantt, beneficiary, budget, timeline, phase, logframe
monitoring and evaluation, m&e, monitoring evaluation, project monitoring, results-based management, logframe, indicator, theory of change | monitor, evaluation, indicator, baseline, survey, logframe, data collection, endline, kobo, outcome, midterm, lessons, tracker
accountability, accountability to affected populations, feedback mechanism, complaints mechanism, feedback | feedback, complaint, hotline, suggestion box, help desk, community, aap, response
agile, scrum, sprint, kanban, jira | sprint, scrum, backlog, jira, stand up, kanban, retrospective, agile, trello
business analysis, requirements gathering, requirements analysis, requirement, process mapping, business process | requirement, user story, interview user, process map, workflow, bpmn, specification, stakeholder, as is, gap analysis, brd, uat
business development, business planning, entrepreneurship, business management, business | business plan, new client, partnership, market, started, own shop, profit, proposal, pitch, growth, revenue, capital, trade, sold
operations management, business operations | operation, staff, shift, budget, branch, target, schedule, cost, supplier, kpi, stock
board, governance, board management, corporate governance, company secretarial | board, minutes, governance, agm, resolution, committee, director, shareholder
policy analysis, policy development, policy, policy formulation, public policy | policy, brief, law, bill, ministry, strategy, regulation, consult, research, position paper, parliament
public administration, government relations, public service | county, ministry, government, ward, chief, citizen, permit, public, municipal, by law
economics, econometrics, economic analysis, macroeconomics | economic, inflation, gdp, price, regression, trade, stata, market, growth, policy, econometric
legal research, legal drafting, legal writing, contract drafting, legal analysis, legal document, drafting contracts, pleadings | draft, contract, agreement, pleading, opinion, research, precedent, memo, clause, affidavit, deed, plaint, case law
litigation, court, advocacy in court, court representation, court procedures, trial, court proceedings, case preparation | court, hearing, trial, judge, magistrate, plead, litigation, witness, appeal, defend, prosecute, represent, accused, suit
legal advice, legal aid, legal counselling, legal services, legal awareness, legal assistance, law, legal | legal, law, advise, court, client, rights, paralegal, advocate, documentation, contract, clinic, lawyer
conveyancing, notarisation, notary, power of attorney, land transactions, oath | deed, title, land, transfer, stamp, attest, power of attorney, signature, witness, sale agreement, oath, certify
adjudication, judgment, ruling, arbitration, alternative dispute resolution | judge, ruling, judgment, hear, decide, arbitrate, arbitrator, sentence, case, mediate, settle
human rights, refugee law, refugee protection, protection monitoring, international humanitarian law | rights, refugee, asylum, displaced, protection, violation, idp, detention, returnee, unhcr, statelessness, monitor
citizen registration, civil registration, birth registration, id cards, document issuance, voter registration | register, id card, passport, voter, biometric, issue, certificate
election, polling, voter education, electoral | poll, vote, voter, ballot, election, candidate, tally, civic, voting
collection | collect, gather, pick, fetch, receive, debtor, receivable, overdue, arrears, aging, ageing, debt, reminder, recover, credit note, outstanding, defaulter, owe, invoice, creditor, payable, bill, supplier payment, collection
contracting | contract, agreement, clause, negotiate, renew, sla, variation, framework, amendment, terms, supplier, draft, pleading, opinion, research, precedent, memo, affidavit, deed, plaint, case law
`;
