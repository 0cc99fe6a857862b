import type { LanguageCode } from '@winnow/contracts';
import { stancesIn } from '@winnow/languages/stances';
import { describe, expect, it } from 'vitest';
import { byStance } from '../src/by-stance.ts';
import type { Place } from '../src/place.ts';

const place = (text: string): Place => ({
  ...{ text, visible: text, context: null, page: 1, section: 'summary', box: null, work: null, line: false },
  grade: 'told',
});

/** The grades of a text, with the words that each part shows. */
const parts = (text: string, language: LanguageCode | null = 'en'): readonly (readonly [string, string])[] =>
  byStance(place(text), stancesIn(text, language))
    .map(({ grade, visible }) => [grade, visible.replaceAll('\n', ' ').replaceAll(/\s+/gu, ' ').trim()] as const)
    .filter(([, visible]) => /\p{L}/u.test(visible));

describe('a place', () => {
  it('without denial or hope stays as it is', () => {
    const whole = place('Wrote tide models in Python');
    expect(byStance(whole, stancesIn(whole.text, 'en'))).toEqual([whole]);
  });

  it.each<readonly [text: string, language: LanguageCode, word: string]>([
    ['I have no experience with Java.', 'en', 'Java'],
    ['Ich habe keine Erfahrung mit Java.', 'de', 'Java'],
    ["Je n'ai aucune expérience de Java.", 'fr', 'Java'],
  ])('that says "%s" denies it', (text, language, word) => {
    const denied = parts(text, language).filter(([grade]) => grade === 'denied');
    expect(denied.map(([, visible]) => visible).join(' ')).toContain(word);
    expect(parts(text, language).filter(([grade, visible]) => grade === 'told' && visible.includes(word))).toEqual([]);
  });

  it('that speaks of a wish only hopes', () => {
    const found = parts('I want to learn Kubernetes.');
    expect(found.filter(([grade]) => grade === 'hoped').join(' ')).toContain('Kubernetes');
    expect(found.filter(([grade]) => grade === 'told').join(' ')).not.toContain('Kubernetes');
  });

  it('keeps what it says beside the denial', () => {
    const found = parts('I write Python every day, but I have no experience with Java.');
    expect(found.filter(([grade]) => grade === 'told').join(' ')).toContain('Python');
    expect(found.filter(([grade]) => grade === 'denied').join(' ')).not.toContain('Python');
    expect(found.filter(([grade]) => grade === 'denied').join(' ')).toContain('Java');
  });

  it('keeps the length of its text, so that quotes stay where they were', () => {
    const text = 'I write Python every day, but I have no experience with Java.';
    for (const part of byStance(place(text), stancesIn(text, 'en'))) {
      expect(part.text).toBe(text);
      expect(part.visible).toHaveLength(text.length);
    }
  });
});
