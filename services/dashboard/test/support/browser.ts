import { fieldsOf, formsOf } from './read-page.ts';

export type Page = { readonly status: number; readonly url: string; readonly text: string; readonly headers: Headers };

export type Browser = {
  /** Loads an address, absolute or of the dashboard, without going where it redirects to. */
  readonly load: (address: string) => Promise<Page>;
  /** Loads an address and goes on as long as answers redirect. */
  readonly visit: (address: string) => Promise<Page>;
  /** Sends a form as it is: whatever fields it is given, to wherever. */
  readonly send: (
    address: string,
    fields: readonly (readonly [string, string])[],
    headers?: { readonly [name: string]: string },
  ) => Promise<Page>;
  /** Fills in the form of a page that goes to `action`, sends it, and goes on as long as answers redirect. */
  readonly submit: (
    page: Page,
    action: string,
    values?: { readonly [name: string]: string | readonly string[] },
  ) => Promise<Page>;
  /** The cookie of a site; `undefined` when there is none. */
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string) => void;
};

const maxRedirects = 12;

/** A browser of one person, as far as pages, forms and cookies go. */
export const openBrowser = (base: string): Browser => {
  const jars = new Map<string, Map<string, string>>();

  const jarOf = (url: URL): Map<string, string> => {
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    return jar;
  };

  const keep = (url: URL, headers: Headers): void => {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...rules] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      const ended = rules.some((rule) => /^\s*max-age=0$/i.test(rule) || /expires=thu, 01 jan 1970/i.test(rule));
      if (ended) jarOf(url).delete(name);
      else jarOf(url).set(name, value.join('='));
    }
  };

  const call = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const url = new URL(address, base);
    const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as object), ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(url, response.headers);
    return { status: response.status, url: url.href, text: await response.text(), headers: response.headers };
  };

  const follow = async (first: Page): Promise<Page> => {
    let page = first;
    for (let count = 0; page.headers.has('location'); count += 1) {
      if (count === maxRedirects) throw new Error(`${first.url} redirects without end.`);
      page = await call(new URL(page.headers.get('location') ?? '', page.url).href);
    }
    return page;
  };

  const send: Browser['send'] = (address, fields, headers = {}) =>
    call(address, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
    });

  return {
    load: (address) => call(address),
    visit: async (address) => follow(await call(address)),
    send,
    submit: async (page, action, values = {}) => {
      const form = formsOf(page.text).find((each) => each.action === action);
      if (form === undefined) throw new Error(`${page.url} has no form that goes to ${action}.`);
      const given = Object.entries(values).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
      const known = fieldsOf(form.markup).map(([name]) => name);
      for (const [name] of given) if (!known.includes(name)) throw new Error(`The form has no field ${name}.`);
      const hidden = fieldsOf(form.markup, 'hidden');
      const { origin } = new URL(page.url);
      return follow(await send(new URL(action, page.url).href, [...hidden, ...given], { origin }));
    },
    cookie: (name) => jarOf(new URL(base)).get(name),
    setCookie: (name, value) => {
      jarOf(new URL(base)).set(name, value);
    },
  };
};
