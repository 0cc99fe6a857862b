import type { LanguageCode } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters } from './heading-key.ts';
import { tagOf } from './tables/language-names.ts';

/** Languages that people speak besides those that Winnow reads. */
const codes =
  'ak as ast ay az ay be bm bo br bs ca ceb ckb co cy dz ee eo eu ff fo fy ga gd gl gn ha haw hmn hy ig ilo is iu jv ka kab ' +
  'ki kk kl km kok ks ku ky la lb lg ln lo lua luo mai mg mi mk mn mni mt my ne nso ny oc om or pa pap ps qu rm rn rw sa sah ' +
  'sat sc sco sd se si sm sn so sq ss st su tg ti tk tn to ts tt ug uz ve wo xh yi yo yue zu ' +
  'pam hil war bik bho mag tcy dv gaa kw fon ase bem kam mwr raj doi kha wa fur cv ba ce os ab udm crh rom rue szl csb hsb ' +
  'dsb vec nap scn lmo pms lij efi tiv';

/** Other names in English, of these and of languages that Intl has no name for. */
const alsoInEnglish =
  'Sesotho|isiZulu|isiXhosa|Setswana|Sepedi|siSwati|Xitsonga|Tshivenda|Twi|Kapampangan|Bicolano|ASL|British Sign Language|BSL|' +
  'Sign Language|Garhwali|Hakka|Hokkien|Teochew|Pidgin|Krio';

const namesIn = lazilyByKey((locale: LanguageCode): ReadonlySet<string> => {
  const display = new Intl.DisplayNames([tagOf(locale)], { type: 'language', fallback: 'none' });
  const names = codes.split(' ').map((code) => display.of(code) ?? '');
  return new Set([...names, ...(locale === 'en' ? alsoInEnglish.split('|') : [])].map(foldLetters));
});

/** True for the name, in one of the 50 languages, of a language that is none of them: "Basque", "euskera". */
export const isOtherLanguage = (text: string, locale: LanguageCode): boolean => {
  const folded = foldLetters(text);
  return folded.length > 1 && namesIn(locale).has(folded);
};
