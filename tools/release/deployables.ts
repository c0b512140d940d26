import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { onlyRemote, packageFolder, projectRoot } from '../webpack/project';

/** Ids of all remotes: the workspaces whose folder is called `mf-…`, in alphabetical order. */
export function listRemotes(): string[] {
  const only = onlyRemote();
  if (only) return [only];
  return readdirSync(projectRoot)
    .filter(
      (name) => name.startsWith('mf-') && existsSync(path.join(projectRoot, name, 'package.json')),
    )
    .sort();
}

/** The shell and all remotes. */
export const listDeployables = () => (onlyRemote() ? listRemotes() : ['shell', ...listRemotes()]);

/** The package's own version, from its package.json. */
export function packageVersion(packageName: string): string {
  const file = path.join(packageFolder(packageName), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
