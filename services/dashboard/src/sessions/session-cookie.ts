import type { SecretBox } from '@winnow/accounts';
import type { Clock } from '@winnow/kernel';
import { isAlive, type Session } from './session.ts';

export type SessionCookie = {
  /** The session that a `Cookie` header carries; `undefined` when it carries none, or one that is over or was changed. */
  readonly read: (header: string | undefined) => Session | undefined;
  /** True when the header has a cookie of ours, of whatever worth. */
  readonly isIn: (header: string | undefined) => boolean;
  /** `Set-Cookie` that keeps a session. */
  readonly write: (session: Session) => string;
  /** `Set-Cookie` that ends it. */
  readonly clear: () => string;
};

type Deps = {
  readonly box: SecretBox;
  readonly now: Clock;
  /** People come over https, so the cookie never travels otherwise, and no other host can set it. */
  readonly secure: boolean;
};

const context = 'dashboard session';
/** Sealed with the session: one of another form, from another release, is no session. */
const form = 1;

const parse = (text: string): Session | undefined => {
  const sealed: { readonly form: number; readonly session: Session } = JSON.parse(text);
  return sealed.form === form ? sealed.session : undefined;
};

/** Sessions in a cookie that only this deployment can read or make. */
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
