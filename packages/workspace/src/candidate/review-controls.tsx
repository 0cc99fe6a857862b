import type { CandidateStage } from '@winnow/contracts';
import { ToggleButton } from 'react-aria-components';
import { useReview } from '../api/queries.ts';
import { useMay } from '../parts/use-may.ts';
import { stages } from '../ranking/filters.ts';
import { useTexts } from '../texts/use-texts.tsx';

type Of = { readonly batchId: string; readonly id: string; readonly label: string };

/** How far a candidate has come. */
export const StageSelect = ({ batchId, id, stage, label }: Of & { readonly stage: CandidateStage }) => {
  const { say } = useTexts();
  const may = useMay();
  const review = useReview(batchId);
  const choose = (value: string): void => {
    const chosen = stages.find((each) => each === value);
    if (chosen !== undefined) review.mutate({ id, change: { stage: chosen } });
  };
  return (
    <select
      aria-label={label}
      className={`stage ${stage}`}
      value={stage}
      disabled={!may('reviewCandidate')}
      onChange={({ target }) => choose(target.value)}
    >
      {stages.map((each) => (
        <option key={each} value={each}>
          {say(`stage_${each}`)}
        </option>
      ))}
    </select>
  );
};

/** Marks a candidate to come back to. */
export const StarButton = ({ batchId, id, starred, label }: Of & { readonly starred: boolean }) => {
  const may = useMay();
  const review = useReview(batchId);
  return (
    <ToggleButton
      aria-label={label}
      className="star"
      isDisabled={!may('reviewCandidate')}
      isSelected={starred}
      onChange={(on) => review.mutate({ id, change: { starred: on } })}
    >
      {starred ? '★' : '☆'}
    </ToggleButton>
  );
};
