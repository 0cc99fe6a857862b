import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link } from 'wouter';
import { useCandidate } from '../api/queries.ts';
import { QuestionList } from '../candidate/question-list.tsx';
import { ReportFrame } from '../candidate/report-frame.tsx';
import { StageSelect, StarButton } from '../candidate/review-controls.tsx';
import { ReviewPanel } from '../candidate/review-panel.tsx';
import { Verdicts } from '../candidate/verdicts.tsx';
import { Fault } from '../parts/fault.tsx';
import { useCandidateName } from '../parts/use-candidate-name.ts';
import { useTexts } from '../texts/use-texts.tsx';

type Props = { readonly batchId: string; readonly id: string };

const tabs = ['match', 'resume', 'ats', 'questions'] as const;

/** One candidate: verdicts with their quotes, the resume, the interview guide, and what the team has written. */
export const CandidatePage = ({ batchId, id }: Props) => {
  const { say, number, language } = useTexts();
  const nameOf = useCandidateName();
  const found = useCandidate(batchId, id, language);
  if (found.error) return <Fault error={found.error} retry={found.refetch} />;
  if (found.data === undefined) return <p role="status">{say('loading')}</p>;
  const { candidate, score } = found.data;
  const { review } = candidate;
  const path = `/batch/${batchId}/candidates/${id}`;
  const panels = {
    match: () => <Verdicts report={found.data} />,
    resume: () => <ReportFrame title={say('resume')} path={path} />,
    ats: () => <ReportFrame title={say('ats')} path={`${path}/ats`} />,
    questions: () => <QuestionList batchId={batchId} id={id} review={review} />,
  };
  return (
    <>
      <p className="back">
        <Link href={`/batches/${batchId}`}>{say('back')}</Link>
      </p>
      <div className="heading">
        <h1 dir="auto">{nameOf(candidate)}</h1>
        <div className="actions">
          <strong className="total">{score === null ? '–' : number(score)}</strong>
          <StageSelect batchId={batchId} id={id} stage={review.stage} label={say('stage')} />
          <StarButton batchId={batchId} id={id} starred={review.starred} label={say('star')} />
        </div>
      </div>
      <div className="candidate-page">
        <Tabs className="tabs">
          <TabList aria-label={nameOf(candidate)}>
            {tabs.map((tab) => (
              <Tab key={tab} id={tab}>
                {say(tab)}
              </Tab>
            ))}
          </TabList>
          {tabs.map((tab) => (
            <TabPanel key={tab} id={tab}>
              {panels[tab]()}
            </TabPanel>
          ))}
        </Tabs>
        <ReviewPanel key={candidate.candidate_id} batchId={batchId} id={id} review={review} />
      </div>
    </>
  );
};
