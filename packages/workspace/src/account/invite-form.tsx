import type { MemberRole } from '@winnow/contracts';
import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { useInvite } from '../api/account.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { RoleSelect } from './role-select.tsx';
import { SignInLink } from './sign-in-link.tsx';

const maxAddress = 254;

/** Invites a person by address. */
export const InviteForm = () => {
  const { say } = useTexts();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('recruiter');
  const invite = useInvite();
  return (
    <section className="step" aria-labelledby="invite">
      <h2 id="invite">{say('inviteMember')}</h2>
      <form
        className="actions"
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate({ email, role }, { onSuccess: () => setEmail('') });
        }}
      >
        <TextField type="email" isRequired value={email} onChange={setEmail} maxLength={maxAddress}>
          <Label>{say('email')}</Label>
          <Input dir="ltr" autoComplete="off" />
        </TextField>
        <div>
          <span className="react-aria-Label" aria-hidden="true">
            {say('role')}
          </span>
          <RoleSelect role={role} label={say('role')} onChoose={setRole} />
        </div>
        <Button type="submit" className="primary" isDisabled={invite.isPending}>
          {say('invite')}
        </Button>
      </form>
      <p className="quiet">{say(`roleHint_${role}`)}</p>
      <p role="status" className="quiet">
        {invite.isSuccess && say('invitationMade', { email: invite.variables.email })}
      </p>
      {invite.error && <Fault error={invite.error} />}
      <SignInLink />
    </section>
  );
};
