import { createHash } from 'node:crypto';
import type { Task, VectorsRecord } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { type OutsideScale, type OutsideVector, outsideLikeness, outsideScale, outsideVector, scaleTexts } from '@winnow/meaning';
import type { Collection } from '@winnow/ports';
import { z } from 'zod';
import { resultExpiryOf } from './expiry-of.ts';

/** What words alone leave open: texts of a job, and those of a resume to compare them with. */
type Open = { readonly wanted: readonly string[]; readonly texts: readonly string[] };

/** How alike each wanted text is to each text of the resume, row by row; crosses threads. */
export type Compared = Open & { readonly likenesses: Uint8Array };

export type AskMeaning = {
  readonly model: string;
  /** Compares by meaning what words leave open; `undefined` when the provider cannot. `digest` is that of the job's reading. */
  readonly compare: (task: Task, digest: string, open: Open, signal?: AbortSignal) => Promise<Compared | undefined>;
};

export type AskMeaningDeps = {
  /** Sends JSON to the provider; `undefined` when it does not answer. */
  readonly post: (path: string, body: object, signal?: AbortSignal) => Promise<unknown>;
  readonly model: string;
  /** Only the service that owns them writes. */
  readonly vectors: Pick<Collection<VectorsRecord>, 'get'> & Partial<Pick<Collection<VectorsRecord>, 'insert' | 'update'>>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

const batchSize = 64;

/** A document of the store is smaller than 1 MB. */
const maxStored = 600_000;

const maxDimensions = 8_192;

const embeddings = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(maxDimensions) })),
});

type Vectors = ReadonlyMap<string, OutsideVector>;

const keyLength = 32;

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, keyLength);

const packed = (vectors: Vectors): VectorsRecord['vectors'] => {
  let length = 0;
  return [...vectors].flatMap(([text, vector]) => {
    const values = Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64');
    length += values.length + keyLength;
    return length > maxStored ? [] : [{ text, values }];
  });
};

const unpacked = ({ vectors }: Pick<VectorsRecord, 'vectors'>): Vectors =>
  new Map(vectors.map(({ text, values }) => [text, Int8Array.from(Buffer.from(values, 'base64'))]));

/** Compares texts by the vectors of an embeddings provider, which are kept with the file or job that they are of. */
export const openAskMeaning = ({ post, model, vectors, now, resultTtlMs }: AskMeaningDeps): AskMeaning => {
  let scale: Promise<OutsideScale | undefined> | undefined;

  const embedBatch = async (input: readonly string[], signal?: AbortSignal): Promise<readonly OutsideVector[] | undefined> => {
    const answer = embeddings.safeParse(await post('/embeddings', { input }, signal));
    if (!answer.success || answer.data.data.length !== input.length) return undefined;
    const inOrder = answer.data.data.toSorted((a, b) => a.index - b.index);
    return inOrder.map(({ embedding }) => outsideVector(embedding));
  };

  const embed = async (texts: readonly string[], signal?: AbortSignal): Promise<Vectors | undefined> => {
    const found = new Map<string, OutsideVector>();
    for (let from = 0; from < texts.length; from += batchSize) {
      const batch = texts.slice(from, from + batchSize);
      const own = await embedBatch(batch, signal);
      if (own === undefined) return undefined;
      for (const [index, vector] of own.entries()) found.set(keyOf(batch[index] ?? ''), vector);
    }
    return found;
  };

  const scaleOf = async (): Promise<OutsideScale | undefined> => {
    scale ??= embed(scaleTexts).then((own) =>
      own === undefined ? undefined : outsideScale(scaleTexts.map((text) => own.get(keyOf(text)) ?? new Int8Array())),
    );
    const found = await scale;
    if (found === undefined) scale = undefined;
    return found;
  };

  /** The vectors of texts of one file or job: those that are stored, and new ones. */
  const vectorsOf = async (
    task: Task,
    sha256: string,
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<Vectors | undefined> => {
    const { account_id, origin } = task;
    const id = `${account_id}:${sha256}:${keyOf(model)}`;
    const stored = await vectors.get(id);
    const known = stored === undefined ? new Map<string, OutsideVector>() : unpacked(stored);
    const missing = texts.filter((text) => !known.has(keyOf(text)));
    if (missing.length === 0) return known;
    const added = await embed(missing, signal);
    if (added === undefined) return undefined;
    const all = new Map([...added, ...known]);
    const record = { id, account_id, sha256, vectors: packed(all), expires_at: resultExpiryOf(origin, now(), resultTtlMs) };
    if (origin.kept && !(await vectors.insert?.(record))) await vectors.update?.(id, () => record);
    return all;
  };

  return {
    model,
    compare: async (task, digest, { wanted, texts }, signal) => {
      const own = await scaleOf();
      const asked = own && (await vectorsOf(task, digest, wanted, signal));
      const shown = asked && (await vectorsOf(task, task.sha256, texts, signal));
      if (own === undefined || asked === undefined || shown === undefined) return undefined;
      const none = new Int8Array();
      const of = (map: Vectors, text: string): OutsideVector => map.get(keyOf(text)) ?? none;
      return {
        wanted,
        texts,
        likenesses: Uint8Array.from(
          wanted.flatMap((one) => texts.map((text) => outsideLikeness(of(asked, one), of(shown, text), own))),
        ),
      };
    },
  };
};
