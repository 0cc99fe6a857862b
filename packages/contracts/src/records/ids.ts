/** Ids and file names of what belongs to one uploaded file. They are derived, so that two computations of the same thing meet in one place. */
export type UploadRef = { readonly account_id: string; readonly sha256: string };

export type ComputedRef = UploadRef & { readonly engine_version: string };

export const uploadId = ({ account_id, sha256 }: UploadRef): string => `${account_id}:${sha256}`;

export const uploadFile = ({ account_id, sha256 }: UploadRef): string => `uploads/${account_id}/${sha256}`;

export const resumeId = ({ account_id, sha256, engine_version }: ComputedRef): string =>
  `${account_id}:${sha256}:${engine_version}`;

export const atsScoreId = (computed: ComputedRef): string => `${resumeId(computed)}:ats`;

/** File of a blob of a resume that was read, when it is too large for the record. */
export const resumeFile = ({ account_id, sha256, engine_version }: ComputedRef, part: 'content' | 'layout'): string =>
  `resumes/${account_id}/${sha256}.${engine_version}.${part}`;
