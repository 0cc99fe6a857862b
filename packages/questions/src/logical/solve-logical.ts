import type { QuestionDraft } from '@winnow/contracts';
import { solveHandshakes } from './handshakes.ts';
import { listIn } from './logical-item.ts';
import { solveOrder } from './order.ts';
import { solvePercent } from './percent.ts';
import { solveSequence } from './sequence.ts';
import { solveWork } from './work.ts';

type Posed = Pick<QuestionDraft, 'template' | 'values' | 'clues'>;

const answerTo = ({ template, values, clues }: Posed): string | number | null => {
  const number = (name: string): number => Number(values[name]);
  const list = (name: string): readonly string[] => listIn(String(values[name]));
  switch (template) {
    case 'iq.sequence':
      return solveSequence(list('terms').map(Number));
    case 'iq.work':
      return solveWork(number('workers'), number('hours'), number('others'));
    case 'iq.percent':
      return solvePercent(number('before'), number('percent'));
    case 'iq.order': {
      const [only, ...more] = solveOrder(list('names'), clues);
      return more.length === 0 ? (only?.[number('place') - 1] ?? null) : null;
    }
    case 'iq.handshakes':
      return solveHandshakes(number('people'));
    default:
      return null;
  }
};

/**
 * Solves a logical question from the text shown to the candidate, never from how it was generated. null: no solution, more than
 * one, or an unknown question.
 */
export const solveLogical = (posed: Posed): string | null => {
  const answer = answerTo(posed);
  return answer === null ? null : String(answer);
};
