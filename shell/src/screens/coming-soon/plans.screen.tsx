import { ButtonLink, ComingSoonState, Container } from '@spotlight/shared/ui/parts';
import { useAccountWords } from '../../i18n/account-words';
import { remotePaths } from '../../paths';

/** 訂閱方案. Not open yet. */
export function PlansScreen() {
  const t = useAccountWords();
  return (
    <Container>
      <ComingSoonState
        title={t('comingSoon.plans')}
        help={t('comingSoon.plansHelp')}
        action={<ButtonLink to={remotePaths.adPlans}>{t('comingSoon.plansAction')}</ButtonLink>}
      />
    </Container>
  );
}
