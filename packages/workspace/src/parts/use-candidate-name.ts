import { useTexts } from '../texts/use-texts.tsx';
import { useBlind } from './use-blind.ts';

type Named = { readonly candidate_id: string; readonly name: string | null; readonly file_name: string };

/** Enough of an ID to tell the candidates of a screening apart. */
const endLength = 6;

/** How a candidate is called: by name or, in blind mode, by the end of an ID, which says nothing. */
export const useCandidateName = (): ((candidate: Named) => string) => {
  const { say } = useTexts();
  const [blind] = useBlind();
  return ({ candidate_id: id, name, file_name: file }) =>
    blind ? say('anonymous', { number: id.slice(-endLength) }) : (name ?? file);
};
