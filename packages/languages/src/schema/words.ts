import { z } from 'zod';

/** Words or phrases of one language, none of them twice. */
export const words = (description: string) =>
  z
    .array(z.string().min(1))
    .refine((all) => new Set(all).size === all.length, 'a word is listed twice')
    .describe(description);

/** What `z.infer` gives, as data that nobody changes. */
export type Immutable<T> = T extends (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [key in keyof T]: Immutable<T[key]> }
    : T;
