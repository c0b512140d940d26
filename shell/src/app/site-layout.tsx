import type { ModuleManifest } from '@spotlight/shared/contract';
import { SkipLink } from '@spotlight/shared/ui/parts';
import { useI18n } from '@spotlight/shared/vendor/i18n';
import { Outlet } from '@spotlight/shared/vendor/router';
import { use, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ScrollToTop, SiteFooter, SiteHeader, useSiteIcon, type NavigationItem } from '../layout';
import { ManifestsContext } from './home-slots';
import { labelOf } from './labels';

/** Header, content, footer: what every public page stands in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const navigation = useNavigation(use(ManifestsContext));
  useSiteIcon();
  return (
    <>
      <SiteHeader navigation={navigation} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
      <ScrollToTop />
    </>
  );
}

/** The frame around the page at the current address. */
export const SiteLayout = () => (
  <>
    <SkipLink />
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  </>
);

/** Nothing around the page: the back office and its login bring their own frame. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}

function useNavigation(manifests: readonly ModuleManifest[]): NavigationItem[] {
  const { language } = useI18n();
  return useMemo(
    () =>
      manifests.flatMap((manifest) =>
        manifest.navigation.map((entry) => ({
          ...entry,
          label: labelOf(manifest, entry.labelKey, language),
        })),
      ),
    [manifests, language],
  );
}

const Main = styled.main`
  min-height: calc(100vh - var(--header-h));
  outline: none;
`;
