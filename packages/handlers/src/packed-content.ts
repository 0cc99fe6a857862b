import type { DocumentFacts, ResumeContent } from '@winnow/contracts';
import { currentContent, noContent, noDocument, type StoredContent } from '@winnow/contracts/constants';
import { packJson, unpackJson } from '@winnow/workers/packed-json';

/** Facts and content of a resume as the parser packed them: what the tasks of other services work on. */
export type PackedContent = { readonly document: DocumentFacts; readonly content: Uint8Array };

/** An empty resume: a sample input with which a thread loads everything before the first request. */
export const emptyResume: PackedContent = { document: noDocument, content: packJson(noContent) };

/** Inverse of the parser's packing, for content that any release has stored. */
export const unpackContent = (content: Uint8Array): ResumeContent => currentContent(unpackJson<StoredContent>(content));
