/** Sends one request after another, the first immediately; commits requested while one is in flight go together in the next. */
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
