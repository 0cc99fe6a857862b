import type { Requirement } from '@winnow/contracts';
import { Button } from 'react-aria-components';
import { useTexts } from '../texts/use-texts.tsx';

type Props = {
  readonly requirement: Requirement;
  readonly onChange: (change: Partial<Requirement>) => void;
  readonly onRemove: () => void;
};

const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One requirement of a job, with what can be changed about it. */
export const RequirementRow = ({ requirement, onChange, onRemove }: Props) => {
  const { say, number } = useTexts();
  const { id, label, text, necessity, weight } = requirement;
  return (
    <li>
      <span className="what">
        <strong dir="auto">{label}</strong>
        {label !== text && (
          <q className="quiet" dir="auto">
            {text}
          </q>
        )}
      </span>
      <fieldset>
        <legend className="hidden">{label}</legend>
        {(['required', 'preferred'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={necessity === each} onChange={() => onChange({ necessity: each })} />{' '}
            {say(each === 'required' ? 'must' : 'wish')}
          </label>
        ))}
      </fieldset>
      <label>
        {say('weight')}{' '}
        <select value={weight} onChange={({ target }) => onChange({ weight: Number(target.value) })}>
          {weights.map((each) => (
            <option key={each} value={each}>
              {number(each)}
            </option>
          ))}
        </select>
      </label>
      <Button onPress={onRemove} aria-label={`${say('remove')}: ${label}`}>
        {say('remove')}
      </Button>
    </li>
  );
};
