import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchBody, Job } from '@winnow/contracts';
import { Button, Dialog, DialogTrigger, Heading, Modal, Switch } from 'react-aria-components';
import { useLocation } from 'wouter';
import { isEnded } from '../api/queries.ts';
import { winnow } from '../api/winnow.ts';
import { useBlind } from '../parts/use-blind.ts';
import { useMay } from '../parts/use-may.ts';
import { useTexts } from '../texts/use-texts.tsx';

const Progress = ({ batch }: { readonly batch: BatchBody }) => {
  const { say, number } = useTexts();
  const { success, failed, total_candidates: total } = batch;
  return (
    <p role="status" className="progress">
      <progress max={total} value={success + failed} aria-label={say('status_running')} />{' '}
      {say('progress', { done: number(success + failed), total: number(total) })}
    </p>
  );
};

const DeleteButton = ({ batchId }: { readonly batchId: string }) => {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => winnow.deleteBatch({ batch_id: batchId }),
    onSuccess: async () => {
      navigate('/');
      await client.invalidateQueries({ queryKey: ['batches'] });
    },
  });
  return (
    <DialogTrigger>
      <Button>{say('delete')}</Button>
      <Modal className="modal" isDismissable>
        <Dialog role="alertdialog">
          {({ close }) => (
            <>
              <Heading slot="title">{say('deleteScreening')}</Heading>
              <p>{say('deleteQuestion')}</p>
              <div className="actions">
                <Button onPress={close}>{say('cancel')}</Button>
                <Button className="danger" isDisabled={erase.isPending} onPress={() => erase.mutate()}>
                  {say('delete')}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
};

type Props = { readonly batch: BatchBody; readonly job: Job | undefined };

/** What a screening is about, how far it is, and what can be done with it as a whole. */
export const BatchHead = ({ batch, job }: Props) => {
  const { say, count } = useTexts();
  const may = useMay();
  const [blind, setBlind] = useBlind();
  const { batch_id, name, status, total_candidates: total, failed } = batch;
  const cancel = useMutation({ mutationFn: () => winnow.cancelBatch({ batch_id }) });
  return (
    <>
      <div className="heading">
        <h1 dir="auto">{name ?? job?.title ?? say('screenings')}</h1>
        <div className="actions">
          <Switch isSelected={blind} onChange={setBlind} aria-description={say('blindHint')}>
            <span className="box" aria-hidden="true" /> {say('blind')}
          </Switch>
          <a className="button" href={`/api/v1/batch/${batch_id}/rank?format=csv&provisional=true`} download>
            {say('exportCsv')}
          </a>
          <Button onPress={() => print()}>{say('print')}</Button>
          {!isEnded(batch) && may('cancelBatch') && (
            <Button isDisabled={cancel.isPending} onPress={() => cancel.mutate()}>
              {say('stopScreening')}
            </Button>
          )}
          {may('deleteBatch') && <DeleteButton batchId={batch_id} />}
        </div>
      </div>
      <p className="quiet">
        {count('candidates', total)} · {say(`status_${status}`)}
        {failed > 0 && ` · ${count('failures', failed)}`}
      </p>
      {!isEnded(batch) && <Progress batch={batch} />}
    </>
  );
};
