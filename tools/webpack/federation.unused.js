/**
 * Stands in for the parts of the federation runtime that this product never reaches: finding, preloading
 * and fetching containers (`shell/src/remotes/federation.ts` fetches them) and the long error texts;
 * in remotes also logging and modules shared from within a remote.
 * Reached all the same, they say so.
 */
function unused() {
  throw new Error('This part of the federation runtime is left out of the build.');
}

export {
  unused as createInfrastructureLogger,
  unused as createLink,
  unused as createLogger,
  unused as createScript,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as generateSnapshotFromManifest,
  unused as getManifestFileName,
  unused as getRemoteEntry,
  unused as getRemoteEntryUniqueKey,
  unused as getRemoteInfo,
  unused as getSharedFallbackGetter,
  unused as inferAutoPublicPath,
  unused as infrastructureLogger,
  unused as installInitialConsumes,
  unused as isEsmRemoteType,
  unused as isManifestProvider,
  unused as isStaticResourcesEqual,
  unused as loadScript,
  unused as logger,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as safeWrapper,
  unused as simpleJoinRemoteEntry,
};

/** The long texts of its errors; the codes stay. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};

/** Instead of a sentence with a link to the manual. */
export const getShortErrorMsg = (code) => code;
