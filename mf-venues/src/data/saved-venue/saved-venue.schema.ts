import * as z from '@spotlight/shared/vendor/zod';

/** What `my_saved_ids` answers. */
export const savedIdsSchema = z.array(z.string());

/** What `save_item` answers. */
export const savedAnswerSchema = z.row({ entityId: z.string(), saved: z.boolean() });
