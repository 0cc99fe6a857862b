import data from '../data/quote-weights.json' with { type: 'json' };
import type { Finding } from './findings.ts';
import type { Assessed } from './judges/assessed.ts';
import { shareOf } from './relevance.ts';
import { fullCredit } from './score-of.ts';
import type { Wanted } from './wanted.ts';
import { isUnspaced } from './words.ts';

/** Signs of a quote that shows a requirement well or badly, each from 0 to 100. */
export type QuoteSigns = Readonly<Record<keyof typeof data, number>>;

/** So short a text is a name without what was done with it; letters of scripts without spaces say twice as much. */
const lengths = { from: 10, full: 40 };
const lengthOf = (text: string): number => text.length * (isUnspaced(/\p{L}/u.exec(text)?.[0] ?? '') ? 2 : 1);

const whole = 100;
const signOf = (is: boolean): number => (is ? whole : 0);

/** Prepares the question by what signs a finding may be quoted. */
export const quoteSignsOf =
  ({ requirement }: Wanted, { isHead, recency }: Pick<Assessed, 'isHead' | 'recency'>): ((finding: Finding) => QuoteSigns) =>
  ({ mention: { place }, credit, plainness, words }) => {
    const { text, context, line, grade, section, work } = place;
    const isCertificate = requirement.kind === 'certification';
    return {
      plainness: Math.min(fullCredit, plainness),
      credit,
      words: Math.round(whole * words),
      sentence: signOf(line && grade !== 'listed' && !isHead(place)),
      recent: Math.round(whole * (work === null ? 0 : (recency.get(work) ?? 0))),
      short: Math.round(whole * (1 - shareOf(lengthOf((context ?? text).trim()), lengths))),
      summary: signOf(section === 'summary'),
      skills: signOf(section === 'skills'),
      certificate: signOf(isCertificate && grade === 'certified'),
      workForCertificate: signOf(isCertificate && grade === 'shown'),
    };
  };

const weights = Object.entries(data) as readonly (readonly [keyof QuoteSigns, number])[];

/** A long text hides what it shows, which proofs do not tell: they are parts of statements (our own choice). */
const long = { from: 140, full: 340 };
const lessAsLong = 1_500;

/** What a text counts less as a quote because it is long. */
export const lessByLength = (text: string): number => lessAsLong * shareOf(text.length, long);

/** How well a quote with these signs shows a requirement, beside other quotes for it. */
export const quoteScore = (signs: QuoteSigns): number => weights.reduce((sum, [sign, weight]) => sum + weight * signs[sign], 0);
