import { Container, PageHeading } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

/** The first screen of a new remote. */
export function WelcomeScreen() {
  const { t } = useTranslation('template-namespace');
  return (
    <Container>
      <PageHeading title={t('welcome.title')} lead={t('welcome.lead')} />
    </Container>
  );
}
