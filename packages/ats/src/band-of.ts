import type { AtsAssessment } from '@winnow/contracts';

export type Band = AtsAssessment['band'];

/** The band of a score after caps: excellent from 80, good from 60, fair from 40 (80 and 60 as in OfflineCV, 40 our own choice). */
export const bandOf = (score: number): Band => (score >= 80 ? 'excellent' : score >= 60 ? 'good' : score >= 40 ? 'fair' : 'poor');
