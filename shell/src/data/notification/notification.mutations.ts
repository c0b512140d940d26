import { useBackend } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { notificationSettingsKey, notificationsKey } from './notification.queries';
import { markNotificationsRead, setNotificationSetting } from './notification.repository';

/** Marks the named ones as read; null means all. */
export function useMarkNotificationsRead() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | null) => markNotificationsRead(backend, ids),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
}

/** Turns one way of one topic on or off. */
export function useSetNotificationSetting() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Parameters<typeof setNotificationSetting>[1]) =>
      setNotificationSetting(backend, change),
    onSuccess: (settings) => queryClient.setQueryData(notificationSettingsKey, settings),
  });
}
