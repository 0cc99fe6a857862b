import { type Html, html } from '@winnow/html';

/** A time as people read it, to the minute. */
export const shownTime = (time: string | null): Html | string =>
  time === null ? '–' : html`<time datetime="${time}">${time.slice(0, 10)} ${time.slice(11, 16)} UTC</time>`;

/** A state, as text that has a colour besides. */
export const stateWord = (state: string): Html => html`<span class="state state-${state}">${state}</span>`;

/** An id or another text that is copied rather than read. */
export const code = (text: string): Html => html`<code>${text}</code>`;

/** A text that somebody else wrote, such as the name of a file: its direction of writing does not reach out of it. */
export const foreign = (text: string): Html => html`<bdi>${text}</bdi>`;

/** Words that only a screen reader says. */
export const unseen = (text: string): Html => html`<span class="unseen">${text}</span>`;

/** What was done before a page was shown; other words in its address say nothing. */
const notices: { readonly [done: string]: string } = {
  'signed-out': 'You are signed out.',
  ended: 'Your session has ended. Sign in again to go on.',
  revoked: 'The key is revoked. It no longer works.',
  'webhook-saved': 'The webhook is saved.',
  'secret-replaced': 'There is a new signing secret. The old one has stopped working.',
  'test-asked': 'A test is on its way. Its outcome appears among the deliveries below.',
  'sending-again': 'The delivery is on its way again. Its outcome appears below.',
};

/** The notice that an address asks for with `done`. */
export const noticeOf = (done: unknown): string | undefined =>
  typeof done === 'string' && Object.hasOwn(notices, done) ? notices[done] : undefined;
