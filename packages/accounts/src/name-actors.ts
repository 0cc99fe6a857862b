import type { Keys } from './keys.ts';
import type { Members } from './members.ts';

type Deps = { readonly accounts: Pick<Keys, 'nameOfKey'>; readonly members: Pick<Members, 'addresses'> };

/** Names the actors of an account: keys by their name, members by their address; null for those that no longer exist. */
export type NameActor = (actor: string) => Promise<string | null>;

/** Looks up every actor once. */
export const nameActors = ({ accounts, members }: Deps, accountId: string): NameActor => {
  const names = new Map<string, Promise<string | null>>();
  let addresses: ReturnType<Members['addresses']> | undefined;

  const lookUp = async (actor: string): Promise<string | null> => {
    if (actor.startsWith('key_')) return (await accounts.nameOfKey(accountId, actor)) ?? null;
    addresses ??= members.addresses(accountId);
    return (await addresses).get(actor) ?? null;
  };

  return (actor) => {
    const found = names.get(actor) ?? lookUp(actor);
    names.set(actor, found);
    return found;
  };
};
