import { post, send } from '../support/call.ts';
import type { Deployment } from '../support/deployment.ts';
import { type Generator, startGenerator } from './generator.ts';
import { jobOfBench } from './job-of-bench.ts';
import { makeWork } from './make-work.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { measuredHead, rowsOf, tableOf } from './table.ts';
import { httpTarget, placeOf, startControl, startStandalone } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const path = '/v1/score-match-parsed';
const seconds = 4;

/** The match of one file with one job, which is known after the first time. */
export const cachedMatchOf = async (generator: Generator, deployment: Deployment) => {
  const place = placeOf(deployment);
  const created = await send('POST', `${place.addresses[0]}/v1/create-job`, jobOfBench);
  const fields = { job_id: String(created.body.job_id) };
  return { fields, target: httpTarget(generator, deployment.mode, place, { path, fields, same: true }) };
};

/** A match that is known, against an Express route that takes the same form and answers the same bytes. */
export const measureCachedMatch = (rounds: number): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const control = keep(await startControl(generator));
    const winnow = keep(await startStandalone());
    const { fields, target } = await cachedMatchOf(generator, winnow);

    const [file] = await makeWork();
    const report = await post(`${winnow.addresses()[0]}${path}`, { fields, ...(file === undefined ? {} : { file }) });
    await fetch(`${control.addresses[0]}/answer`, { method: 'PUT', body: JSON.stringify(report.body) });
    const express = httpTarget(generator, 'Express, same bytes', control, { path, fields, same: true });
    const tables: string[] = [];
    for (const clients of [1, 16]) {
      const measured = await measureInTurn([express, target], { kind: 'closed', clients }, { rounds, seconds });
      tables.push(`${clients} at a time:`, tableOf(measuredHead, rowsOf(measured)));
    }
    return tables.join('\n\n');
  });
