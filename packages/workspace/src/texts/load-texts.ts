import { en, type Texts } from './en.ts';

/** One file for each language but English: a language is added by adding its file. */
const files = import.meta.glob<Texts>('../../data/*.json', { import: 'default' });

const loaders: ReadonlyMap<string, () => Promise<Texts>> = new Map([
  ['en', async () => en],
  ...Object.entries(files).map(([path, load]) => [path.slice(-'xx.json'.length, -'.json'.length), load] as const),
]);

/** Languages that the workspace is written in. */
export const workspaceLanguages: readonly string[] = [...loaders.keys()];

const stored = 'winnow.language';

const codeOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** The language that was chosen, or that the browser prefers; English where there is no translation. */
export const preferredLanguage = (): { readonly language: string; readonly wanted: string } => {
  const wanted = codeOf(localStorage.getItem(stored) ?? navigator.language);
  return { language: loaders.has(wanted) ? wanted : 'en', wanted };
};

export const keepLanguage = (language: string): void => localStorage.setItem(stored, language);

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur'];

export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.includes(language) ? 'rtl' : 'ltr');

/** Loads the texts of one language only. */
export const loadTexts = async (language: string): Promise<Texts> => loaders.get(language)?.() ?? en;
