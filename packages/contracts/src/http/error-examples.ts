import { type ErrorCode, errorCodes } from '@winnow/kernel';
import type { ErrorBody } from '../bodies/error-body.ts';
import { errorStatus } from './error-status.ts';

/** Messages as the gateway writes them; a code without one has a message of its own for each cause. */
const messages: { readonly [code in ErrorCode]?: string } = {
  AUTH_ERROR: 'Invalid API Key',
};

const exampleOf = (code: ErrorCode): ErrorBody => {
  const { status, title, suggestion } = errorStatus[code];
  const message = messages[code] ?? `${title}.`;
  const detail = { error: code, message, suggestion, request_id: 'req_01kb8m4q2x7f3s9d5h6j8n1p0r', fields: [] };
  return { type: `/errors/${code.toLowerCase()}`, title, status, detail };
};

/** The body of each error, from the closed list of codes. */
export const errorExamples: { readonly [code in ErrorCode]: ErrorBody } = Object.fromEntries(
  errorCodes.map((code) => [code, exampleOf(code)]),
) as { readonly [code in ErrorCode]: ErrorBody };
