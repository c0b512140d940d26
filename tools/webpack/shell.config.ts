import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { leanFederationRuntime } from './federation.lean';
import { createPreset, type PresetOptions } from './preset';
import { sharedByShell } from './sharing';

/**
 * The shell: no remote is known at build time, and the shared libraries are part of the main bundle.
 * @returns the site's configuration, that of the small script which stands inline in the page, and that
 * of the service worker.
 */
export function createShellConfigs(
  options: PresetOptions,
): [site: Configuration, boot: Configuration, worker: Configuration] {
  const preset = createPreset(options);
  const site: Configuration = {
    ...preset,
    entry: { main: './src/main.tsx' },
    resolve: {
      ...preset.resolve,
      alias: {
        ...preset.resolve?.alias,
        'use-sync-external-store/shim$': path.join(
          import.meta.dirname,
          'use-sync-external-store.js',
        ),
      },
    },
    module: { rules: [...(preset.module?.rules ?? []), pureRouter] },
    optimization: {
      ...preset.optimization,
      splitChunks: { cacheGroups: { platform: platformChunk } },
    },
    plugins: [
      oneFederationRuntime(),
      leanFederationRuntime(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
  const alone = (name: string, file: string): Configuration => ({
    ...preset,
    name: `${options.packageName}-${name}`,
    entry: { [name]: file },
    devtool: false,
    output: { ...preset.output, filename: '[name].js', uniqueName: name },
    cache: false,
  });
  return [
    site,
    alone('boot', './src/boot/boot.ts'),
    alone('service-worker', './src/offline/service-worker.ts'),
  ];
}

const pureRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]/,
  loader: path.join(import.meta.dirname, 'pure-router.loader.cjs'),
};

/**
 * What every screen needs and the first paint does not: one chunk, requested beside the main script and
 * the remote's own code.
 */
const platformChunk = {
  name: 'platform',
  chunks: 'async',
  enforce: true,
  test: /shared[\\/](src[\\/](ui|format|locales[\\/](labels|errors)|vendor[\\/]zod|data[\\/]rest-client)|artwork[\\/]src[\\/][^\\/]+$)|node_modules[\\/](zod|@supabase[\\/]postgrest-js)[\\/]/,
} as const;

/**
 * The federation plugin injects parts of its runtime by their CommonJS path while everything else
 * imports the ES modules: without this the page carries the runtime twice (10 kB brotli).
 */
function oneFederationRuntime() {
  return new webpack.NormalModuleReplacementPlugin(
    /@module-federation[\\/].*\.cjs$/,
    (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js');
    },
  );
}
