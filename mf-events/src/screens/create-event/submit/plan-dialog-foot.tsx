import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import eventSubmitTexts from '../../../locales/event-submit.zh-TW.json';

/** What can be done when the plan is full: stay, or look at a larger one. */
export function PlanDialogFoot({ onClose }: { onClose: () => void }) {
  const t = useTexts(eventSubmitTexts);
  return (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('eventSubmit.back')}
      </Button>
      <ButtonLink to="/subscription-plans">{t('eventSubmit.toPlans')}</ButtonLink>
    </>
  );
}
