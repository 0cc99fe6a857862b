import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { loadData } from './load-data.ts';
import type { ReportTexts } from './schema/report.ts';

/** The texts of the ATS report in a language; loaded when first asked for. */
export const reportTextsOf = lazilyByKey((code: LanguageCode): ReportTexts => loadData(code, 'report') as ReportTexts);
