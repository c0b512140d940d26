import path from 'node:path';
import webpack from 'webpack';

const ours = (file: string) => path.join(import.meta.dirname, file);

/** Leaves out what fetches containers, which the shell does itself: 3 kB brotli in the main script. */
export const leanFederationRuntime = () =>
  replaceIn(
    /utils\/(load|preload)|\/(dom|generateSnapshotFromManifest|desc)/,
    'federation.unused.js',
  );

/**
 * A remote is a container and opens none; it neither logs nor has shared modules of its own, and it
 * waits for those of the shell: 2.4 kB brotli in every entry, `disableRemote` included.
 */
export const leanContainerRuntime = () => [
  replaceIn(
    /\/(dom|generateSnapshotFromManifest|desc|logger|getSharedFallbackGetter|installInitialConsumes)/,
    'federation.unused.js',
  ),
  replaceIn(/^\.\/init/, 'federation.init.js'),
  replaceIn(/\/getShortErrorMsg/, 'federation.unused.js'),
  replaceIn(/^@module-federation\/runtime$/, 'federation.runtime.js'),
];

/** @param files beginning of their names, as the library imports them */
function replaceIn(files: RegExp, replacement: string) {
  const names = new RegExp(`(${files.source})(\\.(m?js|cjs))?$`);
  return new webpack.NormalModuleReplacementPlugin(names, (resource) => {
    const { context } = resource;
    if (
      /@module-federation[\\/](runtime-core|sdk|error-codes|webpack-bundler-runtime)[\\/]dist/.test(
        context,
      )
    ) {
      resource.request = ours(replacement);
    }
  });
}
