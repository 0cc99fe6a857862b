import { describe, expect, inject, it } from 'vitest';
import { describeKubernetes } from '../../support/kubernetes.ts';
import { rehearse } from './rehearse.ts';

const candidates = 200;

describeKubernetes(({ server }) => {
  const servers = inject('distributed');
  if ('missing' in servers) {
    describe.skip('distributed', () => it(servers.missing, () => {}));
    return;
  }

  it('grows from one parser to six for a batch and back to one, loses nothing and rejects no file', async () => {
    const { batch, events, parsers, ended } = await rehearse({ server, servers, candidates, stabilizationSeconds: 4 });
    expect(batch).toMatchObject({ status: 'completed', total_candidates: candidates, success: candidates, failed: 0 });
    const ofParsers = events.filter(({ target }) => target === 'winnow-parser');
    const replicas = ofParsers.map(({ to }) => to);
    expect([replicas[0], replicas.at(-1)]).toEqual([6, 1]);
    expect(replicas).toEqual(replicas.toSorted((one, other) => other - one));
    // Lag alone would not have asked for them.
    expect(ofParsers[0]?.signals.filter(({ value, target }) => value / target > 5).map(({ name }) => name)).toEqual([
      'pending-candidates',
    ]);
    expect(parsers).toBeGreaterThan(1);
    // Every process stopped by itself when it was told to.
    expect(ended.filter(({ code }) => code !== 0)).toEqual([]);
  }, 720_000);
});
