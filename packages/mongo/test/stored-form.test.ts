import type { CollectionDefinition } from '@winnow/ports';
import { describe, expect, it } from 'vitest';
import { fromStoredForm, toStoredForm } from '../src/stored-form.ts';

type Note = { readonly id: string; readonly text?: string; readonly ends_at?: string };

const atZero = { now: () => 0, server: () => 0 };

const definition: CollectionDefinition<Note> = { name: 'notes', indexes: {}, expiresBy: 'ends_at' };

describe('toStoredForm', () => {
  it('is undone by fromStoredForm', () => {
    const note = { id: 'a', text: 'x', ends_at: '2026-03-01T12:00:00.000Z' };
    expect(fromStoredForm(toStoredForm(definition, note, atZero))).toEqual(note);
  });

  it('gives every write a version of its own', () => {
    const versions = [1, 2].map(() => toStoredForm(definition, { id: 'a' }, atZero)._v.toHexString());
    expect(new Set(versions).size).toBe(2);
  });

  it('lets the server delete after what is left of the life, whatever the clock of the store shows', () => {
    const ends = Date.parse('2026-03-01T12:00:00.000Z');
    const form = toStoredForm(
      definition,
      { id: 'a', ends_at: '2026-03-01T12:00:00.000Z' },
      { now: () => ends - 60_000, server: () => 5_000_000 },
    );
    expect(form._expires?.at.getTime()).toBe(ends);
    expect(form._expires?.sweep.getTime()).toBe(5_060_000);
  });

  it('never ends what has no time to end at', () => {
    expect(toStoredForm(definition, { id: 'a' }, atZero)).not.toHaveProperty('_expires');
  });
});
