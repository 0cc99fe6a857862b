export type RecordedAnswer = { readonly what: string; readonly status: number | undefined; readonly text: string };

/** Records headers and body of every response of `fetch` until it is stopped; the returned `fetch` is not recorded. */
export const recordFetch = (answers: RecordedAnswer[]): { readonly fetch: typeof fetch; readonly stop: () => void } => {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const text = `${JSON.stringify([...response.headers])}\n${await response.clone().text()}`;
    answers.push({ what: `${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`, status: response.status, text });
    return response;
  };
  return {
    fetch: original,
    stop: () => {
      globalThis.fetch = original;
    },
  };
};
