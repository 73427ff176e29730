/** Retail, sales, marketing, customer service and running a small business. */
export const commerceSkills = `
Sales | sales skills | selling | selling products | sold products
Retail sales | shop sales | in-store sales | retail selling
Retail management | store management | shop management | retail operations
Shop assistance | shop assistant | shop keeping | shopkeeping | store assistant
Cashiering | cashier | cash register operation | till operation | checkout operation
Point of sale systems | pos | point of sale | pos systems | pos system
Cash handling | handling cash | cash counting | handled cash
Merchandising | product display | shelf stacking | shelf arrangement | arranging displays
Visual merchandising | window dressing | window display
Stock taking | stocktaking | stock counting | physical inventory count
Stock replenishment | restocking | shelf replenishment
Loss prevention | shrinkage control | theft prevention
Supermarket operations | supermarket management
Wholesale trade | wholesale | wholesale distribution
Market trading | market stall trading | petty trade
Product knowledge | product demonstration | product demos
Upselling and cross-selling | upselling | cross-selling
Closing sales | sales closing | deal closing
Lead generation | sales prospecting
Cold calling | cold calls
Telesales | telemarketing | phone sales | inside sales
Door-to-door sales | door to door selling
Field sales | outside sales | route sales
Business to business sales | b2b sales | b2b | corporate sales
Business to consumer sales | b2c sales | b2c
Solution selling | consultative selling | consultative sales
Technical sales | sales engineering | pre-sales | presales
Sales management | sales team management | sales supervision
Sales forecasting | sales projections | revenue forecasting
Sales planning | sales strategy | territory planning | territory management
Sales reporting | sales analysis | sales analytics
Sales presentations | sales pitching
Sales promotion | promotional campaigns | in-store promotion
Sales training | sales coaching
Distributor management | dealer management | channel management | channel sales
Key account management | kam | key accounts | account management
Business development | bizdev | new business development
Client relationship management | client relations | client management
Customer relationship management | crm | crm systems
Salesforce | salesforce crm | salesforce.com
HubSpot | hubspot crm
Zoho CRM | zoho
Tender preparation | bid writing | tendering | bid preparation | bid management
Quotation preparation | preparing quotations | price quotations
Pricing | price setting | pricing strategy
Contract negotiation | negotiating contracts
Real estate sales | property sales | estate agency | real estate brokerage
Property letting | property rental | rental management
Vehicle sales | car sales | automotive sales
Insurance sales | selling insurance
Airtime and SIM card sales | airtime sales | sim card sales | sim registration
Mobile phone sales | phone accessories sales
Spare parts sales | auto parts sales
Electronics retail | electronics sales
Clothing retail | fashion retail | garment sales
Cosmetics sales | beauty product sales
Fuel station attendance | petrol station attendant | pump attendant | forecourt attendant
Auctioneering | auction management
Import and export trade | import and export | international trade | import/export
Customer service | customer care | customer support | client service | serving customers | served customers | helping customers
Customer complaint handling | complaint handling | complaints management | complaint resolution | handling complaints | handled complaints | resolving complaints
Customer retention | customer loyalty | loyalty programmes
Customer experience management | customer experience | cx
Customer onboarding | client onboarding
Customer feedback collection | customer satisfaction surveys | net promoter score
Call centre operations | call center operations | call centre | call center | contact centre
Call handling | inbound calls | outbound calls | telephone etiquette
Live chat support | chat support
Help desk ticketing | zendesk | freshdesk | ticketing systems
Queue management | customer flow management
Debt collection | debt recovery | debt collections | credit collection
Marketing | marketing skills
Marketing strategy | marketing planning | marketing plans
Marketing management | marketing leadership
Market research | market analysis | market surveys
Market assessment | market study | rapid market assessment
Competitor analysis | competitive analysis | competitive intelligence
Brand management | branding | brand building
Brand strategy | brand positioning
Product marketing | product positioning
Product launch | go-to-market | go to market strategy
Digital marketing | online marketing | internet marketing
Social media marketing | smm | social media advertising | managing social media
Social media management | social media | managing social media accounts
Content marketing | content strategy
Search engine optimisation | seo | search engine optimization
Search engine marketing | sem | pay-per-click | ppc
Google Ads | google adwords | adwords
Facebook Ads | meta ads | facebook advertising
Google Analytics | ga4 | web analytics
Google Tag Manager | gtm
Email marketing | e-mail marketing | email campaigns
Mailchimp | mail chimp
SMS marketing | bulk sms | sms campaigns
WhatsApp Business | whatsapp marketing
Influencer marketing | influencer management
Affiliate marketing | referral marketing
Community management | online community management
TikTok marketing | tiktok content
Marketing automation | marketo | activecampaign
Conversion rate optimisation | cro | conversion rate optimization | a/b testing
Advertising | advertisement planning
Media buying | media planning
Outdoor advertising | billboard advertising
Trade shows | exhibitions | trade fair organisation | exhibition management
Experiential marketing | brand activation
Brand promotion | brand ambassador | product promotion
Public relations | media relations | press relations
Corporate communications | corporate communication | corporate affairs
Sponsorship management | sponsorship acquisition
Marketing budgeting | marketing budget management
Customer segmentation | market segmentation
Consumer behaviour analysis | consumer behavior | consumer insights
Trade marketing | point of sale marketing
E-commerce | ecommerce | online retail | online selling
Online store management | shopify | woocommerce store management
Amazon marketplace selling | amazon seller | amazon fba
Product listing | product cataloguing | catalogue management
Product sourcing | supplier sourcing | sourcing from china
Order processing | order fulfilment | order fulfillment | order management
Delivery coordination | last-mile coordination
Franchise management | franchising
Business planning | business plan writing | business plans
Small business management | sme management | running a small business
Entrepreneurship | entrepreneurial skills | start-ups | startups
Business model design | business model canvas | lean startup
Business incubation | start-up acceleration | business accelerator
SME advisory | business advisory services | business development services | enterprise development
Social enterprise management | social entrepreneurship
Showroom management | showroom sales
Jewellery sales | gold trading | jewelry sales
`;
