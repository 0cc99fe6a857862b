import type { QuestionCategory, QuestionSet } from '@winnow/contracts';
import { type Look, paragraphs } from './layout.ts';

const titles: { readonly [category in QuestionCategory]: string } = {
  hr: 'HR',
  technical: 'Technical',
  iq_logical: 'IQ and logic',
  personal_development: 'Personal development',
};

const writeQuestion = (question: QuestionSet['questions'][number], number: number, { paint }: Look): string => {
  const { text, difficulty, scope, competency, why, listen_for, anchors, follow_up, answer, explanation } = question;
  const notes: readonly (readonly [string, string | null])[] = [
    ['tells about', competency],
    ['why', why],
    ['listen for', listen_for.length === 0 ? null : listen_for.join('; ')],
    ['1 of 5', anchors?.['1'] ?? null],
    ['3 of 5', anchors?.['3'] ?? null],
    ['5 of 5', anchors?.['5'] ?? null],
    ['follow up', follow_up],
    ['answer', answer],
    ['because', explanation],
  ];
  const lines = notes.flatMap(([name, value]) => (value === null ? [] : [`   ${paint('dim', `${name}:`)} ${value}`]));
  const kind = scope === 'core' ? `${difficulty}, for all candidates` : difficulty;
  return [`${number}. ${text} ${paint('dim', `(${kind})`)}`, ...lines].join('\n');
};

/** Interview questions as text, by category. */
export const writeQuestionSet = ({ questions, seed, job_id }: QuestionSet, look: Look): string => {
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const categories = [...new Set(questions.map(({ category }) => category))];
  const parts = categories.flatMap((category) => [
    look.paint('bold', titles[category]),
    ...numbered
      .filter(({ question }) => question.category === category)
      .map((each) => writeQuestion(each.question, each.number, look)),
  ]);
  return paragraphs([...parts, look.paint('dim', `Job ${job_id}. The same questions again: --seed ${seed}`)]);
};
