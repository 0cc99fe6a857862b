import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSession } from '../api/queries.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** What invited people need, as Winnow sends no email: the address of the sign-in, to be copied. */
export const SignInLink = () => {
  const { say } = useTexts();
  const session = useSession();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/sign-in`;
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Without HTTPS, browsers have no clipboard for scripts; the link is selected to be copied by hand.
    await navigator.clipboard?.writeText(link);
    setCopied(navigator.clipboard !== undefined);
  };
  return (
    <>
      {/* Where an identity provider is connected, nobody signs in with a key. */}
      {session.data?.by === 'key' && <p className="notice">{say('noProvider')}</p>}
      <p>{say('signInLinkHint')}</p>
      <div className="actions">
        <input ref={field} className="link" aria-label={say('signInLink')} dir="ltr" readOnly value={link} />
        <Button onPress={() => void copy()}>{say('copyLink')}</Button>
        <span role="status" className="quiet">
          {isCopied && say('copied')}
        </span>
      </div>
    </>
  );
};
