import { ShellProvider, type ShellServices } from '@spotlight/shared/contract';
import { I18nextProvider } from '@spotlight/shared/vendor/i18n';
import { QueryClientProvider } from '@spotlight/shared/vendor/query';
import { BrowserRouter } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { InstalledStart } from '../offline/installed-start';
import { RemoteStoresProvider } from '../remotes/remote-stores';
import { shellPages } from '../screens';
import { LoginSheetOutlet, createLoginRequests } from '../login-sheet';
import { SessionStoreProvider, useSessionSnapshot } from '../session';
import { useThemeSnapshot } from '../theme';
import { ToastOutlet } from '../toasts';
import { HomeSlotsProvider } from '../screens/home/home-slots';
import { HomeSlots, ManifestsContext } from './home-slots';
import { LateClients } from './late-clients';
import { ScrollAndFocus } from './scroll-and-focus';
import { SiteRoutes, createRoutes } from './site-routes';
import type { AppParts } from './start-app';
import { VersionWatch } from './version-watch';

const homeSlots = <HomeSlots />;

/** The site: services for all modules around, the page at the current address inside. */
export function App(parts: AppParts) {
  const { registry, manifests, stores, i18n, queryClient, unsavedChanges } = parts;
  const session = useSessionSnapshot(parts.session);
  const theme = useThemeSnapshot(parts.theme);
  const loginRequests = useMemo(() => createLoginRequests(parts.session), [parts.session]);
  const routes = useMemo(() => createRoutes(shellPages, manifests), [manifests]);

  const { backend, toasts, listen } = parts;
  const services = useMemo<ShellServices>(
    () => ({
      backend,
      session,
      theme,
      toasts,
      requestLogin: loginRequests.request,
      setUnsavedChanges: unsavedChanges.set,
      listen,
    }),
    [backend, session, theme, toasts, loginRequests, unsavedChanges, listen],
  );

  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SessionStoreProvider store={parts.session}>
          <ShellProvider services={services}>
            <ManifestsContext value={manifests}>
              <RemoteStoresProvider value={stores}>
                <BrowserRouter>
                  <ScrollAndFocus />
                  <HomeSlotsProvider value={homeSlots}>
                    <SiteRoutes routes={routes} />
                  </HomeSlotsProvider>
                  <LoginSheetOutlet
                    requests={loginRequests}
                    isLikely={!session.isLoggedIn && !session.isLoading}
                  />
                </BrowserRouter>
                <ToastOutlet queue={parts.toasts} />
                <InstalledStart manifests={manifests} />
                <LateClients backend={backend} session={parts.session} />
                <VersionWatch registry={registry} hasUnsavedChanges={unsavedChanges.hasAny} />
              </RemoteStoresProvider>
            </ManifestsContext>
          </ShellProvider>
        </SessionStoreProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
