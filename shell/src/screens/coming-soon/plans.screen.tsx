import { ButtonLink, ComingSoonState, Container } from '@spotlight/shared/ui/parts';
import { performerLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import accountTexts from '../../locales/account.zh-TW.json';

/** 訂閱方案. Not open yet. */
export function PlansScreen() {
  const t = useTexts(accountTexts);
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
