import type { LanguageCode } from '@winnow/contracts';
import { am } from './am.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { hr } from './hr.ts';
import { ja } from './ja.ts';
import { kn } from './kn.ts';
import { ko } from './ko.ts';
import type { Locale } from './locale.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ml } from './ml.ts';
import { mr } from './mr.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';
import { th } from './th.ts';
import { ur } from './ur.ts';
import { zh } from './zh.ts';

/** Every supported language, in the order of the codes. */
export const allLocales: readonly Locale[] = [
  am,
  ar,
  bg,
  bn,
  cs,
  de,
  el,
  en,
  fa,
  gu,
  hi,
  hr,
  ja,
  kn,
  ko,
  lt,
  lv,
  ml,
  mr,
  pl,
  sk,
  sl,
  sr,
  ta,
  te,
  th,
  ur,
  zh,
];

const byCode = new Map<string, Locale>(allLocales.map((locale) => [locale.code, locale]));

/** The locale of a code; English for one that has no locale. */
export const localeOf = (code: LanguageCode): Locale => byCode.get(code) ?? en;
