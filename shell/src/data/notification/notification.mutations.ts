import { useWrite } from '@spotlight/shared/contract';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { mailStateKeys, notificationKeys, notificationSettingKeys } from './notification.keys';
import {
  markNotificationsRead,
  retryMail,
  setNotificationSetting,
} from './notification.repository';

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

/** The mailbox is there again: mails are tried anew. */
export const useRetryMail = () => useWrite(retryMail, { touches: [mailStateKeys.all] });
