/** Accounting, finance, banking, insurance, microfinance and mobile money. */
export const financeSkills = `
Accounting | accountancy | accounting work
Bookkeeping | book keeping | keeping books | kept the books | keeping the books | balanced the books | balancing the books
Financial accounting | general accounting | final accounts preparation
Management accounting | managerial accounting
Cost accounting | costing | cost control accounting
Fund accounting | grant accounting | ngo accounting
Public sector accounting | government accounting | ipsas
Tax accounting | tax preparation | tax returns
Tax compliance | tax filing | taxation | vat returns | filing tax returns | filing returns | filed vat returns
Tax advisory | tax planning | tax consulting
Accounts payable | payables | supplier payments | paying suppliers | creditors ledger | purchase ledger | supplier invoices | vendor payments
Accounts receivable | receivables | debtors ledger | sales ledger | debtors management | customer receivables
General ledger | ledger keeping | gl accounting | nominal ledger | gl | ledger posting | posting to ledger | ledgers
Journal entries | posting journals | double entry | journal vouchers
Trial balance | trial balance preparation
Bank reconciliation | bank reconciliations | account reconciliation | reconciliations | reconciling bank accounts | reconciled bank accounts | bank recs | reconciliation of bank statements | reconciling bank statements
Month-end closing | month end close | period closing | year-end closing | closing the month | closed the month | month end | monthly close
Financial reporting | financial reports | financial statements | preparation of financial statements | preparing financial statements | management accounts
Financial analysis | analysis of financial statements | ratio analysis
Financial modelling | financial modeling
Financial planning | financial planning and analysis | fp&a
Financial management | finance management | financial administration
Budgeting | budget preparation | budget planning | preparing budgets | prepared budgets
Budget management | budget control | budget monitoring | budget tracking | managing budgets | managed budgets
Budget variance analysis | variance analysis | budget versus actual
Cash flow management | cash flow forecasting | cashflow | cash flow | cash flow planning
Petty cash management | petty cash | petty cash handling | handling petty cash
Payment processing | voucher processing | payment vouchers
Invoicing | billing | invoice preparation | invoice processing | raising invoices | raised invoices | issuing invoices | billing customers
Expense management | expense claims | travel claims
Payroll processing | payroll | payroll management | salary processing | running payroll | ran payroll | preparing payroll | salaries processing | processing salaries | payroll preparation
Fixed asset accounting | fixed asset register | asset register
Inventory accounting | stock valuation | inventory valuation
Consolidation of accounts | group consolidation
International Financial Reporting Standards | ifrs
US GAAP | gaap | generally accepted accounting principles
Internal controls | internal control systems | internal control
Internal audit | internal auditing
External audit | external auditing | statutory audit
Auditing | audit | financial audit | audits | audit work
Audit preparation | audit support | audit liaison
Forensic accounting | fraud investigation | fraud examination
Fraud prevention | fraud detection | anti-fraud
Risk-based auditing | audit planning | audit risk assessment
Donor financial reporting | donor reports finance | grant financial reporting
Partner financial monitoring | sub-grantee financial monitoring | spot checks
Treasury management | cash management | treasury
Foreign exchange | forex | currency exchange | fx
Investment analysis | equity research | investment appraisal
Investment management | portfolio management | asset management investments
Corporate finance | capital budgeting
Mergers and acquisitions | m&a
Valuation | business valuation | company valuation
Due diligence | financial due diligence
Fundraising from investors | venture capital | private equity | capital raising
Stock trading | securities trading | stock brokerage
Cryptocurrency | crypto trading | bitcoin
Commodity trading | commodities
Project finance | public-private partnership finance
Financial risk management | market risk | liquidity risk
Credit analysis | credit assessment | credit appraisal | creditworthiness assessment
Credit risk management | credit risk
Credit control | credit management | chasing payments | debt follow up | debtors follow up
Loan processing | loan appraisal | loan origination | processing loans | loan applications
Loan portfolio management | loan officer | loan management
Loan recovery | delinquency management | arrears management | collecting debts | loan collection | recovering loans
Mortgage lending | home finance
Trade finance | letters of credit | letter of credit
Agricultural finance | agri-finance
SME lending | sme finance | business lending
Banking | commercial banking | bank services
Retail banking | consumer banking
Bank teller operations | bank teller | cash counter | teller
Branch management | bank branch management | branch operations
Branch banking operations | back office banking | bank operations
Account opening | bank account opening | opening accounts | opened accounts
Relationship banking | relationship management banking
Corporate banking | business banking
Investment banking | ib advisory
Islamic finance | islamic banking | sharia-compliant finance | shariah finance
Murabaha financing | murabaha | musharaka | ijara
Sharia compliance | shariah compliance | sharia audit
Microfinance | micro-finance | microcredit
Group lending | solidarity group lending
Village savings and loan associations | vsla | savings groups | village savings and loans
Savings and credit cooperatives | sacco | sacco management | credit union
Financial inclusion | inclusive finance
Agent banking | bank agent | agency banking
Mobile money | mobile money services | mobile banking services
Mobile money agent work | mobile money agent | mobile money agency | mpesa agent | m-pesa agent | evc agent
M-Pesa | mpesa
EVC Plus | evc | evcplus
Zaad service | zaad | sahal service
Electronic funds transfer | eft | wire transfer | bank transfers
Remittances | money transfer | hawala | money remittance
Money transfer compliance | remittance compliance
Anti-money laundering | aml | aml/cft | counter-terrorism financing
Know your customer | kyc | customer due diligence
Sanctions screening | watchlist screening | vendor screening
Financial regulation | banking regulation | central banking
Regulatory reporting | prudential reporting | basel iii
Digital payments | payment systems | payment gateways | fintech
Card operations | card payments | atm operations | pos terminals
SWIFT payments | swift messaging
Core banking systems | core banking | temenos t24 | temenos | flexcube | finacle
Bancassurance | bank insurance
Insurance | general insurance
Insurance underwriting | underwriting
Insurance claims handling | claims handling | claims processing | claims management
Takaful | islamic insurance
Reinsurance | treaty reinsurance
Life insurance | life assurance
Motor insurance | vehicle insurance
Insurance brokerage | insurance broking
Loss adjusting | claims assessment | loss assessment
Actuarial science | actuarial analysis | actuary
Pension administration | pensions | retirement benefits
QuickBooks | quick books | quickbooks online | quickbook
Tally ERP | tallyprime | tally accounting | tally software | tally | tally prime
Sage accounting | sage 50 | sage 300 | sage evolution | sage pastel | sage | pastel
Xero | xero accounting
Peachtree | peachtree accounting
SAP FICO | sap finance | sap fi
SUN Systems | sunsystems | sun accounting
Oracle Financials | oracle ebs financials
Microsoft Dynamics NAV | dynamics nav | navision | business central
Financial management information systems | ifmis | fmis | sfmis
Public financial management | pfm
Revenue collection | tax collection | revenue administration
Customs valuation | tariff classification | hs codes
Cost-benefit analysis | cba analysis | benefit-cost analysis
Economic analysis | economics | macroeconomics | microeconomics
Econometrics | econometric modelling
Procurement finance | three-way matching | purchase order matching
Zakat calculation | zakat
ACCA qualification | acca
CPA qualification | cpa | certified public accountant
CFA charter | cfa | chartered financial analyst
`;
