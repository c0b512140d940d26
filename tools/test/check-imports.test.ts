import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('a checker that cannot read TypeScript fails instead of finding nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-parser-'));
  const preload = path.join(folder, 'no-parser.cjs');
  await writeFile(
    preload,
    `const Module = require('node:module');
     const resolve = Module._resolveFilename;
     Module._resolveFilename = function (name, ...rest) {
       if (/^(@swc[/]core|typescript)(?![\\w-])/.test(name)) throw new Error('hidden: ' + name);
       return resolve.call(this, name, ...rest);
     };`,
  );
  const script = path.join(import.meta.dirname, 'check-imports.ts');
  const child = spawn(process.execPath, ['--require', preload, '--import', 'tsx', script, 'nginx']);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  await rm(folder, { recursive: true });
  expect([code, said]).toEqual([1, expect.stringMatching(/^\d\d files were not read/)]);
}, 120_000);
