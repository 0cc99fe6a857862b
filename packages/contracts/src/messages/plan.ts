import type { OperationName, Origin, Task } from '../records/task.ts';
import { atsScore, jobParse, matchScore, pagesDraw, questionsWrite, resumeRead } from './catalogue.ts';
import type { MessageDefinition } from './define-message.ts';

export const steps = {
  'job.parse': jobParse,
  'resume.read': resumeRead,
  'ats.score': atsScore,
  'pages.draw': pagesDraw,
  'match.score': matchScore,
  'questions.write': questionsWrite,
} as const satisfies { readonly [type: string]: MessageDefinition<Task> };

export type Step = keyof typeof steps;

const matching: readonly Step[] = ['resume.read', 'match.score'];

const stepsOf = (operation: OperationName, job: Task['job']): readonly Step[] => {
  switch (operation) {
    case 'score-ats':
      return ['resume.read', 'ats.score'];
    case 'score-ats-page':
      return ['resume.read', 'ats.score', 'pages.draw'];
    case 'parse':
      return ['resume.read'];
    case 'parse-job':
      return job?.kind === 'document' ? ['resume.read', 'job.parse'] : ['job.parse'];
    case 'create-job':
    case 'correct-job':
      return ['job.parse'];
    case 'score-match-parsed':
    case 'score-match':
      return job?.kind === 'text' ? ['job.parse', ...matching] : matching;
    case 'questions':
      return job?.kind === 'text' ? ['job.parse', 'resume.read', 'questions.write'] : ['resume.read', 'questions.write'];
  }
};

const planOf = (origin: Origin, job: Task['job']): readonly Step[] => {
  if (origin.kind === 'candidate') return matching;
  const own = stepsOf(origin.operation, job);
  return origin.page === true ? [...own, 'pages.draw'] : own;
};

/** The first step of a task. */
export const firstStep = ({ origin, job }: Task): Step => planOf(origin, job)[0] ?? 'resume.read';

/** The step after a completed one; `undefined` at the end of the task. A job parsed on the way is known from then on. */
export const stepAfter = ({ origin, job }: Task, done: Step): Step | undefined => {
  const plan = planOf(origin, job);
  return plan[plan.indexOf(done) + 1];
};
