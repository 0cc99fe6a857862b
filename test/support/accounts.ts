import { type KeyInput, type NewKeyBody, newKeyBody } from '@winnow/contracts';
import { type Answer, send } from './call.ts';

/** What calls are made with: the options of `send`, `post` and `get`. */
type Options = NonNullable<Parameters<typeof send>[3]>;

export type TestAccount = {
  readonly accountId: string;
  /** Its first key, which has all scopes. */
  readonly first: NewKeyBody;
  readonly key: string;
};

const madeOf = ({ status, body }: Answer, made: string): Answer['body'] => {
  if (status !== 201) throw new Error(`${made} was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Makes an account with the bootstrap key. */
export const makeAccount = async (address: string, name: string): Promise<TestAccount> => {
  const body = madeOf(await send('POST', `${address}/v1/accounts`, { name }), 'The account');
  const first = newKeyBody.parse(body.key);
  return { accountId: String(body.account_id), first, key: first.key };
};

/** Makes a key; with the bootstrap key unless the options have another one. */
export const makeKey = async (address: string, input: KeyInput, options: Options = {}): Promise<NewKeyBody> =>
  newKeyBody.parse(madeOf(await send('POST', `${address}/v1/keys`, input, options), 'The key'));
