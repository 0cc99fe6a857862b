import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { isAppError } from '@winnow/kernel';
import { createCheckpoints } from './checkpoints.ts';
import { openDeadBytes } from './dead-bytes.ts';
import { createGroupCommit, isReading, type Request } from './group-commit.ts';
import { databasePath, openDatabase } from './open-database.ts';
import { createOperations } from './operations.ts';
import { createStatements } from './statements.ts';

/** Start parameters of the thread. */
export type ThreadOptions = {
  readonly folder: string;
  /** Deleted data is removed from the disk within this time. */
  readonly emptyAfterMs: number;
};

/** First message of the thread: it is ready, or why it failed. */
export type Greeting = { readonly failure?: string };

/** Requests of one turn of the main thread, or its last message. */
type Message = readonly Request[] | 'close';

/** A group gets its responses before the next one starts, so its size bounds response times. */
const maxGroup = 1024;

const serve = (port: MessagePort, { folder, emptyAfterMs }: ThreadOptions): void => {
  const database = openDatabase(folder);
  const statements = createStatements(database);
  const deadBytes = openDeadBytes(databasePath(folder), statements);
  const { operations, onRollback } = createOperations(database, statements);
  const runGroup = createGroupCommit({ database, statements, operations, onRollback });
  const checkpoints = createCheckpoints({ statements, deadBytes, emptyAfterMs });
  const answer = (requests: readonly Request[]): void => {
    if (requests.length === 0) return;
    port.postMessage(runGroup(requests));
    if (!requests.every(isReading)) checkpoints.afterWrites(requests.length);
  };
  const next = (): Message | undefined => (receiveMessageOnPort(port) as { readonly message: Message } | undefined)?.message;

  port.on('message', (first: Message) => {
    let group: Request[] = [];
    let message: Message | undefined = first;
    for (; message !== undefined && message !== 'close'; message = next()) {
      group.push(...message);
      if (group.length < maxGroup) continue;
      answer(group);
      group = [];
    }
    answer(group);
    if (message !== 'close') return;
    checkpoints.stop();
    database.close();
    deadBytes.close();
    port.close();
  });
};

if (parentPort !== null) {
  let greeting: Greeting = {};
  try {
    serve(parentPort, workerData as ThreadOptions);
  } catch (error) {
    greeting = { failure: isAppError(error) ? error.message : 'The database of the data folder cannot be opened.' };
  }
  parentPort.postMessage(greeting);
  if (greeting.failure !== undefined) parentPort.close();
}
