import { Container, PageHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { texts } from '../../texts';

/** The first screen of a new remote. */
export function WelcomeScreen() {
  const t = useTexts(texts);
  return (
    <Container>
      <PageHeading title={t('welcome.title')} lead={t('welcome.lead')} />
    </Container>
  );
}
