import { describe, expect, it } from 'vitest';
import { likeness, meaningOf } from '../src/index.ts';

const alike = (a: string, b: string): number => likeness(meaningOf(a), meaningOf(b));

describe('the meaning of a text', () => {
  it('is the same each time', () => {
    expect(meaningOf('Dressed wounds on a surgical ward')).toEqual(meaningOf('Dressed wounds on a surgical ward'));
  });

  it('does not depend on case, punctuation or the form of letters', () => {
    expect(meaningOf('NURSE, surgical ward!')).toEqual(meaningOf('nurse surgical ward'));
    expect(meaningOf('Ku\u0308che')).toEqual(meaningOf('Küche'));
    expect(meaningOf('Ｎｕｒｓｅ')).toEqual(meaningOf('nurse'));
  });

  it('does not depend on the order of the words', () => {
    expect(meaningOf('wounds dressed')).toEqual(meaningOf('dressed wounds'));
  });

  it.each(['', ' \n', '!?', '…'])('of %j is empty, and like nothing', (text) => {
    expect(meaningOf(text).length).toBe(0);
    expect(alike(text, 'nurse')).toBe(0);
    expect(alike(text, text)).toBe(0);
  });

  it.each(['a', '软', '\u0301', '🙂', 'a\u200d'])('of 50,000 times %j is told in time, and bounded', (unit) => {
    const own = meaningOf(unit.repeat(50_000));
    expect(own.values.every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(own.length)).toBe(true);
  });

  it('of a word without end is that of its beginning', () => {
    expect(meaningOf('a'.repeat(50_000))).toEqual(meaningOf('a'.repeat(40)));
  });
});

describe('likeness', () => {
  it.each(['nurse', 'Krankenpfleger', '软件工程师', 'محاسب', 'C++'])('of %s and itself is 100', (word) => {
    expect(alike(word, word)).toBe(100);
  });

  it.each([
    ['nurse', 'Krankenpfleger', 'Docker'],
    ['teacher', 'profesora', 'forklift'],
    ['electrician', 'elektryk', 'lawyer'],
    ['software engineer', '软件工程师', '厨师'],
    ['warehouse', 'Lager', 'Notenschlüssel'],
    ['software developer', 'Softwareentwickler', 'Bäcker'],
    ['project management', 'gestion de projet', 'boulangerie'],
    ['database', 'base de datos', 'peluquería'],
  ])('of %s and %s is above that of %s', (word, same, other) => {
    expect(alike(word, same)).toBeGreaterThan(alike(word, other));
  });

  it.each([
    ['welding of steel pipes', 'welded pipes', 'taught primary school'],
    ['patient care', 'cared for patients on the ward', 'built web applications'],
    ['financial accounting', 'closed the monthly accounts', 'baked bread at night'],
  ])('of "%s" and "%s" is above that of "%s"', (asked, told, other) => {
    expect(alike(asked, told)).toBeGreaterThan(alike(asked, other));
  });
});
