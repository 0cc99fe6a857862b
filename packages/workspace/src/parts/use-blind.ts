import { createStored } from './create-stored.ts';

const useStored = createStored('winnow.blind', 'false');

/** Whether who a candidate is must not be seen; kept in this browser. */
export const useBlind = (): readonly [boolean, (blind: boolean) => void] => {
  const [stored, store] = useStored();
  return [stored === 'true', (blind) => store(String(blind))];
};
