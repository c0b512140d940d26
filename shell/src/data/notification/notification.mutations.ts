import { useWrite } from '@spotlight/shared/contract';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { mailStateKeys, notificationKeys, notificationSettingKeys } from './notification.keys';
import {
  markNotificationsRead,
  proveAddress,
  retryMail,
  sendAddressProof,
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

/** Mails the link that proves the person's address. */
export const useSendAddressProof = () =>
  useWrite(sendAddressProof, { touches: [mailStateKeys.all] });

/** Proves the person's address by what the mailed link carries. */
export const useProveAddress = () => useWrite(proveAddress, { touches: [mailStateKeys.all] });
