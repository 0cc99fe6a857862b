import type { MemberRole } from '@winnow/contracts';
import { useTexts } from '../texts/use-texts.tsx';

const roles: readonly MemberRole[] = ['viewer', 'recruiter', 'developer', 'owner'];

type Props = {
  readonly role: MemberRole;
  readonly onChoose: (role: MemberRole) => void;
  /** Where no label is beside it. */
  readonly label?: string;
  readonly isDisabled?: boolean;
};

/** What a member may do. */
export const RoleSelect = ({ role, onChoose, label, isDisabled = false }: Props) => {
  const { say } = useTexts();
  const choose = (value: string): void => {
    const chosen = roles.find((each) => each === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <select aria-label={label} value={role} disabled={isDisabled} onChange={({ target }) => choose(target.value)}>
      {roles.map((each) => (
        <option key={each} value={each}>
          {say(`role_${each}`)}
        </option>
      ))}
    </select>
  );
};
