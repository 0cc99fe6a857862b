import { en, type Texts } from './en.ts';

/** Languages that the workspace is written in. */
export const workspaceLanguages = ['en'] as const;

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
};

/** Loads the texts of one language only. */
export const loadTexts = (language: WorkspaceLanguage): Promise<Texts> => loaders[language]();
