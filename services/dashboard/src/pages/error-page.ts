import { html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { page } from './layout.ts';
import { code } from './words.ts';

type Failure = {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
  readonly visitor: Visitor | undefined;
};

const titles: { readonly [status: number]: string } = {
  400: 'This cannot be done',
  403: 'Not allowed',
  404: 'Not found',
  429: 'Too many attempts',
  503: 'Not available right now',
};

/** An error message, with the ID to find it in the log. */
export const errorPage = ({ status, message, requestId, visitor }: Failure): string =>
  page(
    { title: titles[status] ?? 'Something went wrong', visitor },
    html`<p>${message}</p>
<p>${visitor === undefined ? html`<a href="/sign-in">Sign in again</a>` : html`<a href="/">Go to the overview</a>`}</p>
<p class="hint">Request ${code(requestId)}</p>`,
  );
