/** A value that is built on first use, so that workers start fast. */
export const lazily = <T>(build: () => T): (() => T) => {
  let built: { readonly value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
};

/** The same for each key. Keys must come from a small set, because values are kept. */
export const lazilyByKey = <Key, T>(build: (key: Key) => T): ((key: Key) => T) => {
  const built = new Map<Key, { readonly value: T }>();
  return (key) => {
    const known = built.get(key);
    if (known !== undefined) return known.value;
    const value = build(key);
    built.set(key, { value });
    return value;
  };
};
