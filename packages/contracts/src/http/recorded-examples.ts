import recorded from '../../generated/examples.json' with { type: 'json' };

type Recorded = {
  /** What was sent: the JSON body, or the text fields of the form. */
  readonly request?: unknown;
  /** Bodies by status; of a page or stream, its beginning. */
  readonly responses: { readonly [status: string]: unknown };
};

/** Requests and responses of a running service, recorded by `npm run generate`; by operation. */
export const recordedExamples: { readonly [operation: string]: Recorded } = recorded;
