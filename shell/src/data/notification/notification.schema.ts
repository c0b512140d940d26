import * as z from '@spotlight/shared/vendor/zod';

/** What a person switches on and off as one. */
const notificationTopics = [
  'orders',
  'tickets',
  'events',
  'follows',
  'selling',
  'bookings',
  'support',
  'account',
] as const;

/** Ways to tell: in the bell of the site, by mail, or by the browser. */
export const notificationChannels = ['site', 'mail', 'push'] as const;

/** One notification: its kind names the texts, its params fill them. */
const notificationSchema = z.row({
  id: z.guid(),
  kind: z.string(),
  topic: z.enum(notificationTopics),
  params: z.record(z.string(), z.unknown()),
  /** A path of the site. */
  link: z.nullable(z.string()),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});

/** Answer of `my_notifications()`, latest first. */
export const notificationPageSchema = z.row({
  items: z.array(notificationSchema),
  hasMore: z.boolean(),
  /** Of all, not only of these. */
  unread: z.number(),
});

/** Answer of `my_notification_settings()` and of `set_notification_setting()`. */
export const notificationSettingsSchema = z.array(
  z.row({
    topic: z.enum(notificationTopics),
    site: z.boolean(),
    mail: z.boolean(),
    push: z.boolean(),
    /** Some of it is told whatever was switched off. */
    hasEssentials: z.boolean(),
  }),
);

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationPage = z.infer<typeof notificationPageSchema>;
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
export type NotificationTopic = (typeof notificationTopics)[number];
export type NotificationChannel = (typeof notificationChannels)[number];
