import { WinnowError } from '@winnow/client';
import { Button } from 'react-aria-components';
import { useTexts } from '../texts/use-texts.tsx';

type Props = { readonly error: Error; readonly retry?: () => unknown };

/** An error, with what can be done about it. */
export const Fault = ({ error, retry }: Props) => {
  const { say } = useTexts();
  return (
    <div role="alert" className="fault">
      <p>
        <strong>{error instanceof WinnowError && error.body ? error.message : say('failed')}</strong>
      </p>
      {error instanceof WinnowError && error.suggestion && <p>{error.suggestion}</p>}
      {retry && <Button onPress={() => retry()}>{say('retry')}</Button>}
    </div>
  );
};
