import type { Job } from '@winnow/contracts';
import { Button, Checkbox, Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { useTexts } from '../texts/use-texts.tsx';
import { type Category, categories, isMust, ownWeights, type Weights, withMust, withShare } from './weights.ts';

type Props = { readonly job: Job; readonly weights: Weights; readonly onChange: (weights: Weights) => void };

type ShareProps = { readonly category: Category; readonly share: number; readonly onChange: (share: number) => void };

const ShareSlider = ({ category, share, onChange }: ShareProps) => {
  const { say } = useTexts();
  return (
    <Slider value={share} minValue={0} maxValue={100} onChange={onChange} className="slider">
      <Label>{say(`category_${category}`)}</Label>
      <SliderOutput />
      <SliderTrack className="track">
        {({ state }) => (
          <>
            <div className="fill" style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className="thumb" />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
};

/** Ranks by other weights at once; the job keeps its own. */
export const WeightsPanel = ({ job, weights, onChange }: Props) => {
  const { say } = useTexts();
  return (
    <section aria-labelledby="weights" className="panel">
      <h2 id="weights">{say('weights')}</h2>
      {categories.map((category) => (
        <ShareSlider
          key={category}
          category={category}
          share={weights.weights?.[category] ?? job.weights[category]}
          onChange={(share) => onChange(withShare(weights, category, share))}
        />
      ))}
      <fieldset>
        <legend>{say('musts')}</legend>
        {job.requirements.map((requirement) => (
          <Checkbox
            key={requirement.id}
            isSelected={isMust(weights, requirement)}
            onChange={(must) => onChange(withMust(weights, requirement.id, must))}
          >
            <span className="box" aria-hidden="true" /> <bdi>{requirement.label}</bdi>
          </Checkbox>
        ))}
      </fieldset>
      <Button isDisabled={weights === ownWeights} onPress={() => onChange(ownWeights)}>
        {say('reset')}
      </Button>
    </section>
  );
};
