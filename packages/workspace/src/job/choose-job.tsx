import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageCode } from '@winnow/client';
import type { Job } from '@winnow/contracts';
import { useState } from 'react';
import { Button, FileTrigger, Label, TextArea, TextField } from 'react-aria-components';
import { useJobs } from '../api/queries.ts';
import { winnow } from '../api/winnow.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';

const maxCharacters = 50_000;
const accepted = ['.pdf', '.docx', '.txt', '.md'];

type Posting = { readonly job_description: string } | { readonly file: File };

/** Reads a posting, or takes a job that was read before. */
export const ChooseJob = ({ onRead }: { readonly onRead: (job: Job) => void }) => {
  const { say, language } = useTexts();
  const client = useQueryClient();
  const jobs = useJobs();
  const [text, setText] = useState('');
  const read = useMutation({
    mutationFn: (posting: Posting) => winnow.parseJob({ ...posting, language: language as LanguageCode }),
    onSuccess: async (job) => {
      onRead(job);
      await client.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
  const known = jobs.data?.jobs ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        read.mutate({ job_description: text });
      }}
    >
      <p>{say('jobHint')}</p>
      <TextField value={text} onChange={setText} maxLength={maxCharacters}>
        <Label>{say('jobText')}</Label>
        <TextArea rows={10} dir="auto" />
      </TextField>
      <div className="actions">
        <Button type="submit" className="primary" isDisabled={text.trim() === '' || read.isPending}>
          {say('readJob')}
        </Button>
        <FileTrigger
          acceptedFileTypes={accepted}
          onSelect={(list) => {
            const file = list?.[0];
            if (file !== undefined) read.mutate({ file });
          }}
        >
          <Button isDisabled={read.isPending}>{say('uploadJob')}</Button>
        </FileTrigger>
        {known.length > 0 && (
          <label>
            {say('knownJob')}{' '}
            <select
              value=""
              onChange={({ target }) => {
                const job = known.find(({ job_id }) => job_id === target.value);
                if (job !== undefined) onRead(job);
              }}
            >
              <option value="">–</option>
              {known.map(({ job_id, title, company }) => (
                <option key={job_id} value={job_id}>
                  {[title ?? job_id, company].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {read.error && <Fault error={read.error} />}
    </form>
  );
};
