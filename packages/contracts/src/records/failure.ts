import { AppError } from '@winnow/kernel';
import type { Failure } from './records.ts';

/** What is stored and sent of an error: its code, message and reason. */
export const failureOf = ({ code, message, details }: AppError): Failure => ({
  code,
  message,
  ...(details.reason === undefined ? {} : { reason: details.reason }),
});

/** True when the next try may end otherwise: after a fault of ours, or at a limit that a good file reaches on a busy machine. */
export const mayImprove = ({ code, reason }: Failure): boolean =>
  code === 'INTERNAL' || reason === 'timeout' || reason === 'bomb';

/** The error that a failure stands for. */
export const errorOf = ({ code, message, reason }: Failure): AppError =>
  new AppError(code, message, reason === undefined ? {} : { reason });
