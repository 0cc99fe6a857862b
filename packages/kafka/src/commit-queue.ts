/** Sends one request after the other, the first at once; what is asked for while one is under way goes together in the next. */
export const createCommitQueue = <Commit>(
  send: (commits: readonly Commit[]) => Promise<void>,
): ((commit: Commit) => Promise<void>) => {
  let gathered: Commit[] = [];
  let next: Promise<void> | undefined;
  let last = Promise.resolve();
  const sendAll = async (before: Promise<void>): Promise<void> => {
    await before;
    const commits = gathered;
    gathered = [];
    next = undefined;
    await send(commits);
  };
  return (commit) => {
    gathered.push(commit);
    if (next === undefined) {
      next = sendAll(last);
      last = next.catch(() => {});
    }
    return next;
  };
};
