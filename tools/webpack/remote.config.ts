import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { createPreset, type PresetOptions } from './preset';
import { sharedByRemote } from './sharing';

/**
 * Name of a version of a remote in the page, for the federation runtime and for the variable that its entry leaves; a JavaScript
 * identifier. The shell uses the same rule.
 */
export const containerName = (remoteId: string, version: string) =>
  `${remoteId}_${version}`.replace(/\W/g, '_');

/** A remote: one small exposed module, no library of its own, and no federation runtime: that is the shell's. */
export function createRemoteConfig(options: PresetOptions): Configuration {
  const preset = createPreset(options);
  const name = containerName(options.packageName, options.version);
  return {
    ...preset,
    // An entry of the container's name becomes part of the container's script.
    entry: { [name]: '@spotlight/shared/contract/chunk-address' },
    output: {
      ...preset.output,
      // The folder is named after the sources, so its files need no hashes, nor the entry a list of them.
      chunkFilename: '[name].js',
      // As long as the shell waits for all versions of a remote together: whoever asks again asks the server.
      chunkLoadTimeout: 8000,
    },
    plugins: [
      ...(preset.plugins ?? []),
      new ChunkIntegrityPlugin(),
      new ModuleFederationPlugin({
        name,
        filename: 'entry.js',
        exposes: { './module': { import: './src/module.ts', name: 'module' } },
        shared: sharedByRemote(),
        // The other strategy asks every remote of the page before the first is drawn.
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}
