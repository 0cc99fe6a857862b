import type { Upload } from './call.ts';
import { renderDocx, renderPdf } from './make-resume.ts';
import { makeZip } from './make-zip.ts';

/** Words that nobody else writes: of what a resume says. */
export const resumeWords = [
  'Zorvanella',
  'Quibbertash',
  'flimmerpost',
  '496 0739',
  '4960739',
  'Wrenchmoor',
  'snorbleworks',
  'Grundlewhisp',
  'plonkerdyne',
  'Trimblefern',
  'Vortiquell',
];

/** What callers send beside resumes, each in a place of its own. */
export const words = {
  job: 'Plexiquartz',
  company: 'Dunderglint',
  requirement: 'Fizzlebrax',
  batch: 'Trundlefax',
  file: 'vexidoodle',
  key: 'Wibberlane',
  account: 'Accomblist',
  idempotency: 'idemflarnock',
  webhookPath: 'zaffergloop',
  webhookQuery: 'queridroop',
  webhookAnswer: 'answerblort',
  address: '198.51.100.77',
  agent: 'agentkwizzle',
  path: 'pathnoodle',
  value: 'valuegrumpf',
  body: 'bodyspindrel',
};

/** The name of a field that the caller made up: the one thing that an error tells back. */
export const fieldWord = 'fieldquirple';

export const everyWord: readonly string[] = [...Object.values(words), ...resumeWords];

const resumeLines = [
  'Zorvanella Quibbertash',
  'zorvanella@flimmerpost.example | +44 161 496 0739 | Wrenchmoor Lane 77, London, United Kingdom',
  '',
  'Summary',
  '',
  'Operations lead with 9 years in snorbleworks, used to small teams and large orders.',
  '',
  'Experience',
  '',
  'Operations Lead, Grundlewhisp House Ltd, 03/2019 - Present',
  '- Led the plonkerdyne team of 9 people and cut delivery times by 20% within a year.',
  '- Introduced SQL reports for plonkerdyne that saved 130 hours of overtime in the first quarter.',
  'Coordinator, Northgate Grundlewhisp GmbH, 06/2014 - 02/2019',
  '- Managed 25 weekly orders of snorbleworks and trained eleven new colleagues in stock keeping.',
  '',
  'Education',
  '',
  'BSc Business Administration, Trimblefern University, 2010 - 2014',
  '',
  'Skills',
  '',
  'Planning, Negotiation, Excel, SQL, Vortiquell',
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An invented resume that is full of the words. With another ending it is another file that says the same. */
export const canaryResume = (ending = ''): Uint8Array => bytesOf(resumeLines.join('\n') + ending);

/** The same as a PDF and as a Word document. */
export const canaryDocuments = async (): Promise<readonly Upload[]> => {
  const lines = resumeLines.map((text) => ({ kind: 'text', text }) as const);
  const sample = { name: '', email: '', phone: '', headings: [], lines };
  return [canaryFile(await renderPdf(sample), 'pdf'), canaryFile(await renderDocx(sample), 'docx')];
};

/** A file whose name tells, too. */
export const canaryFile = (bytes: Uint8Array | string, extension = 'txt'): Upload => ({
  name: `${words.file}.${extension}`,
  bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes,
});

export const canaryJobText = [
  `${words.job} Lead`,
  `Company: ${words.company}`,
  '',
  'Requirements',
  '- 3+ years of professional experience',
  `- Strong knowledge of SQL and ${words.requirement}`,
  '- Kubernetes',
].join('\n');

export const canaryJob = {
  title: `${words.job} Lead`,
  company: words.company,
  requirements: [{ text: 'SQL' }, { text: `${words.requirement} for ${words.job}` }, { text: '5 years of experience' }],
};

/** Files with the words in them that nothing can be read of, each for another reason. */
export const unreadableFiles = async (): Promise<readonly Upload[]> => {
  const text = resumeLines.join('\n');
  const pdf = await renderPdf({ name: '', email: '', phone: '', headings: [], lines: [{ kind: 'text', text: 'Zorvanella' }] });
  const types = { name: '[Content_Types].xml', bytes: bytesOf(text) };
  return [
    canaryFile(''),
    canaryFile(text.repeat(300)),
    canaryFile(`{\\rtf1\\ansi ${text}}`, 'rtf'),
    canaryFile(`<!doctype html><html><body>${text}</body></html>`, 'pdf'),
    canaryFile(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), bytesOf(text)]), 'doc'),
    canaryFile(`%PDF-1.7\n${text}`, 'pdf'),
    canaryFile(`%PDF-1.7\n1 0 obj\n<</Title(${text})>>\nendobj\ntrailer<</Root 1 0 R/Encrypt 1 0 R>>\n%%EOF`, 'pdf'),
    canaryFile(pdf.slice(0, 200), 'pdf'),
    canaryFile(makeZip([canaryFile(text)]), 'docx'),
    canaryFile(makeZip([types, { name: 'word/document.xml', bytes: bytesOf(`<a>${text}`) }]), 'docx'),
    canaryFile(makeZip([types], { damaged: true }), 'docx'),
    canaryFile(Buffer.concat([Buffer.from([0, 1, 2, 0, 0, 255, 254]), bytesOf(text)])),
  ];
};

/** Which of some words stand in a text, in whatever case. */
export const wordsIn = (text: string, sought: readonly string[]): readonly string[] => {
  const lower = text.toLowerCase();
  return sought.filter((word) => lower.includes(word.toLowerCase()));
};

/** The types of all messages that the operations of the canary publish, without prefix and version. */
export const messageTypes = [
  'resume.read',
  'ats.score',
  'pages.draw',
  'job.parse',
  'match.score',
  'questions.write',
  'operation.done',
  'candidate.done',
  'batch.start',
  'batch.cancel',
  'batch.completed',
  'webhook.send',
  'erasure.requested',
] as const;
