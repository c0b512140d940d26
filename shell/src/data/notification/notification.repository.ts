import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { notificationPageSchema, notificationSettingsSchema } from './notification.schema';
import * as z from '@spotlight/shared/vendor/zod';
import type {
  Notification,
  NotificationChannel,
  NotificationPage,
  NotificationTopic,
} from './notification.schema';

/** The latest ones, or those after the one with the id `before`. @throws AppError */
export const listNotifications = (
  backend: Backend,
  { before, limit }: { before?: string | undefined; limit: number },
  signal?: AbortSignal,
): Promise<NotificationPage> =>
  readFunction(
    backend,
    'my_notifications',
    { p_before: before, p_limit: limit },
    notificationPageSchema,
    signal,
  );

/** The latest pages as one, read anew together: what arrived meanwhile leaves no gap. @throws AppError */
export async function listNotificationPages(
  backend: Backend,
  { pages, pageSize }: { pages: number; pageSize: number },
  signal?: AbortSignal,
): Promise<NotificationPage> {
  const items: Notification[] = [];
  for (;;) {
    // One after the other: each begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await listNotifications(
      backend,
      { before: items.at(-1)?.id, limit: pageSize },
      signal,
    );
    items.push(...page.items);
    if (!page.hasMore || items.length >= pages * pageSize) return { ...page, items };
  }
}

/** Marks the named ones as read, or all. @returns how many are left unread. @throws AppError */
export const markNotificationsRead = (backend: Backend, ids: string[] | null): Promise<number> =>
  callFunction(backend, 'mark_notifications_read', { p_ids: ids }, z.number());

/** What is told on which way, by topic. @throws AppError */
export const getNotificationSettings = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_notification_settings', {}, notificationSettingsSchema, signal);

const mailStateSchema = z.row({
  /** Since when the address is known to be the person's; null when it is not. */
  provedAt: z.nullable(z.string()),
  /** When the latest mail that proves it was sent. */
  proofSentAt: z.nullable(z.string()),
  /** Since when mails do not reach the person; null when they do. */
  bouncedAt: z.nullable(z.string()),
});

/** Whether mails reach the person. @throws AppError */
export const getMailState = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_mail_state', {}, mailStateSchema, signal);

/** The mailbox is there again: the next mail will show. @throws AppError */
export const retryMail = (backend: Backend) =>
  callFunction(backend, 'retry_my_mail', {}, mailStateSchema);

/** Mails the link that proves the address. @throws AppError RATE_LIMITED */
export const sendAddressProof = (backend: Backend) =>
  callFunction(backend, 'send_address_proof', {}, mailStateSchema);

/** Proves the address by what the mailed link carries. @throws AppError NOT_FOUND */
export const proveAddress = (backend: Backend, token: string) =>
  callFunction(backend, 'prove_address', { p_token: token }, mailStateSchema);

/** Turns one way of one topic on or off. @returns all settings. @throws AppError */
export const setNotificationSetting = (
  backend: Backend,
  change: { topic: NotificationTopic; channel: NotificationChannel; isOn: boolean },
) =>
  callFunction(
    backend,
    'set_notification_setting',
    { p_topic: change.topic, p_channel: change.channel, p_is_on: change.isOn },
    notificationSettingsSchema,
  );
