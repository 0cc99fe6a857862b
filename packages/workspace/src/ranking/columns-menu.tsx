import { useTexts } from '../texts/use-texts.tsx';
import { optionalColumns, useColumns } from './use-columns.ts';

/** Shows and hides columns of the ranking. */
export const ColumnsMenu = () => {
  const { say } = useTexts();
  const [shown, show] = useColumns();
  return (
    <details className="menu">
      <summary className="button">{say('columns')}</summary>
      <ul>
        {optionalColumns.map((name) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={shown.includes(name)} onChange={({ target }) => show(name, target.checked)} />{' '}
              {say(name)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
};
