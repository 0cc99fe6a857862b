/** Does one piece of work after the other, in the order in which they were asked for; one that fails holds up no other. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

export const createTurns = (): InTurn => {
  let last = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
};
