import { Option } from 'commander';
import { parseDuration } from '../input/duration.ts';

/** The option of commands that open Kafka and MongoDB themselves; the default in seconds, and as a person would give it. */
export const serverTimeout = (seconds: number, text: string): Option =>
  new Option('--timeout <duration>', 'how long to wait for Kafka and MongoDB').argParser(parseDuration).default(seconds, text);
