export { type AskMeaning, type Compared, openAskMeaning } from './ask-meaning.ts';
export { deleteBlob, putBlob, readBlob } from './blob.ts';
export { computeOnce } from './compute-once.ts';
export { deleteOfFile, deleteReadings } from './delete-of-file.ts';
export { createDropUnwanted } from './drop-unwanted.ts';
export { expiryOf, outlives, resultExpiryOf } from './expiry-of.ts';
export { erasureOptions, type ForgetErased, openForgetErased } from './forget-erased.ts';
export { isForgotten } from './is-forgotten.ts';
export { assertKnownShape, loadResume, type PackedResume } from './load-resume.ts';
export { emptyResume, type PackedContent } from './packed-content.ts';
export { storeTryMs } from './store-try-ms.ts';
export {
  continueTask,
  endTask,
  endWhenGone,
  failDeadTask,
  failTask,
  resultTask,
  resultTaskWithoutProviders,
} from './task-flow.ts';
export { taskOptions } from './task-options.ts';
