import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../webpack/project';
import type { BuildInfo } from './build-info';

/** Where the build of a version lies. Whoever only reads builds needs no webpack. */
export const buildDir = (packageName: string, version: string): string =>
  path.join(packageFolder(packageName), 'dist', version);

/** What the finished build of a version says about itself, or undefined when there is none. */
export function readBuild(packageName: string, version: string): BuildInfo | undefined {
  const file = path.join(buildDir(packageName, version), 'build.json');
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as BuildInfo;
}
