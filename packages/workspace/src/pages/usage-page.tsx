import { useState } from 'react';
import { DayChart } from '../account/day-chart.tsx';
import { firstDay, usageByDay, usageByKey } from '../account/usage-by.ts';
import { UsageTable } from '../account/usage-table.tsx';
import { useUsage } from '../api/account.ts';
import { Fault } from '../parts/fault.tsx';
import { directionOf } from '../texts/load-texts.ts';
import { useTexts } from '../texts/use-texts.tsx';

const periods = [7, 30, 90] as const;
const everyKey = '';

/** How much the keys and members of the account were used. */
export const UsagePage = () => {
  const { say, count, language } = useTexts();
  const [days, setDays] = useState<number>(30);
  const [key, setKey] = useState(everyKey);
  const usage = useUsage(firstDay(Date.now(), days));
  const { from = '', to = '', usage: rows = [] } = usage.data ?? {};
  const keys = usageByKey(rows);
  const byDay = usageByDay(key === everyKey ? rows : rows.filter(({ key_id }) => key_id === key), from, to);
  const dateOf = (day: string): string => new Date(day).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <h1>{say('usage')}</h1>
      <p className="quiet">{say('usageHint')}</p>
      <div className="actions">
        <label>
          <span className="react-aria-Label">{say('period')}</span>
          <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {periods.map((each) => (
              <option key={each} value={each}>
                {count('days', each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="react-aria-Label">{say('keyOrMember')}</span>
          <select dir="auto" value={key} onChange={({ target }) => setKey(target.value)}>
            <option value={everyKey}>{say('everyKey')}</option>
            {keys.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {usage.error && <Fault error={usage.error} retry={usage.refetch} />}
      {usage.data !== undefined && rows.length === 0 && <p>{say('noUsage')}</p>}
      {rows.length > 0 && (
        <>
          <h2>{say('requestsByDay')}</h2>
          <p>
            <span className="swatch good" aria-hidden="true" /> {say('succeededRequests')}{' '}
            <span className="swatch bad" aria-hidden="true" /> {say('failedRequests')}
          </p>
          <div className="usage">
            <DayChart days={byDay} isRightToLeft={directionOf(language) === 'rtl'} />
            <UsageTable
              caption={say('requestsByDay')}
              first={say('day')}
              rows={byDay
                .filter(({ requests, candidates }) => requests + candidates > 0)
                .toReversed()
                .map((use) => ({ ...use, id: use.day, name: dateOf(use.day) }))}
            />
          </div>
          <h2>{say('requestsByKey')}</h2>
          <UsageTable
            caption={say('requestsByKey')}
            first={say('keyOrMember')}
            rows={keys.map((use) => ({ ...use, name: <bdi>{use.name}</bdi> }))}
          />
        </>
      )}
    </>
  );
};
