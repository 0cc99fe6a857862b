import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Content, html, htmlText } from '../src/index.ts';

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescaped = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');

/** Texts that are likely to break out of something, among all others. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '=', '/', '`', ' ', '\n', 'script', 'on', 'amp;', '#39;', 'a') }),
);

describe('html', () => {
  it('lets no text out of its place, and loses none of it', () => {
    fc.assert(
      fc.property(hostile, hostile, (attribute, text) => {
        const page = htmlText(html`<p title="${attribute}">${text}</p>`);
        const found = /^<p title="([^"<>']*)">([^<>"']*)<\/p>$/.exec(page)?.slice(1);
        expect(found?.map(unescaped)).toEqual([attribute, text]);
        expect(page).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
  });

  it('escapes what stands in lists, however deep, and leaves its own markup as it is', () => {
    const nested = fc.letrec<{ content: Content }>((tie) => ({
      content: fc.oneof({ maxDepth: 4 }, hostile, fc.array(tie('content'))),
    })).content;
    fc.assert(
      fc.property(nested, (content) => {
        const page = htmlText(html`<b>${content}</b>${html`<i>${content}</i>`}`);
        expect(page.match(/<\/?[a-z]+>/g)).toEqual(['<b>', '</b>', '<i>', '</i>']);
        expect(page.split('<').length - 1).toBe(4);
      }),
    );
  });

  it('leaves out what is absent and keeps zero', () => {
    expect(htmlText(html`a${null}${undefined}${false}${0}${[]}b`)).toBe('a0b');
  });

  it('takes nothing for markup that has only its form', () => {
    const parsed: Content = JSON.parse('["<b>"]');
    expect(htmlText(html`${parsed}`)).toBe('&lt;b&gt;');
  });

  it('refuses a value in an attribute without quotes', () => {
    expect(() => html`<p title=${'a b'}></p>`).toThrow(TypeError);
  });
});
