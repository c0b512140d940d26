import { ButtonLink, ComingSoonState, Container } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useLocation } from '@spotlight/shared/vendor/router';
import { comingSoonPageAt } from './coming-soon-pages';

/** Any page whose address is settled and whose screen is still to come. */
export function ComingSoonScreen() {
  const { t } = useTranslation('venues');
  const { key, actionPath } = comingSoonPageAt(useLocation().pathname);
  return (
    <Container>
      <ComingSoonState
        title={t(`comingSoon.${key}.title`)}
        help={t(`comingSoon.${key}.help`)}
        action={<ButtonLink to={actionPath}>{t(`comingSoon.${key}.action`)}</ButtonLink>}
      />
    </Container>
  );
}
