import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';

export interface NewRemote {
  id: string;
  /** The address of its first page. */
  route: string;
  folder: string;
}

/** Where it will live: what differs lies in a folder of that name beside what is the same. */
export type Home = 'workspace' | 'standalone';

/** Copies the template, its placeholders filled in. */
export async function writeTemplate({ id, route, folder }: NewRemote, home: Home): Promise<void> {
  const template = path.join(import.meta.dirname, 'remote-template');
  await cp(path.join(template, 'remote'), folder, { recursive: true });
  await cp(path.join(template, home), folder, { recursive: true });
  const name = id.replace(/^mf-/, '');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const target = path.join(file.parentPath, file.name);
    const text = (await readFile(target, 'utf8'))
      .replaceAll('mf-template', id)
      .replaceAll('/template-path', route)
      .replaceAll('template-namespace', name)
      .replaceAll('0.0.0-contract', CONTRACT_VERSION);
    await writeFile(target, text);
  }
  const commands = path.join(folder, 'commands.md');
  const readme = path.join(folder, 'README.md');
  await writeFile(readme, (await readFile(readme, 'utf8')) + (await readFile(commands, 'utf8')));
  await rm(commands);
}
