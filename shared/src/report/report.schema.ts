import * as z from '@spotlight/shared/vendor/zod';

/** What can be wrong with something that others show, in the order of the menu. */
export const reportKinds = [
  'wrong_information',
  'scam',
  'copyright',
  'inappropriate',
  'other',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What is reported, by its kind and id. */
export interface ReportedThing {
  type: 'event' | 'venue';
  id: string;
}

export const REPORT_MAX_LENGTH = 1000;

/** What `report_content` answers. */
export const reportReceiptSchema = z.row({ isNew: z.boolean() });
