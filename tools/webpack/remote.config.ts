import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { leanContainerRuntime } from './federation.lean';
import { createPreset, type PresetOptions } from './preset';
import { sharedByRemote } from './sharing';

/** Name of a remote's container on the page; a JavaScript identifier. */
export const containerName = (remoteId: string) => remoteId.replace(/-/g, '_');

/** A remote: one small exposed module, no library of its own. */
export function createRemoteConfig(options: PresetOptions): Configuration {
  const preset = createPreset(options);
  return {
    ...preset,
    entry: {},
    // The folder is named after the sources, so its files need no hashes, nor the entry a list of them.
    output: { ...preset.output, chunkFilename: '[name].js' },
    plugins: [
      ...leanContainerRuntime(),
      new ModuleFederationPlugin({
        name: containerName(options.packageName),
        filename: 'entry.[contenthash:8].js',
        exposes: { './module': { import: './src/module.ts', name: 'module' } },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          // The federation runtime comes from the shell instead of standing in each remote; all of them build
          // with the one version in the lockfile.
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
}
