import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job } from '@winnow/contracts';
import { useState } from 'react';
import { Button, DropZone, FileTrigger, Input, Label, Text, TextField } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { chosenFiles, droppedFiles } from './dropped-files.ts';
import { uploadBatch } from './upload-batch.ts';

const accepted = ['.pdf', '.docx', '.txt', '.md', '.zip'];

/** Takes resumes, and starts the screening. */
export const StartScreening = ({ job }: { readonly job: Job }) => {
  const { say, count, number, language } = useTexts();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [name, setName] = useState(job.title ?? '');
  const [done, setDone] = useState(0);
  const start = useMutation({
    mutationFn: () => uploadBatch({ jobId: job.job_id, name, language, files, onProgress: setDone }),
    onSuccess: async ({ batch_id }) => {
      navigate(`/batches/${batch_id}`);
      await client.invalidateQueries({ queryKey: ['batches'] });
    },
  });
  const add = (more: readonly File[]): void => setFiles((before) => [...before, ...more]);
  return (
    <>
      <DropZone className="drop" onDrop={({ items }) => void droppedFiles(items).then(add)}>
        <Text slot="label">{say('resumesHint')}</Text>
        <div className="actions">
          <FileTrigger allowsMultiple acceptedFileTypes={accepted} onSelect={(list) => add(chosenFiles(list))}>
            <Button>{say('chooseFiles')}</Button>
          </FileTrigger>
          <FileTrigger acceptDirectory onSelect={(list) => add(chosenFiles(list))}>
            <Button>{say('chooseFolder')}</Button>
          </FileTrigger>
        </div>
        <p role="status">{files.length > 0 && count('filesChosen', files.length)}</p>
      </DropZone>
      <form
        className="actions"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate();
        }}
      >
        <TextField value={name} onChange={setName} maxLength={200}>
          <Label>{say('screeningName')}</Label>
          <Input dir="auto" />
        </TextField>
        <Button type="submit" className="primary" isDisabled={files.length === 0 || start.isPending}>
          {say('start')}
        </Button>
      </form>
      {start.isPending && (
        <p role="status">
          <progress max={files.length} value={done} /> {say('uploading', { done: number(done), total: number(files.length) })}
        </p>
      )}
      {start.error && <Fault error={start.error} />}
    </>
  );
};
