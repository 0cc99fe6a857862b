/** What the tests use of the package, which comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Interaction = {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: { readonly client_id: string };
    readonly session?: { readonly accountId: string };
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly callback: () => (request: IncomingMessage, response: ServerResponse) => void;
    readonly Grant: new (grant: {
      readonly accountId: string | undefined;
      readonly clientId: string;
    }) => { readonly addOIDCScope: (scope: string) => void; readonly save: () => Promise<string> };
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
