import process from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createClient } from '@winnow/client';
import { createMcpServer } from './create-server.ts';

// biome-ignore lint/style/noProcessEnv: the one place that reads the environment.
const { WINNOW_URL = 'http://127.0.0.1:8080', WINNOW_API_KEY } = process.env;
const [, , ...given] = process.argv;
const folders = given.length === 0 ? [process.cwd()] : given;

await createMcpServer({ client: createClient({ url: WINNOW_URL, key: WINNOW_API_KEY }), folders }).connect(
  new StdioServerTransport(),
);
