// Runs on any Node, so that an old one is told what is wrong instead of failing on TypeScript syntax.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Winnow needs Node 24 or newer and this is ${process.version}. On Linux and Windows "npm ci" brings it ` +
      '(run the command through npm); elsewhere install Node 24 first.',
  );
  process.exit(1);
}
