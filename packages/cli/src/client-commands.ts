import { addAuditCommands } from './commands/audit.ts';
import { addBatchCommands } from './commands/batches.ts';
import { addJobCommands } from './commands/jobs.ts';
import { addAccountCommands, addKeyCommands } from './commands/keys.ts';
import { addListenCommand } from './commands/listen.ts';
import { addLoginCommands } from './commands/login.ts';
import { addResumeCommands } from './commands/resumes.ts';
import { addTopicCommands } from './commands/topics.ts';
import { addWebhookCommands } from './commands/webhook.ts';
import type { AddCommands } from './program.ts';

/** Commands that need nothing but the address of a server: these are published. */
export const clientCommands: readonly AddCommands[] = [
  addResumeCommands,
  addJobCommands,
  addBatchCommands,
  addKeyCommands,
  addAccountCommands,
  addWebhookCommands,
  addListenCommand,
  addTopicCommands,
  addAuditCommands,
  addLoginCommands,
];
