import { openSync, writeSync } from 'node:fs';
import { argv } from 'node:process';
import { openEmbeddedLog, openEmbeddedStore, openSqlite } from '../../src/index.ts';

/** Appends and inserts without end to the data folder given first, and notes in the file given second what it asks for and what was acknowledged. */
const [, , folder = '', notes = ''] = argv;
const file = openSync(notes, 'w');
const note = (word: string, key: string): void => void writeSync(file, `${word} ${key}\n`);

const client = await openSqlite(folder);
const log = await openEmbeddedLog(client, { now: Date.now });
const store = openEmbeddedStore(client, { now: Date.now });
const collection = await store.collection<{ readonly id: string }>({ name: 'written', indexes: {} });
await log.declare([{ name: 'written', partitions: 4, retentionMs: 86_400_000 }]);

const work = async (worker: number): Promise<never> => {
  for (let round = 0; ; round += 1) {
    const key = `${worker}-${round}`;
    note('asked', key);
    await log.append('written', [{ partition: worker % 4, key, headers: {}, value: 'x'.repeat(500) }]);
    await collection.insert({ id: key });
    note('acknowledged', key);
  }
};
await Promise.all(Array.from({ length: 16 }, (_, worker) => work(worker)));
