import { renderAtsPage, renderAtsReport } from '@winnow/ats/render';
import { type AtsReport, defaultLimits, type LanguageCode, type PagePicture } from '@winnow/contracts';
import { type PageView, pageViews } from '@winnow/pages';
import type { LayoutDocument } from '@winnow/reading';
import { unpackJson } from '@winnow/workers/packed-json';
import { unwrapAnswer } from '@winnow/workers/worker-task';
import { draw } from '../../services/parser/src/tasks/draw.ts';
import { extract } from '../../services/parser/src/tasks/extract.ts';
import { assess } from '../../services/scoring/src/tasks/assess.ts';

export type MadeReport = {
  readonly views: readonly PageView[];
  readonly in: (language: LanguageCode) => { readonly report: AtsReport; readonly page: string };
};

/** Makes the report of a PDF as the services make it, in any language. */
export const makeReport = async (bytes: Uint8Array, jobText: string | null): Promise<MadeReport> => {
  const sha256 = 'a'.repeat(64);
  const read = unwrapAnswer(await extract({ bytes: bytes.slice(), sha256, limits: defaultLimits }));
  const assessment = unwrapAnswer(await assess({ ...read, jobText }));
  const pictures = unpackJson<readonly PagePicture[]>(unwrapAnswer(await draw({ bytes })));
  const views: readonly PageView[] = pageViews(unpackJson<LayoutDocument>(read.layout), pictures);
  return {
    views,
    in: (language) => {
      const report = renderAtsReport(assessment, { language, requestId: 'req_1', cached: false, engineVersion: '2026.11.1' });
      return { report, page: renderAtsPage(report, views) };
    },
  };
};
