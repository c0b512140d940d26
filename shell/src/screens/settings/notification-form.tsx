import { usePush } from '@spotlight/shared/push';
import { useToasts } from '@spotlight/shared/contract';
import { QueryView, Skeleton, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSetNotificationSetting } from '../../data/notification/notification.mutations';
import { useNotificationSettings } from '../../data/notification/notification.queries';
import { notificationChannels } from '../../data/notification/notification.schema';
import accountTexts from '../../locales/account.zh-TW.json';
import { NotificationSwitches } from './notification-switches';

/**
 * Which topics are told on which way; each switch is saved at once. Pushed is what somebody has switched on in some
 * browser: before that there is nothing to choose.
 */
export function NotificationForm() {
  const t = useTexts(accountTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const query = useNotificationSettings();
  const set = useSetNotificationSetting();
  const { data: push } = usePush();
  const isPushed = push !== undefined && (push.state === 'on' || push.others > 0);
  return (
    <QueryView
      query={query}
      errorTitle={t('settings.notifications.error')}
      pending={<Skeleton height={560} />}
    >
      {(settings) => (
        <NotificationSwitches
          settings={settings}
          channels={notificationChannels.filter((channel) => channel !== 'push' || isPushed)}
          changing={set.isPending ? set.variables : undefined}
          onChange={(change) =>
            set.mutate(change, { onError: (thrown) => toasts.error(errorText(thrown)) })
          }
        />
      )}
    </QueryView>
  );
}
