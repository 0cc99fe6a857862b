import type { MakeItem } from './logical-item.ts';

/** Some people need so many hours; how many do others need: at least two of each, to avoid singular forms. */
export const makeWork: MakeItem = (random) => {
  const workers = random.between(2, 12);
  const hours = random.between(2, 18);
  const others = random.between(2, 15);
  const total = workers * hours;
  const answer = total / others;
  if (others === workers || !Number.isInteger(answer) || answer < 2 || answer > 48) return undefined;
  return {
    template: 'iq.work',
    difficulty: total <= 24 ? 'easy' : total <= 72 ? 'medium' : 'hard',
    values: { workers, hours, others, total, answer },
    clues: [],
    answer: String(answer),
    explanation: 'work',
  };
};

/** The whole number of hours after which the others have done as much as the first group; null when there is none. */
export const solveWork = (workers: number, hours: number, others: number): number | null => {
  let done = 0;
  let needed = 0;
  for (let each = 0; each < workers; each += 1) needed += hours;
  for (let hour = 0; done < needed && others > 0; hour += 1) {
    done += others;
    if (done === needed) return hour + 1;
  }
  return null;
};
