import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { en, type Texts } from './en.ts';
import { createSay, type Say } from './say.ts';

const Context = createContext<Say>(createSay(en, 'en'));

export const useTexts = (): Say => useContext(Context);

type Props = { readonly texts: Texts; readonly language: string; readonly children: ReactNode };

/** Everything below speaks the language of the texts. */
export const TextsProvider = ({ texts, language, children }: Props) => {
  const say = useMemo(() => createSay(texts, language), [texts, language]);
  return (
    <I18nProvider locale={language}>
      <Context.Provider value={say}>{children}</Context.Provider>
    </I18nProvider>
  );
};
