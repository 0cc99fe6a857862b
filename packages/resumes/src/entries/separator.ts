/**
 * What separates a piece from the one before it in its line. Two pieces on both sides of a soft separator may be one name: "Teacher,
 * years 7 to 9".
 */
export type Separator =
  | 'start'
  | 'gap'
  | 'date'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'bracket'
  | 'at'
  | 'for'
  | 'slash'
  | 'colon'
  | 'space'
  | 'in'
  | 'word';

const hard: ReadonlySet<Separator> = new Set(['start', 'gap', 'date', 'bar']);

/** True when the separator may also be part of a name. */
export const isSoft = (separator: Separator): boolean => !hard.has(separator);

/** A place in a text where a piece ends and the next one begins, with what separates them. */
export type Cut = { readonly separator: Separator; readonly from: number; readonly to: number };
