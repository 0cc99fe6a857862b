import { job, newKeyBody } from '@winnow/contracts';
import { apiKey } from '../support/deployment.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { sharedJob } from './sample-work.ts';
import type { Fleet } from './start-fleet.ts';

export type Customer = { readonly client: ApiClient; readonly accountId: string; readonly jobId: string };

/** A new account with a key and the shared job: what others did before it is not known to it. */
export const createCustomer = async (fleet: Fleet, name: string): Promise<Customer> => {
  const operator = createApiClient(fleet.addresses, apiKey);
  const { body } = await operator.insist({ path: '/v1/accounts', json: { name } });
  const client = createApiClient(fleet.addresses, newKeyBody.parse(body.key).key);
  const jobId = job.parse((await client.insist({ path: '/v1/create-job', json: sharedJob })).body).job_id;
  return { client, accountId: String(body.account_id), jobId };
};

/** Has the events of a customer sent to a receiver; answers the secret that signs them. */
export const sendEventsTo = async ({ client }: Customer, url: string): Promise<string> => {
  const { body } = await client.insist({ method: 'PUT', path: '/v1/webhook', json: { url } });
  return String(body.secret);
};
