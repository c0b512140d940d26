import { createInstance } from 'i18next';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import ui from '../../locales/zh-TW.json';
import { lookForZone } from '../../format';
import { I18nextProvider, initReactI18next } from '../../vendor/i18n';
import { QueryClient, QueryClientProvider } from '../../vendor/query';
import { BrowserRouter, Navigate, useRoutes } from '../../vendor/router';
import type { ModuleManifest } from '../manifest.schema';
import type { RemoteModule } from '../remote-module';
import { ShellProvider } from '../shell-context';
import type { ShellServices, ThemePreference, Toasts } from '../shell-services';
import { readBlock, type StandaloneConfig } from './demo-people';
import { PageIndex } from './page-index';
import { StandaloneBar } from './standalone-bar';
import { StandaloneScreen } from './standalone-screen';
import {
  openStandaloneBackend,
  useStandaloneSession,
  type StandaloneBackend,
} from './use-standalone-session';

interface Parts {
  module: RemoteModule;
  manifest: ModuleManifest;
}

/**
 * Runs a remote's module alone: its own pages over a real backend, with plain stand-ins for what the
 * shell gives. No federation, no guards, no header: for working on screens, not for visitors.
 */
export async function runStandalone(module: RemoteModule, manifest: ModuleManifest): Promise<void> {
  lookForZone();
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'zh-TW',
    resources: {
      'zh-TW': { ui, [manifest.namespace]: (await module.translations['zh-TW']?.()) ?? {} },
    },
    interpolation: { escapeValue: false },
  });
  new EventSource('/__reload').addEventListener('reload', () => location.reload());
  const access = openStandaloneBackend(readBlock<StandaloneConfig>('app-config'));
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Services module={module} manifest={manifest} access={access} />
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

function Services({ module, manifest, access }: Parts & { access: StandaloneBackend }) {
  const { backend } = access;
  const session = useStandaloneSession(access);
  const [message, setMessage] = useState('');
  const [preference, setPreference] = useState<ThemePreference>('system');
  const services = useMemo<ShellServices>(() => {
    const toasts: Toasts = { success: setMessage, error: setMessage, info: setMessage };
    return {
      backend,
      session,
      theme: { preference, setPreference },
      toasts,
      requestLogin: () => {
        setMessage('choose above who you are');
        return Promise.resolve(session.isLoggedIn);
      },
      setUnsavedChanges: () => undefined,
    };
  }, [backend, session, preference]);
  return (
    <ShellProvider services={services}>
      <StandaloneBar remoteId={manifest.id} />
      <p role="status">{message}</p>
      {/* Screens ask again for everything when somebody else looks at them. */}
      <Pages key={session.user?.id} module={module} manifest={manifest} />
    </ShellProvider>
  );
}

function Pages({ module, manifest }: Parts) {
  const routes = useMemo(
    () => [
      ...manifest.pages.map(({ path, screen, layout, redirectTo }) => {
        const load = screen === undefined ? undefined : module.screens[screen];
        const frame = layout === undefined ? undefined : module.layouts?.[layout];
        return {
          path,
          element: load ? (
            <StandaloneScreen load={load} layout={frame} />
          ) : (
            <Navigate to={redirectTo ?? '/__pages'} replace />
          ),
        };
      }),
      { path: '*', element: <PageIndex module={module} manifest={manifest} /> },
    ],
    [module, manifest],
  );
  return useRoutes(routes);
}
