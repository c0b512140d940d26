import * as z from '@spotlight/shared/vendor/zod';

/** What can be saved. */
export type SavableType = 'event' | 'venue' | 'performer' | 'product' | 'spot';

/** What to save, and what the toast calls it. */
export interface Savable {
  type: SavableType;
  id: string;
  name: string;
}

/** What `my_saved_ids` answers. */
export const savedIdsSchema = z.array(z.string());

/** What `save_item` answers. */
export const savedAnswerSchema = z.row({ entityId: z.string(), saved: z.boolean() });
