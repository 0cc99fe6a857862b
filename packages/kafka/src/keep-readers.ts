import { createConsumerClient, type KafkaOptions } from './kafka-client.ts';
import { type LastingReader, openLastingReader } from './lasting-reader.ts';

export type Reading = Omit<Parameters<typeof openLastingReader>[0], 'createConsumer' | 'source'>;

/** The open readers of a log. `ensureOpen` throws once the log is closed. */
export const keepReaders = (options: KafkaOptions, ensureOpen: () => void) => {
  const readers = new Set<LastingReader>();
  const close = async (reader: LastingReader): Promise<void> => {
    readers.delete(reader);
    await reader.stop();
  };
  return {
    open: async (reading: Reading): Promise<LastingReader> => {
      ensureOpen();
      const createConsumer = createConsumerClient(options);
      const source = options.topicPrefix + reading.topic;
      const reader = await openLastingReader({ createConsumer, source, ...reading }, options.logger);
      readers.add(reader);
      try {
        ensureOpen();
      } catch (error) {
        await close(reader);
        throw error;
      }
      return reader;
    },
    close,
    closeAll: async (): Promise<void> => {
      await Promise.all([...readers].map(close));
    },
  };
};
