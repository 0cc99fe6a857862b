#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: stripping the types takes longer than most commands.
enableCompileCache();
const [{ processIo }, { run }] = await Promise.all([import('./process-io.ts'), import('./run.ts')]);

// biome-ignore lint/style/noProcessEnv: the one place that reads the environment.
process.exitCode = await run(process.argv.slice(2), processIo(process.env));
