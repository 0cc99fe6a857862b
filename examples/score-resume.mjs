// Prints the ATS score of a resume and what to fix first: node examples/score-resume.mjs resume.pdf
import { argv } from 'node:process';
import { formOf, postForm } from './call-winnow.mjs';

const [, , path] = argv;
if (path === undefined) throw new Error('Usage: node score-resume.mjs FILE');

const report = await postForm('/v1/score-ats', await formOf({ language: 'en' }, [['file', path]]));
console.log(`${report.score} of 100 (${report.band})`);
for (const { gain, fix } of report.top_fixes) console.log(`+${gain}  ${fix}`);
