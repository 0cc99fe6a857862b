import { type Html, html } from '@winnow/html';

/** A time in readable form, to the minute. */
export const shownTime = (time: string | null): Html | string =>
  time === null ? '–' : html`<time datetime="${time}">${time.slice(0, 10)} ${time.slice(11, 16)} UTC</time>`;

/** A state as coloured text. */
export const stateWord = (state: string): Html => html`<span class="state state-${state}">${state}</span>`;

/** An ID or another text that is copied rather than read. */
export const code = (text: string): Html => html`<code>${text}</code>`;

/** A user-supplied text, such as a file name: its text direction does not affect the rest. */
export const foreign = (text: string): Html => html`<bdi>${text}</bdi>`;

/** Text for screen readers only. */
export const unseen = (text: string): Html => html`<span class="unseen">${text}</span>`;

/** Confirmations shown after an action; any other value of the parameter is ignored. */
const notices: { readonly [done: string]: string } = {
  'signed-out': 'You are signed out.',
  ended: 'Your session has expired. Sign in again.',
  revoked: 'The key has been revoked.',
  'webhook-saved': 'The webhook has been saved.',
  'secret-replaced': 'There is a new signing secret. The old one has stopped working.',
  'test-asked': 'A test is on its way. Its outcome appears among the deliveries below.',
  'sending-again': 'The delivery is being sent again. Its result appears below.',
};

/** The notice for the query parameter `done`. */
export const noticeOf = (done: unknown): string | undefined =>
  typeof done === 'string' && Object.hasOwn(notices, done) ? notices[done] : undefined;
