import { once } from 'node:events';
import { chown, lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { buildImage } from '../support/build-image.ts';
import { freePort } from '../support/free-port.ts';
import { spawnInRoot } from './read-only-root.ts';

const patienceMs = 60_000;

type Check = (what: string, isMet: boolean) => void;

/** Where an image is made and run. */
type Place = { readonly app: string; readonly root: string };

/** Runs a step of the Dockerfile where the image has its files: compiled modules are found by their path. */
const runStep =
  ({ root, app }: Place): Parameters<typeof buildImage>[2] =>
  async (command, { user, variables }) => {
    // What is downloaded and kept goes to the /tmp of the step.
    const environment = { HOME: '/tmp', ...variables };
    const child = await spawnInRoot({ root, app, writable: true, user, environment, command });
    const [out, errors, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')]);
    if (code !== 0) throw new Error(`${command}: ${errors}${out}`);
  };

const look = async (folder: string, service: string, check: Check) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const modes = await Promise.all(files.map(async (path) => ({ path: path.slice(folder.length + 1), ...(await lstat(path)) })));
  const cache = 'node_modules/.cache/';
  const ours = modes.map(({ path }) => path).filter((path) => !path.startsWith('node_modules/'));
  check(
    'no file is writable for others',
    modes.every(({ mode }) => (mode & 0o022) === 0),
  );
  check(
    'root owns everything but the compiled modules',
    modes.every(({ path, uid }) => path.startsWith(cache) || uid === 0),
  );
  check('there are no tests', !ours.some((path) => /(^|\/)test\/|\.test\.ts$/.test(path)));
  check(
    'there are no tools for building',
    !modes.some(({ path }) => /^node_modules\/(typescript|vitest|@biomejs|esbuild)\//.test(path)),
  );
  check('there is no other service', (await readdir(join(folder, 'services'))).join() === service);
  const megabytes = modes.reduce((sum, { size }) => sum + size, 0) / 2 ** 20;
  console.log(
    `     ${modes.length} files, ${megabytes.toFixed(0)} MB, ${modes.filter(({ path }) => path.startsWith(cache)).length} compiled modules`,
  );
  const { components } = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8'));
  check(
    'the bill of materials lists what is installed',
    components.some(({ name }: { readonly name: string }) => name === 'kafkajs'),
  );
};

const run = async (image: Awaited<ReturnType<typeof buildImage>>, { root, app }: Place, check: Check): Promise<void> => {
  const port = await freePort();
  const environment = {
    ...image.environment,
    WINNOW_BACKEND: 'distributed',
    // Nothing listens there: the process must wait and say so.
    KAFKA_BROKERS: '127.0.0.1:1',
    MONGODB_URI: 'mongodb://127.0.0.1:1/?replicaSet=rs0',
    WINNOW_SECRET_KEY: 'ab'.repeat(32),
    WINNOW_HEALTH_PORT: `${port}`,
    NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
  };
  const command = image.command.at(-1) ?? '';
  const began = performance.now();
  const child = await spawnInRoot({ root, app, writable: false, user: image.user, environment, command });
  const output = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const ended = once(child, 'exit');
  let live: number | undefined;
  while (live === undefined && performance.now() - began < patienceMs && child.exitCode === null) {
    live = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => undefined,
    );
    if (live === undefined) await delay(50);
  }
  check('it starts as a user without rights, on a read-only root', live === 200);
  console.log(`     health port after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  check('it is not ready while Kafka and MongoDB cannot be reached', ready?.status === 503);
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  check('it is the user of the image', new RegExp(`^Uid:\\s+${image.user.split(':')[0]}\\s`, 'm').test(status));
  child.kill('SIGTERM');
  const [code] = await ended;
  check('it ends on SIGTERM with 0', code === 0);
  const [out, errors] = await output;
  const accepted = [...`${out}${errors}`.matchAll(/was accepted|is accepted|accepted/g)].length;
  check('it finds modules compiled', accepted > 50);
};

/**
 * Does without an engine what deploy/Dockerfile does for a service, looks at the result and starts it. Returns what is wrong. As
 * root, because it mounts and becomes the user of the image.
 */
export const checkImage = async (service: string): Promise<readonly string[]> => {
  const failures: string[] = [];
  const check: Check = (what, isMet) => {
    console.log(`${isMet ? 'ok  ' : 'FAIL'} ${what}`);
    if (!isMet) failures.push(`${service}: ${what}`);
  };
  const work = await mkdtemp(join(tmpdir(), 'winnow-image-check-'));
  const place = { app: join(work, 'app'), root: join(work, 'root') };
  try {
    await mkdir(place.app);
    const image = await buildImage(place.app, { SERVICE: service, VERSION: '0.0.0', REVISION: 'none' }, runStep(place));
    check('it has a user without rights', /^[1-9]\d*:[1-9]\d*$/.test(image.user));
    check(
      'it is labelled',
      image.labels['winnow.service'] === service && image.labels['org.opencontainers.image.version'] === '0.0.0',
    );
    await chown(place.app, 0, 0);
    await look(place.app, service, check);
    await run(image, place, check);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return failures;
};
