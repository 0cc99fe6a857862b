import { Checkbox, Input, Label, NumberField, SearchField } from 'react-aria-components';
import { useTexts } from '../texts/use-texts.tsx';
import { type Filters, stages, withFilter } from './filters.ts';

type Props = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

const switches = [
  ['starred', 'onlyStarred'],
  ['all_musts', 'onlyMusts'],
  ['hide_duplicates', 'hideDuplicates'],
] as const;

/** What the ranking lists. Ranks stay those among all candidates. */
export const FiltersPanel = ({ filters, onChange }: Props) => {
  const { say } = useTexts();
  const chosen = filters.stages ?? [];
  const change = <Name extends keyof Filters>(name: Name, value: Filters[Name]): void =>
    onChange(withFilter(filters, name, value));
  return (
    <section aria-labelledby="filters" className="panel">
      <h2 id="filters">{say('filters')}</h2>
      <SearchField value={filters.text ?? ''} onChange={(value) => change('text', value)} maxLength={200}>
        <Label>{say('search')}</Label>
        <Input dir="auto" />
      </SearchField>
      <NumberField minValue={0} maxValue={100} value={filters.min_score ?? 0} onChange={(value) => change('min_score', value)}>
        <Label>{say('minScore')}</Label>
        <Input />
      </NumberField>
      {switches.map(([name, text]) => (
        <Checkbox key={name} isSelected={filters[name] ?? false} onChange={(value) => change(name, value)}>
          <span className="box" aria-hidden="true" /> {say(text)}
        </Checkbox>
      ))}
      <fieldset>
        <legend>{say('stage')}</legend>
        {stages.map((stage) => (
          <Checkbox
            key={stage}
            isSelected={chosen.includes(stage)}
            onChange={(on) =>
              change(
                'stages',
                stages.filter((each) => (each === stage ? on : chosen.includes(each))),
              )
            }
          >
            <span className="box" aria-hidden="true" /> {say(`stage_${stage}`)}
          </Checkbox>
        ))}
      </fieldset>
    </section>
  );
};
