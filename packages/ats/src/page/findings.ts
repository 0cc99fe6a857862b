import type { AtsReport, CheckEvidence } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';

/** A problem or note of a report, with its number on the page. */
export type Finding = {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly message: string;
  readonly evidence: readonly CheckEvidence[];
};

const hasFinding = ({ status, fix }: AtsReport['checks'][number]): boolean =>
  status === 'fail' || status === 'warn' || (status === 'info' && fix !== null);

/** The caps that apply, and the checks that lost points or are informational, numbered in the order of the report. */
export const findingsOf = ({ caps, checks }: AtsReport): readonly Finding[] =>
  [
    ...caps.flatMap(({ id, applied, message, evidence }) => (applied ? [{ id, message: message ?? id, evidence }] : [])),
    ...checks.filter(hasFinding).map(({ id, message, evidence }) => ({ id, message, evidence })),
  ].map((finding, index) => ({ ...finding, number: index + 1 }));

/** The anchor of a finding within the page. */
export const anchorOf = (id: string): string => `check-${id.replaceAll(/[^a-z0-9]/gu, '-')}`;

/** The anchor of the first place in the resume that a finding marks. */
export const markAnchorOf = ({ number }: Pick<Finding, 'number'>): string => `mark-${number}`;

/** The number of a finding: a link to its mark. */
export const numberOf = (finding: Pick<Finding, 'number'>): Html =>
  html`<a class="number" href="#${markAnchorOf(finding)}">${finding.number}</a>`;
