import type { LazyScreen } from '@spotlight/shared/contract';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ShellPage } from '../screens';
import { shellTexts } from '../texts';
import { DefaultPageMeta } from './default-page-meta';
import { OwnPageSkeleton } from './page-skeleton';
import { RequireAccess } from './require-access';
import { shellPart } from './shell-part';

/** One page of the shell: its title, its guard, its code. */
export function ShellScreen({ page, load }: { page: ShellPage; load: LazyScreen }) {
  const t = useTexts(shellTexts);
  const Screen = shellPart({ path: page.path, load });
  return (
    <RequireAccess access={page.access} pending={<OwnPageSkeleton path={page.path} />}>
      <DefaultPageMeta
        title={t(page.titleKey)}
        description={t(page.descriptionKey ?? 'meta.description')}
      />
      <Screen />
    </RequireAccess>
  );
}
