import { firstOrdinalOf } from '@winnow/batches';
import { type BatchEntryRecord, type BatchRecord, candidateId, type Failure } from '@winnow/contracts';
import type { GatewayStore } from '../store.ts';

/** A file of a batch: stored, or why it could not be. */
export type IntakeFile = { readonly name: string; readonly sha256: string } | { readonly name: string; readonly error: Failure };

export type Intake = { readonly id: string; readonly count: number };

type Entries = GatewayStore['entries'];

const maxNameLength = 255;
/** Maximum concurrent writes. */
const atATime = 50;

/** The name as it may be shown: without characters that names cannot contain, and no longer than file systems allow. */
const shownName = (name: string): string => {
  const clean = name
    .replaceAll('\\', '/')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return clean.length > maxNameLength ? clean.slice(-maxNameLength).toWellFormed() : clean;
};

const inTurns = async <T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> => {
  for (let first = 0; first < items.length; first += atATime)
    await Promise.all(items.slice(first, first + atATime).map((item, index) => work(item, first + index)));
};

/** IDs of candidates that joined the batch before, by the hash of their file. */
const knownFiles = async (entries: Entries, batch: BatchRecord, hashes: readonly string[]): Promise<Map<string, string>> => {
  const known = new Map<string, string>();
  if (batch.total === 0) return known;
  await inTurns(hashes, async (sha256) => {
    const { items } = await entries.find({ index: 'by_batch_file', where: { batch_id: batch.id, sha256 }, limit: 10 });
    const joined = items.find(({ intake_id }) => firstOrdinalOf(batch.intakes, intake_id) !== undefined);
    if (joined !== undefined) known.set(sha256, joined.duplicate_of ?? joined.id);
  });
  return known;
};

/**
 * Stores the entries of an intake. They become candidates only when the intake joins its batch; the entries of one that never
 * does expire with it.
 */
export const takeIntake = async (
  entries: Entries,
  batch: BatchRecord,
  id: string,
  files: readonly IntakeFile[],
): Promise<Intake> => {
  const hashes = [...new Set(files.flatMap((file) => ('sha256' in file ? [file.sha256] : [])))];
  const known = await knownFiles(entries, batch, hashes);
  const records = files.map((file, index): BatchEntryRecord => {
    const candidate = candidateId(id, index);
    const sha256 = 'sha256' in file ? file.sha256 : '';
    const duplicate_of = sha256 === '' ? null : (known.get(sha256) ?? null);
    if (sha256 !== '' && duplicate_of === null) known.set(sha256, candidate);
    return {
      id: candidate,
      account_id: batch.account_id,
      batch_id: batch.id,
      intake_id: id,
      file_name: shownName(file.name),
      sha256,
      duplicate_of,
      error: 'error' in file ? file.error : null,
      expires_at: batch.expires_at,
    };
  });
  await inTurns(records, async (record) => {
    await entries.insert(record);
  });
  return { id, count: files.length };
};

/** Deletes the entries of an intake that could not join. */
export const dropIntake = (entries: Entries, { id, count }: Intake): Promise<void> =>
  inTurns(Array.from({ length: count }), async (_, index) => {
    await entries.delete(candidateId(id, index));
  });
