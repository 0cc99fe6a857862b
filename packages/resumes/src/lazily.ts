/** A value that is built when it is first asked for, as workers must start fast. */
export const lazily = <T>(build: () => T): (() => T) => {
  let built: { readonly value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
};
