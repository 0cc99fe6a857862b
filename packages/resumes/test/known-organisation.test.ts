import { expect, it } from 'vitest';
import { knownOrganisation } from '../src/entries/known-organisation.ts';

it('knows employers and schools that no word shows to be one, also with words behind their names', () => {
  expect(knownOrganisation('Deloitte')).toBe('company');
  expect(knownOrganisation('DELOITTE Consulting')).toBe('company');
  expect(knownOrganisation('ETH Zürich')).toBe('institution');
  expect(knownOrganisation('IBM')).toBe('company');
});

it('takes neither longer texts, nor words in other letters than the name, nor titles for one', () => {
  expect(knownOrganisation('Deloitte and three more firms')).toBeUndefined();
  expect(knownOrganisation('mit')).toBeUndefined();
  expect(knownOrganisation('MIT licence')).toBeUndefined();
  expect(knownOrganisation('Deloitte auditor')).toBeUndefined();
});
