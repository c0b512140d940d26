import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@spotlight/shared/contract/language';
import type { ModuleManifest, RemoteVersion } from '@spotlight/shared/contract/schema';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { publicUrl } from '../../shell/site/site-paths';
import { describeBuild } from '../release/build-info';
import { createRemoteConfig } from '../webpack/remote.config';
import { projectRoot } from '../webpack/project';

/** The name under which a remote runs that somebody works on. No released version has it. */
export const LOCAL_VERSION = 'local';

export interface WatchedRemote {
  id: string;
  language: Language;
  outputDir: string;
  /** Called after each build with what a registry would say of it, or with webpack's complaints. */
  onBuilt: (built: RemoteVersion | { complaint: string }) => void;
}

/**
 * Builds a remote as the shells of sites expect it, in one language, and again after each change. Nothing else is built: what it
 * shares comes from the shell that it will meet.
 * @returns a function that stops watching
 */
export function watchRemote({ id, language, outputDir, onBuilt }: WatchedRemote) {
  const config = createRemoteConfig({
    packageName: id,
    version: LOCAL_VERSION,
    outputDir,
    // The site's React is that of production, which has no part for development builds.
    isProduction: true,
    languages: [language],
  });
  const compiler = webpack({
    ...config,
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false },
    cache: { type: 'memory' },
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    void (async () => {
      if (error || !stats) return onBuilt({ complaint: String(error) });
      if (stats.hasErrors())
        return onBuilt({ complaint: stats.toString({ all: false, errors: true }) });
      try {
        onBuilt(await describe(id, stats, language));
      } catch (thrown) {
        onBuilt({ complaint: String(thrown) });
      }
    })();
  });
  return () =>
    new Promise<void>((resolve) => {
      watching?.close(() => resolve());
    }).then(() => rm(outputDir, { recursive: true, force: true }));
}

async function describe(
  id: string,
  stats: webpack.Stats,
  language: Language,
): Promise<RemoteVersion> {
  const { entry, files, chunks } = describeBuild(
    id,
    stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true }),
  );
  const url = (file: string) => publicUrl(id, LOCAL_VERSION, file);
  return {
    entry: url(entry),
    // It changes while it is looked at, and comes from the machine of whoever looks.
    integrity: '',
    files: files.map(url),
    chunks: Object.fromEntries(Object.entries(chunks).map(([name, of]) => [name, of.map(url)])),
    commit: 'unknown',
    publishedAt: new Date().toISOString(),
    manifest: await readManifest(id, language),
  };
}

/** As the source says it now: each time with modules of its own, so that none is remembered. */
async function readManifest(id: string, language: Language): Promise<ModuleManifest> {
  const file = path.join(projectRoot, id, 'src/manifest.ts');
  const { manifest } = (await tsImport(pathToFileURL(file).href, import.meta.url)) as {
    manifest: ModuleManifest;
  };
  return { ...manifest, labels: { 'zh-TW': { ...manifest.labels[language] } } };
}
