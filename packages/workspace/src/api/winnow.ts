import { createClient, WinnowError } from '@winnow/client';
import type { HttpOperationId, MemberRole } from '@winnow/contracts';

/** Who is signed in. */
export type Session = {
  readonly account_id: string;
  readonly actor: string;
  readonly by: 'key' | 'person';
  readonly role: MemberRole;
  readonly scopes: readonly string[];
  /** What may be called. */
  readonly operations: readonly HttpOperationId[];
  readonly csrf: string;
};

let token = '';

/** Sends a request as the signed-in person, who signs in anew once the session has ended. */
const sendAsPerson: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  if (token !== '') headers.set('x-csrf-token', token);
  const response = await fetch(input, { ...init, headers });
  if (response.status === 401) location.assign('/sign-in');
  return response;
};

/** The API, as the signed-in person may use it. Who waits before a screen is told of a broken connection soon. */
export const winnow = createClient({ url: '/api', fetch: sendAsPerson, reconnects: 2 });

/** The session; requests that change something need it first. */
export const openSession = async (): Promise<Session> => {
  const response = await sendAsPerson('/api/session');
  const { status } = response;
  if (!response.ok) throw new WinnowError('UNEXPECTED_RESPONSE', `The session cannot be read (${status}).`, { status });
  const session: Session = await response.json();
  token = session.csrf;
  return session;
};

/** Ends the session, here and for every copy of its cookie. */
export const endSession = async (): Promise<void> => {
  const { ok, status } = await sendAsPerson('/api/session', { method: 'DELETE' });
  if (!ok) throw new WinnowError('UNEXPECTED_RESPONSE', `The session was not ended (${status}).`, { status });
};
