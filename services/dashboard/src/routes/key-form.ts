import type { KeyRights, NewKey } from '@winnow/accounts';
import { keyScope } from '@winnow/contracts';
import { AppError, isAppError } from '@winnow/kernel';
import type { Faults } from '../pages/form-fields.ts';
import { graces } from '../pages/key-pages.ts';
import type { KeyForm } from '../pages/new-key-page.ts';
import { fieldOf, fieldsNamed } from './form-body.ts';

type ReadForm = {
  readonly form: KeyForm;
  /** Empty when `asked` can be asked for. */
  readonly faults: Faults;
  readonly asked: NewKey;
};

const maxNameLength = 100;
const highestLimit = 1_000_000;
const maxRanges = 50;

/** The end of the day given in a form; null for no day, `undefined` for an invalid one. */
const endOfDay = (day: string): string | null | undefined => {
  if (day === '') return null;
  const time = Date.parse(`${day}T23:59:59.999Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time)) return undefined;
  const text = new Date(time).toISOString();
  // A date parser treats 31 June as 1 July.
  return text.startsWith(day) ? text : undefined;
};

const limitOf = (text: string): number | null | undefined => {
  if (text === '') return null;
  const limit = Number(text);
  return /^\d{1,7}$/.test(text) && limit >= 1 && limit <= highestLimit ? limit : undefined;
};

/** Reads the form for a new key. It offers only scopes of the session; an empty field means the same as for the requester. */
export const readKeyForm = (body: unknown, held: KeyRights): ReadForm => {
  const form: KeyForm = {
    name: fieldOf(body, 'name'),
    scopes: fieldsNamed(body, 'scopes'),
    expires: fieldOf(body, 'expires'),
    limit: fieldOf(body, 'limit'),
    ip_ranges: fieldOf(body, 'ip_ranges'),
  };
  const scopes = keyScope.options.filter((scope) => form.scopes.includes(scope) && held.scopes.includes(scope));
  const ip_ranges = form.ip_ranges.split(/[\s,]+/).filter((range) => range !== '');
  const [expires_at, limit] = [endOfDay(form.expires), limitOf(form.limit)];
  const faults: Faults = {
    ...(form.name === '' || form.name.length > maxNameLength
      ? { name: `Give a name of up to ${maxNameLength} characters.` }
      : {}),
    ...(scopes.length === 0 ? { scopes: 'Choose at least one scope.' } : {}),
    ...(expires_at === undefined ? { expires: 'Give the last day as year, month and day, such as 2030-12-31.' } : {}),
    ...(limit === undefined ? { limit: 'Give a whole number of requests from 1 to 1,000,000.' } : {}),
    ...(ip_ranges.length > maxRanges ? { ip_ranges: `Give at most ${maxRanges} addresses.` } : {}),
  };
  const asked: NewKey = {
    name: form.name,
    scopes,
    held,
    expires_at: expires_at ?? undefined,
    limit: limit ?? undefined,
    ip_ranges: ip_ranges.length === 0 ? undefined : ip_ranges,
  };
  return { form, faults, asked };
};

const formFields: { readonly [field: string]: string } = { expires_at: 'expires', 'limits.requests_per_minute': 'limit' };

/** Maps the errors of keys to fields of the form. Throws anything else. */
export const refusedFields = (error: unknown): Faults => {
  if (!isAppError(error, 'INVALID_REQUEST') || error.details.fields === undefined) throw error;
  return Object.fromEntries(
    error.details.fields.map(({ field, code, message }) => {
      if (code === 'not_held') return [formFields[field] ?? field, message];
      return field === 'expires_at'
        ? ['expires', 'Give a day that is not over.']
        : ['ip_ranges', 'One of these is not a valid IP address or CIDR range. Use the form 192.0.2.0/24.'];
    }),
  );
};

/** Seconds that an old key stays valid. Throws `INVALID_REQUEST` for a value that the form does not offer. */
export const readGrace = (body: unknown): number => {
  const grace = fieldOf(body, 'grace');
  if (!graces.some(([seconds]) => seconds === grace))
    throw new AppError('INVALID_REQUEST', 'Choose how long the old key works on.');
  return Number(grace);
};
