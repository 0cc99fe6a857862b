import { AppError } from '@winnow/kernel';
import { MongoInvalidArgumentError, MongoNetworkError, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { createReach, falseIfDuplicate } from '../src/mongo-fault.ts';

const reach = createReach({ fault: () => undefined, onBegin: () => () => {} });

const server = (code: number): MongoServerError => new MongoServerError({ message: 'no', code });

describe('reach', () => {
  it('makes UNAVAILABLE of what may work later, INTERNAL of what never will, with the cause', async () => {
    const away = new MongoNetworkError('gone');
    await expect(reach(() => Promise.reject(away))).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: away });
    await expect(reach(() => Promise.reject(server(10107)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(reach(() => Promise.reject(server(2)))).rejects.toMatchObject({ code: 'INTERNAL' });
    await expect(reach(() => Promise.reject(new MongoInvalidArgumentError('odd')))).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('leaves an error of ours as it is', async () => {
    const error = new AppError('FILE_TOO_LARGE', 'Too large.');
    await expect(reach(() => Promise.reject(error))).rejects.toBe(error);
  });

  it('does not wait for what does not come', async () => {
    await expect(reach(() => new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('falseIfDuplicate', () => {
  it('answers whether a unique index took the write', async () => {
    await expect(falseIfDuplicate(Promise.resolve())).resolves.toBe(true);
    await expect(falseIfDuplicate(Promise.reject(server(11000)))).resolves.toBe(false);
    await expect(falseIfDuplicate(Promise.reject(server(91)))).rejects.toMatchObject({ code: 91 });
  });
});
