import type { LanguageCode } from '@winnow/contracts/constants';
import { af } from './af.ts';
import { am } from './am.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fa } from './fa.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gu } from './gu.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import type { HiringLocale } from './hiring-locale.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { kn } from './kn.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ml } from './ml.ts';
import { mr } from './mr.ts';
import { ms } from './ms.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { sw } from './sw.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';
import { th } from './th.ts';
import { tl } from './tl.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** Every supported language, in the order of the codes. */
export const allHiringLocales: readonly HiringLocale[] = [
  af,
  am,
  ar,
  bg,
  bn,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  gu,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  kn,
  ko,
  lt,
  lv,
  ml,
  mr,
  ms,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tl,
  tr,
  uk,
  ur,
  vi,
  zh,
];

const byCode = new Map<string, HiringLocale>(allHiringLocales.map((locale) => [locale.code, locale]));

/** The hiring locale of a code; English for one that has none. */
export const hiringLocaleOf = (code: LanguageCode): HiringLocale => byCode.get(code) ?? en;
