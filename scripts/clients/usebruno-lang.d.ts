declare module '@usebruno/lang' {
  export const bruToJsonV2: (text: string) => {
    readonly meta: { readonly name: string };
    readonly http: { readonly method: string; readonly url: string; readonly body: string };
    readonly params?: readonly {
      readonly name: string;
      readonly value: string;
      readonly enabled: boolean;
      readonly type: string;
    }[];
    readonly headers?: readonly { readonly name: string; readonly value: string }[];
    readonly body?: {
      readonly json?: string;
      readonly multipartForm?: readonly ({ readonly name: string; readonly enabled: boolean } & (
        | { readonly type: 'file'; readonly value: readonly string[] }
        | { readonly type: 'text'; readonly value: string }
      ))[];
    };
  };
  export const collectionBruToJson: (text: string) => {
    readonly auth: { readonly mode: string; readonly apikey: { readonly key: string; readonly value: string } };
  };
  export const jsonToBruV2: (request: object) => string;
  export const jsonToCollectionBru: (collection: object) => string;
  export const envJsonToBruV2: (environment: object) => string;
}
