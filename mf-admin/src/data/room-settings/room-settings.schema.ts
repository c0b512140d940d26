import * as z from '@spotlight/shared/vendor/zod';

/** Filters, order and columns of a list, by the name that somebody gave them. */
const savedViewSchema = z.row({
  name: z.string(),
  /** As the address says it. */
  search: z.string(),
  /** Shown when the list is opened. */
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** Answer of `room_settings()`: what one person keeps about one list. */
export const roomSettingsSchema = z.row({
  version: z.number(),
  /** Columns that are left out. */
  hidden: z.array(z.string()),
  views: z.array(savedViewSchema),
});
export type RoomSettings = z.infer<typeof roomSettingsSchema>;
