let asked = 0;

/** Notes that what follows depends on the languages that dates are read in. */
export const askLanguage = (): void => {
  asked += 1;
};

/** Runs a function; `depends` tells whether its answer depends on the languages that it reads dates in. */
export const noteLanguages = <T>(read: () => T): { readonly answer: T; readonly depends: boolean } => {
  const before = asked;
  const answer = read();
  return { answer, depends: asked > before };
};
