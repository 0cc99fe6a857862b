/** An invented document that is no resume, and what it is. */
export type OtherDocument = { readonly name: string; readonly kind: 'cover_letter' | 'other'; readonly text: string };

const other = (name: string, text: string): OtherDocument => ({ name, kind: 'other', text: text.trim() });
const letter = (name: string, text: string): OtherDocument => ({ name, kind: 'cover_letter', text: text.trim() });

const foxes = Array.from(
  { length: 40 },
  (_, index) =>
    `The quick brown fox number ${index + 1} jumps over the lazy dog and sleeps in the green forest until the sun comes up.`,
).join('\n');

/** Documents that people upload by mistake. */
export const otherDocuments: readonly OtherDocument[] = [
  other('forty sentences about foxes', foxes),
  other(
    'a licence',
    `
MIT License

Copyright (c) 2024 The Example Authors

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.`,
  ),
  other(
    'a recipe',
    `
Lentil soup with lemon

Serves 4, takes 40 minutes

Ingredients
- 250 g red lentils
- 2 onions, chopped
- 3 cloves of garlic
- 1 lemon
- 1 litre of vegetable stock
- Salt and pepper

Method
1. Fry the onions in olive oil until they are soft.
2. Add the garlic and the lentils and stir for a minute.
3. Pour in the stock and simmer for 25 minutes.
4. Blend half of the soup, season it and serve it with lemon juice.`,
  ),
  other(
    'a German recipe',
    `
Kartoffelsuppe

Für 4 Personen, 45 Minuten

Zutaten
- 800 g mehlige Kartoffeln
- 2 Möhren und eine Stange Lauch
- 1 Liter Gemüsebrühe
- Salz, Pfeffer und Muskat

Zubereitung
1. Das Gemüse schälen und in kleine Würfel schneiden.
2. Zwiebeln in Butter anschwitzen, das Gemüse dazugeben und kurz mitbraten.
3. Mit der Brühe ablöschen und zwanzig Minuten kochen lassen.
4. Die Suppe pürieren, abschmecken und heiß servieren.`,
  ),
  other(
    'a news article',
    `
City council approves new tram line

By a staff reporter, 12 March 2024

The city council voted on Tuesday to build a tram line between the harbour and the university hospital. The line will be nine kilometres long and is expected to open in 2029. The mayor called the decision a milestone for the whole region.

Residents of the old town had protested against the plans since 2021, because they feared noise and years of construction. The council answered that the tracks would be laid on grass wherever that is possible.

The state government will pay two thirds of the costs, which engineers estimate at 310 million. Critics doubt that the sum will be enough: the last line, which opened in 2011, cost twice as much as planned.

"We have learned from that," said the head of the transport office. A first tender is to be published in the autumn.`,
  ),
  other(
    'a Spanish news article',
    `
El ayuntamiento aprueba una nueva biblioteca

Redacción, 4 de mayo de 2024

El pleno del ayuntamiento aprobó ayer la construcción de una biblioteca en el barrio del puerto. El edificio tendrá cuatro plantas y abrirá sus puertas en 2027. La alcaldesa afirmó que se trata de una deuda con los vecinos.

La asociación de vecinos reclamaba el proyecto desde hace diez años. En 2019 reunió más de seis mil firmas y organizó varias marchas. El coste previsto asciende a doce millones de euros, de los que el gobierno regional pagará la mitad.

Las obras empezarán en otoño, después de que se derribe el antiguo mercado.`,
  ),
  other(
    'a Japanese article',
    `
市立図書館が来年春に開館

港地区に建設中の市立図書館が、来年の春に開館することになった。市が五日に発表した。建物は地上四階で、二十万冊の本を収める。

住民は十年以上前から図書館の建設を求めてきた。市長は「長く待たせた約束をようやく果たせる」と話した。総工費は約三十億円で、半分を県が負担する。

一階には喫茶店と子どものための部屋が設けられる。市は今後、開館時間について住民の意見を聞くという。`,
  ),
  other(
    'lorem ipsum',
    `
Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.

Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.

Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium, totam rem aperiam, eaque ipsa quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo.`,
  ),
  other(
    'a contract',
    `
Rental Agreement

This agreement is made on 1 April 2024 between Harbour Homes Ltd, 12 Quay Street, Bristol (the "Landlord") and the person named on the last page (the "Tenant").

1. Premises
The Landlord lets to the Tenant the flat on the second floor of 8 Mill Lane, Bristol, together with the cellar.

2. Term
The tenancy begins on 1 May 2024 and runs for twelve months. It continues from month to month unless either party gives two months' notice in writing.

3. Rent
The rent is 1,150 pounds a month, payable in advance on the first day of each month. The Tenant shall pay a deposit of two months' rent.

4. Duties of the Tenant
The Tenant shall keep the premises clean, shall not keep animals without consent and shall report any damage without delay.

5. Governing law
This agreement is governed by the laws of England and Wales.

Signed: ____________________`,
  ),
  other(
    'a German contract',
    `
Kaufvertrag über ein gebrauchtes Fahrzeug

Zwischen dem Verkäufer und dem Käufer wird am 3. Juni 2024 folgender Vertrag geschlossen.

§ 1 Gegenstand
Der Verkäufer verkauft dem Käufer das im Anhang beschriebene Fahrzeug mit einer Laufleistung von 84.000 Kilometern.

§ 2 Kaufpreis
Der Kaufpreis beträgt 7.900 Euro und ist bei der Übergabe in bar zu zahlen. Bis zur vollständigen Zahlung bleibt das Fahrzeug Eigentum des Verkäufers.

§ 3 Gewährleistung
Das Fahrzeug wird unter Ausschluss jeder Gewährleistung verkauft. Dem Käufer wurde Gelegenheit zu einer Probefahrt gegeben.

§ 4 Übergabe
Die Übergabe findet am 10. Juni 2024 statt. Der Käufer verpflichtet sich, das Fahrzeug innerhalb einer Woche umzumelden.`,
  ),
  other(
    'an e-mail',
    `
From: Karen Doyle <karen.doyle@example.com>
To: Team
Date: Monday, 4 March 2024 09:12
Subject: Kitchen on the third floor

Hi all,

the kitchen on the third floor will be closed from Wednesday to Friday, because the sink is being replaced. Please use the one on the second floor instead and take your cups with you.

If you have left anything in the fridge, please collect it by Tuesday evening. Whatever is still there on Wednesday morning will be thrown away.

Thanks a lot
Karen`,
  ),
  other(
    'a bill',
    `
Invoice

Northwind Plumbing Ltd
12 Quay Street, Bristol BS1 4DB
Phone: +44 117 496 0123
accounts@northwind-plumbing.example

Invoice number: 2024-0187
Date: 14 February 2024
Customer number: 40021

Description            Quantity   Price     Total
Replacing a valve      1          85.00     85.00
Copper pipe, 22 mm     6          11.50     69.00
Hours of work          3          62.00     186.00

Subtotal               340.00
VAT 20 %               68.00
Total due              408.00

Please pay within 14 days to the account below.`,
  ),
  other(
    'a German bill',
    `
Rechnung

Elektro Sommer GmbH
Hafenstraße 4, 18055 Rostock
Telefon: +49 381 4901820
info@elektro-sommer.example

Rechnungsnummer: 2024-311
Rechnungsdatum: 02.05.2024
Kundennummer: 1177

Pos.  Bezeichnung                 Menge   Einzelpreis   Gesamt
1     Steckdose montieren         4       22,50 €       90,00 €
2     Leitung verlegen, je Meter  15      6,80 €        102,00 €
3     Anfahrt                     1       35,00 €       35,00 €

Zwischensumme 227,00 €
Umsatzsteuer 19 % 43,13 €
Rechnungsbetrag 270,13 €

Zahlbar innerhalb von 14 Tagen ohne Abzug.`,
  ),
  other(
    'source code',
    `
import { readFileSync } from 'node:fs';

const counts = new Map();

export function countWords(path) {
  const text = readFileSync(path, 'utf8');
  for (const word of text.split(/\\s+/)) {
    if (word === '') continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

// Prints the ten most frequent words of a file.
for (const [word, count] of countWords(process.argv[2]).slice(0, 10)) {
  console.log(word, count);
}`,
  ),
  letter(
    'a cover letter',
    `
Jane Miller
14 Rose Lane, Leeds
jane.miller@example.com

12 March 2024

Dear Hiring Manager,

I am writing to apply for the position of accountant that you advertised last week. For the past eight years I have kept the books of four companies at a trading house, where I prepared the yearly accounts and introduced a calendar for payments that cut late fees by forty percent.

What attracts me to your company is the chance to work for a growing business that values accuracy. I am used to tight deadlines and enjoy explaining numbers to people who do not like them.

I would be glad to tell you more in an interview and thank you for your time.

Yours sincerely,
Jane Miller`,
  ),
  letter(
    'a German cover letter',
    `
Jana Möller
Rosenweg 4
18055 Rostock
jana.moeller@example.org

Rostock, 12. März 2024

Bewerbung als Buchhalterin

Sehr geehrte Damen und Herren,

mit großem Interesse habe ich Ihre Anzeige gelesen und bewerbe mich um die Stelle als Buchhalterin. Seit acht Jahren führe ich in einem Handelshaus die Bücher von vier Gesellschaften, bereite die Jahresabschlüsse vor und stimme mich mit den Prüfern ab.

An Ihrem Unternehmen reizt mich die Möglichkeit, eine wachsende Abteilung mitzugestalten. Genauigkeit und Zuverlässigkeit sind für mich selbstverständlich, und ich arbeite auch unter Termindruck sorgfältig.

Über eine Einladung zu einem persönlichen Gespräch freue ich mich sehr.

Mit freundlichen Grüßen
Jana Möller`,
  ),
  letter(
    'a French cover letter',
    `
Jeanne Moulin
4 rue des Roses, 69003 Lyon
jeanne.moulin@example.fr

Lyon, le 12 mars 2024

Objet : candidature au poste de comptable

Madame, Monsieur,

Votre annonce a retenu toute mon attention et je vous propose ma candidature au poste de comptable. Depuis huit ans, je tiens les comptes de quatre sociétés au sein d'une maison de commerce et je prépare les bilans annuels avec les commissaires aux comptes.

Rigoureuse et organisée, je souhaite aujourd'hui rejoindre une entreprise en pleine croissance comme la vôtre, où mes compétences pourront servir vos projets.

Je me tiens à votre disposition pour un entretien.

Je vous prie d'agréer, Madame, Monsieur, l'expression de mes salutations distinguées.
Jeanne Moulin`,
  ),
];
