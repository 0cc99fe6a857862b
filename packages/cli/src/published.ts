import { clientCommands } from './client-commands.ts';
import { processIo } from './process-io.ts';
import { runProgram } from './program.ts';

// The entry of the published package, which `npm run pack` builds.
// biome-ignore lint/style/noProcessEnv: the one place that reads the environment.
process.exitCode = await runProgram(process.argv.slice(2), processIo(process.env), clientCommands);
