import { randomBytes } from 'node:crypto';
import { type Accounts, allRights, openAccounts } from '@winnow/accounts';
import { type Backends, type Service, writeOut } from '@winnow/runtime';

const sampleLines = [
  'Ada Example',
  'ada@example.com | +44 20 7946 0018 | London',
  '',
  'Summary',
  'Engineer with six years of experience in build systems and developer tools for teams of up to forty people.',
  '',
  'Experience',
  'Engineer, Example Ltd, 03/2019 - 06/2025',
  '- Cut build times by 40% for three products',
  '- Led the move of two services to a new platform',
  '',
  'Education',
  'BSc Computer Science, University of Leeds, 2015 - 2018',
  '',
  'Skills',
  'TypeScript, Kafka, MongoDB, Linux',
];

/** The first account may create others: it belongs to whoever runs the process. */
const makeFirstKey = async (accounts: Accounts): Promise<string> => {
  const account = await accounts.create('default', { operator: true });
  const { key } = await accounts.createKey(account, { name: 'first key', held: allRights }, 'system');
  return key;
};

/** Prints what a person needs on the first start: address, docs, the first key (shown only once) and a working sample call. */
export const createWelcome = (
  { store, now, newId }: Pick<Backends, 'store' | 'now' | 'newId'>,
  { bootstrapKey }: { readonly bootstrapKey: string | undefined },
  addresses: { readonly gateway: () => string; readonly dashboard: () => string },
): Service => ({
  name: 'welcome',
  start: async () => {
    const address = addresses.gateway();
    const accounts = await openAccounts({ store, now, newId, randomBytes: (size) => randomBytes(size), bootstrapKey });
    const key = (await accounts.hasKeys()) ? undefined : await makeFirstKey(accounts);
    const sample = `printf '${sampleLines.join('\\n').replaceAll('%', '%%')}' |`;
    const call = `curl -s -F 'file=@-;filename=resume.txt'${key === undefined ? '' : ` -H 'x-api-key: ${key}'`} ${address}/v1/score-ats`;
    const lines = [
      `Winnow is ready at ${address}`,
      `Documentation:     ${address}/docs`,
      `Workspace:         ${addresses.dashboard()}/app/`,
      `Keys and webhook:  ${addresses.dashboard()}`,
      key === undefined
        ? 'API key:           printed at the first start; /v1/score-ats also works without one'
        : `API key:           ${key}  (shown this once)`,
      'Try it:',
      `  ${sample} ${call}`,
    ];
    writeOut(`\n${lines.join('\n')}\n\n`);
  },
  check: async () => {},
  stop: async () => {},
});
