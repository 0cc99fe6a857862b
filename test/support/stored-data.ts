import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inflateSync } from 'node:zlib';
import type { Db } from 'mongodb';
import { inject } from 'vitest';
import type { Deployment } from './deployment.ts';
import type { DistributedServers } from './distributed.ts';
import { readTopics, type StoredText } from './read-topics.ts';

export type StoredData = {
  /** Of all collections, with what is packed in them. */
  readonly documents: readonly StoredText[];
  /** Keys, headers and values of all records of the log. */
  readonly records: readonly StoredText[];
  /** Names and contents of stored files, and whatever else lies on the disk. */
  readonly files: readonly StoredText[];
};

/** Where a deployment keeps its data: the same environment serves both modes. */
export type DataPlace = {
  readonly environment: { readonly [key: string]: string };
  /** Everything that is stored. A standalone process is stopped for it, and another one started in its place. */
  readonly read: (deployment: Deployment) => Promise<StoredData>;
  /** Changes fields of every document of a collection. A standalone process is stopped for it, too. */
  readonly change: (deployment: Deployment, collection: string, fields: { readonly [field: string]: string }) => Promise<void>;
  /** Ends the processes and removes the data, also of a deployment that did not come to run. */
  readonly remove: (deployment: () => Deployment) => Promise<void>;
};

const minPacked = 24;

/** The text of bytes and, when they are deflated, of what they unpack to. */
const textOf = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes).toString('utf8');
  try {
    return `${text}\n${inflateSync(bytes).toString('utf8')}`;
  } catch {
    return text;
  }
};

/** The text of a JSON document with everything that stands in it packed, as base64. */
const unpacked = (json: string): string => {
  const blobs = json.match(new RegExp(`"[A-Za-z0-9+/]{${minPacked},}={0,2}"`, 'g')) ?? [];
  return [json, ...blobs.map((blob) => textOf(Buffer.from(blob.slice(1, -1), 'base64')))].join('\n');
};

const textOfColumn = (value: unknown): string => (value instanceof Uint8Array ? textOf(value) : unpacked(String(value)));

const filesIn = async (folder: string): Promise<readonly StoredText[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({ where: relative(folder, path), text: `${path}\n${textOf(await readFile(path))}` })),
  );
};

const withDatabase = <T>(folder: string, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(join(folder, 'winnow.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
};

const readFolder = async (folder: string): Promise<StoredData> => {
  const tables = withDatabase(folder, (database) =>
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .flatMap(({ name }) =>
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .map((row) => ({ where: String(name), text: Object.values(row).map(textOfColumn).join('\n') })),
      ),
  );
  return {
    documents: tables
      .filter(({ where }) => where !== 'records' && where !== 'files')
      .map(({ where, text }) => ({ where: where.replace(/^doc:/, ''), text })),
    records: tables.filter(({ where }) => where === 'records'),
    files: [...tables.filter(({ where }) => where === 'files'), ...(await filesIn(folder))],
  };
};

const isBinary = (value: unknown): value is { readonly buffer: Uint8Array } =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'Binary' && 'buffer' in value;

const readMongo = async (database: Db): Promise<Pick<StoredData, 'documents' | 'files'>> => {
  const texts: StoredText[] = [];
  for (const { name } of await database.listCollections().toArray())
    for await (const document of database.collection(name).find({})) {
      const chunks = Object.values(document).filter(isBinary);
      texts.push({
        where: name,
        text: [unpacked(JSON.stringify(document)), ...chunks.map(({ buffer }) => textOf(buffer))].join('\n'),
      });
    }
  const isFile = ({ where }: StoredText): boolean => where.startsWith('files.');
  return { documents: texts.filter((each) => !isFile(each)), files: texts.filter(isFile) };
};

const serversOf = (): DistributedServers => {
  const servers = inject('distributed');
  if ('missing' in servers) throw new Error(servers.missing);
  return servers;
};

const withMongo = async <T>(name: string, work: (database: Db) => Promise<T>): Promise<T> => {
  const { MongoClient } = await import('mongodb');
  await using client = new MongoClient(serversOf().mongodbUri);
  return await work(client.db(name));
};

const processesOf = (deployment: () => Deployment): ReturnType<Deployment['processes']> => {
  try {
    return deployment().processes();
  } catch {
    return [];
  }
};

/** A place of its own for the data of a suite. */
export const createDataPlace = (): DataPlace => {
  const id = randomUUID().slice(0, 8);
  const folder = join(tmpdir(), `winnow-stored-${id}`);
  const [database, prefix] = [`e2e_stored_${id}`, `e2e-stored-${id}.`];

  const whileStopped = async <T>(deployment: Deployment, work: () => Promise<T>): Promise<T> => {
    const [process] = deployment.processes();
    if (process === undefined) throw new Error('There is no process.');
    const code = await process.end('SIGTERM');
    if (code !== 0) throw new Error(`The process ended with ${code}.`);
    const done = await work();
    await deployment.replace(process, 'SIGTERM');
    return done;
  };

  return {
    environment: { WINNOW_DATA_DIR: folder, WINNOW_DATABASE: database, WINNOW_TOPIC_PREFIX: prefix },
    read: async (deployment) => {
      if (deployment.mode === 'standalone') return whileStopped(deployment, () => readFolder(folder));
      return { ...(await withMongo(database, readMongo)), records: await readTopics(serversOf().brokers, prefix) };
    },
    change: async (deployment, collection, fields) => {
      if (deployment.mode === 'distributed') {
        await withMongo(database, (db) => db.collection(collection).updateMany({}, { $set: fields }));
        return;
      }
      await whileStopped(deployment, async () =>
        withDatabase(folder, (db) => {
          const table = `"doc:${collection}"`;
          for (const { id: of, json } of db.prepare(`SELECT id, json FROM ${table}`).all())
            db.prepare(`UPDATE ${table} SET json = ? WHERE id = ?`).run(
              JSON.stringify({ ...JSON.parse(String(json)), ...fields }),
              String(of),
            );
          // Columns that hold no key of an index are filled anew at the next start.
          for (const { name } of db.prepare(`SELECT name FROM pragma_table_info('doc:${collection}')`).all())
            if (Object.keys(fields).some((field) => String(name).startsWith('key:') && String(name).includes(field))) {
              db.exec(`DROP INDEX "index:${collection}:${name}"; ALTER TABLE ${table} DROP COLUMN "${name}";`);
            }
        }),
      );
    },
    remove: async (deployment) => {
      await Promise.all(processesOf(deployment).map((process) => process.end('SIGTERM')));
      await rm(folder, { recursive: true, force: true });
      const servers = inject('distributed');
      if ('missing' in servers) return;
      const { dropTopics } = await import('./kafka-topics.ts');
      await withMongo(database, (db) => db.dropDatabase());
      await dropTopics(servers.brokers, prefix);
    },
  };
};
