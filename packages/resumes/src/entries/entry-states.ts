import { grammarOf, type Step } from '@winnow/decode';

/** What a line is in a section of entries: the first or another line that names an entry, or a line of its description. */
type EntryRole = 'start' | 'head' | 'body';

/** A role, and whether the date of the entry is printed in the line, above it, or not (yet). */
export type EntryState = { readonly role: EntryRole; readonly date: 'here' | 'above' | 'none' };

export const entryStates: readonly EntryState[] = [
  { role: 'start', date: 'none' },
  { role: 'start', date: 'here' },
  { role: 'head', date: 'none' },
  { role: 'head', date: 'here' },
  { role: 'head', date: 'above' },
  { role: 'body', date: 'none' },
  { role: 'body', date: 'above' },
];

const stepBetween = (from: EntryState, to: EntryState): Step => {
  if (to.role === 'start') return 'stay';
  if (to.role === 'head' && from.role === 'body') return 'never';
  return to.date === 'here' || (to.date === 'above') === (from.date !== 'none') ? 'stay' : 'never';
};

/** The grammar of entries: their heads have no gaps, and an entry remembers whether its date was printed. */
export const entryGrammar = grammarOf(entryStates, ({ role, date }) => role === 'body' && date === 'above', stepBetween);

/** Whether a line may be in a state. Where no line of a section has a date, none is missing. */
export const isPossible = ({ role, date }: EntryState, line: 'dated' | 'undated' | 'in undated section'): boolean => {
  if (line === 'in undated section') return role === 'start' ? date === 'here' : date === 'above';
  return role === 'body' || (date === 'here') === (line === 'dated');
};
