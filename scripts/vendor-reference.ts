import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

// Writes the renderer of the API reference to services/gateway/vendor: node scripts/vendor-reference.ts VERSION. The package with all
// that it depends on is over 100 MB, of which the gateway serves one file.
const packageName = '@scalar/api-reference';
const [version] = process.argv.slice(2);
if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: node scripts/vendor-reference.ts VERSION');

const target = new URL('../services/gateway/vendor/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'winnow-vendor-'));
try {
  // npm checks the integrity of what it downloads.
  const packed = execFileSync('npm', ['pack', `${packageName}@${version}`, '--json'], { cwd: folder, encoding: 'utf8' });
  const [{ filename, integrity }] = JSON.parse(packed);
  const file = 'dist/browser/standalone.js';
  execFileSync('tar', ['xzf', filename, `package/${file}`], { cwd: folder });
  const script = readFileSync(join(folder, 'package', file));
  writeFileSync(new URL('scalar.js.gz', target), gzipSync(script, { level: 9 }));
  const sha256 = createHash('sha256').update(script).digest('hex');
  const source = { package: packageName, version, integrity, license: 'MIT', file, bytes: script.length, sha256 };
  writeFileSync(new URL('scalar.json', target), `${JSON.stringify(source, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
