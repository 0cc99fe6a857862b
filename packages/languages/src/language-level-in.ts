import type { ResumeContent } from '@winnow/contracts';

export type SpokenLevel = NonNullable<ResumeContent['languages'][number]['level']>;

const native =
  /\b(?:native|mother tongue|muttersprach\w*|langue maternelle|maternelle|nativ[oae]|lengua materna|madrelingua|língua materna|moedertaal|modersm[åa]l|morsm[åa]l|äidinkieli|emakeel|ojczysty|rodilý|materinský|materinji|materni|anyanyelv\w*|limba maternă|ana ?dil\w*|bahasa ibu|penutur asli|dzimtā|gimtoji)(?![\p{L}])|родно[йи]|рідн[аи]|роден|матерњи|μητρικ|اللغة الأم|اللغه الام|زبان مادری|مادری|מולדת|שפת אם|מאתר|母语|母語|ネイティブ|모국어|원어민|मातृभाषा|মাতৃভাষা|માતૃભાષા|தாய்மொழி|మాతృభాష|ಮಾತೃಭಾಷೆ|മാതൃഭാഷ|ภาษาแม่|เจ้าของภาษา|tiếng mẹ đẻ|የአፍ መፍቻ|مادری زبان/iu;

/** The level that a text names: one of the European scale, or that of a native speaker; null for words like "fluent", which name none. */
export const languageLevelIn = (text: string): SpokenLevel | null => {
  const cefr = /(?<![A-Za-z])([ABC][12])(?![A-Za-z\d])/u.exec(text)?.[1];
  if (cefr !== undefined) return cefr as SpokenLevel;
  return native.test(text) ? 'native' : null;
};
