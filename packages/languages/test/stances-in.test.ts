import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { stanceOfHeading, stancesIn } from '../src/stances.ts';

type Sentences = {
  /** Say that there is no Kafka, but RabbitMQ if they name it. */
  readonly denied: readonly string[];
  readonly hoped: string;
  readonly basic: string;
  /** Say that there is Kafka, in words that look like a denial. */
  readonly claimed: readonly string[];
};

/** What resumes of each language say of one skill. */
const stanceSentences: Readonly<Record<LanguageCode, Sentences>> = JSON.parse(
  readFileSync(new URL('support/stance-sentences.json', import.meta.url), 'utf8'),
);

/** The parts of a text with a stance, each as "stance: words". */
const read = (text: string, language: LanguageCode | null = 'en'): readonly string[] =>
  stancesIn(text, language).map(({ start, end, stance }) => `${stance}: ${text.slice(start, end)}`);

/** The stance of a word of a text. */
const stanceOf = (text: string, word: string, language: LanguageCode | null): string | undefined => {
  const at = text.indexOf(word);
  expect(at, `${word} in ${text}`).toBeGreaterThanOrEqual(0);
  return stancesIn(text, language).find(({ start, end }) => start <= at && at < end)?.stance;
};

it.each<readonly [LanguageCode, string, readonly string[]]>([
  ['en', 'I have no working experience with Kafka', ['no']],
  ['hu', 'Frekvenciaváltóval eddig nem volt dolgom', ['eddig', 'nem']],
  ['tr', 'PostgreSQL bilmiyorum', ['bilmiyorum']],
])('tells which words deny, without those between and around them, in %s: %s', (code, text, words) => {
  const [range] = stancesIn(text, code);
  expect(range?.saidBy.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

it('has sentences of every language', () => {
  expect(Object.keys(stanceSentences).toSorted()).toEqual([...languageCodes].toSorted());
});

describe.each(languageCodes)('%s', (code) => {
  const { denied, hoped, basic, claimed } = stanceSentences[code];

  it.each(denied)('denies the skill: %s', (text) => {
    expect(stanceOf(text, 'Kafka', code)).toBe('denied');
    if (text.includes('RabbitMQ')) expect(stanceOf(text, 'RabbitMQ', code)).toBeUndefined();
  });

  it('hopes for the skill', () => {
    expect(stanceOf(hoped, 'Kafka', code)).toBe('hoped');
  });

  it('knows the skill at a basic level', () => {
    expect(stanceOf(basic, 'Kafka', code)).toBe('basic');
  });

  it.each(claimed)('claims the skill: %s', (text) => {
    expect(stanceOf(text, 'Kafka', code)).toBeUndefined();
  });
});

describe('what a cue governs', () => {
  it('ends where the other side of a contrast begins', () => {
    expect(read('No Kafka, but five years of RabbitMQ')).toEqual(['denied: No Kafka']);
    expect(read('Keine Erfahrung mit Kafka, sondern mit RabbitMQ', 'de')).toEqual(['denied: Keine Erfahrung mit Kafka']);
  });

  it('is every item of an enumeration', () => {
    expect(read('I know neither Kafka nor Flink.')).toEqual(['denied: neither Kafka nor Flink']);
    expect(read('No Java, Kotlin or Scala.')).toEqual(['denied: No Java, Kotlin or Scala']);
    expect(read('Mit Java, Kotlin oder Scala habe ich noch nie gearbeitet.', 'de')).toEqual([
      'denied: Mit Java, Kotlin oder Scala habe ich noch nie gearbeitet',
    ]);
  });

  it('is everything below a label', () => {
    expect(read('Currently learning: Rust, Kotlin, Terraform with AWS')).toEqual([
      'hoped: Currently learning: Rust, Kotlin, Terraform with AWS',
    ]);
  });

  it('is what stands before it, when nothing follows', () => {
    expect(read('Docker: 5 years, Kafka: no experience')).toEqual(['denied: Kafka: no experience']);
    expect(read('Kafka, which I have never used, and SAP')).toEqual(['denied: Kafka, which I have never used']);
    expect(read('Docker: 5 years, Payroll: not my area')).toEqual(['denied: Payroll: not my area']);
    expect(read('AWS (5 years), PMP (in preparation)')).toEqual(['hoped: PMP (in preparation)']);
  });

  it('is the topic before a comma, where languages separate it', () => {
    expect(stanceOf('Kafkaは、これまで使ったことがありません。', 'Kafka', 'ja')).toBe('denied');
  });

  it('is not what a clause before it says', () => {
    expect(read('I work with Kubernetes and have never used Nomad')).toEqual(['denied: have never used Nomad']);
  });

  it('is not cut by a contrast that is part of the cue', () => {
    expect(read('Kubernetes is something I have yet to work with')).toEqual([
      'denied: Kubernetes is something I have yet to work with',
    ]);
  });

  it('goes on where a sentence is wrapped, and ends with a line that is not', () => {
    expect(read('In all these years as a developer I have never used\nKafka for anything. Go.')).toEqual([
      'denied: In all these years as a developer I have never used\nKafka for anything',
    ]);
    expect(read('Ten years of experience in a large retail company\nKafka: none')).toEqual(['denied: Kafka: none']);
    expect(read('No Kafka\nRabbitMQ')).toEqual(['denied: No Kafka']);
  });
});

it('takes the stronger stance where two meet', () => {
  expect(stanceOf('I do not even have basic knowledge of Kafka', 'Kafka', 'en')).toBe('denied');
});

it('understands English within other languages, and without a language', () => {
  expect(stanceOf('I have never used Kafka', 'Kafka', 'de')).toBe('denied');
  expect(stanceOf('I have never used Kafka', 'Kafka', null)).toBe('denied');
});

it('leaves what is never wrong alone', () => {
  const claims = [
    'Drove 400,000 km with no accidents',
    'Never missed a deadline',
    'Not only Java',
    'Delivered no later than agreed',
    'Zero defects in 2023',
  ];
  expect(claims.flatMap((text) => read(text))).toEqual([]);
});

it('reads the stance of headings', () => {
  expect(stanceOfHeading('Currently learning', 'en')).toBe('hoped');
  expect(stanceOfHeading('Interests', 'en')).toBe('hoped');
  expect(stanceOfHeading('Grundkenntnisse', 'de')).toBe('basic');
  expect(stanceOfHeading('Work experience', 'en')).toBeNull();
  expect(stanceOfHeading('I have never written a heading that was as long as this one', 'en')).toBeNull();
});

it('reads every sentence of a long text, and of one without signs, alike', () => {
  const ranges = (text: string, times: number): number => stancesIn(text.repeat(times), 'en').length;
  expect(ranges('No Kafka (never used, ) or : x. ', 2000)).toBe(2 * ranges('No Kafka (never used, ) or : x. ', 1000));
  expect(ranges('never used ', 5000)).toBeGreaterThan(0);
});
