import { useMutation } from '@tanstack/react-query';
import type { Job, Requirement } from '@winnow/contracts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { winnow } from '../api/winnow.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { RequirementRow } from './requirement-row.tsx';

type Props = { readonly job: Job; readonly onCorrected: (job: Job) => void };

/** A requirement in a person's own words; the job reader finds out the rest. */
type Given = Requirement | { readonly id: string; readonly text: string };

const isRead = (requirement: Given): requirement is Requirement => 'kind' in requirement;

/** What the API takes: a requirement as it was read, or just its text. */
const givenOf = (requirement: Given): Requirement | string => (isRead(requirement) ? requirement : requirement.text);

/** Shows how a posting was read and stores what is corrected, as a new version of the job. */
export const CorrectJob = ({ job, onCorrected }: Props) => {
  const { say } = useTexts();
  const [added, setAdded] = useState('');
  const correct = useMutation({
    mutationFn: (requirements: readonly Given[]) => winnow.correctJob({ ...job, requirements: requirements.map(givenOf) }),
    onSuccess: onCorrected,
  });
  const replace = (id: string, change: Partial<Requirement>): void =>
    correct.mutate(job.requirements.map((each) => (each.id === id ? { ...each, ...change } : each)));
  const remove = (id: string): void => correct.mutate(job.requirements.filter((each) => each.id !== id));
  const add = (): void => {
    correct.mutate([...job.requirements, { id: '', text: added }]);
    setAdded('');
  };
  const about = [job.title, job.company, job.location].filter((each) => each !== null);
  return (
    <>
      <p dir="auto">
        <strong>{about.join(' · ')}</strong>
      </p>
      <p>{say(job.requirements.length === 0 ? 'noRequirements' : 'requirementsHint')}</p>
      <ul className="requirements" aria-busy={correct.isPending}>
        {job.requirements.map((requirement) => (
          <RequirementRow
            key={requirement.id}
            requirement={requirement}
            onChange={(change) => replace(requirement.id, change)}
            onRemove={() => remove(requirement.id)}
          />
        ))}
      </ul>
      <form
        className="actions"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          aria-label={say('addRequirement')}
          placeholder={say('addRequirement')}
          dir="auto"
          maxLength={500}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        />
        <Button type="submit" isDisabled={added.trim() === '' || correct.isPending}>
          {say('addRequirement')}
        </Button>
      </form>
      {correct.error && <Fault error={correct.error} />}
    </>
  );
};
