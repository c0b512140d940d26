import type { ModuleManifest, Page } from '@spotlight/shared/contract';
import { Container, EmptyState, ModuleErrorState } from '@spotlight/shared/ui/parts';
import { useI18n, useTexts } from '@spotlight/shared/vendor/i18n';
import { Navigate, generatePath, useLocation, useParams } from '@spotlight/shared/vendor/router';
import type { ReactNode } from 'react';
import { OfflinePage } from '../offline/offline-page';
import { RemotePiece } from '../remotes/remote-piece';
import { DefaultPageMeta } from './default-page-meta';
import { labelOf } from './labels';
import { PageSkeleton } from './page-skeleton';
import { RequireAccess } from './require-access';
import { SiteFrame } from './site-layout';
import { shellTexts } from '../texts';

/** One page of a remote: its title, its guard, its code, and every way in which that can fail. */
export function RemoteScreen({ manifest, page }: { manifest: ModuleManifest; page: Page }) {
  const t = useTexts(shellTexts);
  const { language } = useI18n();
  const label = (key: string) => labelOf(manifest, key, language);
  if (!page.screen) return <AliasRedirect to={page.redirectTo ?? '/'} />;
  const place = <PageSkeleton shape={page.shape} width={page.width} />;
  return (
    <RequireAccess access={page.access} loginPath={page.loginPath} pending={place}>
      <DefaultPageMeta
        title={label(page.titleKey)}
        description={page.descriptionKey ? label(page.descriptionKey) : t('meta.description')}
      />
      {page.offline && <OfflinePage key={page.path} />}
      <RemotePiece
        key={manifest.id}
        remoteId={manifest.id}
        request={{ kind: 'screens', name: page.screen, layout: page.layout }}
        pending={place}
        renderFault={({ fault, retry, isRetrying, hasLayout }) => (
          <Fallback needsFrame={page.chrome === 'bare' && !hasLayout}>
            <ModuleErrorState
              moduleName={label('name')}
              referenceId={fault.referenceId}
              onRetry={retry}
              isRetrying={isRetrying}
            />
          </Fallback>
        )}
        renderDisabled={(notice) => (
          <Fallback needsFrame={page.chrome === 'bare'}>
            <EmptyState title={t('remote.disabledTitle', { name: label('name') })} help={notice} />
          </Fallback>
        )}
      />
    </RequireAccess>
  );
}

/** A page that brings its own frame has none when it does not come: then the site's stands in. */
function Fallback({ needsFrame, children }: { needsFrame: boolean; children: ReactNode }) {
  const content = <Container>{children}</Container>;
  return needsFrame ? <SiteFrame>{content}</SiteFrame> : content;
}

/** Leads an alias to its canonical address, with parameters, query and fragment. */
export function AliasRedirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={`${generatePath(to, params)}${search}${hash}`} replace />;
}
