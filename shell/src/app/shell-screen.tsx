import type { LazyScreen } from '@spotlight/shared/contract';
import { Container, ErrorState } from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { ShellPage } from '../screens';
import { DefaultPageMeta } from './default-page-meta';
import { useLazyComponent } from './lazy-component';
import { PageSkeleton } from './page-skeleton';
import { RequireAccess } from './require-access';

/** One page of the shell: its title, its guard, its code. */
export function ShellScreen({ page, load }: { page: ShellPage; load: LazyScreen }) {
  const { t } = useTranslation('shell');
  return (
    <RequireAccess access={page.access} pending={<PageSkeleton />}>
      <DefaultPageMeta
        title={t(page.titleKey)}
        description={t(page.descriptionKey ?? 'meta.description')}
      />
      <LazyPage load={load} />
    </RequireAccess>
  );
}

function LazyPage({ load }: { load: LazyScreen }) {
  const { t } = useTranslation('shell');
  const state = useLazyComponent(load);
  switch (state.status) {
    case 'pending':
      return <PageSkeleton />;
    case 'ready':
      return <state.Component />;
    case 'failed':
      return (
        <Container>
          <ErrorState
            title={t('page.failedTitle')}
            help={t('page.failedHelp')}
            onRetry={state.retry}
          />
        </Container>
      );
  }
}
