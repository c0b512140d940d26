import * as z from '@spotlight/shared/vendor/zod';

export const MESSAGE_MAX_LENGTH = 1000;

/** What the server answers to a message; the number lets both sides refer to it. */
export const messageReceiptSchema = z.pipe(
  z.row({ messageNo: z.string() }),
  z.transform((row) => ({ number: row.messageNo })),
);
