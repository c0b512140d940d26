import { DEFAULT_LANGUAGE } from '@spotlight/shared/contract/language';
import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { createPreset, type PresetOptions } from './preset';
import { providedVersions } from './sharing';

/**
 * The shell: no remote is known at build time, and the shared libraries are part of the main bundle.
 * @returns the site's configuration, that of the small script which stands inline in the page, and that
 * of the service worker.
 */
export function createShellConfigs(
  options: PresetOptions,
): [site: Configuration, boot: Configuration, canary: Configuration, worker: Configuration] {
  const preset = createPreset(options);
  const site: Configuration = {
    ...preset,
    // As with remotes, the folder is named after the sources.
    output: { ...preset.output, filename: '[name].js', chunkFilename: '[name].js' },
    entry: {
      main: ['@spotlight/shared/contract/chunk-address', './src/own-chunks.ts', './src/main.ts'],
    },
    optimization: {
      ...preset.optimization,
      splitChunks: {
        cacheGroups: {
          platform: platformChunk,
          form: formChunk,
          supabase: supabaseChunk,
          signIn: signInChunk,
        },
      },
    },
    plugins: [
      ...(preset.plugins ?? []),
      new ChunkIntegrityPlugin(),
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providedVersions()),
        // What the federation runtime is told of a host that reads no manifests, exposes nothing and runs in browsers alone.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_HAS_EXPOSES: false,
        ENV_TARGET: '"web"',
      }),
    ],
  };
  // They say nothing that would have to be translated.
  const inOneLanguage = createPreset({ ...options, languages: [DEFAULT_LANGUAGE] });
  const alone = (name: string, file: string): Configuration => ({
    ...inOneLanguage,
    name: `${options.packageName}-${name}`,
    entry: { [name]: file },
    devtool: false,
    output: { ...preset.output, filename: '[name].js', uniqueName: name },
    cache: false,
  });
  return [
    site,
    alone('boot', './src/boot/boot.ts'),
    alone('canary', './src/boot/canary.ts'),
    alone('service-worker', './src/offline/service-worker.ts'),
  ];
}

/**
 * What every screen needs and the first paint does not: one chunk, requested beside the main script and
 * the remote's own code. A part that is missing here would be a chunk of its own, which nobody asks for ahead.
 */
const platformChunk = {
  name: 'platform',
  chunks: 'async',
  enforce: true,
  test: /shell[\\/]src[\\/](remotes[\\/](admit|diagnose|host|registry-plugin|shared-libraries|signature|signed-entry)\.|boot[\\/]code-list[.-])|shared[\\/](src[\\/](contract[\\/](index|remote-module|return-to|statement|use-engagement|use-live|use-write)\.|data[\\/](column-names|index|rush)\.|ui|format|typed|locales[\\/](labels|errors)|vendor[\\/](?!form\.))|artwork[\\/]src[\\/][^\\/]+$)|node_modules[\\/](zod|@module-federation)[\\/]/,
} as const;

/** The form kit, for the shell's own forms and those of all remotes. */
const formChunk = {
  name: 'form',
  chunks: 'async',
  enforce: true,
  test: /shared[\\/]src[\\/](form[\\/]|vendor[\\/]form\.)|node_modules[\\/]react-hook-form[\\/]/,
} as const;

/** The client of the data API, with the storage and all else that comes with it. */
const supabaseChunk = {
  name: 'supabase',
  chunks: 'async',
  enforce: true,
  test: /shared[\\/]src[\\/]data[\\/]rest-client|node_modules[\\/](@supabase[\\/](?!auth-js[\\/])|iceberg-js[\\/])/,
} as const;

/** Signing in, with the library of it that the client above is made of as well. */
const signInChunk = {
  name: 'sign-in',
  chunks: 'async',
  enforce: true,
  test: /shell[\\/]src[\\/]session[\\/](auth-|credential-)|node_modules[\\/](@supabase[\\/]auth-js|tslib)[\\/]/,
} as const;
