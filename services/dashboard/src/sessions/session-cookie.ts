import type { SecretBox } from '@winnow/accounts';
import type { Clock } from '@winnow/kernel';
import { isAlive, type Session } from './session.ts';

export type SessionCookie = {
  /** The session in a `Cookie` header; `undefined` when there is none, or it has expired or was modified. */
  readonly read: (header: string | undefined) => Session | undefined;
  /** True when the header contains our cookie, valid or not. */
  readonly isIn: (header: string | undefined) => boolean;
  /** `Set-Cookie` that stores a session. */
  readonly write: (session: Session) => string;
  /** `Set-Cookie` that ends it. */
  readonly clear: () => string;
};

type Deps = {
  readonly box: SecretBox;
  readonly now: Clock;
  /** The dashboard is opened over HTTPS, so the cookie is sent only over HTTPS, and no other host can set it. */
  readonly secure: boolean;
};

const context = 'dashboard session';
/** Encrypted with the session: one with another version, from another release, is invalid. */
const form = 1;

const parse = (text: string): Session | undefined => {
  const sealed: { readonly form: number; readonly session: Session } = JSON.parse(text);
  return sealed.form === form ? sealed.session : undefined;
};

/** Sessions in a cookie that only this deployment can read or create. */
export const createSessionCookie = ({ box, now, secure }: Deps): SessionCookie => {
  const name = secure ? '__Host-winnow' : 'winnow';
  const rules = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

  const valueIn = (header = ''): string | undefined => {
    const pair = header.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
    return pair?.slice(pair.indexOf('=') + 1).trim();
  };

  return {
    isIn: (header) => valueIn(header) !== undefined,
    read: (header) => {
      const opened = box.open(valueIn(header) ?? '', context);
      const session = opened === undefined ? undefined : parse(opened);
      return session !== undefined && isAlive(session, now()) ? session : undefined;
    },
    write: (session) => `${name}=${box.seal(JSON.stringify({ form, session }), context)}; ${rules}`,
    clear: () => `${name}=; Max-Age=0; ${rules}`,
  };
};
