/** Format: see read-table.ts. */
export const software = `
Software development = software engineering, software developer, application development, softwareentwicklung,
  software-entwicklung, anwendungsentwicklung, développement logiciel, développement de logiciels, desarrollo de software,
  sviluppo software, sviluppo di software, desenvolvimento de software, softwareontwikkeling, rozw* oprogramowani*,
  tworzeni* oprogramowani*, разработк* программного обеспечени*, разработк* по, systemutveckling, yazılım geliştirme, ソフトウェア開発,
  システム開発, 软件开发, 軟體開發, 소프트웨어 개발, تطوير البرمجيات
Programming = computer programming, programmierung, programmierkenntnisse, programmation, programación, programmazione,
  programação, programmeren, programowani*, программировани*, プログラミング, 编程, 程式設計, 프로그래밍, برمجة
Object-oriented programming = ^OOP, object oriented programming, objektorientierte programmierung, programmation orientée objet,
  ^POO, programación orientada a objetos, programmazione ad oggetti, programação orientada a objetos, obiektow* programowani*,
  ооп, オブジェクト指向, 面向对象, 객체지향 > Programming
Functional programming = funktionale programmierung, programmation fonctionnelle, programación funcional, 函数式编程, 関数型プログラミング
Data structures = algorithms and data structures, datenstrukturen, algorithms, algorithmen, structures de données,
  estructuras de datos, strutture dati, estruturas de dados, алгоритм* и структур*, データ構造, 数据结构, 자료구조
Design patterns = entwurfsmuster, patrons de conception, patrones de diseño, design-patterns, wzorc* projektow*,
  паттерн* проектировани*, デザインパターン, 设计模式
Software architecture = system architecture, softwarearchitektur, software-architektur, systemarchitektur,
  architecture logicielle, arquitectura de software, architettura software, arquitetura de software, softwarearchitectuur,
  architektur* oprogramowani*, архитектур* по, ソフトウェアアーキテクチャ, システムアーキテクチャ, 软件架构, 系统架构, 아키텍처 설계
System design = systems design, systemdesign, distributed systems, distributed systems design, verteilte systeme,
  systèmes distribués, sistemas distribuidos, sistemi distribuiti, sistemas distribuídos, 分布式系统, 分散システム
Microservices = micro services, microservices architecture, microservices-architektur, microservice architecture, microservice-architektur, microservicios, microsserviços,
  microservizi, mikroserwis*, микросервис*, マイクロサービス, 微服务, 微服務, 마이크로서비스
Domain-driven design = ^DDD, domain driven design, hexagonal architecture, clean architecture > Software architecture
Event-driven architecture = event driven architecture, event sourcing, ^CQRS,
  ereignisgesteuerte architektur > Software architecture
API development = rest api, rest apis, restful apis, restful api, ^REST, restful, web services, webservices, web api, web apis,
  api design, api integration, rest-schnittstellen, rest-api, schnittstellenentwicklung, développement d'api, desarrollo de api,
  integración de api, api 开发, 接口开发, api開発
SOAP web services = ^SOAP, wsdl > API development, XML
gRPC = protocol buffers, protobuf > API development
OpenAPI = swagger, openapi specification > API development
OAuth = oauth2, oauth 2.0, openid connect, ^OIDC, ^SAML, ^JWT, json web token > Identity and access management
Git = github, gitlab, bitbucket, git flow, gitflow, github actions > Version control
Subversion = ^SVN, tortoisesvn > Version control
Version control = source control, versionskontrolle, versionsverwaltung, gestion de versions, control de versiones,
  controllo di versione, controle de versão, versiebeheer, kontrol* wersji, バージョン管理, 版本控制
Jira = atlassian jira > Issue tracking
Confluence = atlassian confluence
Issue tracking = bug tracking, bugzilla, redmine, youtrack
Code review = code reviews, code-reviews, revue de code, revisión de código, コードレビュー, 代码审查
Pair programming = mob programming
Clean code = clean-code, solid principles, sauberer code
Refactoring = refactorización, рефакторинг*, リファクタリング, 重构
Unit testing = unit tests, unit-tests, junit, nunit, xunit, pytest, phpunit, mockito, tests unitaires, pruebas unitarias,
  test unitari, testes unitários, testy jednostkowe, юнит-тест*, модульн* тест*, 単体テスト, ユニットテスト, 单元测试 > Software testing
Test-driven development = ^TDD, test driven development, testgetriebene entwicklung, 测试驱动开发, テスト駆動開発 > Unit testing
Behaviour-driven development = ^BDD, behavior-driven development, behavior driven development, gherkin,
  specflow > Software testing
Software testing = quality assurance testing, qa testing, manual testing, functional testing, regression testing, software test,
  softwaretest, softwaretests, tests logiciels, pruebas de software, test del software, testes de software,
  testowani* oprogramowani*, тестировани* по, тестировани*, ソフトウェアテスト, 软件测试, 軟體測試, 소프트웨어 테스트, integration testing,
  integrationstests, end-to-end testing
Test automation = automated testing, automation testing, testautomatisierung, automatisation des tests,
  automatización de pruebas, automazione dei test, automação de testes, testautomatisering, automatyzacj* testów,
  автоматизаци* тестировани*, автотест*, テスト自動化, 自动化测试, 테스트 자동화 > Software testing
Selenium = selenium webdriver, webdriver > Test automation
?Cypress = cypress.io > Test automation, JavaScript
?Playwright > Test automation
?Puppeteer > Test automation, JavaScript
Appium > Test automation, Mobile development
Robot Framework > Test automation
?Cucumber > Behaviour-driven development
!Jest = jestjs, jest.js > Unit testing, JavaScript
!Mocha = mochajs, mocha.js > Unit testing, JavaScript
!Jasmine = karma jasmine > Unit testing, JavaScript
?Postman > API development
JMeter = apache jmeter, gatling, load testing, performance testing, lasttests, tests de charge, pruebas de carga, 性能测试, 負荷テスト
ISTQB fundamentals = istqb foundation, test management, testmanagement, test planning
SonarQube = sonar qube, sonarcloud, static code analysis, statische codeanalyse
?Maven = apache maven > Java
Gradle > Java
CMake > C++
Debugging = troubleshooting code, gdb, fehlersuche, débogage, depuración, отладк*, デバッグ, 调试
Multithreading = multi-threading, concurrency, concurrent programming, parallel programming, nebenläufigkeit, многопоточност*,
  マルチスレッド, 多线程
UML = unified modeling language, enterprise architect sparx, sysml
Technical documentation = technical writing, technische dokumentation, rédaction technique, documentation technique,
  redacción técnica, documentación técnica, documentazione tecnica, documentação técnica, technische documentatie,
  dokumentacj* techniczn*, техническ* документаци*, 技術文書, 技术文档, 技术写作
Low-code = no-code, low code, outsystems, mendix, power apps, microsoft power apps, powerapps, microsoft power platform,
  power platform
RPA = robotic process automation, uipath, automation anywhere, blue prism, power automate, microsoft power automate
Blockchain = ethereum, web3, hyperledger, distributed ledger, блокчейн*, ブロックチェーン, 区块链
Computer graphics = opengl, vulkan api, directx, computergrafik, 计算机图形学
IoT = internet of things, internet der dinge, internet des objets, internet de las cosas, 物联网, モノのインターネット, mqtt
Robotics = ros2, robot operating system, robotik, robotique, robótica, robotica, робототехник*, ロボット工学, 机器人技术, 로봇공학
Salesforce development = lightning web components, salesforce lightning, visualforce > Salesforce
AUTOSAR = canoe vector, vector canoe, can bus, can-bus, iso 26262 > Embedded systems
`;
