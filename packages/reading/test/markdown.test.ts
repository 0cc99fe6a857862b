import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, linesOf, read, textsOf, utf8 } from './tools.ts';

const markdown = (text: string) => read(utf8(text));

describe('a Markdown file', () => {
  it('is read as a browser shows it: headings by rank, emphasis, items and links', async () => {
    const document = await markdown(
      '# Ada Byron\n\n## C# and F# ##\n\nSee [my page](https://example.org/ada)\n\n- **Engineer** at Loom\n* Analyst\n\n---\nEnd',
    );
    expect(linesOf(document).map(({ bullet, text, runs }) => [bullet, text, runs[0]?.size, runs[0]?.bold])).toEqual([
      [false, 'Ada Byron', 20, true],
      [false, 'C# and F#', 15, true],
      [false, 'See my page', 10, false],
      [true, 'Engineer at Loom', 10, true],
      [true, 'Analyst', 10, false],
      [false, 'End', 10, false],
    ]);
    expect(document.pages[0]?.links).toEqual([{ box: null, url: 'https://example.org/ada' }]);
  });

  it('keeps its line ends, and begins a block for each paragraph, list and cell', async () => {
    const [page] = (await markdown('# Ada\n# Byron\none\ntwo\n\n- a\n- b\n  - c\n\nthree')).pages;
    expect(page?.blocks.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Ada'],
      ['Byron'],
      ['one', 'two'],
      ['a', 'b', 'c'],
      ['three'],
    ]);
  });

  it('has the cells of its tables, with or without outer bars', async () => {
    const [page] = (await markdown('| Go | C |\n|:--|--:|\n| 3 | **4** |\n\nText\n\nYear | Place\n---|---\n2019 | Loom')).pages;
    const cells = page?.blocks.flatMap(({ cell, lines }) => (cell ? [[cell.row, cell.column, lines[0]?.text]] : []));
    expect(cells).toEqual([
      [0, 0, 'Go'],
      [0, 1, 'C'],
      [1, 0, '3'],
      [1, 1, '4'],
      [3, 0, 'Year'],
      [3, 1, 'Place'],
      [4, 0, '2019'],
      [4, 1, 'Loom'],
    ]);
    expect(page?.tables).toEqual([
      { box: null, rows: 2, columns: 2 },
      { box: null, rows: 2, columns: 2 },
    ]);
  });

  it('may be written in HTML', async () => {
    const document = await markdown(
      '<h4 style="font-size:9px">Education</h4>\n<ul>\n <a href="mailto:ada@example.org">Loom College</a>\n <li>Physics &amp; Art<br>2011</li>\n</ul>\n<!-- draft -->\n<script>x()</script>',
    );
    expect(linesOf(document).map(({ bullet, text, runs }) => [bullet, text, runs[0]?.size])).toEqual([
      [false, 'Education', 11],
      [false, 'Loom College', 10],
      [true, 'Physics & Art', 10],
      [false, '2011', 10],
    ]);
    expect(document.pages[0]?.links).toEqual([{ box: null, url: 'mailto:ada@example.org' }]);
  });

  it('tells what a browser would hide', async () => {
    const document = await markdown('# Ada\n## Skills\n<p style="display: none">Kafka Kafka Kafka</p>\n<p>SQL</p>');
    expect(textsOf(document)).toEqual(['Ada', 'Skills', 'SQL']);
    expect(codesOf(document)).toEqual(['hidden_text']);
    const white = '<p style="color: white">Kafka</p>';
    expect(textsOf(await markdown(`# Ada\n# Byron\n${white}`))).toEqual(['Ada', 'Byron']);
    expect(textsOf(await markdown(`# Ada\n# Byron\n<div style="background: #333">${white}</div>`))).toEqual([
      'Ada',
      'Byron',
      'Kafka',
    ]);
  });

  it('shows of its front matter who it is about', async () => {
    expect(textsOf(await markdown('---\nlayout: page\ntitle: "Ada Byron"\n---\n## Skills\nSQL'))).toEqual([
      'Ada Byron',
      'Skills',
      'SQL',
    ]);
  });

  it('keeps the numbers that lines begin with, and loses those that count items', async () => {
    const text = '# Ada\n## Work\n\n05. 2019 Loom\n\nIn Bonn:\n\n2. Staatsexamen\n\nThen\n\n1. One\n2. Two';
    expect(textsOf(await markdown(text))).toEqual([
      ...['Ada', 'Work', '05. 2019 Loom', 'In Bonn:', '2. Staatsexamen', 'Then', 'One', 'Two'],
    ]);
    expect(textsOf(await markdown('# Ada\n# Byron\n2019.\n2020. Loom'))).toEqual(['Ada', 'Byron', '2019.', '2020. Loom']);
  });

  it('has no heading in a paragraph of several lines above a rule', async () => {
    const lines = linesOf(await markdown('# Ada\n# Byron\n\nSkills\n------\nSQL\n\none\ntwo\n---\nthree'));
    expect(lines.map(({ text, runs }) => [text, runs[0]?.bold])).toEqual([
      ['Ada', true],
      ['Byron', true],
      ['Skills', true],
      ['SQL', false],
      ['one', false],
      ['two', false],
      ['three', false],
    ]);
  });

  it('keeps asterisks that mask digits, and loses names of emoji and attributes', async () => {
    const masked = ['98**32**10', '(555) **-**-1234', '98***3210 98****3210', '3*4*5'];
    expect(textsOf(await markdown(`# Ada\n## Contact {#me}\n:phone: ${masked.join('\n')}`))).toEqual([
      'Ada',
      'Contact',
      ...masked,
    ]);
    expect(textsOf(await markdown('# Ada\n# Byron\n**40%** in ***two***, **2019–2021**, **Python 3**'))).toEqual([
      ...['Ada', 'Byron', '40% in two, 2019–2021, Python 3'],
    ]);
  });

  it('keeps what only looks like a tag: placeholders, types of values, and tags that prose names', async () => {
    const lines = ['<Engineer>, Acme', 'Vec<T> and std::vector<int>', 'wrote <script> loaders', 'Acme <!-- x'];
    expect(textsOf(await markdown(`# Ada\n# Byron\n${lines.join('\n')}`))).toEqual(['Ada', 'Byron', ...lines]);
    const plain = 'Replaced <div> soup with <nav>, <main> and <title>\nWrote <b>HTML</b> mails';
    expect(textsOf(await markdown(plain))).toEqual(plain.split('\n'));
  });

  it('keeps links without a scheme, those that stand apart, and what pictures say', async () => {
    const [page] = (await markdown('# Ada\n# Byron\n[Mail](ada@example.org) ![Kafka](x.png)\n\n[Code]: https://example.org/ada'))
      .pages;
    expect(page?.blocks.at(-2)?.lines[0]?.text).toBe('Mail Kafka');
    expect(page?.blocks.at(-1)?.lines[0]?.text).toBe('Code: https://example.org/ada');
    expect(page?.links.map(({ url }) => url)).toEqual(['mailto:ada@example.org', 'https://example.org/ada']);
  });

  it('begins with rulers or data of a person without losing them', async () => {
    const contact = ['Name: Ada Byron', 'Mobile: +44 20 7946 0958'];
    expect(textsOf(await markdown(`---\n${contact.join('\n')}\n---\nText`))).toEqual([...contact, 'Text']);
    expect(textsOf(await markdown('---\nlayout: cv\nbasics:\n  email: ada@example.org\n---\nText'))).toEqual([
      ...['basics:', 'email: ada@example.org', 'Text'],
    ]);
  });

  it('has headings whose signs stand beside their words', async () => {
    const texts = textsOf(await markdown('# Ada Byron\n\n## Work\n\nClerk\n\n##Interests\n\nChess'));
    expect(texts).toEqual(['Ada Byron', 'Work', 'Clerk', 'Interests', 'Chess']);
    expect(textsOf(await markdown('# Ada\n## Code\n```\n##Sum##\n```'))).toContain('##Sum##');
  });

  it('loses no word, whatever its structure', async () => {
    const word = fc.stringMatching(/^[a-zß日本]{2,8}$/u);
    const mark = fc.constantFrom('# ', '### ', '- ', '1. ', '> ', '', '  - ', '**', '| ');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(mark, word), { maxLength: 20 }), async (lines) => {
        const text = `# one\n## two\n${lines.map(([sign, each]) => `${sign}${each}`).join('\n\n')}`;
        const printed = textsOf(await markdown(text)).join(' ');
        for (const [, each] of lines) expect(printed).toContain(each.normalize('NFC'));
      }),
    );
  });
});
