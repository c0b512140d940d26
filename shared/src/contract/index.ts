/** The contract between the shell and its remotes: a strict singleton, versioned by semver. */
export type { Access, ModuleManifest, NavigationEntry, Page } from './manifest.schema';
export { usePageMeta, type PageMeta, type PressKit } from './page-meta';
export { PRIVATE_STORAGE_PREFIX, forgetPrivateStorage } from './private-storage';
export {
  findModuleFault,
  type LazyLayout,
  type LazyScreen,
  type PrefetchContext,
  type RemoteModule,
  type ScreenComponent,
  type Translations,
} from './remote-module';
export { safeReturnTo, type ReturnToOptions } from './return-to';
export {
  ShellProvider,
  useBackend,
  useRequestLogin,
  useSession,
  useShell,
  useTheme,
  useToasts,
  useUnsavedChanges,
} from './shell-context';
export type {
  Account,
  AuthResult,
  LiveListener,
  LoginPrompt,
  Session,
  ShellServices,
  Theme,
  ThemePreference,
  ToastOptions,
  Toasts,
} from './shell-services';
export type { UserType } from './user-type.schema';
export { useEngagement } from './use-engagement';
export { useLive, type LiveKeys } from './use-live';
export { useWrite, type WriteOptions } from './use-write';
export { CONTRACT_VERSION } from './version';
