import type { Workspace } from './workspaces.ts';

/** What each package may import of the project. Pure packages first; what is not listed here may not exist. */
const allowed: { readonly [name: string]: readonly string[] } = {
  kernel: [],
  html: [],
  audit: [],
  contracts: ['kernel'],
  languages: ['kernel', 'contracts'],
  reading: ['kernel', 'contracts', 'languages'],
  skills: ['kernel', 'contracts', 'languages'],
  pages: ['kernel', 'contracts', 'html', 'languages', 'reading', 'skills'],
  decode: [],
  jobs: ['kernel', 'contracts', 'decode', 'languages', 'skills'],
  meaning: ['kernel'],
  matching: ['kernel', 'contracts', 'languages', 'skills', 'resumes', 'meaning'],
  questions: ['kernel', 'contracts', 'html', 'languages', 'skills'],
  batches: ['kernel', 'contracts', 'matching'],
  resumes: ['kernel', 'contracts', 'decode', 'languages', 'skills', 'reading'],
  ats: ['kernel', 'contracts', 'html', 'languages', 'pages', 'reading'],
  ports: ['kernel', 'contracts'],
  bus: ['kernel', 'contracts', 'ports'],
  embedded: ['kernel', 'ports'],
  kafka: ['kernel', 'ports'],
  mongo: ['kernel', 'ports'],
  s3: ['kernel', 'ports'],
  accounts: ['kernel', 'contracts', 'ports'],
  tracing: ['kernel', 'ports'],
  workers: ['kernel', 'contracts', 'ports'],
  handlers: ['kernel', 'contracts', 'meaning', 'ports', 'workers'],
  runtime: ['kernel', 'contracts', 'ports', 'bus', 'embedded', 'kafka', 'mongo', 's3', 'skills', 'tracing', 'workers'],
  web: ['kernel', 'contracts', 'accounts', 'runtime'],
  transfer: ['kernel', 'contracts', 'ports'],
  testkit: ['contracts', 'ports', 'embedded'],
  client: [],
  mcp: ['client'],
  workspace: ['client', 'contracts'],
  cli: ['audit', 'client', 'contracts', 'runtime', 'skills', 'transfer'],
};

const adapters = ['embedded', 'kafka', 'mongo', 's3', 'bus'];

const short = (name: string): string => name.replace('@winnow/', '');

const mayService = (folder: string, dependency: string): boolean => {
  if (dependency.endsWith('-service')) return folder === 'services/standalone';
  return !adapters.includes(short(dependency));
};

/** Every dependency that points the wrong way. */
export const directionBreaches = (workspaces: readonly Workspace[]): readonly string[] =>
  workspaces.flatMap(({ folder, name, dependencies }) =>
    dependencies
      .filter((dependency) =>
        folder.startsWith('services/') ? !mayService(folder, dependency) : !allowed[short(name)]?.includes(short(dependency)),
      )
      .map((dependency) => `${folder} imports ${dependency}`),
  );

const serviceFiles = [
  /^main\.ts$/,
  /^service\.ts$/,
  /^config\.ts$/,
  /^store\.ts$/,
  /^handlers\/[a-z-]+\.ts$/,
  /^tasks\/[a-z-]+\.ts$/,
];
/** What one service does and no other. */
const ownFiles: { readonly [folder: string]: readonly RegExp[] } = {
  'services/gateway': [/^app\.ts$/, /^(routes|middleware|http|operations|batches|pages|docs)\/[a-z-]+\.ts$/],
  'services/dashboard': [/^app\.ts$/, /^(routes|middleware|pages|sessions)\/[a-z-]+\.ts$/],
  'services/batch-coordinator': [/^runs\/[a-z-]+\.ts$/],
  'services/webhook-dispatcher': [/^delivery\/[a-z-]+\.ts$/],
};
const mandatory = ['main.ts', 'service.ts', 'config.ts'];

/** Services that do not have the files that all services have. */
export const shapeBreaches = (workspaces: readonly Workspace[]): readonly string[] =>
  workspaces
    .filter(({ folder }) => folder.startsWith('services/') && folder !== 'services/standalone')
    .flatMap(({ folder, sources }) => {
      const files = sources.map((source) => source.slice(`${folder}/src/`.length));
      const patterns = [...serviceFiles, ...(ownFiles[folder] ?? [])];
      return [
        ...mandatory.filter((file) => !files.includes(file)).map((file) => `${folder} has no src/${file}`),
        ...files.filter((file) => !patterns.some((pattern) => pattern.test(file))).map((file) => `${folder} has src/${file}`),
      ];
    });

type Source = { readonly path: string; readonly text: string };

/** Where requests are handled: anything behind it takes values, so that it does not depend on the web framework. */
const webFiles = /^(packages\/web\/src\/|services\/[a-z-]+\/src\/(app\.ts$|(routes|middleware)\/))/;
const webImport = /(?:from|import)\s*\(?\s*'(express|multer|helmet)'/;

/** Files that import Express, or what only works with it, beside apps, routes and middleware. */
export const webBreaches = (files: readonly Source[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const [, name] = webImport.exec(text) ?? [];
    return name === undefined || webFiles.test(path) ? [] : [`${path} imports ${name}`];
  });

/** Collections that the store of a service can change although another service owns them. */
export const ownershipBreaches = (
  files: readonly Source[],
  collections: { readonly [name: string]: { readonly owner: string } },
): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const [, service] = /^services\/([a-z-]+)\/src\/store\.ts$/.exec(path) ?? [];
    return [...text.matchAll(/^ {2}readonly (\w+): (.*);$/gm)].flatMap(([, name = '', type = '']) => {
      const owner = collections[name]?.owner;
      const writes = type.startsWith('Collection<') || /'(insert|update|delete)'/.test(type);
      return service === undefined || owner === undefined || owner === service || !writes
        ? []
        : [`${path} can change ${name} of ${owner}`];
    });
  });

const maxLines = 300;
const maxMainLines = 15;

/** Files that are longer than anybody reads at once. */
export const sizeBreaches = (files: readonly Source[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    const max = path.endsWith('/src/main.ts') ? maxMainLines : maxLines;
    return lines > max ? [`${path} has ${lines} lines`] : [];
  });

/** Files with many letters or languages that hold no words of a language, and why. */
const notWords: { readonly [path: string]: string } = {
  'packages/contracts/src/languages.ts': 'the codes themselves',
  'packages/reading/src/txt/count-foreign-letters.ts': 'letters that encodings are told apart by',
  'packages/resumes/src/deceptions.ts': 'letters that look like Latin ones',
};
/** Enough for the signs and ideographs of dates, units and folded letters. */
const maxLetters = 30;
const maxLanguages = 4;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** What a language has of its own stands in its data: files of packages with many letters outside ASCII, or with objects by language. */
export const languageBreaches = (files: readonly Source[], codes: readonly string[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    if (!path.startsWith('packages/') || Object.hasOwn(notWords, path)) return [];
    const code = withoutComments(text);
    const letters = (code.match(/(?!\p{ASCII})\p{L}/gu) ?? []).length;
    const keys = Array.from(code.matchAll(/(?<=^|[{,\s])(['"]?)([a-z]{2})\1:/gm), ([, , key = '']) => key);
    const languages = new Set(keys.filter((key) => codes.includes(key))).size;
    return [
      ...(letters > maxLetters ? [`${path} has ${letters} letters outside ASCII`] : []),
      ...(languages > maxLanguages ? [`${path} has a table of ${languages} languages`] : []),
    ];
  });
