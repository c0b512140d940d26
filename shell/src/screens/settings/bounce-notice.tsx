import { useSession, useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format/parts';
import { Button, Notice, WarningIcon, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRetryMail } from '../../data/notification/notification.mutations';
import { useMailState } from '../../data/notification/notification.queries';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';

/** Says that mails do not reach the person any more; nothing while they do. */
export function BounceNotice() {
  const t = useTexts(ownAccountTexts);
  const { user } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { data } = useMailState();
  const { mutate, isPending } = useRetryMail();
  if (!data?.bouncedAt) return null;
  const retry = () =>
    mutate(undefined, {
      onSuccess: () => toasts.success(t('bounce.retried')),
      onError: (thrown) => toasts.error(errorText(thrown)),
    });
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('bounce.title')}>
      <p>{t('bounce.text', { email: user?.email, when: formatMoment(data.bouncedAt) })}</p>
      <Button variant="outline" size="sm" isBusy={isPending} onClick={retry}>
        {t('bounce.retry')}
      </Button>
    </Notice>
  );
}
