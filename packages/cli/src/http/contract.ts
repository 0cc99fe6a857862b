import type { httpOperations } from '@winnow/contracts';

type Operations = typeof httpOperations;

/** Every operation under its method and path. */
type Calls = {
  readonly [Id in keyof Operations as `${Uppercase<Operations[Id]['method']>} ${Operations[Id]['path']}`]: Operations[Id];
};

/** Method and path of an operation, such as `GET /v1/jobs/{job_id}`. */
export type CallName = keyof Calls;

/** A response with its own content type is not JSON. */
type AnswerBody<Answer> = Answer extends { readonly contentType: string }
  ? never
  : Answer extends { readonly schema: { readonly _zod: { readonly output: infer Body } } }
    ? Body
    : undefined;

/** Body of the JSON response of an operation, according to the contract. */
export type AnswerOf<Name extends CallName> = AnswerBody<Calls[Name]['answers'][number]>;

type Parameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Parameter<Rest> : never;

type Params<Path extends string> = [Parameter<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: { readonly [name in Parameter<Path>]: string } };

type Query<Called> = Called extends { readonly query: { readonly _zod: { readonly input: infer Input } } }
  ? { readonly query?: { readonly [name in keyof Input]?: string | number | undefined } }
  : { readonly query?: never };

type Json<Called> = Called extends { readonly json: { readonly _zod: { readonly input: infer Input } } }
  ? { readonly json?: Input }
  : { readonly json?: never };

type Form<Called> = Called extends { readonly form: unknown } ? { readonly form?: FormData } : { readonly form?: never };

/** What is sent with an operation. */
export type InputOf<Name extends CallName> = Params<Name> & Query<Calls[Name]> & Json<Calls[Name]> & Form<Calls[Name]>;
