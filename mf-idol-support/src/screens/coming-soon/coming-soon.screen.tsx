import { ComingSoonPage, Container } from '@spotlight/shared/ui';
import { plannedPages } from './coming-soon-pages';

/** Any page whose address is settled and whose screen is still to come. */
export function ComingSoonScreen() {
  return (
    <Container>
      <ComingSoonPage namespace="idol-support" pages={plannedPages} />
    </Container>
  );
}
