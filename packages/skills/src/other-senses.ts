import { lazily } from '@winnow/kernel';
import { contextWords } from './context-words.ts';
import { createPhrases } from './phrases/create-phrases.ts';
import type { Token } from './phrases/tokens-of.ts';

const phrases = lazily(() => createPhrases(contextWords().otherSenses.map((phrase) => [phrase, true] as const)));

/** The tokens of phrases in which a name of a skill means something else: "Kotlin adası", an island. */
export const otherSensesIn = (tokens: readonly Token[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const index of tokens.keys()) {
    const [hit] = phrases().at(tokens, index);
    for (let place = 0; place < (hit?.length ?? 0); place += 1) found.add(index + place);
  }
  return found;
};
