import { createStored } from '../parts/create-stored.ts';

/** Columns of the ranking that can be hidden, in their order. */
export const optionalColumns = ['requirements', 'tags', 'stage', 'star'] as const;

export type OptionalColumn = (typeof optionalColumns)[number];

const useStored = createStored('winnow.columns', 'requirements,stage,star');

/** The optional columns that are shown; kept in this browser. */
export const useColumns = (): readonly [readonly OptionalColumn[], (name: OptionalColumn, shown: boolean) => void] => {
  const [stored, store] = useStored();
  const names = stored.split(',');
  const shown = optionalColumns.filter((each) => names.includes(each));
  const show = (name: OptionalColumn, on: boolean): void =>
    store(optionalColumns.filter((each) => (each === name ? on : shown.includes(each))).join(','));
  return [shown, show];
};
