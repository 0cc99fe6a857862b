/** Runs tasks one after another, in order; a failed task does not block the others. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

export const createTurns = (): InTurn => {
  let last = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
};
