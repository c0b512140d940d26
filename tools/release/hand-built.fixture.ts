import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineManifest, type ModuleManifest } from '@spotlight/shared/contract/schema';
import { buildDir } from './build-folder';
import type { BuildInfo } from './build-info';
import { writeCodeList } from './contents';

/** Builds as webpack would leave them, by hand, where what is tested begins with publishing. */
export type HandBuilt = 'shell' | 'mf-events' | 'mf-venues';
const written: string[] = [];

/** Of a remote with one page. */
export const manifestFor = (id: string, ownPath: string): ModuleManifest =>
  defineManifest({
    id,
    owner: 'team',
    contract: '^1.0.0',
    namespace: 'demo',
    paths: [ownPath],
    pages: [{ path: ownPath, screen: 'list', access: 'public', titleKey: 'list' }],
    labels: { 'zh-TW': { name: '示範', list: '清單' } },
    budgetKb: 1,
  });

const paths = { 'mf-events': '/events', 'mf-venues': '/venues' };

export const manifestOf = (id: HandBuilt) =>
  id === 'shell' ? undefined : manifestFor(id, paths[id]);

/** @param parts further files, each large enough to be copied for a while */
export async function writeBuild(id: HandBuilt, version: string, parts = 0): Promise<BuildInfo> {
  const folder = buildDir(id, version);
  written.push(folder);
  mkdirSync(folder, { recursive: true });
  const info = { packageName: id, version, entry: 'entry.js', files: [], chunks: {} };
  const files: Record<string, string> = {
    'entry.js': version,
    'boot.js': `boot ${version}`,
    'canary.js': `canary ${version}`,
    'template.html': '<html><!--app-main--><!--config--><!--registry--><!--boot--></html>',
    'page.css': '',
    'build.json': JSON.stringify(info),
    'module.json': JSON.stringify(manifestOf(id) ?? null),
  };
  for (let n = 0; n < parts; n++) files[`part-${n}.js`] = `${version} ${n} `.repeat(4000);
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  await writeCodeList(folder);
  return info;
}

/** Removes all that was written. */
export function removeBuilds(): void {
  for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true });
}
