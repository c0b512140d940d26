import { usePageMeta } from '@spotlight/shared/contract';
import { Container, NotFoundState } from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { useLogPageNotFound } from '../../data/page-not-found/use-log-page-not-found';

/** For every address that nobody answers: back, home, contact. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  usePageMeta({ title: t('pages.notFound') });
  useLogPageNotFound(pathname);
  return (
    <Container>
      <NotFoundState />
    </Container>
  );
}
