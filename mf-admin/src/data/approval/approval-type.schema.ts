/** Kinds of things that are decided on, in the order of the tabs. */
export const approvalTypes = [
  'event',
  'venue',
  'performer',
  'ad',
  'artwork',
  'product',
  'support_ad',
  'campaign',
  'spot',
  'claim',
  'identity',
  'report',
] as const;
export type ApprovalType = (typeof approvalTypes)[number];
