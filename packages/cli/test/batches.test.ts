import { describe, expect, it } from 'vitest';
import { batch, errorOf, matchReport, ranking } from './support/bodies.ts';
import { runCli } from './support/run-cli.ts';
import { answer, type Handler, startStub } from './support/stub-server.ts';

const running = { ...batch, name: 'Spring', status: 'running', total_candidates: 9, success: 3, failed: 1, pending: 5 } as const;

const { failures: _, ...shared } = ranking;

/** Two of five candidates match, one a page. */
const rerankingAfter = (cursor: unknown) => ({
  ...shared,
  weights: { skills: 70, experience: 20, education: 10, languages: 0, title: 0 },
  requirements: [{ id: 'r1', label: 'SQL', kind: 'skill', necessity: 'required', weight: 10 }],
  matching: 2,
  ranking: [ranking.ranking[cursor === undefined ? 0 : 1]],
  next_cursor: cursor === undefined ? 'b3RoZXI' : null,
});

const handler: Handler = ({ call, query, text }, response) => {
  switch (call) {
    case 'GET /v1/batch':
      return answer(response, 200, { batches: [running], next_cursor: null });
    case 'GET /v1/batch/batch_1':
    case 'POST /v1/batch/batch_1/cancel':
      return answer(response, call.startsWith('GET') ? 200 : 202, running);
    case 'GET /v1/batch/batch_1/rank':
      if (query.get('provisional') !== 'true') return answer(response, 409, errorOf(409, 'BATCH_NOT_FINISHED'));
      if (query.get('format') === 'csv') return void response.end('\uFEFFrank\r\n1\r\n');
      return answer(response, 200, {
        ...ranking,
        final: false,
        ranking: [...ranking.ranking, { ...ranking.ranking[1], candidate_id: 'cand_3', duplicate_of: 'cand_2' }],
      });
    case 'POST /v1/batch/batch_1/rank':
      return answer(response, 200, rerankingAfter((JSON.parse(text) as { cursor?: string }).cursor));
    case 'GET /v1/batch/batch_1/candidates/cand_1':
      return answer(response, 200, matchReport);
    default:
      return answer(response, 204);
  }
};

const call = async (...argv: readonly string[]) => {
  await using stub = await startStub(handler);
  const result = await runCli(['batch', ...argv], stub.url);
  return { ...result, calls: stub.received.map((each) => each.call), last: stub.received.at(-1) };
};

describe('batch', () => {
  it('list and show tell state and counts', async () => {
    expect((await call('list')).stdout).toMatch(/batch_1 +2026-11-01T12:00 +running +9 +3 +1 +Spring/);
    expect((await call('show', 'batch_1')).stdout).toMatch(
      /status +running\n[\s\S]*candidates +9\nscored +3\nfailed +1\npending +5/,
    );
  });

  it('rank is refused while the batch runs, unless it may be provisional', async () => {
    expect(await call('rank', 'batch_1')).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('BATCH_NOT_FINISHED') });
    const { exitCode, stdout } = await call('rank', 'batch_1', '--provisional');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('(provisional)');
    expect(stdout).toContain('bo.pdf (duplicate)');
  });

  it('rank --csv prints what the server gives, byte by byte', async () => {
    expect((await call('rank', 'batch_1', '--provisional', '--csv')).stdout).toBe('\uFEFFrank\r\n1\r\n');
    expect(await call('rank', 'batch_1', '--csv', '--json')).toMatchObject({ exitCode: 2, calls: [] });
  });

  it('rank with weights and filters asks for another ranking, and shows what it was computed by', async () => {
    const changes = ['--weights', 'skills=70,title=0', '--weights', 'r1=10', '--musts', 'r1,r2', '--wishes', 'r3'];
    const filters = [
      '--min-score',
      '60',
      '--met',
      'r1',
      '--shown',
      'r2',
      '--all-musts',
      '--hide-duplicates',
      '--file-name',
      'Ada',
    ];
    const { exitCode, stdout, last, calls } = await call('rank', 'batch_1', ...changes, ...filters, '--limit', '1');
    expect([exitCode, calls]).toEqual([0, ['POST /v1/batch/batch_1/rank']]);
    expect(JSON.parse(last?.text ?? '')).toEqual({
      weights: { skills: 70, title: 0, r1: 10 },
      musts: ['r1', 'r2'],
      wishes: ['r3'],
      filters: { min_score: 60, met: ['r1'], shown: ['r2'], all_musts: true, hide_duplicates: true, file_name: 'Ada' },
      limit: 1,
    });
    expect(stdout).toMatch(/2 of \d+ scored candidates? match/);
    expect(stdout).toContain('Shares: skills 70, experience 20');
    expect(stdout).toMatch(/r1 +10 +required +SQL/);
    expect(stdout).toContain('1 more candidates');
  });

  it('rank with weights prints all pages as one body with --json, and no CSV', async () => {
    const { stdout, calls } = await call('rank', 'batch_1', '--weights', 'r1=10', '--json');
    expect(calls).toHaveLength(2);
    expect(JSON.parse(stdout)).toMatchObject({ matching: 2, ranking: ranking.ranking.slice(0, 2), next_cursor: null });
    expect(await call('rank', 'batch_1', '--weights', 'r1=10', '--csv')).toMatchObject({ exitCode: 2, calls: [] });
    expect(await call('rank', 'batch_1', '--weights', 'skills')).toMatchObject({ exitCode: 2, calls: [] });
  });

  it('cancel and delete say what they did', async () => {
    expect(await call('cancel', 'batch_1')).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Cancelled batch_1') });
    expect(await call('delete', 'batch_1')).toMatchObject({ exitCode: 0, calls: ['DELETE /v1/batch/batch_1'] });
  });

  it('candidate takes an id, or the name of a file that is the only one of its name', async () => {
    for (const given of ['cand_1', 'ada.pdf']) {
      const { stdout, last } = await call('candidate', 'batch_1', given, '--language', 'fr');
      expect(stdout).toContain('61 of 100 good');
      expect(last?.query.get('language')).toBe('fr');
    }
    expect(await call('candidate', 'batch_1', 'bo.pdf')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('cand_2, cand_3'),
    });
    expect(await call('candidate', 'batch_1', 'cy.pdf')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('cy.pdf'),
    });
  });
});
