import type { CandidateReport } from '@winnow/contracts';
import { useTexts } from '../texts/use-texts.tsx';

type Judged = CandidateReport['requirements'][number];

/** A year or a month as people write it. */
const monthOf = (date: string, language: string): string => {
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  return new Date(`${year}-${month}-01`).toLocaleDateString(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
};

const Evidence = ({ evidence }: Pick<Judged, 'evidence'>) => {
  const { say, number, language } = useTexts();
  if (evidence.length === 0) return null;
  return (
    <ul className="quotes">
      {evidence.map(({ quote, grade, page, from, to }) => (
        <li key={`${page} ${quote}`}>
          <q dir="auto">{quote}</q>{' '}
          <small className="quiet">
            {[
              grade === undefined ? '' : say(`grade_${grade}`),
              from === undefined || from === null ? '' : `${monthOf(from, language)} – ${to ? monthOf(to, language) : '…'}`,
              say('page', { page: number(page) }),
            ]
              .filter((each) => each !== '')
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
};

const Verdict = ({ judged }: { readonly judged: Judged }) => {
  const { say } = useTexts();
  const { text, status, necessity, evidence } = judged;
  return (
    <li className={`verdict ${status}`}>
      <p>
        <span className={`badge ${status}`}>{say(`verdict_${status}`)}</span> <strong dir="auto">{text}</strong>{' '}
        <small className="quiet">{say(necessity === 'required' ? 'must' : 'wish')}</small>
      </p>
      <Evidence evidence={evidence} />
    </li>
  );
};

/** Each requirement of the job with its verdict, and the words of the resume that it stands on. */
export const Verdicts = ({ report }: { readonly report: CandidateReport }) => {
  const { say, number } = useTexts();
  const { summary, cap, requirements, disclaimer } = report;
  const musts = requirements.filter(({ necessity }) => necessity === 'required');
  const wishes = requirements.filter(({ necessity }) => necessity !== 'required');
  return (
    <>
      <p>{summary}</p>
      {cap !== null && cap !== undefined && <p className="notice">{say('cap', { cap: number(cap) })}</p>}
      <ul className="verdicts">
        {[...musts, ...wishes].map((judged) => (
          <Verdict key={judged.id} judged={judged} />
        ))}
      </ul>
      <p className="quiet">{disclaimer}</p>
    </>
  );
};
