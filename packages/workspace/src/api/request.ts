import type { ErrorBody } from '@winnow/contracts';

/** An error response of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly suggestion: string;

  constructor(status: number, detail: Partial<ErrorBody['detail']>) {
    super(detail.message ?? `The request failed (${status}).`);
    this.status = status;
    this.code = detail.error ?? 'INTERNAL';
    this.suggestion = detail.suggestion ?? '';
  }
}

/** Who is signed in. */
export type Session = {
  readonly account_id: string;
  readonly actor: string;
  readonly by: 'key' | 'person';
  readonly scopes: readonly string[];
  readonly read_only: boolean;
  readonly csrf: string;
};

let token = '';

const send = async (method: string, path: string, body?: object): Promise<Response> => {
  const isForm = body instanceof FormData;
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { 'x-csrf-token': token }),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (response.ok) return response;
  if (response.status === 401) location.assign('/sign-in');
  const error: Partial<ErrorBody> = await response.json().catch(() => ({}));
  throw new ApiError(response.status, error.detail ?? {});
};

/** Calls the API as the signed-in person. Throws `ApiError`. */
export const request = async <T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> => {
  const response = await send(method, path, body);
  return response.status === 204 ? (undefined as T) : response.json();
};

/** The session; requests that change something need it first. */
export const openSession = async (): Promise<Session> => {
  const session = await request<Session>('GET', '/session');
  token = session.csrf;
  return session;
};
