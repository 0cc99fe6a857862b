import type { Job } from '@winnow/contracts';
import { useState } from 'react';
import { ChooseJob } from '../job/choose-job.tsx';
import { CorrectJob } from '../job/correct-job.tsx';
import { StartScreening } from '../job/start-screening.tsx';
import { useTexts } from '../texts/use-texts.tsx';

/** Three steps on one page: the job, how it was read, and the resumes. */
export const NewScreeningPage = () => {
  const { say } = useTexts();
  const [job, setJob] = useState<Job>();
  return (
    <>
      <h1>{say('newScreening')}</h1>
      <section className="step" aria-labelledby="step-job">
        <h2 id="step-job">1. {say('jobStep')}</h2>
        <ChooseJob onRead={setJob} />
      </section>
      {job && (
        <>
          <section className="step" aria-labelledby="step-read">
            <h2 id="step-read">2. {say('requirementsStep')}</h2>
            <CorrectJob key={job.job_id} job={job} onCorrected={setJob} />
          </section>
          <section className="step" aria-labelledby="step-resumes">
            <h2 id="step-resumes">3. {say('resumesStep')}</h2>
            <StartScreening job={job} />
          </section>
        </>
      )}
    </>
  );
};
