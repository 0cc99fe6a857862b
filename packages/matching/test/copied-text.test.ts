import { describe, expect, it } from 'vitest';
import { copiedTextFinder } from '../src/copied-text.ts';

const sentences = [
  'You will plan the storage of containers in three harbours.',
  'You bring patience and a liking for tide tables that nobody else reads.',
  'Every morning you talk to the carriers about their late ships.',
] as const;
const job = sentences.join('\n');

const copied = (...texts: readonly string[]) => [...copiedTextFinder(job)(new Set(texts))];

describe('texts of a resume', () => {
  it('are copied when they stand in the job, whatever the case and the signs', () => {
    const shouted = sentences.map((each) => each.toUpperCase().replaceAll(' ', ' - '));
    expect(copied(...sentences)).toEqual(sentences);
    expect(copied(...shouted)).toEqual(shouted);
  });

  it('are copied when most of their words stand in the job in a row', () => {
    const changed = `Daily: ${sentences[0]}`;
    expect(copied(changed, sentences[1])).toEqual([changed, sentences[1]]);
  });

  it('are not copied when they say the same in other words', () => {
    const own = 'For six years I planned where containers stand, in three harbours of the Baltic.';
    expect(copied(own, ...sentences)).toEqual(sentences);
  });

  it('are not copied when they only share the terms of the trade', () => {
    expect(copied('Containers, carriers, tide tables, late ships, storage, three harbours')).toEqual([]);
  });

  it('are not copied where it may be chance: one short sentence of the job', () => {
    expect(copied(sentences[0])).toEqual([]);
  });

  it('are copied word for word even if they are short, beside others that are copied', () => {
    const short = sentences[0].split(' ').slice(0, 4).join(' ');
    expect(copied(short)).toEqual([]);
    expect(copied(short, ...sentences)).toEqual([short, ...sentences]);
  });

  it('are copied in scripts without spaces too', () => {
    const chinese = '我们正在寻找一位熟悉港口物流和集装箱堆场规划的工程师，能够独立编制潮汐表。';
    expect([...copiedTextFinder(chinese)(new Set([chinese, '熟悉港口物流。']))]).toEqual([chinese]);
  });

  it('are none of a job without words', () => {
    expect([...copiedTextFinder('')(new Set(['', ...sentences]))]).toEqual([]);
  });

  it.each([
    ['one word again and again', 'ab '],
    ['one word without end', 'a'],
    ['a script without spaces', '软件'],
  ])('of 50,000 characters are compared in time: %s', (_, unit) => {
    const text = unit.repeat(50_000 / unit.length);
    expect([...copiedTextFinder(text)(new Set([text, text.slice(0, 1_000)]))].length).toBeLessThanOrEqual(2);
  });
});
