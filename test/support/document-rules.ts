import { posix } from 'node:path';
import {
  candidateDone,
  firstStep,
  type JobSource,
  operationDone,
  operationName,
  type Step,
  stepAfter,
  type Task,
} from '@winnow/contracts';
import { buildTask } from '@winnow/testkit';

type SourceText = { readonly path: string; readonly text: string };

/** Links of Markdown documents to files of the project that are not there, as `document: target`. */
export const brokenLinks = (documents: readonly SourceText[], exists: (path: string) => boolean): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !exists(posix.join(posix.dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );

export type MessageUse = { readonly consumed: readonly string[]; readonly published: readonly string[] };

const sortedSet = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

const operationTasks: readonly Task[] = operationName.options.flatMap((operation) =>
  [null, 'known', 'text', 'document', 'given'].map((kind) => {
    const job = kind === null ? null : ({ kind, job_id: '', version: 1, digest: '', sha256: '' } as JobSource);
    return buildTask({ job, origin: { operation } });
  }),
);
const ends = [operationDone.type, candidateDone.type];
const firstSteps = operationTasks.map(firstStep);

const stepsFrom = (task: Task, step: Step | undefined): readonly Step[] =>
  step === undefined ? [] : [step, ...stepsFrom(task, stepAfter(task, step))];
const takes = (task: Task, step: Step): boolean => stepsFrom(task, firstStep(task)).includes(step);

/** What the functions that take a task on publish: the steps after the one they name, the first one, or the end. */
const messagesOfFlow = (code: string): readonly string[] => {
  const done = [...code.matchAll(/\bcontinueTask\([^()]*'([a-z.]+)'\)/g)].map(([, step]) => step as Step);
  return [
    ...done.flatMap((step) => operationTasks.flatMap((task) => (takes(task, step) ? (stepAfter(task, step) ?? []) : []))),
    ...(/\b(?:continueTask|endTask|failTask|failDeadTask)\(/.test(code) ? ends : []),
    ...(/\bsteps\[firstStep\(/.test(code) ? firstSteps : []),
  ];
};

/** Types of the messages that code subscribes to and publishes; `types` has the type of each exported definition. A name it lacks stays as it is. */
export const messagesInCode = (code: string, types: ReadonlyMap<string, string>): MessageUse => {
  const used = (call: RegExp) => [...code.matchAll(call)].map(([, name = '']) => types.get(name) ?? name);
  return {
    consumed: sortedSet(used(/\b(?:subscribe|replies)\(\s*([\w.]+)/g)),
    published: sortedSet([...used(/\bpublish\(\s*(?!steps\[)([\w.]+)/g), ...messagesOfFlow(code)]),
  };
};

/** Types of the messages that the README of a service names as consumed and published. */
export const messagesInReadme = (text: string): MessageUse => {
  const named = (title: string): readonly string[] => {
    const line = text.split('\n').find((each) => each.startsWith(`- **${title}**`)) ?? '';
    return sortedSet([...line.matchAll(/`([a-z]+\.[a-z.]+)`/g)].map(([, type = '']) => type));
  };
  return { consumed: named('Consumes'), published: named('Publishes') };
};
