import { useToasts } from '@spotlight/shared/contract';
import { Button, CheckIcon, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMarkNotificationsRead } from '../data/notification/notification.mutations';
import notificationsTexts from '../locales/notifications.zh-TW.json';

/** Marks everything as read; there while something is not. */
export function MarkAllButton({ unread }: { unread: number }) {
  const t = useTexts(notificationsTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const mark = useMarkNotificationsRead();
  if (unread === 0) return null;
  return (
    <Button
      variant="plain"
      size="sm"
      icon={<CheckIcon size={16} />}
      isBusy={mark.isPending}
      onClick={() =>
        mark.mutate(null, {
          onSuccess: () => toasts.success(t('marked')),
          onError: (thrown) => toasts.error(errorText(thrown)),
        })
      }
    >
      {t('markAll')}
    </Button>
  );
}
