import type { Career, CareerKey } from './career.ts';

/** Careers in offices, sales, construction, farming and hospitality. */
export const officeCareers = {
  accountant: {
    titles: ['Accounts Assistant', 'Accountant', 'Senior Accountant'],
    studies: [
      ["Bachelor's Degree", 'BCom Accounting', 'Accounting'],
      ["Bachelor's Degree", 'BBA Finance and Accounting', 'Finance'],
      ["Master's Degree", 'MSc Accounting and Finance', 'Financial reporting'],
      ['Associate Degree', 'Diploma in Accounting', 'Bookkeeping'],
    ],
    workplaces: [
      ['Bakaaro Wholesale Stores', 'Finance'],
      ['Juba Ledger Partners', 'Client accounts'],
      ['Lamu Relief Supplies', 'Grants'],
      ['Twiga Coach Services', 'Accounts'],
    ],
    duties: [
      'Closed the books of three branches by the fifth working day of every month.',
      'Reconciled mobile money, bank and cash accounts daily and chased every difference.',
      'Prepared payroll for two hundred people, with taxes and advances.',
      'Wrote donor reports against budget and explained each variance over five percent.',
      'Set up a chart of accounts and moved five years of records into accounting software.',
      'Prepared the file for the external auditors and sat with them until the last question.',
    ],
    results: [
      'Shortened the monthly close from fifteen days to five.',
      'Received two clean audit opinions in a row.',
      'Found and stopped a double payment scheme worth a month of payroll.',
    ],
    skills: [
      'Financial reporting',
      'Bookkeeping',
      'Payroll',
      'Budgeting',
      'Bank reconciliation',
      'Microsoft Excel',
      'QuickBooks',
      'Auditing',
      'Grant accounting',
      'Tax returns',
    ],
    courses: [
      ['Professional Accountancy, Part Two', 'Meridian Audit School'],
      ['Grant Financial Management', 'Savanna Training Centre'],
      ['Advanced Excel for Finance', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'I am an accountant who has kept honest books for {years}.',
      'Numbers have to add up and also to be understood: I have worked on both for {years}.',
    ],
    bioDetails: [
      'I am at ease with mobile money, several currencies and branches that are far apart.',
      'Managers come to me before they spend, which I take as a compliment.',
      'I close early, so that there is time left to explain.',
    ],
    letter: [
      'I close three branches by the fifth working day, and I write one page with it that the managers actually read.',
      'I have prepared two audits from start to finish, both of them without a qualification.',
      'Working in dollars, shillings and birr at once has taught me to write down every rate and its source.',
    ],
  },
  hr: {
    titles: ['HR Assistant', 'HR Officer', 'HR Manager'],
    studies: [
      ["Bachelor's Degree", 'BA Human Resource Management', 'Human resources'],
      ["Bachelor's Degree", 'BA Psychology', 'Work psychology'],
    ],
    workplaces: [
      ['Twiga Coach Services', 'People'],
      ['Highland Dairy Partners', 'Human resources'],
      ['Horn Parcel Lines', 'Administration'],
    ],
    duties: [
      'Ran recruitment for forty positions a year, from the advert to the first day.',
      'Kept contracts, leave and personnel files for three hundred employees.',
      'Explained the labour law to supervisors in words that fit on one page.',
      'Heard grievances, wrote them down and brought both sides to a table.',
      'Prepared payroll changes with finance before the twentieth of each month.',
    ],
    results: [
      'Brought the time to hire from nine weeks down to five.',
      'Wrote the first staff handbook of the company, in two languages.',
    ],
    skills: [
      'Recruitment',
      'Labour law',
      'Payroll',
      'Onboarding',
      'Personnel records',
      'Conflict resolution',
      'Interviewing',
      'Report writing',
    ],
    courses: [
      ['Certificate in Human Resource Practice', 'Savanna Training Centre'],
      ['Fair Interviewing', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'For {years} I have looked after the people side of growing companies.',
      'I have worked in human resources for {years}, mostly with drivers, technicians and shift workers.',
    ],
    bioDetails: [
      'I answer every applicant, also those who are not chosen.',
      'A good contract is short and a good first day is well prepared.',
      'I listen first and write afterwards.',
    ],
    letter: [
      'I run about forty recruitments a year and I know how much a clear answer means to the people who wait.',
      'I introduced a fixed set of interview questions, and our supervisors now choose with better reasons.',
      'Personnel files are in order with me, because one day somebody depends on them.',
    ],
  },
  sales: {
    titles: ['Sales Agent', 'Sales Executive', 'Area Sales Manager'],
    studies: [
      ["Bachelor's Degree", 'BBA Marketing', 'Marketing'],
      ['Associate Degree', 'Diploma in Sales and Marketing', 'Sales'],
      ['High School', 'Secondary School Certificate', 'Commerce'],
    ],
    workplaces: [
      ['Maji Baridi Beverages', 'Sales'],
      ['Kilima Phones', 'Retail'],
      ['Bakaaro Wholesale Stores', 'Key accounts'],
    ],
    duties: [
      'Visited twelve shops a day and wrote each visit down the same evening.',
      'Opened new districts with village agents and trained them in pay-as-you-go plans.',
      'Looked after eight supermarket customers and agreed their yearly contracts.',
      'Followed late payments by phone and in person, politely and every week.',
      'Explained products at markets in Swahili and English and let people try them.',
    ],
    results: [
      'Doubled the number of active shops in my area within a year.',
      'Kept unpaid accounts below three percent.',
    ],
    skills: [
      'Field sales',
      'Customer relations',
      'Negotiation',
      'Swahili',
      'Sales reporting',
      'Team leadership',
      'Key account management',
      'Pay-as-you-go',
    ],
    courses: [
      ['Consultative Selling', 'Open Bench Academy'],
      ['Leading a Field Team', 'Savanna Training Centre'],
    ],
    bioOpenings: [
      'I have sold useful things to careful people for {years}.',
      'Selling means listening: after {years} in the field I am sure of it.',
    ],
    bioDetails: [
      'I know the small shops, their owners and the day on which they can pay.',
      'I never promise what the technician cannot deliver.',
      'My notes are short, but there is one for every visit.',
    ],
    letter: [
      'I visit twelve customers on a normal day and I still know most of them by name.',
      'I have built a team of fourteen village agents, and eleven of them are still with us after two years.',
      'I like products that I can explain to my mother, and yours is one of them.',
    ],
  },
  agronomist: {
    titles: ['Field Assistant', 'Agronomist', 'Senior Agronomist'],
    studies: [
      ["Bachelor's Degree", 'BSc Agriculture', 'Crop science'],
      ["Bachelor's Degree", 'BSc Horticulture', 'Irrigated horticulture'],
      ["Master's Degree", 'MSc Agronomy', 'Soil and water'],
    ],
    workplaces: [
      ['Green Bank Farms', 'Field services'],
      ['Shabelle Growers Union', 'Extension'],
      ['Kilimo Bora Seeds', 'Trials'],
    ],
    duties: [
      'Advised two hundred outgrowers on seed, spacing, irrigation and harvest dates.',
      'Laid out drip irrigation on small plots and showed farmers how to keep the lines clean.',
      'Ran farmer field schools every week of the season, in the field and not in a hall.',
      'Graded fruit at the farm gate and recorded why each crate was refused.',
      'Took soil samples and turned the results into advice that fits on a card.',
    ],
    results: [
      'Raised the share of first-grade mangoes from half to three quarters.',
      'Brought ninety farms from flood to drip irrigation with a third less water.',
    ],
    skills: [
      'Crop production',
      'Drip irrigation',
      'Farmer training',
      'Post-harvest handling',
      'Soil sampling',
      'Somali',
      'Swahili',
      'Data collection',
      'Solar pumps',
    ],
    courses: [
      ['Good Agricultural Practice Adviser', 'Highland Technical College'],
      ['Small-Scale Irrigation Design', 'Green Bank Field School'],
    ],
    bioOpenings: [
      'I have walked fields with farmers for {years} and still learn from them.',
      'I am an agronomist with {years} of mud on my boots.',
    ],
    bioDetails: [
      'A good harvest that spoils on the road is no harvest, so I care for the days after picking too.',
      'Water is the question everywhere I work, and drip lines are often the answer.',
      'I speak plainly and I come back to see whether the advice worked.',
    ],
    letter: [
      'I advise two hundred small farms, and I visit each of them at least three times in a season.',
      'I have seen too much fruit lost between farm and store, and I know which of the causes are cheap to remove.',
      'My trials are small, honest and next to the road, where everybody can see how they end.',
    ],
  },
  cook: {
    titles: ['Kitchen Assistant', 'Cook', 'Head Chef'],
    studies: [
      ['Associate Degree', 'Diploma in Hotel and Catering', 'Food production'],
      ['Other', 'Trade Certificate in Cookery', 'Cookery'],
      ["Bachelor's Degree", 'BSc Hospitality Management', 'Catering'],
    ],
    workplaces: [
      ['Hotel Dahab Bay', 'Kitchen'],
      ['Acacia Lodge', 'Food and beverage'],
      ['Twiga Coach Services', 'Staff canteen'],
    ],
    duties: [
      'Cooked for two hundred and fifty people a day in two sittings.',
      'Wrote weekly menus within a fixed budget and with the season.',
      'Ordered, checked and dated all deliveries and threw nothing away without writing it down.',
      'Led a kitchen team of seven and trained two apprentices a year.',
      'Prepared diets for patients together with the nutritionist.',
    ],
    results: [
      'Reduced kitchen waste by a third and kept the menu longer, not shorter.',
      'Scored full marks in three hygiene inspections.',
    ],
    skills: [
      'Menu planning',
      'Food hygiene',
      'Kitchen management',
      'Catering',
      'Stock control',
      'Budgeting',
      'Team supervision',
      'Special diets',
    ],
    courses: [
      ['Food Hygiene, Level Three', 'Coast Hotel School'],
      ['Cooking for Special Diets', 'Coast Hotel School'],
    ],
    bioOpenings: [
      'I have cooked for large tables for {years}: hotels, canteens and one very long wedding season.',
      'A kitchen runs on order and good humour, and I have had {years} to practise both.',
    ],
    bioDetails: [
      'I cook Somali, Swahili coast and Ethiopian food, and good soup for everybody.',
      'My kitchens are clean at noon, not only in the evening.',
      'I plan the week on Thursday and I know what each plate costs.',
    ],
    letter: [
      'I feed two hundred and fifty people a day at present, and I know most of their favourites.',
      'I bring my own knives, a hygiene certificate and the habit of tasting everything.',
      'Waste is money and bad manners; in my kitchen we weigh it every evening.',
    ],
  },
  civil: {
    titles: ['Graduate Engineer', 'Site Engineer', 'Construction Manager'],
    studies: [
      ["Bachelor's Degree", 'BSc Civil Engineering', 'Structures'],
      ["Bachelor's Degree", 'BTech Construction Management', 'Construction'],
      ["Master's Degree", 'MSc Structural Engineering', 'Steel structures'],
    ],
    workplaces: [
      ['Stonebridge Builders', 'Sites'],
      ['Awash Roads', 'Bridges'],
      ['Coral Line Contractors', 'Industrial buildings'],
    ],
    duties: [
      'Ran the site of a steel-framed warehouse with sixty workers and five subcontractors.',
      'Set out foundations, checked reinforcement and signed for every concrete pour.',
      'Kept the programme up to date and told the client about delays before they grew.',
      'Measured the work of subcontractors and prepared monthly payments.',
      'Led the toolbox talk each morning and stopped work whenever it was not safe.',
    ],
    results: [
      'Handed over a cold store shell eleven days before the agreed date.',
      'Finished two sites without a serious accident.',
    ],
    skills: [
      'Site supervision',
      'AutoCAD',
      'Concrete works',
      'Steel structures',
      'Construction safety',
      'Project planning',
      'Bill of quantities',
      'Quality control',
      'Subcontractor management',
    ],
    courses: [
      ['Construction Site Safety', 'Harbour Safety School'],
      ['Project Scheduling', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'I have built warehouses, bridges and one beautiful school in {years} on site.',
      'I am a civil engineer who prefers the site to the office, after {years} of trying both.',
    ],
    bioDetails: [
      'I read drawings with the foreman, because the best questions come from him.',
      'Safety talks at seven, concrete at eight, paperwork before I leave.',
      'Insulated buildings are unforgiving, and I like that about them.',
    ],
    letter: [
      'My last building was a steel-framed store with insulated panels, so the details that keep heat out are familiar to me.',
      'I keep a photo of each hidden joint, and that file has ended more than one argument.',
      'I live on site during the week without complaint, and my programme is honest even when the news is bad.',
    ],
  },
  analyst: {
    titles: ['Junior Data Analyst', 'Data Analyst', 'Senior Data Analyst'],
    studies: [
      ["Bachelor's Degree", 'BSc Statistics', 'Applied statistics'],
      ["Bachelor's Degree", 'BSc Economics', 'Econometrics'],
      ["Master's Degree", 'MSc Data Science', 'Forecasting'],
    ],
    workplaces: [
      ['Kilima Phones', 'Insights'],
      ['Lake Region Statistics Bureau', 'Surveys'],
      ['Horn Parcel Lines', 'Planning'],
    ],
    duties: [
      'Built the weekly dashboard of deliveries, delays and costs with SQL and Power BI.',
      'Cleaned survey data of forty thousand households and documented each step.',
      'Forecast demand by week and product and compared the forecast with what happened.',
      'Sat with dispatchers to find out what the numbers leave out.',
      'Wrote Python scripts that replaced two days of manual copying each month.',
    ],
    results: [
      'Improved the demand forecast so that emergency orders fell by a quarter.',
      'Gave the board a single page of figures that it now opens every meeting with.',
    ],
    skills: [
      'SQL',
      'Python',
      'Power BI',
      'Microsoft Excel',
      'Data visualisation',
      'Forecasting',
      'Statistics',
      'Reporting',
      'Data collection',
    ],
    courses: [
      ['Data Analysis with Python', 'Open Bench Academy'],
      ['Dashboards That Get Read', 'Open Bench Academy'],
    ],
    bioOpenings: [
      'I turn messy tables into decisions, and have done so for {years}.',
      'I have been a data analyst for {years}, always close to the people who collect the data.',
    ],
    bioDetails: [
      'I distrust a chart that nobody has tried to prove wrong.',
      'SQL in the morning, a walk through the warehouse in the afternoon: that is a good day.',
      'I explain uncertainty in words and not only in decimals.',
    ],
    letter: [
      'I build dashboards that people open without being reminded, because they answer a question somebody has asked.',
      'My scripts are commented and tested, so that a colleague can run them when I am on leave.',
      'I have worked remotely for two years and I write things down so that nobody has to wait for me.',
    ],
  },
} as const satisfies Partial<Record<CareerKey, Career>>;
