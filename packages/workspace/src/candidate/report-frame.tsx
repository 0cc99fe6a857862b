import { useBlind } from '../parts/use-blind.ts';
import { useTexts } from '../texts/use-texts.tsx';

type Props = {
  readonly title: string;
  /** Of the API, below `/v1`. */
  readonly path: string;
};

/** A report of the API as a page, with what it found marked on the resume; such a page runs no scripts. */
export const ReportFrame = ({ title, path }: Props) => {
  const { say, language } = useTexts();
  const [blind] = useBlind();
  if (blind) return <p>{say('hiddenWhileBlind')}</p>;
  return <iframe className="resume" title={title} src={`/api/v1${path}?language=${language}`} sandbox="" />;
};
