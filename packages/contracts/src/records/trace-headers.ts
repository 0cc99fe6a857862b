import { z } from 'zod';

/** Trace that a record was created in, as headers (W3C Trace Context): what happens to it later joins that trace. */
export const traceHeaders = z.record(z.string(), z.string()).readonly();
