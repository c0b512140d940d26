import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { buildPackage } from '../../release/build';
import { compressFolder } from '../../release/compress';
import { listDeployables, listRemotes } from '../../release/deployables';
import { loadManifest } from '../../release/load-manifest';
import { pageCss, shellTemplate } from '../../release/page-parts';
import { publishIndex } from '../../release/publish-index';
import { publicUrl, sitePaths } from '../../../shell/site/site-paths';
import { projectRoot } from '../../webpack/project';
import type { Contender } from './contender';
import { createMonolithConfigs } from './monolith.config';

/**
 * The same sources as one webpack build, published with everything that makes the composed site quick:
 * the same page with its inline style, preloads and early read. What it lacks is what federation costs.
 */
export async function publishMonolith(
  cacheDir: string,
  onProgress: (step: string) => void,
): Promise<Contender> {
  const version = await versionOfAll();
  const dataDir = path.join(cacheDir, version);
  const paths = sitePaths(dataDir);
  const contender = { name: 'monolith', siteDir: paths.site };
  if (existsSync(paths.index)) return contender;

  onProgress(`building the monolith ${version}`);
  rmSync(cacheDir, { recursive: true, force: true });
  const outputDir = paths.version('shell', version);
  mkdirSync(outputDir, { recursive: true });
  const [site, boot] = createMonolithConfigs({
    version,
    outputDir,
    hostFile: writeHost(dataDir),
  });
  if (!site || !boot) throw new Error('the monolith has two configurations');
  const stats = await runWebpack(site);
  await runWebpack(boot);

  writeFileSync(path.join(outputDir, 'page.css'), pageCss());
  cpSync(shellTemplate, path.join(outputDir, 'template.html'));
  cpSync(path.join(projectRoot, 'shell/src/assets'), path.join(outputDir, 'assets'), {
    recursive: true,
  });
  const [entry] = filesOf(stats, 'main');
  writeFileSync(path.join(outputDir, 'build.json'), JSON.stringify({ entry }));
  await compressFolder(outputDir);

  const registry = await describe(stats, version);
  mkdirSync(path.dirname(paths.registry), { recursive: true });
  writeFileSync(paths.registry, JSON.stringify(registry));
  await publishIndex(dataDir, registry);
  return contender;
}

/** One hash over what all deployables ship: when that changes, so does the monolith. */
async function versionOfAll(): Promise<string> {
  const hash = createHash('sha256');
  for (const id of listDeployables()) hash.update(`${(await buildPackage(id)).version} `);
  return `monolith-${hash.digest('hex').slice(0, 10)}`;
}

/** Writes the module that differs from the composed site. */
function writeHost(folder: string): string {
  const hostFile = path.join(folder, 'host.js');
  const imports = listRemotes().map((id) => {
    const file = path.join(projectRoot, id, 'src/module.ts');
    return `'${id}': () => import(/* webpackChunkName: "${id}-module" */ '${file}'),`;
  });
  writeFileSync(
    hostFile,
    `const modules = {\n${imports.join('\n')}\n};
export const startRemote = async (source) => {
  const { version } = source.pick();
  const { default: module } = await modules[source.id]();
  await source.prepare(version, module);
  source.started(version);
  return { module, version };
};
export const loadPlatform = () => Promise.resolve();\n`,
  );
  return hostFile;
}

/** The page's list of what to fetch, in the shape of the registry. */
async function describe(stats: StatsCompilation, version: string): Promise<Registry> {
  const release = { commit: 'bench', publishedAt: new Date().toISOString() };
  const urls = (chunk: string) =>
    filesOf(stats, chunk).map((file) => publicUrl('shell', version, file));
  const remotes = await Promise.all(
    listRemotes().map(async (id) => {
      const manifest = await loadManifest(id);
      const files = [...urls(`${id}-module`), ...urls(`${id}-texts-zh-TW`)];
      const chunks = Object.keys(stats.namedChunkGroups ?? {})
        .filter((name) => name.startsWith(`${id}-`))
        .map((name) => [name.slice(id.length + 1), urls(name)] as const);
      const details: RemoteVersion = {
        entry: files[0] ?? '',
        // No container, so nothing to check.
        integrity: '',
        files,
        chunks: Object.fromEntries(chunks),
        ...release,
        manifest,
      };
      return [id, { active: version, versions: { [version]: details } }] as const;
    }),
  );
  return {
    schema: 1,
    revision: 1,
    shell: {
      active: version,
      versions: { [version]: { files: [], chunks: { home: urls('home') }, ...release } },
    },
    remotes: Object.fromEntries(remotes),
  };
}

const filesOf = (stats: StatsCompilation, chunk: string) =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map(({ name }) => name)
    .filter((file) => file.endsWith('.js'));

function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    webpack(config, (fault, stats) => {
      if (fault || !stats) reject(fault ?? new Error('webpack gave no result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true }));
    });
  });
}
