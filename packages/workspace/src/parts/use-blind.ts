import { useSyncExternalStore } from 'react';

const stored = 'winnow.blind';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isBlind = (): boolean => localStorage.getItem(stored) === 'true';

const setBlind = (blind: boolean): void => {
  localStorage.setItem(stored, String(blind));
  for (const listener of listeners) listener();
};

/** Whether who a candidate is must not be seen; kept in this browser. */
export const useBlind = (): readonly [boolean, (blind: boolean) => void] => [useSyncExternalStore(subscribe, isBlind), setBlind];
