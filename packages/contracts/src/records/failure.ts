import { AppError } from '@winnow/kernel';
import type { Failure } from './records.ts';

/** What is stored and sent of an error: its code, message and reason. */
export const failureOf = ({ code, message, details }: AppError): Failure => ({
  code,
  message,
  ...(details.reason === undefined ? {} : { reason: details.reason }),
});

/** The error that a failure stands for. */
export const errorOf = ({ code, message, reason }: Failure): AppError =>
  new AppError(code, message, reason === undefined ? {} : { reason });
