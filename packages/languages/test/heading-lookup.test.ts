import { describe, expect, it } from 'vitest';
import {
  casualHeading,
  headingKeysIn,
  headingOfKeys,
  isStandardHeading,
  qualifiedHeading,
  withoutEnumeration,
} from '../src/index.ts';

const kindOf = (text: string) => headingOfKeys(headingKeysIn(text), null)?.kind;

describe('numerals and letters before a heading', () => {
  it.each([
    ['IV. Work experience', 'Work experience'],
    ['3) Education', 'Education'],
    ['B. Skills', 'Skills'],
    ['三、教育背景', '教育背景'],
    ['ثانيا: اللغات', 'اللغات'],
    ['ج) سوابق کاری', 'سوابق کاری'],
    ['2.1 – Languages', 'Languages'],
  ])('are left out of "%s"', (printed, bare) => {
    expect(withoutEnumeration(printed)).toBe(bare);
  });

  it.each(['Civil engineering', 'C.V.', 'B.Sc. Physics', 'Interests', 'Viola', 'I, Robot', 'A level results'])(
    'are not seen in "%s"',
    (text) => {
      expect(withoutEnumeration(text)).toBe(text);
    },
  );

  it('do not hide a known heading, nor the words of one', () => {
    expect(kindOf('V. Work experience')).toBe('experience');
    expect(qualifiedHeading('IV. Offshore work experience', 'en')?.kind).toBe('experience');
  });
});

describe('a heading with its translation', () => {
  it.each([
    ['工作经验 EXPERIENCE', 'experience'],
    ['Education 学历', 'education'],
    ['Навыки / Skills', 'skills'],
    ['اللغات (Languages)', 'languages'],
  ])('"%s" is known', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('is unknown if either part is', () => {
    expect(kindOf('工作经验 Lighthouses')).toBeUndefined();
  });
});

describe('a heading in other than the usual words', () => {
  it.each([
    ['Where have I worked?', 'en', 'experience'],
    ['MY TOOLBOX', 'en', 'skills'],
    ['3. My toolbox', 'en', 'skills'],
    ['Where have I worked?', null, 'experience'],
  ] as const)('"%s" is known as a whole', (text, language, kind) => {
    expect(casualHeading(text, language)?.kind).toBe(kind);
  });

  it('is none of another language, and no standard heading', () => {
    expect(casualHeading('Where have I worked?', 'de')).toBeUndefined();
    expect(isStandardHeading('Where have I worked?')).toBe(false);
    expect(isStandardHeading('Work experience')).toBe(true);
  });
});
