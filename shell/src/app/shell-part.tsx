import type { LazyScreen } from '@spotlight/shared/contract';
import {
  Container,
  ErrorState,
  lazyPart,
  type LazyPart,
  type PartFailureProps,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { shellTexts } from '../texts';
import { OwnPageSkeleton } from './page-skeleton';

const parts = new Map<LazyScreen, LazyPart<object>>();

/** What of a page of the shell's own is fetched. */
export interface OwnScreen {
  path: string;
  load: LazyScreen;
}

/** One of the shell's own screens as a part: its skeleton and its failure have the size of a page. */
export function shellPart({ path, load }: OwnScreen): LazyPart<object> {
  const known = parts.get(load);
  if (known) return known;
  const part = lazyPart<object>(load, {
    pending: <OwnPageSkeleton path={path} />,
    Failed: PageFailure,
  });
  parts.set(load, part);
  return part;
}

function PageFailure({ onRetry, isRetrying }: PartFailureProps) {
  const t = useTexts(shellTexts);
  return (
    <Container>
      <ErrorState
        title={t('page.failedTitle')}
        help={t('page.failedHelp')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </Container>
  );
}
