import type { LazyScreen } from '@spotlight/shared/contract';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { ShellPage } from '../screens';
import { DefaultPageMeta } from './default-page-meta';
import { PageSkeleton } from './page-skeleton';
import { RequireAccess } from './require-access';
import { shellPart } from './shell-part';

/** One page of the shell: its title, its guard, its code. */
export function ShellScreen({ page, load }: { page: ShellPage; load: LazyScreen }) {
  const { t } = useTranslation('shell');
  const Screen = shellPart(load);
  return (
    <RequireAccess access={page.access} pending={<PageSkeleton />}>
      <DefaultPageMeta
        title={t(page.titleKey)}
        description={t(page.descriptionKey ?? 'meta.description')}
      />
      <Screen />
    </RequireAccess>
  );
}
