import recorded from '../../generated/examples.json' with { type: 'json' };

export type Recorded = {
  /** The JSON body that was sent. */
  readonly request?: unknown;
  /** JSON bodies by status. */
  readonly responses: { readonly [status: string]: unknown };
  /** Other bodies than JSON, by content type; of a stream, one event. */
  readonly others?: { readonly [contentType: string]: unknown };
};

/** Requests and responses of a running service, recorded by `npm run generate`; by operation. */
export const recordedExamples: { readonly [operation: string]: Recorded } = recorded;
