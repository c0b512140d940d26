import { render, type RenderResult } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from '../../vendor/i18n';
import { QueryClient, QueryClientProvider } from '../../vendor/query';
import { BrowserRouter, useRoutes } from '../../vendor/router';
import ui from '../../locales/zh-TW.json';
import type { Translations } from '../remote-module';
import { ShellProvider } from '../shell-context';
import type { ShellServices } from '../shell-services';
import { createFakeServices } from './fake-services';

export interface RenderInShellOptions {
  /** Parts of the services that the test is about. */
  services?: Partial<ShellServices>;
  /** Namespace → texts, usually the remote's own zh-TW.json. */
  texts?: Record<string, Translations>;
  /** Address that the screen is shown at. */
  at?: string;
  /** Route pattern of the screen, when it reads parameters. */
  path?: string;
}

export interface RenderedInShell extends RenderResult {
  services: ShellServices;
  /** The current address, path and search. */
  currentUrl(): string;
}

/** Renders a screen the way the shell does: services, router, texts, query client. */
export function renderInShell(
  screen: ReactNode,
  { services: overrides, texts = {}, at = '/', path = '*' }: RenderInShellOptions = {},
): RenderedInShell {
  const services = createFakeServices(overrides);
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: 'zh-TW',
    fallbackLng: 'zh-TW',
    resources: { 'zh-TW': { ui, ...texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  window.history.replaceState(null, '', at);
  const Screen = () =>
    useRoutes([
      { path, element: screen },
      { path: '*', element: null },
    ]);
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellProvider services={services}>
          <BrowserRouter>
            <Screen />
          </BrowserRouter>
        </ShellProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    ...result,
    services,
    // Asked for the address, the history answers at once: what is drawn of it follows a moment later.
    currentUrl: () => window.location.pathname + window.location.search,
  };
}
