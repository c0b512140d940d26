import type {
  notificationChannels,
  notificationPageSchema,
  notificationSchema,
  notificationSettingsSchema,
  notificationTopics,
} from '@spotlight/shared/domain/notifications';
import type * as z from '@spotlight/shared/vendor/zod';

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationPage = z.infer<typeof notificationPageSchema>;
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
export type NotificationTopic = (typeof notificationTopics)[number];
export type NotificationChannel = (typeof notificationChannels)[number];
