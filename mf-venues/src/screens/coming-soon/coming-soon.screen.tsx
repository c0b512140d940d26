import { ComingSoonPage, Container } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { texts } from '../../texts';
import { plannedPages } from './coming-soon-pages';

/** Any page whose address is settled and whose screen is still to come. */
export function ComingSoonScreen() {
  const t = useTexts(texts);
  return (
    <Container>
      <ComingSoonPage
        pages={plannedPages}
        textOf={(name, part) => t(`comingSoon.${name}.${part}`)}
      />
    </Container>
  );
}
