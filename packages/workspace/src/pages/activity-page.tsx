import type { AuditEntry } from '@winnow/contracts';
import { Button } from 'react-aria-components';
import { useAudit } from '../api/account.ts';
import { Fault } from '../parts/fault.tsx';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import { useTexts } from '../texts/use-texts.tsx';

const Row = ({ entry }: { readonly entry: AuditEntry }) => {
  const { say, language } = useTexts();
  const { at, actor, actor_name, action, target } = entry;
  return (
    <tr>
      <td>
        <time dateTime={at}>{new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
      </td>
      <td>
        {actor_name !== null && (
          <>
            <bdi>{actor_name}</bdi>
            <br />
          </>
        )}
        <code className="quiet">{actor}</code>
      </td>
      <td>{say(`action_${action}`)}</td>
      <td>
        <code>{target}</code>
      </td>
    </tr>
  );
};

/** Who did what in the account. */
export const ActivityPage = () => {
  const { say } = useTexts();
  const audit = useAudit();
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <div className="heading">
        <h1>{say('activity')}</h1>
        <div className="actions">
          <a className="button" href="/api/v1/audit?format=csv" download>
            {say('exportCsv')}
          </a>
          <a className="button" href="/api/v1/audit?format=jsonl" download>
            {say('exportJsonl')}
          </a>
        </div>
      </div>
      <p className="quiet">{say('activityHint')}</p>
      {audit.error && <Fault error={audit.error} retry={audit.refetch} />}
      <ScrollRegion label={say('activity')}>
        <table>
          <thead>
            <tr>
              {(['time', 'actor', 'action', 'object'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {audit.data !== undefined && entries.length === 0 && <p>{say('noActivity')}</p>}
      {audit.hasNextPage && (
        <p>
          <Button isDisabled={audit.isFetchingNextPage} onPress={() => audit.fetchNextPage()}>
            {say('showMore')}
          </Button>
        </p>
      )}
    </>
  );
};
