/** Building software: languages, frameworks, tools and methods. */
export const softwareSkills = `
Software development | software engineering | software programming | coding | computer programming | writing software | building software | application development | developing software
JavaScript | js | ecmascript | java script
TypeScript | type script
Python | python programming | python 3 | python scripting
Java | java programming | java se | java ee | core java
C programming | c language | ansi c | c programming language
C++ | cpp | c plus plus
C# | c sharp | csharp
.NET | dot net | .net core | .net framework
ASP.NET | asp.net core | asp.net mvc
Visual Basic | vb.net | visual basic .net | vb6
VBA | visual basic for applications | excel vba
PHP | php programming | php developer
Laravel | laravel php
Symfony | symfony php
CodeIgniter | code igniter
Ruby | ruby programming
Ruby on Rails | rails framework | ror development
Go programming | golang | go language
Rust programming | rustlang | rust language
Kotlin | kotlin android
Swift programming | swift ios | swiftui | swift language
Objective-C | objc
Dart | dart language
Flutter | flutter development
React Native
Scala | scala programming
Perl | perl scripting
Haskell | haskell programming
Elixir | phoenix framework
Erlang | erlang otp
Clojure | clojurescript
Lua | lua scripting
R programming | r language | rstats | r statistical software | rstudio | r studio
MATLAB | mat lab | simulink
Julia programming | julia language
COBOL | cobol programming
Fortran | fortran programming
Delphi | object pascal | pascal programming
Assembly language | assembler programming
Solidity | smart contracts
Shell scripting | bash scripting | shell script | bash
PowerShell | windows powershell
SQL | structured query language | sql queries | writing queries
HTML | html5 | hypertext markup language | html 5
CSS | css3 | cascading style sheets | css 3
Sass | scss
Tailwind CSS | tailwindcss
Bootstrap framework | bootstrap css | twitter bootstrap
Web development | website development | web programming | building websites | built websites | developing websites
Front-end development | frontend development | frontend | front end | ui development
Back-end development | backend development | backend | back end | server-side development
Full-stack development | fullstack | full-stack | fullstack development
Mobile app development | mobile development | mobile application development | mobile apps | building mobile apps | app development
Android development | android studio | android app development
iOS development | ios app development | xcode
React | react.js | reactjs
Next.js | nextjs
Vue.js | vuejs | vue
Nuxt | nuxt.js | nuxtjs
Angular | angularjs | angular.js
Svelte | sveltekit
jQuery | jquery ui
Redux | redux toolkit
Node.js | nodejs | node
Express.js | expressjs
NestJS | nest.js
Fastify | fastify framework
Deno | bun runtime
Django | django rest framework
Flask | flask framework | python flask
FastAPI | fast api
Spring Framework | spring boot | springboot | spring mvc
Hibernate ORM | jpa | java persistence api
WordPress | word press | wordpress development
Drupal | drupal cms
Joomla | joomla cms
Magento | adobe commerce
Shopify development | shopify liquid
WooCommerce | woo commerce
Content management systems | cms | cms administration
Web accessibility | wcag | accessibility testing
Responsive web design | responsive design | mobile-first design
Progressive web apps | pwa | progressive web app
Web performance optimisation | web performance | core web vitals
REST APIs | rest api | restful api | restful web services | api development | restful apis | building apis | restful services
GraphQL | apollo graphql
gRPC | protocol buffers | protobuf
WebSockets | socket.io | websocket
API integration | third-party api integration | payment integration
Microservices | microservice architecture
Software architecture | system architecture | solution architecture
Design patterns | software design patterns
Object-oriented programming | oop | object-oriented design
Functional programming | functional programming languages
Data structures and algorithms | data structures | algorithms
Multithreading | concurrent programming | parallel programming
Event-driven architecture | message queues | event sourcing
RabbitMQ | rabbit mq
Apache Kafka | kafka
Git | git version control | version control
GitHub | git hub
GitLab | git lab
Bitbucket | bit bucket
Apache Subversion | svn | tortoisesvn
Code review | code reviews | reviewing code | pull request reviews
Debugging | software debugging | fixing bugs | fixed bugs | bug fixing
Refactoring | code refactoring
Unit testing | unit tests | writing unit tests
Test-driven development | tdd
Software testing | software quality assurance | qa testing | manual testing | testing software
Test automation | automated testing | test automation frameworks
Selenium | selenium webdriver
Cypress testing | cypress.io
Playwright testing | microsoft playwright
Jest testing | jest framework | jestjs
JUnit | junit testing
Postman API testing | postman api | postman tool
Performance testing | load testing | jmeter
User acceptance testing | uat
Agile | agile methodology | agile development | agile methodologies
Scrum | scrum master | scrum methodology
Kanban | kanban board
Extreme programming | pair programming
Waterfall methodology | sdlc | software development life cycle
Product management | product owner | product ownership
Requirements analysis | requirements gathering | requirements engineering | user stories
Systems analysis | systems analysis and design | system analysis
UML | unified modeling language | unified modelling language
DevOps | dev ops
Continuous integration and delivery | ci/cd | continuous integration | continuous delivery | continuous deployment | ci cd pipelines | deployment pipelines
Jenkins | jenkins ci
GitHub Actions | gitlab ci
Docker | docker containers | containerisation | containerization
Kubernetes | k8s
Helm charts | kubernetes helm
Terraform | infrastructure as code | iac
Ansible | ansible automation
Nginx | nginx web server
Apache HTTP Server | apache web server
Game development | game programming
Unity 3D | unity3d | unity engine | unity game engine
Unreal Engine | ue5 | ue4
Embedded programming | embedded c | firmware development
Desktop application development | desktop apps | electron.js
Low-code development | no-code development | power apps | powerapps
Robotic process automation | rpa | uipath
Power Automate | microsoft power automate
Open-source contribution | open source software development
USSD application development | ussd | ussd development
Blockchain development | blockchain | ethereum
Chatbot development | chatbots
Odoo development | odoo erp development
SAP ABAP | abap
Salesforce development | salesforce apex
Web scraping | data scraping | beautiful soup | scrapy
`;
