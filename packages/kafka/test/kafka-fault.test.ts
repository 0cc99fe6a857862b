import { AppError } from '@winnow/kernel';
import { describe, expect, it } from 'vitest';
import { isRevocation, toAppError } from '../src/kafka-fault.ts';

const typed = (type: string, cause?: Error): Error => Object.assign(new Error(type, { cause }), { type });

describe('toAppError', () => {
  it('makes INTERNAL of what will never be taken, however deep it lies, and UNAVAILABLE of the rest', () => {
    const tooLarge = new Error('given up', { cause: typed('MESSAGE_TOO_LARGE') });
    expect(toAppError(tooLarge)).toMatchObject({ code: 'INTERNAL', cause: tooLarge });
    expect(toAppError(Object.assign(new Error(), { errors: [typed('RECORD_LIST_TOO_LARGE')] }))).toMatchObject({
      code: 'INTERNAL',
    });
    expect(toAppError(typed('LEADER_NOT_AVAILABLE'))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(toAppError('odd')).toMatchObject({ code: 'UNAVAILABLE', cause: 'odd' });
  });

  it('leaves an error of ours as it is', () => {
    const error = new AppError('INTERNAL', 'Ours.');
    expect(toAppError(error)).toBe(error);
  });
});

describe('isRevocation', () => {
  it('knows the answers to a member that is not one any more', () => {
    expect(isRevocation(typed('ILLEGAL_GENERATION'))).toBe(true);
    expect(isRevocation(new Error('retries', { cause: typed('UNKNOWN_MEMBER_ID') }))).toBe(true);
    expect(isRevocation(typed('NOT_COORDINATOR_FOR_GROUP'))).toBe(false);
  });
});
