import type { CollectionDefinition } from '@winnow/ports';
import { describe, expect, it } from 'vitest';
import { fromStoredForm, toStoredForm } from '../src/stored-form.ts';

type Note = { readonly id: string; readonly text?: string; readonly ends_at?: string };

const definition: CollectionDefinition<Note> = { name: 'notes', indexes: {}, expiresBy: 'ends_at' };

describe('toStoredForm', () => {
  it('is undone by fromStoredForm', () => {
    const note = { id: 'a', text: 'x', ends_at: '2026-03-01T12:00:00.000Z' };
    expect(fromStoredForm(toStoredForm(definition, note, () => 0))).toEqual(note);
  });

  it('gives every write a version of its own', () => {
    const versions = [1, 2].map(() => toStoredForm(definition, { id: 'a' }, () => 0)._v.toHexString());
    expect(new Set(versions).size).toBe(2);
  });

  it('lets the server delete after what is left of the life, whatever the clock of the store shows', () => {
    const ends = Date.parse('2026-03-01T12:00:00.000Z');
    const form = toStoredForm(definition, { id: 'a', ends_at: '2026-03-01T12:00:00.000Z' }, () => ends - 60_000);
    expect(form._expires?.at.getTime()).toBe(ends);
    const left = (form._expires?.sweep.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  it('never ends what has no time to end at', () => {
    expect(toStoredForm(definition, { id: 'a' }, () => 0)).not.toHaveProperty('_expires');
  });
});
