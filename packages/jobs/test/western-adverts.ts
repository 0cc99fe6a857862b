import type { Advert } from './advert.ts';

export const westernAdverts: readonly Advert[] = [
  {
    name: 'an English clinic',
    text: `**Registered Nurse – ICU**
St. Example Hospital | Austin, TX

**Requirements**
1. Current RN license in the state of Texas
2. BLS and ACLS certification
3. Minimum of 2 years of ICU experience
4. Bachelor of Science in Nursing preferred, Associate degree in Nursing required
5. Ability to lift 50 lbs
6. Must be at least 18 years old
7. Master new technologies quickly
8. No travel required
9. Working with doctors

EQUAL OPPORTUNITY
We hire everybody.`,
    language: 'en',
    facts: ['Registered Nurse – ICU', null, null, null],
    requirements: [
      '+ certification nursing licence',
      '+ certification basic life support',
      '+ certification acls',
      '+ skill intensive care 2y',
      '? education bachelor',
      '+ education associate',
      '+ skill nursing',
      '+ other Ability to lift 50 lbs',
      '+ other Must be at least 18 years old',
      '+ other Master new technologies quickly',
      '+ other Working with doctors',
    ],
  },
  {
    name: 'an English warehouse, in prose',
    text: `Warehouse Operative

We need someone with a forklift licence and one year's experience in order picking. English at a conversational level is required. SAP EWM or similar would be great. You should be able to lift 20 kg. Polish your skills with us! Salary: £12 per hour.`,
    language: 'en',
    facts: ['Warehouse Operative', null, null, null],
    requirements: ['+ certification forklift licence', '+ skill order picking 1y', '+ language en B2', '? skill sap ewm'],
  },
  {
    name: 'an English laboratory',
    text: `About Example Labs
Example Labs is a biotech company. We use Python, R and AWS every day.

Your profile
You hold a PhD or MSc in molecular biology and have 2-3 years' hands-on experience in cell culture, PCR and flow cytometry. You are fluent in English (written and spoken); German is desirable but not required. Knowledge of GMP is an asset. You're a team player.

Our offer
Free fruit.`,
    language: 'en',
    facts: [null, 'Example Labs', null, null],
    requirements: [
      '+ education master',
      '+ skill molecular biology',
      '+ skill cell culture 2y',
      '+ skill pcr 2y',
      '+ skill flow cytometry 2y',
      '+ language en C1',
      '? language de',
      '? skill gmp',
      "+ other You're a team player.",
    ],
  },
  {
    name: 'a German home for the elderly',
    text: `Pflegefachkraft (m/w/d) in Vollzeit
Seniorenhaus Beispiel GmbH
Standort: 12345 Musterstadt

Ihre Aufgaben:
- Grund- und Behandlungspflege
- Pflegedokumentation
- Anleitung von Auszubildenden

Ihr Profil:
- Abgeschlossene Berufsausbildung als Pflegefachkraft
- Mindestens 2 Jahre Berufserfahrung in der Altenpflege
- Sehr gute Deutschkenntnisse (mind. B2)
- Gute MS-Office-Kenntnisse, idealerweise Erfahrung mit SAP
- Führerschein Klasse B
- Teamfähigkeit und Empathie
- Wünschenswert: Weiterbildung in der Palliativpflege

Wir bieten:
- Faire Bezahlung und SQL-Kurse`,
    language: 'de',
    facts: ['Pflegefachkraft in Vollzeit', 'Seniorenhaus Beispiel GmbH', '12345 Musterstadt', null],
    requirements: [
      '? skill medical records',
      '+ education vocational',
      '+ skill nursing',
      '+ skill elderly care 2y',
      '+ language de B2',
      '+ skill microsoft office',
      '? skill sap',
      '+ other Führerschein Klasse B',
      '+ other Teamfähigkeit und Empathie',
      '? skill palliative care',
    ],
  },
  {
    name: 'a German company, in prose',
    text: `Softwareentwickler Java (m/w/d)
Wir suchen zum nächstmöglichen Zeitpunkt einen Softwareentwickler. Sie haben ein abgeschlossenes Studium der Informatik (Bachelor/Master) und 3–5 Jahre Erfahrung in der Java-Entwicklung. Kenntnisse in Spring Boot oder Quarkus setzen wir voraus, Kubernetes ist von Vorteil. Fließend Deutsch und gutes Englisch in Wort und Schrift.`,
    language: 'de',
    facts: ['Softwareentwickler Java', null, null, null],
    requirements: [
      '+ education bachelor',
      '+ skill java 3y',
      '+ skill spring boot|quarkus',
      '? skill kubernetes',
      '+ language de C1',
      '+ language en B2',
    ],
  },
  {
    name: 'a German office, in prose',
    text: `Wir suchen ab sofort eine Bürokauffrau. Du hast eine abgeschlossene kaufmännische Ausbildung und mindestens drei Jahre Erfahrung im Büro. Gute Kenntnisse in Word und Excel setzen wir voraus. Englischkenntnisse sind von Vorteil. Unser Team trinkt gern Kaffee.`,
    language: 'de',
    facts: ['Bürokauffrau', null, null, null],
    requirements: [
      '+ education vocational',
      '+ experience_years 3y',
      '+ skill microsoft word',
      '+ skill microsoft excel',
      '? language en',
    ],
  },
  {
    name: 'a French firm of accountants',
    text: `Comptable général H/F
Entreprise : Exemple SARL
Lieu : Lyon

Vos missions
- Tenue de la comptabilité générale
- Déclarations de TVA

Profil recherché
- Bac +3 en comptabilité (DCG)
- 3 ans d'expérience minimum en cabinet
- Maîtrise d'Excel et de Sage
- Anglais courant
- Vous êtes rigoureux
- La connaissance de SAP serait un plus

Nous offrons
- Tickets restaurant`,
    language: 'fr',
    facts: ['Comptable général', 'Exemple SARL', 'Lyon', null],
    requirements: [
      '? skill vat',
      '+ education bachelor',
      '+ skill accounting',
      '+ experience_years 3y',
      '+ skill microsoft excel',
      '+ skill sage',
      '+ language en C1',
      '+ other Vous êtes rigoureux',
      '? skill sap',
    ],
  },
  {
    name: 'a French company, in prose',
    text: `Nous recherchons un développeur web passionné. Vous justifiez de cinq ans d'expérience en PHP et Symfony. Vous maîtrisez Git et Docker. Un bon niveau d'anglais est indispensable. La connaissance de Vue.js est un plus. Diplôme d'ingénieur ou bac +5.`,
    language: 'fr',
    facts: ['développeur web passionné', null, null, null],
    requirements: [
      '+ skill php 5y',
      '+ skill symfony 5y',
      '+ skill git',
      '+ skill docker',
      '+ language en B2',
      '? skill vue.js',
      '+ education master',
    ],
  },
  {
    name: 'a Spanish help desk',
    text: `Técnico de soporte informático
Empresa: Ejemplo S.L.
Ubicación: Madrid

Funciones:
- Atención al cliente
- Mantenimiento de equipos

Requisitos:
- Ciclo formativo de grado superior en informática
- Al menos 2 años de experiencia en soporte técnico
- Conocimientos de Windows Server y Active Directory
- Inglés B2
- Carnet de conducir
- Se valorará certificación ITIL
- Imprescindible experiencia con Linux

Ofrecemos:
- Contrato indefinido`,
    language: 'es',
    facts: ['Técnico de soporte informático', 'Ejemplo S.L.', 'Madrid', null],
    requirements: [
      '? skill customer service',
      '? skill maintenance',
      '+ education vocational',
      '+ skill it support 2y',
      '+ skill windows server',
      '+ skill active directory',
      '+ language en B2',
      '+ other Carnet de conducir',
      '? certification itil certification',
      '+ skill linux',
    ],
  },
  {
    name: 'a Spanish kitchen, in prose',
    text: `Buscamos un cocinero con al menos tres años de experiencia en cocina mediterránea. Imprescindible carnet de manipulador de alimentos. Se valorará conocimiento de repostería. Nivel alto de español, inglés básico.`,
    language: 'es',
    facts: ['cocinero', null, null, null],
    requirements: [
      '+ skill cooking 3y',
      '+ certification food hygiene certificate',
      '? skill baking',
      '+ language es C1',
      '+ language en A2',
    ],
  },
];
