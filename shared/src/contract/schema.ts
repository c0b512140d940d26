/**
 * The part of the contract that is data: manifests, the registry, and the choice between versions. No
 * React, so the release commands use it too.
 */
export {
  accessSchema,
  defineManifest,
  manifestSchema,
  type Access,
  type EarlyRead,
  type ModuleManifest,
  type ModuleManifestInput,
  type NavigationEntry,
  type Page,
  type SlotEntry,
} from './manifest.schema';
export {
  registrySchema,
  remoteEntrySchema,
  remoteVersionSchema,
  type Canary,
  type Registry,
  type RemoteEntry,
  type RemoteVersion,
} from './registry.schema';
export {
  resolveRemote,
  type Resolution,
  type ResolutionSource,
  type ResolveContext,
  type UnavailableReason,
} from './resolve-remote';
export { satisfiesContract } from './satisfies';
export { userTypeSchema, type UserType } from './user-type.schema';
export { CONTRACT_VERSION } from './version';
