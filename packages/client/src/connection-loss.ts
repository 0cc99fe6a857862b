const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

const breaks = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
const absences = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/**
 * Meaning of a failed connection: `broken` while it was open, `absent` when there was none, `hopeless` when there will be none.
 * Browsers do not tell, so there it is `absent`.
 */
export const connectionLoss = (error: unknown): 'broken' | 'absent' | 'hopeless' => {
  const code = codeOf(error);
  if (breaks.includes(code)) return 'broken';
  return absences.includes(code) || (code === '' && error instanceof TypeError && error.cause === undefined)
    ? 'absent'
    : 'hopeless';
};

const reasons: { readonly [code: string]: string } = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke',
  EPIPE: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'there was no answer',
  UND_ERR_CONNECT_TIMEOUT: 'there was no answer',
  UND_ERR_HEADERS_TIMEOUT: 'there was no answer',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no network',
};

/** Why a connection failed, in words. */
export const lossReason = (error: unknown): string => {
  const code = codeOf(error);
  return reasons[code] ?? `the connection failed${code === '' ? '' : ` (${code})`}`;
};
