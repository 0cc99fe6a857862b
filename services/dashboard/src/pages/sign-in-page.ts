import { html } from '@winnow/html';
import { csrfField, inputField } from './form-fields.ts';
import { page } from './layout.ts';

type WithKey = {
  readonly csrf: string;
  readonly fault: string | undefined;
  readonly notice: string | undefined;
};

/** Sign-in with an API key: for people who run Winnow on their own machine. */
export const keySignInPage = ({ csrf, fault, notice }: WithKey): string =>
  page(
    { title: fault === undefined ? 'Sign in' : 'Sign in: key not accepted', notice },
    html`<form method="post" action="/sign-in">
${csrfField({ csrf })}
${fault !== undefined && html`<p class="alert" role="alert">${fault}</p>`}
${inputField({
  name: 'key',
  label: 'API key',
  hint: 'You get the rights of the key. The key itself is not stored.',
  type: 'password',
  value: '',
  attributes: html` required autocomplete="off" spellcheck="false" maxlength="500"`,
})}
<p><button>Sign in</button></p>
</form>
<h2>For a single machine</h2>
<p>Signing in with a key suits one person on one machine. For a team, connect an identity provider (OpenID Connect): set <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code> and <code>OIDC_CLIENT_SECRET</code>. People then sign in there with their own accounts, and Winnow stores no credentials.</p>`,
  );

type AtProvider = {
  /** Host of the identity provider. */
  readonly provider: string;
  /** Sign-out URL of the provider, shown after signing out here. */
  readonly signOutUrl: string | undefined;
  readonly notice: string | undefined;
};

/** Sign-in at the identity provider. */
export const providerSignInPage = ({ provider, signOutUrl, notice }: AtProvider): string =>
  page(
    { title: 'Sign in', notice },
    html`<p>You sign in at <strong>${provider}</strong> and come back here.</p>
<p><a class="button" href="/sign-in/start">Sign in</a></p>
${signOutUrl !== undefined && html`<p>You may still be signed in at ${provider}. <a href="${signOutUrl}">Sign out there, too</a></p>`}`,
  );

type WithoutAccount = { readonly claim: string; readonly signOutUrl: string | undefined };

/** For a person known to the provider without an assigned account. */
export const noAccountPage = ({ claim, signOutUrl }: WithoutAccount): string =>
  page(
    { title: 'No account is assigned to you' },
    html`<p>You are not a member of any Winnow account. Ask an owner of the account to invite the email address with which you sign in. The identity provider has to confirm that address.</p>
<p>The first owner of an account is named by the identity provider: the claim <code>${claim}</code> has to hold the ID of the account.</p>
<p><a href="/sign-in">Go back to sign-in</a></p>
${signOutUrl !== undefined && html`<p><a href="${signOutUrl}">Sign out at the identity provider</a> to use another account</p>`}`,
  );
