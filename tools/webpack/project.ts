import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where these tools are: this project, or the package that a remote in a repository of its own has of them. */
export const toolsRoot = path.resolve(import.meta.dirname, '../..');

const isPackage = toolsRoot.split(path.sep).includes('node_modules');

/** Where the sources are. A remote in a repository of its own is built from its folder. */
export const projectRoot = isPackage ? process.cwd() : toolsRoot;

/** The folder of a deployable; in a repository of its own there is only one. */
export const packageFolder = (packageName: string): string =>
  isPackage ? projectRoot : path.join(projectRoot, packageName);

/** Its id, where there is only one. */
export const onlyRemote = (): string | undefined =>
  isPackage
    ? (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name
    : undefined;
