import { expect, it } from 'vitest';
import { findUnknownVariables } from '../src/unknown-variables.ts';

it('names each variable with the prefix that nothing reads, and the one that was probably meant', () => {
  expect(findUnknownVariables({ WINNOW_WORKER: '2', WINNOW_COLOUR_OF_THE_SKY: 'blue', PATH: '/bin' })).toEqual([
    'WINNOW_COLOUR_OF_THE_SKY is not a variable of Winnow.',
    'WINNOW_WORKER is not a variable of Winnow. Did you mean WINNOW_WORKERS?',
  ]);
});

it('accepts the variables of every service and of the command line', () => {
  expect(findUnknownVariables({ WINNOW_PORT: '1', WINNOW_WEBHOOK_SCHEDULE: '1s', WINNOW_URL: 'http://localhost' })).toEqual([]);
});

it('ignores what Kubernetes sets for the services of a namespace, but no misspelled port', () => {
  expect(
    findUnknownVariables({
      WINNOW_GATEWAY_SERVICE_HOST: '10.0.0.1',
      WINNOW_GATEWAY_SERVICE_PORT_HTTP: '8080',
      WINNOW_GATEWAY_PORT: 'tcp://10.0.0.1:8080',
      WINNOW_GATEWAY_PORT_8080_TCP_ADDR: '10.0.0.1',
    }),
  ).toEqual([]);
  expect(findUnknownVariables({ WINNOW_DASHBORD_PORT: '8081' })).toEqual([
    'WINNOW_DASHBORD_PORT is not a variable of Winnow. Did you mean WINNOW_DASHBOARD_PORT?',
  ]);
});
