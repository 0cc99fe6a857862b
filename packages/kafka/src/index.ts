export type { KafkaOptions } from './kafka-client.ts';
export type { KafkaLogger } from './log-creator.ts';
export { openKafkaLog } from './open-kafka-log.ts';
export { openSocket, type SocketFactory } from './socket-factory.ts';
