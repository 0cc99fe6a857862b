import type { MakeItem } from './logical-item.ts';

export const makeHandshakes: MakeItem = (random) => {
  const people = random.between(4, 25);
  const others = people - 1;
  const answer = (people * others) / 2;
  return {
    template: 'iq.handshakes',
    difficulty: people <= 6 ? 'easy' : people <= 12 ? 'medium' : 'hard',
    values: { people, others, answer },
    clues: [],
    answer: String(answer),
    explanation: 'handshakes',
  };
};

/** Counts every pair: each person who arrives shakes hands with those present. */
export const solveHandshakes = (people: number): number => {
  let shaken = 0;
  for (let present = 0; present < people; present += 1) shaken += present;
  return shaken;
};
