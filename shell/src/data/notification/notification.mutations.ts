import { useWrite } from '@spotlight/shared/contract';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { notificationKeys, notificationSettingKeys } from './notification.keys';
import { markNotificationsRead, setNotificationSetting } from './notification.repository';

/** Marks the named ones as read; null means all. */
export const useMarkNotificationsRead = () =>
  useWrite(markNotificationsRead, { touches: [notificationKeys.all] });

/** Turns one way of one topic on or off. The answer is all settings afterwards. */
export function useSetNotificationSetting() {
  const queryClient = useQueryClient();
  return useWrite(setNotificationSetting, {
    onSuccess: (settings) => queryClient.setQueryData(notificationSettingKeys.all, settings),
  });
}
