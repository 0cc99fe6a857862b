import type { LanguageCode } from '@winnow/contracts';

/** Placeholders that are filled with text. */
export const texts: ReadonlySet<string> = new Set(
  'terms word term skill quote requirement names clues ahead behind order version band'.split(' '),
);

/** Numbers that count nothing: values, positions, and amounts in abbreviated units. */
export const notCounts: ReadonlySet<string> = new Set(
  'limit score step factor growth percent place page centimetres megabytes'.split(' '),
);

/** Languages that have a plural but keep nouns in the singular after numbers. */
export const singularAfterNumbers: ReadonlySet<LanguageCode> = new Set(['bn', 'fa', 'hu', 'tl', 'tr']);

/** Words that have the same form after every number: abbreviated units, and nouns whose singular and plural are identical. */
export const unchanging: Partial<Readonly<Record<LanguageCode, string>>> = {
  af: 'uur',
  am: 'አይበልጥም ነጥብ ሰዓት',
  da: 'punkt point',
  de: 'pt',
  gu: 'પૉઇન્ટ ગુણ કલાક કલાકમાં કલાકનું',
  hi: 'पॉइंट अंक घंटे',
  kn: 'ಕ್ಕೆ ಪಾಯಿಂಟ್',
  lt: 'žm val',
  ml: 'ആയി പോയിന്റ് പോയിന്റിൽ മണിക്കൂർ തവണ',
  mr: 'पर्यंत पॉइंट गुण तास',
  nl: 'uur keer',
  no: 'punkt poeng',
  pl: 'godz',
  sv: 'poäng',
  sw: 'saa pointi mara',
  ta: 'ஆக புள்ளி மணிநேரம்',
  te: 'గం',
  uk: 'год',
  ur: 'پوائنٹ بار',
};

/** Words beside a number that do not agree with it and are not stop words: particles, and verbs with another subject. */
export const notGoverned: Partial<Readonly<Record<LanguageCode, string>>> = {
  af: 'voltooi nodig ontmoet skud gedeeltelik',
  am: 'አይበልጥም የሥራ ለሆነ ተገኝቷል ያሳያል',
  ar: 'جزئيًا ينجز إذا يكون تساوي',
  bg: 'свършва частично',
  cs: 'zvládne připadá je zčásti',
  da: 'delvist',
  de: 'braucht begrenzt',
  el: 'ολοκληρώνει εν',
  es: 'tarda si es',
  et: 'juures esile töökuulutuse',
  fi: 'sisältää näkyy työpaikkailmoituksen vastaa osittain',
  fr: 'met ne',
  gu: 'માંથી હોય વડે તમે રિઝ્યુમેમાં આંશિક',
  he: 'מתוך מתקבל באופן',
  hi: 'हो तक',
  hr: 'obavi iznosi djelomično',
  it: 'su si',
  kn: 'ರಲ್ಲಿ ಆಗಿದ್ದರೆ ಆಗಿದ್ದಾಗ ರಿಂದ ಸಿಕ್ಕಿದೆ ಭಾಗಶಃ',
  lt: 'darbo',
  lv: 'daļēji',
  ml: 'ലഭിച്ചു എന്നതിന്റെ എണ്ണത്തിൽ എണ്ണം എണ്ണവും',
  mr: 'पर्यंत पैकी असेल असताना ने चे वर अंशतः',
  nl: 'geeft deels',
  no: 'delvis',
  pl: 'to częściowo',
  pt: 'dá',
  ro: 'înseamnă',
  sk: 'pripadá je čiastočne',
  sl: 'od je delno',
  sr: 'делимично',
  sv: 'delvis',
  sw: 'kuzidi mwombaji kati ikiwa yanaonyesha ina inaonyesha',
  ta: 'இல் எனில் ஆல் கிடைத்துள்ளது காணப்படுகின்றன ஓரளவு',
  te: 'అయితే అయినప్పుడు తో వచ్చాయి కొంతవరకు',
  uk: 'дорівнює',
  ur: 'ہو تک جزوی',
};
