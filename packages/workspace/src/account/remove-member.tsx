import type { MemberBody } from '@winnow/contracts';
import { Button, Dialog, DialogTrigger, Heading, Modal } from 'react-aria-components';
import { useRemoveMember } from '../api/account.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';

type Props = { readonly member: MemberBody; readonly name: string };

/** Asks before a member is removed or an invitation withdrawn. */
export const RemoveMember = ({ member, name }: Props) => {
  const { say } = useTexts();
  const remove = useRemoveMember();
  return (
    <DialogTrigger>
      <Button aria-label={`${say('remove')}: ${name}`}>{say('remove')}</Button>
      <Modal className="modal" isDismissable>
        <Dialog role="alertdialog">
          {({ close }) => (
            <>
              <Heading slot="title">{say('removeMember', { name })}</Heading>
              {member.state === 'active' && <p>{say('removeQuestion')}</p>}
              {remove.error && <Fault error={remove.error} />}
              <div className="actions">
                <Button onPress={close}>{say('cancel')}</Button>
                <Button className="danger" isDisabled={remove.isPending} onPress={() => remove.mutate(member.id)}>
                  {say('remove')}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
};
