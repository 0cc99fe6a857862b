import { useSyncExternalStore } from 'react';

/** A hook of a text that this browser keeps. Every part of the page that shows it follows a change. */
export const createStored = (name: string, initial: string) => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = (): string => localStorage.getItem(name) ?? initial;
  const write = (value: string): void => {
    localStorage.setItem(name, value);
    for (const listener of listeners) listener();
  };
  return (): readonly [string, (value: string) => void] => [useSyncExternalStore(subscribe, read), write];
};
