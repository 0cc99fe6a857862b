import type { DeadLetterBody, DeadLetterList, TopicList } from '@winnow/contracts';
import { fields, type Look, paragraphs, table } from './layout.ts';

/** Topics, one a line. */
export const writeTopics = ({ topics }: TopicList, look: Look): string =>
  table(
    ['topic', 'dead letters'],
    topics.map(({ topic, dead_letters }) => [topic, dead_letters]),
    look,
  );

const writeDeadLetter = (letter: DeadLetterBody, look: Look): string =>
  fields(
    [
      ['id', letter.id],
      ['given up', letter.buried_at],
      ['reason', letter.reason],
      ['tries', letter.attempts],
      ['message', letter.message_id],
      ['type', letter.type],
      ['from', letter.source],
      ['published', letter.published_at],
      ['partition', letter.partition],
      ['offset', letter.offset],
      ['payload', letter.payload === null ? 'not shown' : JSON.stringify(letter.payload)],
    ],
    look,
  );

/** Dead letters, one paragraph each. */
export const writeDeadLetters = ({ dead_letters }: DeadLetterList, look: Look): string =>
  dead_letters.length === 0
    ? 'There are no dead letters.'
    : paragraphs(dead_letters.map((letter) => writeDeadLetter(letter, look)));
