import { describe, expect, it } from 'vitest';
import { docxEntries, docxOf, p } from './build-docx.ts';
import { type Entry, zipOf } from './build-zip.ts';
import { maxCpuMs, startCpuTime } from './cpu-time.ts';
import { outcomeOf, read, textsOf } from './tools.ts';

const bomb = 'UNREADABLE_FILE bomb';
const corrupt = 'UNREADABLE_FILE corrupt';

const timed = async (bytes: Uint8Array): Promise<string> => {
  const cpuMs = startCpuTime();
  const outcome = await outcomeOf(bytes);
  expect(cpuMs()).toBeLessThan(maxCpuMs);
  return outcome;
};

const withMain = (data: string | Uint8Array, change: Partial<Entry> = {}): Uint8Array =>
  zipOf(docxEntries('').map((entry) => (entry.name === 'word/document.xml' ? { ...entry, data, ...change } : entry)));

const document = (inner: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;

describe('a hostile DOCX', () => {
  it('is a bomb when a part unpacks to far more than its size', async () => {
    expect(await timed(withMain(Buffer.alloc(15 * 1024 * 1024, 32)))).toBe(bomb);
    expect(await timed(withMain(Buffer.alloc(60 * 1024 * 1024, 32)))).toBe(bomb);
  });

  it('is a bomb when a part is larger than it says, and corrupt when it is smaller', async () => {
    const data = document(p('x'.repeat(5000)));
    expect(await timed(withMain(data, { claimedSize: 1000 }))).toBe(bomb);
    expect(await timed(withMain(data, { claimedSize: data.length + 1 }))).toBe(corrupt);
  });

  it('is a bomb with 65,000 entries', async () => {
    const many = Array.from({ length: 65_000 }, (_, index) => ({ name: `a${index}`, data: '', stored: true }));
    expect(await timed(zipOf(many))).toBe(bomb);
  });

  it('is a bomb with two million paragraphs or deep nesting', async () => {
    expect(await timed(withMain(document('<w:p/>'.repeat(2_000_000))))).toBe(bomb);
    expect(await timed(withMain(document('<w:tbl><w:tr><w:tc>'.repeat(100_000))))).toBe(bomb);
    const nested = 300;
    expect(await timed(withMain(document('<w:sdt>'.repeat(nested) + '</w:sdt>'.repeat(nested))))).toBe(bomb);
  });

  it('is cut, in time, when one run holds megabytes of text that do not compress', async () => {
    let seed = 1;
    const letter = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(97 + (seed % 26));
    };
    const text = Array.from({ length: 8 * 1024 * 1024 }, letter).join('');
    const cpuMs = startCpuTime();
    const result = await read(withMain(document(p(text)), { stored: true }));
    expect(cpuMs()).toBeLessThan(maxCpuMs);
    expect(result.warnings).toContainEqual({ code: 'text_truncated' });
    expect(textsOf(result).join('').length).toBe(200_000);
  });

  it('is corrupt with a document type, whatever its entities would make', async () => {
    const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(await timed(withMain(document(p('&b;'), laughs)))).toBe(corrupt);
    expect(await timed(withMain(document(p('&x;'), '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]>')))).toBe(corrupt);
  });

  it.each([
    ['leads out of the archive', '../evil.xml'],
    ['is absolute', '/evil.xml'],
    ['has a drive', 'C:evil.xml'],
    ['has a backslash way out', 'word\\..\\..\\evil.xml'],
    ['stands there already', 'word/document.xml'],
  ])('is corrupt when the name of an entry %s', async (_, name) => {
    expect(await timed(docxOf(p('Ada'), { extra: [{ name, data: 'x' }] }))).toBe(corrupt);
  });

  it('is corrupt when its XML is broken or its main part missing', async () => {
    expect(await timed(withMain('<w:document'))).toBe(corrupt);
    expect(await timed(withMain('<a><b></a></b>'))).toBe(corrupt);
    expect(await timed(zipOf(docxEntries('').filter(({ name }) => name !== 'word/document.xml')))).toBe(corrupt);
  });

  it('is read without the parts that are damaged, and says so', async () => {
    const damaged = (part: string) =>
      zipOf(
        docxEntries(p('Ada Byron') + sections, { styles: '', header: p('Loom Ltd') }).map((entry) =>
          entry.name === part ? { ...entry, data: '<broken' } : entry,
        ),
      );
    const sections = '<w:sectPr><w:headerReference r:id="header"/></w:sectPr>';
    for (const part of ['word/styles.xml', 'word/header.xml', 'word/_rels/document.xml.rels', '_rels/.rels']) {
      const result = await read(damaged(part));
      expect(textsOf(result)).toContain('Ada Byron');
      expect(result.warnings).toContainEqual({ code: 'fallback_reader' });
    }
    expect(await timed(damaged('word/document.xml'))).toBe(corrupt);
  });

  it('is read as far as its text makes sense where that is damaged, and says so', async () => {
    for (const body of [p('Ada & Byron'), `${p('Ada & Byron')}</w:tc>`, `${p('Ada & Byron')}<w:p><w:r><w:t`]) {
      const result = await read(withMain(document(body)));
      expect(textsOf(result)[0]).toMatch(/^Ada (?:& )?Byron$/);
      expect(result.warnings).toContainEqual({ code: 'fallback_reader' });
    }
  });

  it('is corrupt, never a document, when it is cut off', async () => {
    const whole = docxOf(p('Ada Byron'));
    for (let tenth = 1; tenth < 10; tenth += 1) {
      expect(await timed(whole.subarray(0, Math.floor((whole.length * tenth) / 10)))).toBe(corrupt);
    }
  });

  it('is read without fetching what it points to', async () => {
    const body = '<w:p><w:r><w:drawing><pic:pic><pic:blipFill r:link="out"/></pic:pic></w:drawing><w:t>Ada</w:t></w:r></w:p>';
    const result = await read(docxOf(body, { links: { out: 'http://169.254.169.254/latest' } }));
    expect(textsOf(result)).toEqual(['Ada']);
    expect(result.pages[0]?.links).toEqual([]);
    expect(result.pages[0]?.images).toHaveLength(1);
  });

  it('is read when attributes are named after object internals', async () => {
    expect(textsOf(await read(docxOf('<w:p __proto__="x" constructor="y"><w:r><w:t>Ada</w:t></w:r></w:p>')))).toEqual(['Ada']);
  });
});
