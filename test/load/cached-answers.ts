import { post, send } from '../support/call.ts';
import type { Deployment } from '../support/deployment.ts';
import { type Generator, startGenerator } from './generator.ts';
import { jobOfBench } from './job-of-bench.ts';
import { makeWork } from './make-work.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { measuredHead, rowsOf, tableOf } from './table.ts';
import { httpTarget, placeOf, startControl, startStandalone } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const matchPath = '/v1/score-match-parsed';
const atsPath = '/v1/score-ats';
const seconds = 4;

type Asked = { readonly path: string; readonly fields: { readonly [name: string]: string } };

const targetOf = (generator: Generator, deployment: Deployment, { path, fields }: Asked) =>
  httpTarget(generator, deployment.mode, placeOf(deployment), { path, fields, same: true });

const matchOf = async (deployment: Deployment): Promise<Asked> => {
  const created = await send('POST', `${placeOf(deployment).addresses[0]}/v1/create-job`, jobOfBench);
  return { path: matchPath, fields: { job_id: String(created.body.job_id) } };
};

/** The match of one file with one job, which is known after the first time. */
export const cachedMatchOf = async (generator: Generator, deployment: Deployment) =>
  targetOf(generator, deployment, await matchOf(deployment));

const measureCached = (rounds: number, askedOf: (deployment: Deployment) => Promise<Asked>): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const control = keep(await startControl(generator));
    const winnow = keep(await startStandalone());
    const asked = await askedOf(winnow);

    const [file] = await makeWork();
    const { path, fields } = asked;
    const report = await post(`${winnow.addresses()[0]}${path}`, { fields, ...(file === undefined ? {} : { file }) });
    await fetch(`${control.addresses[0]}/answer`, { method: 'PUT', body: JSON.stringify(report.body) });
    const express = httpTarget(generator, 'Express, same bytes', control, { path: matchPath, fields, same: true });
    const targets = [express, targetOf(generator, winnow, asked)];
    const tables: string[] = [];
    for (const clients of [1, 16]) {
      const measured = await measureInTurn(targets, { kind: 'closed', clients }, { rounds, seconds });
      tables.push(`${clients} at a time:`, tableOf(measuredHead, rowsOf(measured)));
    }
    return tables.join('\n\n');
  });

/** A match that is known, against an Express route that takes the same form and answers the same bytes. */
export const measureCachedMatch = (rounds: number): Promise<string> => measureCached(rounds, matchOf);

/** An ATS report that is known, against the same. */
export const measureCachedAts = (rounds: number): Promise<string> =>
  measureCached(rounds, async () => ({ path: atsPath, fields: {} }));
