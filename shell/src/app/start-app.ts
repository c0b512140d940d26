import {
  forgetPrivateStorage,
  type ModuleManifest,
  type ShellServices,
} from '@spotlight/shared/contract';
import type { Language } from '@spotlight/shared/contract/language';
import type { Registry } from '@spotlight/shared/contract/schema';
import type { Backend } from '@spotlight/shared/data';
import { lookForZone } from '@spotlight/shared/format/parts';
import type { QueryClient } from '@spotlight/shared/vendor/query';
import type { i18n as I18n } from 'i18next';
import { OVERRIDES_KEY } from '../boot/overrides';
import { readJson, readRegistry, type AppConfig } from '../boot/page-plan';
import { tabContext } from '../boot/tab-context';
import { addTranslations, createI18n } from '../i18n';
import { addLabels, adoptLanguage } from '../language';
import { createListen } from '../live/listen';
import { createRemoteStores, type RemoteStores } from '../remotes/remote-stores';
import { reportFault, tellFaults } from '../remotes/report-fault';
import { createSession, type SessionStore } from '../session';
import { createThemeStore, type ThemeStore } from '../theme';
import { createToastQueue, type ToastQueue } from '../toasts';
import { isSampled } from '../vitals/sampling';
import { activeManifests } from './active-manifests';
import { openFirstPage } from './first-page';
import { preloadOnIntent } from './intent-preload';
import { createQueryClient } from './query-client';
import { createUnsavedChanges } from './unsaved-changes';

/** Everything that lives as long as the tab. */
export interface AppParts {
  registry: Registry;
  manifests: readonly ModuleManifest[];
  stores: RemoteStores;
  i18n: I18n;
  queryClient: QueryClient;
  backend: Backend;
  session: SessionStore;
  theme: ThemeStore;
  toasts: ToastQueue;
  listen: ShellServices['listen'];
  unsavedChanges: ReturnType<typeof createUnsavedChanges>;
}

/** Puts the tab together and waits for what its first page needs. */
export async function startApp(): Promise<AppParts> {
  // Publishing checked it before it wrote it into the page; checking again would put zod into the main script.
  const i18n = createI18n();
  lookForZone();
  const language = i18n.language as Language;
  const registry = readRegistry(language);
  if (!registry) throw new Error('index.html carries no registry: publish the site again');
  const toasts = createToastQueue();
  const queryClient = createQueryClient();
  const theme = createThemeStore((preference) => {
    if (!session.getState().isLoggedIn) return;
    // The choice is stored on the device; the account follows when it can.
    session.updateProfile({ theme: preference }).catch(() => undefined);
  });
  let person: string | null = null;
  const unsavedChanges = createUnsavedChanges();
  const [config] = await Promise.all([readConfig(), addLabels(registry, language)]);
  const { session, backend } = createSession({
    config,
    t: (key) => i18n.t(key),
    onUserChange: (userId) => {
      // What is on the screen is asked for again, in the name of who is there now; what somebody else
      // was shown goes at once.
      const isFirstSignIn = person === null && userId !== null;
      void (isFirstSignIn ? queryClient.invalidateQueries() : queryClient.resetQueries());
      if (!isFirstSignIn) forgetPrivateStorage();
      person = userId;
    },
    onNobody: forgetPrivateStorage,
    onAccount: (account) => {
      person = account.id;
      theme.adopt(account.theme);
      adoptLanguage(account.locale, language, unsavedChanges.hasAny);
    },
    onRefused: (message) => toasts.error(message),
  });

  const manifests = activeManifests(registry);
  const stores = createRemoteStores({
    registry,
    context: tabContext(),
    language: () => i18n.language,
    addTranslations: (namespace, translations) =>
      addTranslations(i18n, namespace, i18n.language, translations),
    onFault: reportFault,
  });

  const app: AppParts = {
    registry,
    manifests,
    stores,
    i18n,
    queryClient,
    backend,
    session,
    theme,
    toasts,
    listen: createListen(backend),
    unsavedChanges,
  };

  tellFaults((fault) => {
    const load = import(/* webpackChunkName: "fault" */ '../remotes/send-fault');
    load.then(({ sendFault }) => sendFault(fault, { registry, backend })).catch(() => undefined);
  });
  if (Object.values(registry.remotes).some(({ canary }) => canary)) {
    // `canary.js` is the inline script's file.
    const load = import(/* webpackChunkName: "canary-count" */ '../remotes/count-canary');
    load
      .then(({ countOpened }) => countOpened(stores, { registry, backend }))
      .catch(() => undefined);
  }
  // Neither is there in a visitor's tab.
  const { href } = location;
  if (/[?&](preview|developer)/.test(href) || sessionStorage[OVERRIDES_KEY]) {
    const load = import(/* webpackChunkName: "overrides" */ '../overrides/start-overrides');
    load.then(({ startOverrides }) => startOverrides(app, href)).catch(() => undefined);
  }
  theme.start();
  preloadOnIntent(
    manifests,
    stores,
    backend,
    () => session.getState().user === null && !session.getState().isLoading,
  );
  const firstPage = openFirstPage({ manifests, stores, backend, queryClient });
  session.start();
  await firstPage;
  if (isSampled()) {
    const load = import(/* webpackChunkName: "vitals" */ '../vitals/measure-vitals');
    load.then(({ measureVitals }) => measureVitals(registry, backend)).catch(() => undefined);
  }

  return app;
}

/** The server writes its configuration into the page; a plain file server cannot, so ask for it there. */
async function readConfig(): Promise<AppConfig> {
  const inline = readJson<AppConfig>('app-config');
  if (inline) return inline;
  const answer = await fetch('/config.json');
  return (await answer.json()) as AppConfig;
}
