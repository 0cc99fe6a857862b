import { describe, expect, it } from 'vitest';
import { linesOf, read, utf8 } from './tools.ts';

/** The lines of a text, headings marked with `#` and items with `-`. */
const outline = async (text: string): Promise<readonly string[]> =>
  linesOf(await read(utf8(text))).map(({ text: line, bullet, runs }) =>
    bullet ? `- ${line}` : runs.every(({ bold }) => bold) ? `# ${line}` : line,
  );

describe('a heading in a plain text', () => {
  it.each(['====', '----------', '~~~~~~', '______', '──────', '══════', '- - - - -'])('is a line over %j', async (ruler) => {
    expect(await outline(`Ada Byron\n\nExperience\n${ruler}\nEngineer at Loom\n\nSkills\n${ruler}\nSQL\n`)).toEqual([
      'Ada Byron',
      '# Experience',
      'Engineer at Loom',
      '# Skills',
      'SQL',
    ]);
  });

  it.each(['== Skills ==', '*** SKILLS ***', '--- Skills ---', '[ Skills ]', '<< Skills >>', '~~ Skills ~~', '## Skills ##'])(
    'is framed by signs in %j',
    async (line) => {
      expect(await outline(`Ada Byron\n\n${line}\nSQL`)).toEqual(['Ada Byron', `# ${line.replace(/[^\p{L}]/gu, '')}`, 'SQL']);
    },
  );

  it('may have a ruler above and below', async () => {
    expect(await outline('Ada\n-----------\nEXPERIENCE\n-----------\nLoom Ltd')).toEqual(['# Ada', '# EXPERIENCE', 'Loom Ltd']);
  });

  it('is not the end of a paragraph, an item or contact data over a separator', async () => {
    const lines = [
      'Loom Ltd, 2011',
      'Built engines',
      '----------',
      'References on request.',
      '----------',
      'ada@example.org',
      '------',
    ];
    expect(await outline(`${lines.join('\n')}\n\n- Wrote\n-----`)).toEqual([
      'Loom Ltd, 2011',
      'Built engines',
      'References on request.',
      'ada@example.org',
      '- Wrote',
    ]);
  });

  it('has no icon, and an icon before every item is a bullet', async () => {
    expect(
      await outline('# \u{1f4bc} Experience\n\u{1f539} Built\n\u{1f539} Led\n\u{1f539} Sold\n\u{1f4de} +44 20 5550100'),
    ).toEqual(['# Experience', '- Built', '- Led', '- Sold', '+44 20 5550100']);
  });
});
