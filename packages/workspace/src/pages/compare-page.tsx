import type { CandidateReport } from '@winnow/contracts';
import { Link } from 'wouter';
import { useCandidates } from '../api/queries.ts';
import { Fault } from '../parts/fault.tsx';
import { useCandidateName } from '../parts/use-candidate-name.ts';
import { useTexts } from '../texts/use-texts.tsx';

type Props = { readonly batchId: string; readonly ids: readonly string[] };

const Cell = ({ report, id }: { readonly report: CandidateReport; readonly id: string }) => {
  const { say } = useTexts();
  const judged = report.requirements.find((each) => each.id === id);
  if (judged === undefined) return <td>–</td>;
  const [best] = judged.evidence;
  return (
    <td className={judged.status}>
      <span className={`badge ${judged.status}`}>{say(`verdict_${judged.status}`)}</span>
      {best && <q dir="auto">{best.quote}</q>}
    </td>
  );
};

/** Up to four candidates beside one another, requirement by requirement. */
export const ComparePage = ({ batchId, ids }: Props) => {
  const { say, number, language } = useTexts();
  const nameOf = useCandidateName();
  const found = useCandidates(batchId, ids, language);
  const error = found.find((each) => each.error !== null)?.error;
  if (error) return <Fault error={error} />;
  const reports = found.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const [first] = reports;
  if (first === undefined || reports.length < ids.length) return <p role="status">{say('loading')}</p>;
  return (
    <>
      <p className="back">
        <Link href={`/batches/${batchId}`}>{say('back')}</Link>
      </p>
      <h1>{say('compare')}</h1>
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('requirements')}</th>
              {reports.map(({ candidate, score }) => (
                <th scope="col" key={candidate.candidate_id}>
                  <Link href={`/batches/${batchId}/candidates/${candidate.candidate_id}`}>{nameOf(candidate)}</Link>
                  <br />
                  {score === null ? '–' : number(score)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.requirements.map(({ id, text, necessity }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {text} <small className="quiet">{say(necessity === 'required' ? 'must' : 'wish')}</small>
                </th>
                {reports.map((report) => (
                  <Cell key={report.candidate.candidate_id} report={report} id={id} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
