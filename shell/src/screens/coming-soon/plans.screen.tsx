import { ButtonLink, ComingSoonState, Container } from '@spotlight/shared/ui/parts';
import { performerLinks } from '@spotlight/shared/contract/links';
import { useAccountWords } from '../../i18n/account-words';

/** 訂閱方案. Not open yet. */
export function PlansScreen() {
  const t = useAccountWords();
  return (
    <Container>
      <ComingSoonState
        title={t('comingSoon.plans')}
        help={t('comingSoon.plansHelp')}
        action={<ButtonLink to={performerLinks.adPlans}>{t('comingSoon.plansAction')}</ButtonLink>}
      />
    </Container>
  );
}
