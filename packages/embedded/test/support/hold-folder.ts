import { argv } from 'node:process';
import { openSqlite } from '../../src/index.ts';

/** Opens the data folder given as the first argument and keeps it until the process is killed. */
const client = await openSqlite(argv[2] ?? '');
await client.call('checkWritable');
console.log('holding');
