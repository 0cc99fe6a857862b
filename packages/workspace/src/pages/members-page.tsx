import type { MemberBody } from '@winnow/contracts';
import { InviteForm } from '../account/invite-form.tsx';
import { RemoveMember } from '../account/remove-member.tsx';
import { RoleSelect } from '../account/role-select.tsx';
import { useChangeRole, useMembers } from '../api/account.ts';
import { Fault } from '../parts/fault.tsx';
import { useTexts } from '../texts/use-texts.tsx';

const Row = ({ member }: { readonly member: MemberBody }) => {
  const { say, language } = useTexts();
  const change = useChangeRole();
  const { id, email, role, state, expires_at, joined_at } = member;
  const name = email ?? say('noEmail');
  const dateOf = (time: string | null): string =>
    time === null ? '' : new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
  const isExpired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  return (
    <li>
      <div className="what">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="quiet">
          {state === 'active' && say('joined', { date: dateOf(joined_at) })}
          {state === 'invited' && say(isExpired ? 'invitationExpired' : 'invited', { date: dateOf(expires_at) })}
        </span>
        {change.error && <Fault error={change.error} />}
      </div>
      <RoleSelect
        role={role}
        label={`${say('role')}: ${name}`}
        isDisabled={change.isPending}
        onChoose={(chosen) => change.mutate({ id, role: chosen })}
      />
      <RemoveMember member={member} name={name} />
    </li>
  );
};

const groups = [
  ['active', 'members'],
  ['invited', 'pendingInvitations'],
] as const;

/** The people who work in the account, and those who are invited. */
export const MembersPage = () => {
  const { say } = useTexts();
  const members = useMembers();
  const all = members.data?.members ?? [];
  return (
    <>
      <h1>{say('members')}</h1>
      <p className="quiet">{say('membersHint')}</p>
      {members.error && <Fault error={members.error} retry={members.refetch} />}
      <InviteForm />
      {groups.map(([state, title]) => {
        const rows = all.filter((member) => member.state === state);
        return (
          rows.length > 0 && (
            <section key={state} aria-labelledby={state}>
              <h2 id={state}>{say(title)}</h2>
              <ul className="requirements">
                {rows.map((member) => (
                  <Row key={member.id} member={member} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {members.data !== undefined && all.length === 0 && <p>{say('noMembers')}</p>}
    </>
  );
};
