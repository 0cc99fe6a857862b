import { busDeliveryContract } from './bus-delivery.contract.ts';
import { busFailureContract } from './bus-failure.contract.ts';
import type { BusHarness } from './bus-harness.ts';
import { busReleasesContract } from './bus-releases.contract.ts';

/** Everything that a bus promises, on one backend. */
export const busContract = (harness: BusHarness): void => {
  busDeliveryContract(harness);
  busFailureContract(harness);
  busReleasesContract(harness);
};
