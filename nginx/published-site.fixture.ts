import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDir } from '../tools/release/build-folder';
import type { BuildInfo } from '../tools/release/build-info';
import { compressFolder } from '../tools/release/compress';
import { manifestFor } from '../tools/release/hand-built.fixture';
import { pageCss, shellPolicy, shellTemplate } from '../tools/release/page-parts';
import { publish } from '../tools/release/publish';
import type { Language } from '@spotlight/shared/contract/language';
import { prerenderedFolder } from '../shell/site/prerendered-page';
import { POLICY_FILE } from '../shell/site/page-policy';
import { sitePaths } from '../shell/site/site-paths';

/** Long enough to be compressed. */
const script = (name: string) => `console.log("${name}");\n${'// spotlight\n'.repeat(80)}`;

const manifest = manifestFor('mf-events', '/events');

/** A small site in a directory of its own, published by the real release tools. */
export function createPublishedSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nginx-site-'));
  const builds: string[] = [];

  /** Writes by hand what webpack would have built. */
  async function writeBuild(id: string, version: string, files: string[]): Promise<void> {
    const folder = buildDir(id, version);
    builds.push(folder);
    mkdirSync(folder, { recursive: true });
    for (const name of files) writeFileSync(path.join(folder, name), script(`${version} ${name}`));
    await compressFolder(folder);
  }

  return {
    dataDir,
    siteDir: sitePaths(dataDir).site,

    async releaseShell(version: string): Promise<void> {
      const info: BuildInfo = {
        packageName: 'shell',
        version,
        entry: 'main.js',
        files: [],
        chunks: {},
      };
      await writeBuild('shell', version, ['main.js', 'boot.js']);
      const folder = buildDir('shell', version);
      writeFileSync(path.join(folder, 'build.json'), JSON.stringify(info));
      await cp(shellTemplate, path.join(folder, 'template.html'));
      writeFileSync(path.join(folder, 'page.css'), pageCss());
      writeFileSync(path.join(folder, POLICY_FILE), JSON.stringify(shellPolicy()));
      await cp(path.join(path.dirname(shellTemplate), 'assets'), path.join(folder, 'assets'), {
        recursive: true,
      });
      await publish(dataDir, info, undefined);
    },

    async releaseEvents(version: string): Promise<void> {
      await writeBuild('mf-events', version, ['entry.js', 'module.js', 'texts.js', 'list.js']);
      const manifestFile = path.join(buildDir('mf-events', version), 'module.json');
      writeFileSync(manifestFile, JSON.stringify(manifest));
      const chunks = { list: ['list.js'] };
      const files = ['module.js', 'texts.js'];
      const info = { packageName: 'mf-events', version, entry: 'entry.js', files, chunks };
      await publish(dataDir, info, manifest);
    },

    /** A page prerendered, as the prerenderer leaves it behind. */
    putPrerendered(address: string, head: string, body: string, language?: Language): void {
      const folder = path.join(prerenderedFolder(sitePaths(dataDir).site, language), address);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'head.html'), head);
      writeFileSync(path.join(folder, 'body.html'), body);
    },

    /** A share card, of which only the name matters. */
    putCard(address: string): void {
      const file = path.join(sitePaths(dataDir).site, 'cards', `${address}.png`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'png');
    },

    /** A press kit, of which only the name matters. */
    putKit(address: string): void {
      const file = path.join(sitePaths(dataDir).site, 'kits', `${address}.pdf`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '%PDF-1.7');
    },

    remove(): void {
      for (const folder of [dataDir, ...builds]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
