import { en, type Texts } from './en.ts';

/** Languages that the workspace is written in. */
export const workspaceLanguages = ['en', 'de', 'fr', 'es', 'pt', 'ar', 'zh', 'ja', 'hi'] as const;

export type WorkspaceLanguage = (typeof workspaceLanguages)[number];

const stored = 'winnow.language';

const isKnown = (code: string): code is WorkspaceLanguage => workspaceLanguages.some((each) => each === code);

const codeOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** The language that was chosen, or that the browser prefers; English where there is no translation. */
export const preferredLanguage = (): { readonly language: WorkspaceLanguage; readonly wanted: string } => {
  const wanted = codeOf(localStorage.getItem(stored) ?? navigator.language);
  return { language: isKnown(wanted) ? wanted : 'en', wanted };
};

export const keepLanguage = (language: WorkspaceLanguage): void => localStorage.setItem(stored, language);

const rightToLeft: readonly string[] = ['ar'];

export const directionOf = (language: WorkspaceLanguage): 'ltr' | 'rtl' => (rightToLeft.includes(language) ? 'rtl' : 'ltr');

const loaders: { readonly [language in WorkspaceLanguage]: () => Promise<Texts> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  ar: async () => (await import('./ar.ts')).ar,
  zh: async () => (await import('./zh.ts')).zh,
  ja: async () => (await import('./ja.ts')).ja,
  hi: async () => (await import('./hi.ts')).hi,
};

/** Loads the texts of one language only. */
export const loadTexts = (language: WorkspaceLanguage): Promise<Texts> => loaders[language]();
