import type { ReplayRecord } from '@winnow/contracts';
import { type Clock, isoTime } from '@winnow/kernel';
import { type Bus, type DeadLetter, type Extent, pagesOf } from '@winnow/ports';
import type { GatewayStore } from '../store.ts';

/** Slightly longer than dead letters are kept: a mark outlives its dead letter. */
const keptMs = 31 * 24 * 60 * 60 * 1000;
const pageSize = 200;
/** Limit per call, so that it finishes within the request. */
const maxReplayed = 1_000;

type Deps = {
  readonly bus: Pick<Bus, 'deadLetters'>;
  readonly replays: GatewayStore['replays'];
  readonly now: Clock;
};

type DeadLetterPage = { readonly letters: readonly DeadLetter[]; readonly next: number | null };

export type DeadLetterDesk = {
  /** Dead letters that were not replayed, by topic. */
  readonly count: () => Promise<ReadonlyMap<string, number>>;
  /** Dead letters in a range of `limit` positions, without replayed ones. Rejects with `NOT_FOUND` for an unknown topic. */
  readonly list: (topic: string, from: number, limit: number) => Promise<DeadLetterPage>;
  /** Publishes the selected dead letters again, at most 1,000 per call and each only once; returns their number. */
  readonly replay: (topic: string, chosen: ReadonlySet<number> | 'all', actor: string) => Promise<number>;
};

const markId = ({ topic, position, buried_at }: DeadLetter): string => `${topic}:${position}:${buried_at ?? ''}`;

/** The dead letters of the system, and which of them were replayed. */
export const openDeadLetterDesk = ({ bus: { deadLetters }, replays, now }: Deps): DeadLetterDesk => {
  const marksIn = async (topic: string, from: number, before: number): Promise<readonly ReplayRecord[]> => {
    const marks: ReplayRecord[] = [];
    const query = { index: 'by_topic', where: { topic }, range: { from, before }, limit: pageSize };
    for await (const page of pagesOf(replays, query)) marks.push(...page);
    return marks;
  };

  const countOf = async (topic: string, { first, next }: Extent): Promise<number> =>
    next === first ? 0 : Math.max(0, next - first - (await marksIn(topic, first, next)).length);

  const list = async (topic: string, from: number, limit: number): Promise<DeadLetterPage> => {
    const read = await deadLetters.read(topic, from, limit);
    const last = read.at(-1)?.position;
    if (last === undefined) return { letters: [], next: null };
    const marks = new Set((await marksIn(topic, from, last + 1)).map(({ id }) => id));
    return {
      letters: read.filter((letter) => !marks.has(markId(letter))),
      next: read.length < limit ? null : last + 1,
    };
  };

  /** Published, then marked: a crash in between publishes it again, which its handler must handle anyway. */
  const replayOne = async (letter: DeadLetter, actor: string): Promise<void> => {
    const { topic, position } = letter;
    await deadLetters.replay(letter);
    const at = isoTime(now());
    await replays.insert({ id: markId(letter), topic, position, actor, at, expires_at: isoTime(now() + keptMs) });
  };

  return {
    count: async () => {
      const extents = await deadLetters.extents();
      const counts = await Promise.all(
        [...extents].map(async ([topic, extent]) => [topic, await countOf(topic, extent)] as const),
      );
      return new Map(counts);
    },
    list,
    replay: async (topic, chosen, actor) => {
      const last = chosen === 'all' ? Number.POSITIVE_INFINITY : Math.max(...chosen);
      let done = 0;
      for (let from: number | null = chosen === 'all' ? 0 : Math.min(...chosen); from !== null && from <= last; ) {
        const page: DeadLetterPage = await list(topic, from, pageSize);
        for (const letter of page.letters) {
          if (chosen !== 'all' && !chosen.has(letter.position)) continue;
          if (done === maxReplayed) return done;
          await replayOne(letter, actor);
          done += 1;
        }
        from = page.next;
      }
      return done;
    },
  };
};
