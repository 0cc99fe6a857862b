import { useEffect, useState } from 'react';

/** The value once it has not changed for a while. */
export const useDebounced = <T>(value: T, restMs: number): T => {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values of different renders are the same value.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return settled;
};
