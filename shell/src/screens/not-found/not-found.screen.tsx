import { Container, NotFoundState } from '@spotlight/shared/ui/parts';
import { useLocation } from '@spotlight/shared/vendor/router';
import { useLogPageNotFound } from '../../data/page-not-found/use-log-page-not-found';

/** For every address that nobody answers: back, home, contact. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useLogPageNotFound(pathname);
  return (
    <Container>
      <NotFoundState />
    </Container>
  );
}
