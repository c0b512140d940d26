import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { createPreset } from '../../webpack/preset';
import { createShellConfigs } from '../../webpack/shell.config';

export interface MonolithOptions {
  version: string;
  outputDir: string;
  /** Stands in for the federation runtime: plain lazy imports of the remotes' modules. */
  hostFile: string;
}

/**
 * The same sources as one build: no federation, every remote an ordinary lazy import, everything else
 * as in the shell.
 */
export function createMonolithConfigs(options: MonolithOptions): Configuration[] {
  const { version, outputDir, hostFile } = options;
  const presetOptions = { packageName: 'shell', version, outputDir, isProduction: true };
  const preset = createPreset(presetOptions);
  const [, boot] = createShellConfigs(presetOptions);
  const site: Configuration = {
    ...preset,
    name: 'monolith',
    entry: { main: './src/main.ts' },
    module: { ...preset.module, rules: [...(preset.module?.rules ?? []), namesPerRemote] },
    plugins: [new webpack.NormalModuleReplacementPlugin(/[\\/]remotes[\\/]host(\.ts)?$/, hostFile)],
    cache: { ...(preset.cache as object), type: 'filesystem', name: 'monolith' },
  };
  return [site, boot];
}

/** All remotes have a chunk "texts-zh-TW"; in one build these would become one chunk. */
const namesPerRemote = {
  test: /mf-[a-z-]+[\\/]src[\\/].*\.tsx?$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'chunk-names-loader.mjs'),
} as const;
