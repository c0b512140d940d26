import {
  gateManifestSchema,
  scanResults,
  type checkinCountsSchema,
  type gateSchema,
  type scanSchema,
} from '@spotlight/shared/domain/tickets';
import * as z from '@spotlight/shared/vendor/zod';

export type Gate = z.infer<typeof gateSchema>;
export type GateManifest = z.infer<typeof gateManifestSchema>;
export type ServerScan = z.infer<typeof scanSchema>;
export type CheckinCounts = z.infer<typeof checkinCountsSchema>;

/** Why a code is shown the way to a scanner with network. */
export const onlineReasons = ['not_listed', 'transferring', 'number'] as const;
/** What a scan comes to: what the server says, and what can be said without it. */
const verdicts = [...scanResults, 'check_online', 'closed'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * A scan as the device keeps it. `waiting` was let in and not reported yet; `settled` is known to the
 * server; `undone` has been taken back.
 */
export const keptScanSchema = z.object({
  nonce: z.string(),
  eventId: z.string(),
  /** Until it is reported; afterwards nothing on the device could open a door. */
  code: z.nullable(z.string()),
  ticketId: z.nullable(z.string()),
  gateId: z.nullable(z.string()),
  scannedAt: z.string(),
  verdict: z.enum(verdicts),
  reason: z.nullable(z.enum(onlineReasons)),
  state: z.enum(['waiting', 'settled', 'undone']),
  /** The request may have arrived although its answer did not. */
  mayBeKnown: z.boolean(),
  /** Device time at which the server's answer came. */
  settledAt: z.nullable(z.string()),
  typeName: z.nullable(z.string()),
  /** The first character of the holder's name; the whole name is not kept. */
  initial: z.nullable(z.string()),
  /** When the ticket came in first, as far as it is known. */
  firstAt: z.nullable(z.string()),
  /** The server saw it otherwise than this device did without network. */
  isConflict: z.boolean(),
  isRead: z.boolean(),
});
export type KeptScan = z.infer<typeof keptScanSchema>;

/** A manifest on the device. */
export const keptManifestSchema = z.object({
  key: z.string(),
  eventId: z.string(),
  userId: z.string(),
  manifest: gateManifestSchema,
  /** Device time at which it was asked for. */
  askedAt: z.string(),
});
/** Under which a device keeps the list of an event for a person. */
export const manifestKey = (userId: string, eventId: string): string => `${userId}/${eventId}`;

export type KeptManifest = z.infer<typeof keptManifestSchema>;
