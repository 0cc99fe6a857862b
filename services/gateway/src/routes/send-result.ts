import type { Response } from 'express';
import { signalOfClose } from '../http/signal-of-close.ts';
import { createSlots } from '../http/slots.ts';
import { acceptsPage } from '../middleware/accepts-page.ts';
import { callerOf } from '../middleware/call.ts';
import type { LoadedResult } from '../operations/load-result.ts';

/** Pages are megabytes, and stay in memory until their clients have read them. Callers without a key count as one. */
const pagesUnderWay = { max: 32, maxOfOne: 16, refusal: 'Too many reports are being sent as pages.' };

/** A report is one file: it loads nothing and runs nothing, whatever the resume contained. */
export const pagePolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

type Sent = Pick<LoadedResult, 'page'> & { readonly result: object };

export type SendResult = (response: Response, loaded: Sent) => Promise<void>;

/** Without Express's helper, which would take a good part of the time of a cached response. */
export const sendJson = (response: Response, json: string | Uint8Array): void => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(json);
};

/** Sends results as JSON or, where requested, as an HTML page; the number of concurrent pages is limited. Throws `OVERLOADED`. */
export const createResultSender = (): SendResult => {
  const slots = createSlots(pagesUnderWay);
  return async (response, { result, page }) => {
    if (page === undefined || !acceptsPage(response.req)) {
      sendJson(response, JSON.stringify(result));
      return;
    }
    if (response.destroyed) return;
    const { accountId, kept } = callerOf(response);
    const release = slots.take(kept ? accountId : 'anonymous');
    response.once('close', release);
    const bytes = await page(signalOfClose(response));
    response.setHeader('Content-Security-Policy', pagePolicy);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(bytes);
  };
};
