import { engineVersion, resumeRead, type Task } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { decodeMessage, encodeMessage } from '../src/envelope.ts';

const payload: Task = {
  account_id: 'acc_1',
  sha256: 'a'.repeat(64),
  engine_version: engineVersion,
  job: null,
  origin: {
    kind: 'operation',
    operation_id: 'op_1',
    request_id: 'req_1',
    operation: 'parse',
    language: 'en',
    questions: null,
    created_at: '2026-11-01T00:00:00.000Z',
    kept: true,
  },
};

const record = (overrides: { readonly value?: string | null; readonly headers?: Record<string, string> } = {}) => {
  const { headers, value } = encodeMessage(resumeRead, payload, { source: '/test', now: 0, replyTo: 'inst_1', deadline: 5 });
  return {
    topic: 'resume.read',
    partition: 0,
    offset: 0,
    key: 'k',
    value,
    ...overrides,
    headers: { ...headers, ...overrides.headers },
  };
};

describe('a message', () => {
  it('comes back as it was sent', () => {
    expect(decodeMessage(resumeRead, 'live', record())).toEqual({
      id: 'resume.read:op_1',
      payload,
      lane: 'live',
      replyTo: 'inst_1',
      deadline: 5,
    });
  });

  it('has the same id whenever and by whomever it is published again', () => {
    const later = encodeMessage(resumeRead, payload, { source: '/other', now: 99 });
    expect(later.headers.ce_id).toBe(record().headers.ce_id);
  });

  it('carries the attributes of CloudEvents', () => {
    expect(record().headers).toMatchObject({
      ce_specversion: '1.0',
      ce_type: 'winnow.resume.read.v2',
      ce_subject: 'op_1',
      ce_time: '1970-01-01T00:00:00.000Z',
    });
  });

  it.each([
    ['no value', { value: null }],
    ['no JSON', { value: '{"a":' }],
    ['a payload of another shape', { value: '{"account_id":7}' }],
    ['another version', { headers: { ce_type: 'winnow.resume.read.v1' } }],
    ['no id', { headers: { ce_id: '' } }],
  ])('with %s is refused without quoting it', (_, overrides) => {
    expect(() => decodeMessage(resumeRead, 'live', record(overrides))).toThrow(/^The record/);
  });

  it('larger than pointers and small facts is refused', () => {
    const large = { ...payload, account_id: 'x'.repeat(70_000) };
    expect(() => encodeMessage(resumeRead, large, { source: '/test', now: 0 })).toThrow(/larger/);
  });
});
