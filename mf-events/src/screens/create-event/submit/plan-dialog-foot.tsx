import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

/** What can be done when the plan is full: stay, or look at a larger one. */
export function PlanDialogFoot({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('events');
  return (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('eventSubmit.back')}
      </Button>
      <ButtonLink to="/subscription-plans">{t('eventSubmit.toPlans')}</ButtonLink>
    </>
  );
}
