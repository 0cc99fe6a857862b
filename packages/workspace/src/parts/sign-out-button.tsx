import { useMutation } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { endSession } from '../api/winnow.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** Ends the session, and goes to where the next one begins. */
export const SignOutButton = () => {
  const { say } = useTexts();
  const leave = useMutation({
    mutationFn: endSession,
    onSuccess: () => location.assign('/sign-in?done=signed-out'),
  });
  return (
    <Button isDisabled={leave.isPending} onPress={() => leave.mutate()}>
      {say('signOut')}
    </Button>
  );
};
