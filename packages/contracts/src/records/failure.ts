import { AppError } from '@winnow/kernel';
import type { Failure } from './records.ts';

/** The stored and transmitted form of an error: its code, message and reason. */
export const failureOf = ({ code, message, details }: AppError): Failure => ({
  code,
  message,
  ...(details.reason === undefined ? {} : { reason: details.reason }),
});

/** True when a retry may end differently: after an internal fault, or at a limit that a good file reaches on a busy machine. */
export const mayImprove = ({ code, reason }: Failure): boolean =>
  code === 'INTERNAL' || reason === 'timeout' || reason === 'bomb';

/** The error that a failure represents. */
export const errorOf = ({ code, message, reason }: Failure): AppError =>
  new AppError(code, message, reason === undefined ? {} : { reason });
