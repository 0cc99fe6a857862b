/** Ids of computed records. They are derived, so that two computations of the same thing meet in one record. */
type Computed = { readonly account_id: string; readonly sha256: string; readonly engine_version: string };

export const uploadId = ({ account_id, sha256 }: Pick<Computed, 'account_id' | 'sha256'>): string => `${account_id}:${sha256}`;

export const resumeId = ({ account_id, sha256, engine_version }: Computed): string => `${account_id}:${sha256}:${engine_version}`;

export const atsScoreId = (computed: Computed): string => `${resumeId(computed)}:ats`;
