import type { Vocabulary } from '../../reading/vocabulary.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';

type Person = { readonly name: string; readonly mailbox: string };

type Faker = {
  readonly seed: (seed: number) => number;
  readonly person: { readonly fullName: () => string };
};

/** Locales of Faker that print names in the script of the language. */
const locales: { readonly [language: string]: string } = {
  af: 'af_ZA',
  ar: 'ar',
  cs: 'cs_CZ',
  da: 'da',
  de: 'de',
  el: 'el',
  en: 'en_GB',
  es: 'es',
  fa: 'fa',
  fi: 'fi',
  fr: 'fr',
  he: 'he',
  hr: 'hr',
  hu: 'hu',
  id: 'id_ID',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  lv: 'lv',
  nl: 'nl',
  no: 'nb_NO',
  pl: 'pl',
  pt: 'pt_PT',
  ro: 'ro',
  ru: 'ru',
  sk: 'sk',
  sl: 'sl_SI',
  sv: 'sv',
  th: 'th',
  tr: 'tr',
  uk: 'uk',
  vi: 'vi',
  zh: 'zh_CN',
};

const load = async (): Promise<{ readonly [locale: string]: Faker }> => {
  // Named in a variable: the package belongs to this folder, so the compiler of the root may not see it.
  const name = '@faker-js/faker';
  const { allFakers }: { readonly allFakers: { readonly [locale: string]: Faker } } = await import(name);
  return allFakers;
};

const fakers = await load().catch(() => ({}) as { readonly [locale: string]: Faker });

const honorific =
  /^(?:Herr|Frau|Dr\.|Prof\.|Mr\.?|Mrs\.?|Ms\.?|Miss|Sir|Sr\.?|Sra\.?|Bay|Bayan|Ing\.|Mgr\.|Bc\.|پروفسور|دکتر|آقای|خانم|السيد|السيدة|الآنسة|المهندس|الدكتور|الأستاذ)\s+/u;

const suffix = /\s+(?:Jr\.|Sr\.|I|II|III|IV|V|MD|DDS|PhD|DVM|CSc\.|Ph\.D\.)$/u;

const latin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase();

const invented = (faker: Faker, seed: number): string => {
  faker.seed(seed);
  let name = faker.person.fullName();
  while (honorific.test(name)) name = name.replace(honorific, '');
  return name.replace(suffix, '').trim();
};

/** A person of the language: one of its vocabulary, or an invented one where there are names to invent from. */
export const choosePerson = (vocabulary: Vocabulary, random: SeededRandom): Person => {
  const own = random.pick(vocabulary.people);
  const faker = fakers[locales[vocabulary.language] ?? ''];
  if (faker === undefined || random.chance(0.15)) return own;
  const name = invented(faker, random.integer(1, 1_000_000));
  // Names of another script would only look translated.
  if (!/\p{L}{2}/u.test(name)) return own;
  const letters = latin(name);
  const parts = letters.split(' ').filter((part) => part.length > 1);
  const mailbox =
    parts.length > 1 ? random.pick([`${parts[0]}.${parts.at(-1)}`, `${parts[0]?.[0]}${parts.at(-1)}`]) : own.mailbox;
  return { name, mailbox };
};
