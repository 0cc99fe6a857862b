import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';

const nowhere = 'http://127.0.0.1:1';

/** As `winnow-cli batch rank --csv` writes it: with byte order mark, guarded cells, and a candidate that failed. */
const scores = [
  '\uFEFFrank,candidate_id,file_name,score,error',
  '1,cand_1,ada.pdf,90,',
  "2,cand_2,'=bo.pdf,80,",
  '3,cand_3,cy.pdf,70,',
  '4,cand_4,di.pdf,20,',
  ',cand_5,ed.pdf,,UNREADABLE_FILE',
].join('\r\n');

const groups = ['candidate_id,sex,race', 'cand_1,f,a', 'cand_2,m,a', 'cand_3,m,', 'cand_4,f,b', 'cand_5,f,b'].join('\n');

const audit = async (files: { readonly [name: string]: string }, ...options: readonly string[]) => {
  using folder = makeFolder({ 'scores.csv': scores, 'groups.csv': groups, ...files });
  const argv = options.map((option) => (/\.\w+$/.test(option) ? folder.file(option) : option));
  const result = await runCli(['audit', 'impact', ...argv], nowhere);
  const written = options.at(-1)?.startsWith('out.') ? readFileSync(folder.file(options.at(-1) ?? ''), 'utf8') : '';
  return { ...result, written };
};

const both = ['--scores', 'scores.csv', '--groups', 'groups.csv'] as const;

describe('audit impact', () => {
  it('shows rates and ratios of each attribute and of both, and who is left out', async () => {
    const { exitCode, stdout } = await audit({}, ...both, '--threshold', '70');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('3 of 4 candidates selected: a score of 70 or more.');
    expect(stdout).toContain('1 candidate without a score left out.');
    expect(stdout).toMatch(/f +2 +1 +0\.500 +0\.500 < 0\.8 +fewer than 30/);
    expect(stdout).toMatch(/m +2 +2 +1\.000 +1\.000 +highest rate/);
    expect(stdout).toMatch(/sex × race[\s\S]*f × b +1 +0/);
    expect(stdout).toContain('1 candidate of unknown group, in no row.');
  });

  it('selects the best, or those above the median', async () => {
    expect((await audit({}, ...both, '--top', '1')).stdout).toContain(
      '1 of 4 candidates selected: the best 1, a score of 90 or more.',
    );
    expect((await audit({}, ...both)).stdout).toContain('2 of 4 candidates selected: a score above the median, 75.');
  });

  it('gives the same as JSON and as CSV', async () => {
    const { stdout } = await audit({}, ...both, '--threshold', '70', '--by', 'sex', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      applicants: 4,
      selected: 3,
      unscored: 1,
      tables: [
        {
          attributes: ['sex'],
          unknown: 0,
          groups: [{ group: ['f'], rate: 0.5, impact_ratio: 0.5, below_four_fifths: true }, {}],
        },
      ],
    });
    const { written } = await audit({}, ...both, '--threshold', '70', '--by', 'sex', '--csv', 'out.csv');
    expect(written.split('\r\n')).toEqual([
      '\uFEFFattributes,group,applicants,selected,rate,impact_ratio,below_four_fifths,notes',
      'sex,f,2,1,0.5,0.5,true,few',
      'sex,m,2,2,1,1,false,reference; few',
      'sex,(unknown),0,,,,,',
      '',
    ]);
  });

  it('takes a ranking as JSON, and file names', async () => {
    const ranking = {
      ranking: [
        { file_name: '=bo.pdf', score: 80 },
        { file_name: 'cy.pdf', score: null },
      ],
    };
    const files = { 'ranking.json': JSON.stringify(ranking), 'by-name.csv': 'file_name,sex\n=bo.pdf,m\n' };
    const { stdout } = await audit(files, '--scores', 'ranking.json', '--groups', 'by-name.csv', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ applicants: 1, unscored: 1, tables: [{ groups: [{ group: ['m'] }] }] });
    const guarded = await audit(files, '--scores', 'scores.csv', '--groups', 'by-name.csv', '--json');
    expect(JSON.parse(guarded.stdout).tables[0]).toMatchObject({ unknown: 3, groups: [{ group: ['m'], applicants: 1 }] });
  });

  it.each([
    [{ 'groups.csv': 'name,sex\nada,f\n' }, [...both], 'neither a column candidate_id nor file_name'],
    [{ 'groups.csv': 'candidate_id,sex\ncand_1,f\ncand_1,m\n' }, [...both], 'two rows with the candidate_id cand_1'],
    [{ 'groups.csv': 'candidate_id\ncand_1\n' }, [...both], 'no column with groups'],
    [{ 'groups.csv': 'candidate_id,sex\nother,f\n' }, [...both], 'No candidate_id of'],
    [{ 'groups.csv': 'candidate_id,sex\ncand_1,f,more\n' }, [...both], 'cannot be read'],
    [{ 'scores.csv': 'candidate_id\ncand_1\n' }, [...both], 'no column score'],
    [{ 'scores.csv': 'candidate_id,score\ncand_1,good\n' }, [...both], 'not a number'],
    [{}, [...both, '--by', 'age'], 'no column age'],
    [{}, [...both, '--top', '1', '--threshold', '1'], 'not both'],
    [{}, [...both, '--csv', '--json'], 'not both'],
    [{}, ['--scores', 'none.csv', '--groups', 'groups.csv'], 'There is no file'],
  ] as const)('refuses %j with %j', async (files, options, message) => {
    const { exitCode, stderr } = await audit(files, ...options);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
