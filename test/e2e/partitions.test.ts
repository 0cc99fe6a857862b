import { setUp } from '@winnow/runtime/set-up';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBatchJob, startBatch, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { type Deployment, deployDistributed } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { connectAdmin } from '../support/kafka-topics.ts';

const before = 12;
const size = 40;
const maxBatches = 40;

describeDistributed((servers) => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deployDistributed(
      servers,
      {},
      { services: ['gateway', 'parser', 'parser', 'scoring', 'batch-coordinator'] },
    );
  });
  afterAll(() => deployment?.stop());

  it('topics get more partitions while batches run: they are used, no candidate is lost, none is counted twice', async () => {
    const address = deployment.addresses()[0] ?? '';
    const { WINNOW_TOPIC_PREFIX: prefix = '' } = deployment.environment;
    const admin = await connectAdmin(servers.brokers);
    /** Records in the partitions that were added to a topic. */
    const inAdded = async (topic: string): Promise<number> =>
      (await admin.fetchTopicOffsets(`${prefix}${topic}`))
        .filter(({ partition }) => partition >= before)
        .reduce((sum, { high }) => sum + Number(high), 0);
    try {
      const job = await makeBatchJob(address);
      const grown = { ...deployment.environment, WINNOW_PARTITIONS: '16', WINNOW_TOPIC_PARTITIONS: 'candidate.done.bulk=24' };
      const topics = ['resume.read.bulk', 'match.score.bulk', 'candidate.done.bulk'];
      let used = false;
      for (let count = 0; count < maxBatches && !used; count += 1) {
        const { batch_id } = await startBatch(address, job, textFiles(size, 60_000 + count * size));
        if (count === 0) await setUp(grown, new AbortController().signal);
        const batch = await untilEnded(deployment.addresses, batch_id);
        expect(batch).toMatchObject({ status: 'completed', success: size, failed: 0 });
        const { ranking } = await wholeRanking(address, batch_id);
        expect(new Set(ranking.map(({ candidate_id }) => candidate_id)).size).toBe(size);
        used = (await Promise.all(topics.map(inAdded))).every((records) => records > 0);
      }
      expect(used).toBe(true);
    } finally {
      await admin.disconnect();
    }
  }, 900_000);
});
