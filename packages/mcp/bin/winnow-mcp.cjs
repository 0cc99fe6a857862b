#!/usr/bin/env node
// Any Node can run this file, so that an old one is told what it lacks instead of failing on syntax that it does not know.
var manifest = require('../package.json');
var needed = manifest.engines.node.replace('>=', '').split('.').map(Number);
var present = process.versions.node.split('.').map(Number);

if (present[0] < needed[0] || (present[0] === needed[0] && present[1] < needed[1])) {
  process.stderr.write(`Error: ${manifest.name} needs Node ${needed.join('.')} or newer, and this is ${process.version}.\n`);
  process.exit(2);
}
require('./start.cjs');
