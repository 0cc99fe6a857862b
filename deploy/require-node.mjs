// Runs on any Node, so that an old one is told what is wrong instead of failing on TypeScript syntax.
const [major, minor] = process.versions.node.split('.').map(Number);
// 24.6 is the first that tells the CPU time of a worker thread.
if (major < 24 || (major === 24 && minor < 6)) {
  console.error(
    `Winnow needs Node 24.6 or newer and this is ${process.version}. On Linux and Windows "npm ci" brings it ` +
      '(run the command through npm); elsewhere install that first.',
  );
  process.exit(1);
}
