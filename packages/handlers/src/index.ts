export { deleteBlob, putBlob, readBlob } from './blob.ts';
export { computeOnce } from './compute-once.ts';
export { deleteOfFile, deleteReadings } from './delete-of-file.ts';
export { createDropUnwanted } from './drop-unwanted.ts';
export { expiryOf, outlives, resultExpiryOf } from './expiry-of.ts';
export { erasureOptions, type ForgetErased, openForgetErased } from './forget-erased.ts';
export { isForgotten } from './is-forgotten.ts';
export { assertKnownShape, loadResume, type PackedResume } from './load-resume.ts';
export { continueTask, endTask, endWhenGone, failTask, giveUp, resultTask } from './task-flow.ts';
