import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPathClashes } from '@spotlight/shared/contract/conformance';
import { projectRoot } from '../webpack/preset';
import { runCommand } from '../../shell/site/run-command';
import { listRemotes } from './deployables';
import { loadManifest } from './load-manifest';

/** `npm run new-remote -- mf-stories /stories`: writes a remote that passes every check. */
await runCommand(async () => {
  const [id = '', route = ''] = process.argv.slice(2);
  if (!/^mf-[a-z][a-z-]*$/.test(id) || !/^\/[a-z][a-z-]*$/.test(route)) {
    throw new Error('Usage: npm run new-remote -- mf-stories /stories');
  }
  const folder = path.join(projectRoot, id);
  if (existsSync(folder)) throw new Error(`${id} exists already; choose another id.`);
  const others = await Promise.all(listRemotes().map(loadManifest));
  const clashes = findPathClashes([...others, { id, paths: [route] }]);
  if (clashes.length > 0) throw new Error(`The path is taken:\n  ${clashes.join('\n  ')}`);

  await writeRemote(folder, id, route);
  await register(id);
  console.log(`wrote ${id}/ with one screen at ${route}`);
  console.log(`next: npm install, then npm run release -- ${id} into a running site`);
});

/** Copies the template, its placeholders filled in. */
async function writeRemote(folder: string, id: string, route: string): Promise<void> {
  const template = path.join(import.meta.dirname, 'remote-template');
  await mkdir(folder);
  await cp(template, folder, { recursive: true });
  const name = id.replace(/^mf-/, '');
  const files = [
    'package.json',
    'src/manifest.ts',
    'src/module.ts',
    'src/screens/welcome/welcome.screen.tsx',
    'src/conformance.test.ts',
    'README.md',
  ];
  for (const file of files) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8')
      .replaceAll('mf-template', id)
      .replaceAll('/template-path', route)
      .replaceAll('template-namespace', name);
    await writeFile(target, text);
  }
  // A template of its own would be one more TypeScript project to every tool that looks for them.
  const sibling = listRemotes().find((other) => other !== id) ?? 'mf-events';
  const tsconfig = readFileSync(path.join(projectRoot, sibling, 'tsconfig.json'), 'utf8');
  await writeFile(path.join(folder, 'tsconfig.json'), tsconfig.replaceAll(sibling, id));
}

/** Makes the workspace known to npm, to the type check and to jest. */
async function register(id: string): Promise<void> {
  await edit('package.json', (json: { workspaces: string[] }) => {
    json.workspaces.push(id);
  });
  await edit('tsconfig.json', (json: { references: Array<{ path: string }> }) => {
    json.references.push({ path: id });
  });
}

async function edit<T>(name: string, change: (json: T) => void): Promise<void> {
  const file = path.join(projectRoot, name);
  const json = JSON.parse(readFileSync(file, 'utf8')) as T;
  change(json);
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`);
}
