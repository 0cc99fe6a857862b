import { keepLanguage, workspaceLanguages } from '../texts/load-texts.ts';
import { useTexts } from '../texts/use-texts.tsx';

const nameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** Changes the language of the workspace. */
export const LanguageMenu = () => {
  const { say, language } = useTexts();
  const choose = (value: string): void => {
    keepLanguage(value);
    location.reload();
  };
  return (
    <label className="language">
      <span className="hidden">{say('language')}</span>
      <select value={language} onChange={({ target }) => choose(target.value)}>
        {workspaceLanguages.map((code) => (
          <option key={code} value={code} lang={code}>
            {nameOf(code)}
          </option>
        ))}
      </select>
    </label>
  );
};
