import type { AtsReport } from '@winnow/contracts';
import type { Finding } from '@winnow/pages';

/** A problem or note of a report. */
export type CheckFinding = Finding & { readonly id: string };

const hasFinding = ({ status, fix }: AtsReport['checks'][number]): boolean =>
  status === 'fail' || status === 'warn' || (status === 'info' && fix !== null);

/** The anchor of a finding within the page. */
export const anchorOf = (id: string): string => `check-${id.replaceAll(/[^a-z0-9]/gu, '-')}`;

/** The caps that apply, and the checks that lost points or are informational, numbered in the order of the report. */
export const findingsOf = ({ caps, checks }: AtsReport): readonly CheckFinding[] =>
  [
    ...caps.flatMap(({ id, applied, message, evidence }) => (applied ? [{ id, message: message ?? id, evidence }] : [])),
    ...checks.filter(hasFinding).map(({ id, message, evidence }) => ({ id, message, evidence })),
  ].map((finding, index) => ({ ...finding, anchor: anchorOf(finding.id), number: index + 1 }));
