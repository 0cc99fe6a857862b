import type { CandidateReview } from '@winnow/contracts';
import { useState } from 'react';
import { Button, Label, TextArea, TextField } from 'react-aria-components';
import { useReview } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useMay } from '../parts/use-may.ts';
import { useTexts } from '../texts/use-texts.tsx';

type Props = { readonly batchId: string; readonly id: string; readonly review: CandidateReview };

const maxNote = 10_000;
const maxTag = 50;

/** Notes and tags of the team. A note is saved when it is left. */
export const ReviewPanel = ({ batchId, id, review }: Props) => {
  const { say } = useTexts();
  const may = useMay();
  const canWrite = may('reviewCandidate');
  const save = useReview(batchId);
  const [note, setNote] = useState(review.note);
  const [tag, setTag] = useState('');
  const { tags } = review;
  const addTag = (): void => {
    const added = tag.trim();
    setTag('');
    if (added !== '' && !tags.includes(added)) save.mutate({ id, change: { tags: [...tags, added] } });
  };
  return (
    <aside className="panel">
      <TextField
        value={note}
        isReadOnly={!canWrite}
        onChange={setNote}
        maxLength={maxNote}
        onBlur={() => note !== review.note && save.mutate({ id, change: { note } })}
      >
        <Label>{say('note')}</Label>
        <TextArea rows={8} dir="auto" placeholder={say('notePlaceholder')} />
      </TextField>
      <span role="status" className="quiet">
        {save.isSuccess && say('saved')}
      </span>
      <h2>{say('tags')}</h2>
      <ul className="chips">
        {tags.map((each) => (
          <li key={each}>
            <bdi>{each}</bdi>{' '}
            <Button
              isDisabled={!canWrite}
              aria-label={`${say('remove')}: ${each}`}
              onPress={() => save.mutate({ id, change: { tags: tags.filter((other) => other !== each) } })}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="actions"
        onSubmit={(event) => {
          event.preventDefault();
          addTag();
        }}
      >
        <input
          aria-label={say('addTag')}
          placeholder={say('addTag')}
          dir="auto"
          maxLength={maxTag}
          disabled={!canWrite}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
        <Button type="submit" isDisabled={!canWrite}>
          {say('addTag')}
        </Button>
      </form>
      {save.error && <Fault error={save.error} />}
    </aside>
  );
};
