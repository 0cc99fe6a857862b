import type { Box } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';

/** A place in the resume that a finding quotes. */
type Place = { readonly page: number; readonly quote: string; readonly box: Box | null };

/** Something that a report says about places of the resume, with its number on the page. */
export type Finding = {
  /** The ID of its element in the report. */
  readonly anchor: string;
  /** From 1. */
  readonly number: number;
  readonly message: string;
  readonly evidence: readonly Place[];
  /** Its marks look like a fault unless they are told to look otherwise. */
  readonly tone?: 'good' | 'fair';
};

/** The anchor of the first place in the resume that a finding marks. */
export const markAnchorOf = ({ number }: Pick<Finding, 'number'>): string => `mark-${number}`;

/** The number of a finding: a link to its mark. */
export const numberOf = (finding: Pick<Finding, 'number' | 'tone'>): Html =>
  html`<a class="number${finding.tone !== undefined && ` ${finding.tone}`}" href="#${markAnchorOf(finding)}">${finding.number}</a>`;
