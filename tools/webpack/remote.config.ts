import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { createPreset, type PresetOptions } from './preset';
import { sharedByRemote } from './sharing';

/** Name of a remote's container on the page; a JavaScript identifier. */
export const containerName = (remoteId: string) => remoteId.replace(/-/g, '_');

/** A remote: one small exposed module, no library of its own. */
export function createRemoteConfig(options: PresetOptions): Configuration {
  const preset = createPreset(options);
  const name = containerName(options.packageName);
  return {
    ...preset,
    // An entry of the container's name becomes part of the container's script.
    entry: { [name]: '@spotlight/shared/contract/chunk-address' },
    // The folder is named after the sources, so its files need no hashes, nor the entry a list of them.
    output: { ...preset.output, chunkFilename: '[name].js' },
    plugins: [
      ...(preset.plugins ?? []),
      new ChunkIntegrityPlugin(),
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: 'entry.[contenthash:8].js',
        exposes: { './module': { import: './src/module.ts', name: 'module' } },
        shared: sharedByRemote(),
      }),
    ],
  };
}
