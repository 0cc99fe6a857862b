/** Format: see read-table.ts. */
export const web = `
^React = ?react, react.js, reactjs, react js, react hooks > JavaScript
Angular = angular.js, angularjs, angular js, angular 2 > TypeScript, JavaScript
Vue.js = ?vue, ^Vue, vuejs, vue js, vue 3, vue 2, vuex, pinia > JavaScript
?Svelte = sveltekit > JavaScript
Next.js = nextjs, next js > React, JavaScript
Nuxt = nuxt.js, nuxtjs, nuxt js > Vue.js
?Ember.js = emberjs, !Ember > JavaScript
Backbone.js = backbonejs > JavaScript
jQuery = j query > JavaScript
?Redux = redux toolkit, redux saga, rtk query > React
!Remix = remix.run > React
?Gatsby = gatsby.js, gatsbyjs > React
!Astro = astro.build > JavaScript
Three.js = threejs, webgl > JavaScript
D3.js = d3js, !D3 > JavaScript, Data visualisation
Node.js = ^Node, nodejs, node js, ?node > JavaScript
?Express = express.js, expressjs, express js > Node.js
NestJS = nest.js, nest js, !Nest > Node.js, TypeScript
Fastify > Node.js
Deno > TypeScript
npm = yarn package manager, pnpm
webpack > JavaScript
!Vite = vitejs, vite.js > JavaScript
?Babel > JavaScript
?Bootstrap = twitter bootstrap > CSS
Tailwind CSS = tailwind, tailwindcss > CSS
Sass = scss > CSS
!Less = less css > CSS
styled-components = styled components, css-in-js > CSS
Material UI = mui, material-ui > React
Ant Design = antd > React
Storybook = storybook.js > Front-end development
Django = django rest framework, drf > Python
?Flask > Python
FastAPI = fast api > Python
!Spring = spring framework, spring mvc, spring cloud, spring data, spring security > Java
Spring Boot = springboot > Spring, Java
Hibernate = jpa, spring data jpa, java persistence api > Java, SQL
Quarkus = micronaut > Java
?Struts = apache struts > Java
JSF = javaserver faces, java server faces, primefaces > Java
JSP = servlets, java servlets > Java
Vaadin > Java
Play Framework > Scala, Java
Akka = akka streams > Scala
Ruby on Rails = ?Rails, ^RoR > Ruby
Sinatra > Ruby
Laravel > PHP
Symfony > PHP
CodeIgniter = code igniter > PHP
Yii = yii2 > PHP
Zend Framework = laminas > PHP
WordPress = word press, woocommerce > PHP, CMS
Drupal > PHP, CMS
Joomla > PHP, CMS
TYPO3 > PHP, CMS
Magento = adobe commerce > PHP, E-commerce
Shopify = shopware, prestashop, bigcommerce > E-commerce
Contentful = headless cms, strapi, sanity.io > CMS
Adobe Experience Manager = ^AEM > CMS
Sitecore > CMS
CMS = content management system, content management systems, content-management-system, content management systeme,
  système de gestion de contenu, gestor de contenidos, 内容管理系统, コンテンツ管理システム
Blazor > C#, .NET
Entity Framework = ef core, entity framework core > .NET, SQL
WPF = windows presentation foundation, winforms, windows forms > .NET
WCF = windows communication foundation > .NET
!Unity = unity3d, unity 3d, unity engine > Game development
Unreal Engine = !Unreal, ue4, ue5 > Game development, C++
Godot = godot engine > Game development
Game development = game programming, game design, spieleentwicklung, développement de jeux, desarrollo de videojuegos,
  sviluppo di videogiochi, desenvolvimento de jogos, разработк* игр, ゲーム開発, 游戏开发, 게임 개발
Qt = qt framework, qml > C++
?Electron = electron.js, electronjs > JavaScript
iOS = ios development, ios sdk, swiftui, uikit, cocoa touch, xcode, ios-entwicklung, ios开发, iosアプリ > Mobile development
Android = android sdk, android development, jetpack compose, android studio, android-entwicklung, android开发 > Mobile development
^Flutter = ?flutter > Dart, Mobile development
React Native = reactnative, expo.dev > React, Mobile development
?Ionic = ionic framework, apache cordova, phonegap, capacitor.js > Mobile development
Xamarin = .net maui, maui > C#, Mobile development
Mobile development = mobile app development, mobile apps, app development, app-entwicklung, mobile entwicklung,
  mobile anwendungen, développement mobile, applications mobiles, desarrollo móvil, aplicaciones móviles, sviluppo mobile,
  app mobile, desenvolvimento mobile, aplicativos móveis, aplikacj* mobiln*, мобильн* разработк*, мобильн* приложени*, モバイルアプリ,
  移动开发, 移动应用开发, 모바일 앱
Front-end development = frontend, front end, front-end, frontend development, frontendentwicklung, frontend-entwicklung,
  développement front-end, desarrollo frontend, desarrollo front-end, sviluppo frontend, desenvolvimento front-end, фронтенд*,
  フロントエンド, 前端, 前端开发, 前端開發, 프론트엔드
Back-end development = backend, back end, back-end, backend development, backendentwicklung, backend-entwicklung,
  développement back-end, desarrollo backend, sviluppo backend, desenvolvimento back-end, бэкенд*, бекенд*, バックエンド, 后端, 后端开发,
  後端開發, 백엔드
Full-stack development = full stack, fullstack, full-stack, フルスタック, 全栈, 全栈开发, 풀스택 > Front-end development, Back-end development
Web development = web developer, web design, webentwicklung, webdesign, développement web, desarrollo web, sviluppo web,
  desenvolvimento web, webontwikkeling, tworzeni* stron, веб-разработк*, web開発, ウェブ開発, 网页开发, 网站开发, 웹 개발
Responsive design = responsive web design, responsive webdesign, mobile-first > CSS
Web accessibility = wcag, aria accessibility, barrierefreiheit im web, accessibilité web, accesibilidad web, bitv
WebSockets = websocket, socket.io
`;
