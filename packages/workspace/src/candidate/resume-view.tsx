import { useBlind } from '../parts/use-blind.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** The resume as it looks, with what was read and found marked on it: a page of the API, which runs no scripts. */
export const ResumeView = ({ batchId, id }: { readonly batchId: string; readonly id: string }) => {
  const { say, language } = useTexts();
  const [blind] = useBlind();
  if (blind) return <p>{say('hiddenWhileBlind')}</p>;
  const src = `/api/v1/batch/${batchId}/candidates/${id}/ats?language=${language}`;
  return <iframe className="resume" title={say('resume')} src={src} sandbox="" />;
};
