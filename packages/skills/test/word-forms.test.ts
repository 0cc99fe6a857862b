import { allHiringLocales } from '@winnow/languages/hiring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trades } from '../src/catalogue.ts';
import { canonicalSkill, findSkills, occupationsOf } from '../src/index.ts';
import { loadTrade } from '../src/load-trade.ts';

const found = (text: string): readonly string[] => findSkills(text).map(({ canonical }) => canonical);

describe('a name with what its language writes to it', () => {
  it.each([
    ['pl', 'obsługa zgłoszeń w Zendesku', 'zendesk'],
    ['pl', 'raporty w Excelu', 'microsoft excel'],
    ['pl', 'usługi w Javie', 'java'],
    ['pl', 'strumienie danych z użyciem Kafki', 'apache kafka'],
    ['pl', 'planowanie marketingu', 'marketing'],
    ['cs', 'práce v Photoshopu', 'adobe photoshop'],
    ['sk', 'nasadenie v Kubernetese', 'kubernetes'],
    ['hr', 'izvještaji u Excelu', 'microsoft excel'],
    ['sl', 'razvoj s Pythonom', 'python'],
    ['sr', 'рад у Excelу', 'microsoft excel'],
    ['ru', 'макеты в Figme', 'figma'],
    ['uk', 'звіти в Excelі', 'microsoft excel'],
    ['lt', 'darbas su Dockeriu, Pythonu', 'python'],
    ['lv', 'programmēšana Pythonā', 'python'],
    ['fi', 'Excelin käyttö', 'microsoft excel'],
    ['fi', 'käyttöliittymät Reactilla', 'react'],
    ['fi', 'raportointi SAPissa', 'sap'],
    ['fi', 'SQL-käyttö', 'sql'],
    ['et', 'aruanded Excelis', 'microsoft excel'],
    ['hu', 'kimutatások Excel-ben', 'microsoft excel'],
    ['hu', 'fejlesztés Javában', 'java'],
    ['hu', 'webalkalmazás Spring Boottal, Pythonnal', 'python'],
    ['tr', "Excel'de raporlama", 'microsoft excel'],
    ['tr', 'Go’nun kullanımı', 'go'],
    ['tr', 'Figmada tasarım', 'figma'],
    ['ro', 'rapoarte cu Excelul', 'microsoft excel'],
    ['de', 'Betrieb der Kubernetes-Cluster', 'kubernetes'],
    ['de', 'Pythonkenntnisse', 'python'],
    ['sv', 'goda Excelkunskaper', 'microsoft excel'],
    ['ar', 'خبرة بالبايثون', 'python'],
    ['ar', 'برمجة وبايثون', 'python'],
    ['he', 'עבודה באקסל', 'microsoft excel'],
    ['he', 'פיתוח בPython', 'python'],
    ['he', 'ידע ב-Excel', 'microsoft excel'],
    ['gu', 'Excelમાં કામ', 'microsoft excel'],
    ['bn', 'Pythonকে', 'python'],
    ['ta', 'Excelல் வேலை', 'microsoft excel'],
    ['am', 'በExcel ሥራ', 'microsoft excel'],
    ['ja', 'Excelの操作', 'microsoft excel'],
    ['ko', '파이썬과 Excel을 활용', 'microsoft excel'],
  ])('is found (%s): %s', (_, text, canonical) => {
    expect(found(text)).toContain(canonical);
  });
});

describe('another word or another sense', () => {
  it.each([
    'Kotlin adası tatilde',
    'işe git gel yapmak',
    'You go to work by train',
    'React to changes',
    'Excel at work',
    'Die Chefin der Springer AG',
    'Springen und Laufen',
    'Een Reactie van de klant',
    'Accesso diretto',
    'Jestem osobą komunikatywną',
    'Helmet and boots',
    'Emberi méltóság',
    'Excelle dans la relation',
    'Our Vision and values',
    'the Javan rhino',
    'Perlin noise',
    'Wordle',
    'Der Bote ist gegangen, rost und goa',
    'pythonissa on käärme',
  ])('is no skill: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

/** Names of products: one word of Latin letters with a capital, which is nothing else in English. */
const products = trades
  .flatMap((trade) => loadTrade(trade).skills)
  .filter(({ label, certainty }) => certainty === undefined && /^[A-Z][a-z]{2,}[A-Z]?[a-z]{3,}$/.test(label))
  .map(({ label }) => label);

describe('every ending', () => {
  const endings = [...new Set(allHiringLocales().flatMap(({ skillContext }) => skillContext?.endings ?? []))].filter((ending) =>
    /^\p{Script=Latin}+$/u.test(ending),
  );
  const anyProduct = fc.constantFrom(...products);
  const anyEnding = fc.constantFrom(...endings);
  const known = new Set(trades.flatMap((trade) => loadTrade(trade).skills).map(({ label }) => canonicalSkill(label)));
  const otherWords = new Set(allHiringLocales().flatMap(({ skillContext }) => skillContext?.otherWords ?? []));
  it('leaves the name of a product to be found, with and without a sign before the ending', () => {
    fc.assert(
      fc.property(anyProduct, anyEnding, fc.constantFrom('', "'", '’'), (label, ending, sign) => {
        const word = `${label}${sign}${ending}`;
        if (otherWords.has(word.toLowerCase()) || known.has(word.toLowerCase())) return;
        // "Receptionist" is an occupation, and no way to write "Reception".
        if (occupationsOf(word, 'en').length > 0) return;
        const [mention] = findSkills(`x ${word} y`);
        expect(mention?.canonical, word).toBe(canonicalSkill(label));
      }),
      { numRuns: 500 },
    );
  });

  it('is part of what was matched, and never more', () => {
    fc.assert(
      fc.property(anyProduct, anyEnding, (label, ending) => {
        for (const { matched } of findSkills(`x ${label}${ending} y`)) expect([label, `${label}${ending}`]).toContain(matched);
      }),
    );
  });

  it('makes no skill of a word in small letters that is none', () => {
    fc.assert(
      fc.property(fc.constantFrom('go', 'c', 'r', 'lean', 'rust', 'word', 'access', 'spring'), anyEnding, (name, ending) => {
        expect(found(`We ${name}${ending} there`)).toEqual([]);
      }),
    );
  });
});
