import type { ModuleManifest } from '@spotlight/shared/contract';
import { SkipLink } from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { Outlet } from '@spotlight/shared/vendor/router';
import { use, useMemo } from 'react';
import { styled } from 'styled-components';
import { ScrollToTop, SiteFooter, SiteHeader, type NavigationItem } from '../layout';
import { ManifestsContext } from './home-slots';
import { labelOf } from './labels';

/** Header, content, footer: the frame of every public page. */
export function SiteLayout() {
  const navigation = useNavigation(use(ManifestsContext));
  return (
    <>
      <SkipLink />
      <SiteHeader navigation={navigation} />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <SiteFooter />
      <ScrollToTop />
    </>
  );
}

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
  const { i18n } = useTranslation('shell');
  return useMemo(
    () =>
      manifests.flatMap((manifest) =>
        manifest.navigation.map((entry) => ({
          ...entry,
          label: labelOf(manifest, entry.labelKey, i18n.language),
        })),
      ),
    [manifests, i18n.language],
  );
}

const Main = styled.main`
  min-height: calc(100vh - var(--header-h));
  outline: none;
`;
