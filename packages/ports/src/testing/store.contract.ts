import { storeDocumentsContract } from './store-documents.contract.ts';
import { storeExpiryContract } from './store-expiry.contract.ts';
import { storeFindContract } from './store-find.contract.ts';
import type { StoreHarness } from './store-harness.ts';
import { storePagesContract } from './store-pages.contract.ts';
import { storeWritesContract } from './store-writes.contract.ts';

/** What every backend's `Store` must do, as vitest suites. */
export const storeContract = (harness: StoreHarness): void => {
  storeWritesContract(harness);
  storeFindContract(harness);
  storePagesContract(harness);
  storeDocumentsContract(harness);
  storeExpiryContract(harness);
};
