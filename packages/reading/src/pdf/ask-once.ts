/** Caches a query about a PDFium handle; handles are valid only while their page is open. */
export const askOnce = <T extends object | boolean | null>(ask: (handle: number) => T): ((handle: number) => T) => {
  const answers = new Map<number, T>();
  return (handle) => {
    const known = answers.get(handle);
    if (known !== undefined) return known;
    const answer = ask(handle);
    answers.set(handle, answer);
    return answer;
  };
};
