import path from 'node:path';
import webpack from 'webpack';

const unused = path.join(import.meta.dirname, 'federation.unused.js');

/** Leaves out what fetches containers, which the shell does itself: 3 kB brotli in the main script. */
export const leanFederationRuntime = () =>
  leaveOut(/(utils\/(load|preload)|\/dom|\/generateSnapshotFromManifest|\/desc)\.m?js$/);

/**
 * A remote is a container and opens none; it neither logs nor has shared modules of its own, and it
 * waits for those of the shell: 1.7 kB brotli in every entry, `disableRemote` included.
 */
export const leanContainerRuntime = () =>
  leaveOut(
    /\/(dom|generateSnapshotFromManifest|desc|logger|getSharedFallbackGetter|installInitialConsumes)\.(m?js|cjs)$/,
  );

function leaveOut(files: RegExp) {
  return new webpack.NormalModuleReplacementPlugin(files, (resource) => {
    if (
      /@module-federation[\\/](runtime-core|sdk|error-codes|webpack-bundler-runtime)[\\/]dist/.test(
        resource.context,
      )
    ) {
      resource.request = unused;
    }
  });
}
