import type { CandidateReview, QuestionSet } from '@winnow/contracts';
import { useQuestions, useReview } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useBlind } from '../parts/use-blind.ts';
import { useTexts } from '../texts/use-texts.tsx';

type Question = QuestionSet['questions'][number];
type Rating = CandidateReview['ratings'][number];

const ratings = [1, 2, 3, 4, 5] as const;
const maxSubject = 200;

const subjectOf = ({ text }: Question): string => text.slice(0, maxSubject);

type ItemProps = {
  readonly question: Question;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
};

const QuestionItem = ({ question, rating, onRate }: ItemProps) => {
  const { say, number } = useTexts();
  const { id, text, why, competency, listen_for, follow_up, anchors } = question;
  const anchorOf = (grade: number): string | undefined => anchors?.[grade as 1 | 3 | 5];
  return (
    <li className="question">
      <p>
        <strong dir="auto">{text}</strong>
      </p>
      <p className="quiet">
        {competency} · {why}
      </p>
      <p>{say('listenFor')}:</p>
      <ul>
        {listen_for.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {follow_up && (
        <p>
          {say('followUp')}: <span dir="auto">{follow_up}</span>
        </p>
      )}
      <fieldset className="rating">
        <legend>{say('rating')}</legend>
        {ratings.map((each) => (
          <label key={each} title={anchorOf(each)}>
            <input type="radio" name={id} checked={rating === each} onChange={() => onRate(each)} /> {number(each)}
            {anchorOf(each) && <small className="quiet"> {anchorOf(each)}</small>}
          </label>
        ))}
      </fieldset>
    </li>
  );
};

type Props = { readonly batchId: string; readonly id: string; readonly review: CandidateReview };

/** The interview guide, whose ratings are the scorecard of the candidate. */
export const QuestionList = ({ batchId, id, review }: Props) => {
  const { say, language } = useTexts();
  const found = useQuestions(batchId, id, language);
  const save = useReview(batchId);
  const [blind] = useBlind();
  if (found.error) return <Fault error={found.error} retry={found.refetch} />;
  if (found.data === undefined) return <p role="status">{say('loading')}</p>;
  const rate = (question: Question, rating: number): void => {
    const subject = subjectOf(question);
    const others = review.ratings.filter((each: Rating) => each.subject !== subject);
    save.mutate({ id, change: { ratings: [...others, { subject, rating }] } });
  };
  const guide = `/api/v1/batch/${batchId}/candidates/${id}/questions?language=${language}`;
  return (
    <>
      {/* The page to print names the candidate. */}
      {!blind && (
        <p>
          <a className="button" href={guide} target="_blank" rel="noreferrer">
            {say('printGuide')}
          </a>
        </p>
      )}
      <ol className="questions">
        {found.data.questions.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            rating={review.ratings.find(({ subject }) => subject === subjectOf(question))?.rating ?? null}
            onRate={(rating) => rate(question, rating)}
          />
        ))}
      </ol>
    </>
  );
};
