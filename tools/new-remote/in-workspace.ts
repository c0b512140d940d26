import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listRemotes } from '../release/deployables';
import { projectRoot } from '../webpack/project';
import { writeTemplate, type NewRemote } from './write-template';

/** Writes a remote beside the others, and makes it known to npm and to the type check. */
export async function writeInWorkspace(remote: NewRemote): Promise<void> {
  const { id, folder } = remote;
  // A template of its own would be one more TypeScript project to every tool that looks for them.
  const [sibling = 'mf-events'] = listRemotes();
  const tsconfig = readFileSync(path.join(projectRoot, sibling, 'tsconfig.json'), 'utf8');
  await writeTemplate(remote, 'workspace');
  await writeFile(path.join(folder, 'tsconfig.json'), tsconfig.replaceAll(sibling, id));
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
