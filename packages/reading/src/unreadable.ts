import { AppError, type UnreadableReason } from '@winnow/kernel';

const messages: Readonly<Record<UnreadableReason, string>> = {
  encrypted: 'The file is protected by a password.',
  corrupt: 'The file is damaged or not complete.',
  no_text: 'The file holds no text.',
  too_many_pages: 'The file has more pages than allowed.',
  bomb: 'The file unpacks to more than a document of its kind may hold.',
  timeout: 'Reading the file took too long.',
};

/** The `UNREADABLE_FILE` error of that reason. */
export const unreadable = (reason: UnreadableReason, cause?: unknown): AppError =>
  new AppError('UNREADABLE_FILE', messages[reason], { reason, cause });
