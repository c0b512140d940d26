import * as z from '@spotlight/shared/vendor/zod';
import { closureNoticeSchema } from '../closure/closure.schema';
import { eventStatusSchema } from '../event/event-in-list.schema';
import { ticketStatuses } from '../ticket/ticket-status.schema';

/** What a scan at the gate comes to. */
const scanResults = [
  'ok',
  'duplicate',
  'invalid',
  'wrong_gate',
  'revoked',
  'refund_asked',
  'duplicate_offline',
] as const;

export const gateShape = {
  id: z.string(),
  name: z.string(),
  /** `null`: every type may pass. */
  allowedTypes: z.nullable(z.array(z.string())),
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
};

/** A gate. */
export const gateSchema = z.row(gateShape);

/** What a scanner keeps to work without network. Never a secret. */
export const gateManifestSchema = z.row({
  event: z.row({
    id: z.string(),
    title: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    status: eventStatusSchema,
    /** Its city is closed; absent in what a device kept before. */
    closure: closureNoticeSchema,
  }),
  gate: z.nullable(gateSchema),
  gates: z.array(gateSchema),
  types: z.record(z.string(), z.string()),
  generatedAt: z.string(),
  tickets: z.array(
    z.row({
      id: z.string(),
      version: z.number(),
      /** SHA-256 of the secret in the code, as hex. */
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      status: z.enum(ticketStatuses),
      /** Its money is asked back, and nobody has decided. Absent in what a device kept before. */
      askedBack: z.optional(z.boolean()),
      type: z.string(),
      initial: z.string(),
    }),
  ),
});

/** One scan, as `check_in` answers it. */
export const scanSchema = z.row({
  nonce: z.string(),
  result: z.enum(scanResults),
  scannedAt: z.string(),
  ticket: z.nullable(
    z.row({
      id: z.string(),
      ticketNo: z.string(),
      holderName: z.string(),
      ticketTypeName: z.string(),
      checkedInAt: z.nullable(z.string()),
    }),
  ),
});

/** What `merge_scans` answers. */
export const mergedScansSchema = z.row({ scans: z.array(scanSchema) });

/** What `checkin_counts` answers. */
export const checkinCountsSchema = z.row({
  expected: z.number(),
  checkedIn: z.number(),
  byType: z.array(
    z.row({ id: z.string(), name: z.string(), expected: z.number(), checkedIn: z.number() }),
  ),
  results: z.partialRecord(z.enum(scanResults), z.number()),
  lastAt: z.nullable(z.string()),
  byGate: z.array(z.row({ id: z.string(), name: z.string(), checkedIn: z.number() })),
});

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
export const storedScanSchema = z.row({
  nonce: z.string(),
  eventId: z.string(),
  /** Until it is reported; afterwards nothing on the device could admit anybody. */
  code: z.nullable(z.string()),
  ticketId: z.nullable(z.string()),
  gateId: z.nullable(z.string()),
  scannedAt: z.string(),
  verdict: z.enum(verdicts),
  reason: z.nullable(z.enum(onlineReasons)),
  state: z.enum(['waiting', 'settled', 'undone']),
  /** The request may have arrived although its answer did not. */
  mayBeKnown: z.boolean(),
  /** When the server's answer came. */
  settledAt: z.nullable(z.string()),
  typeName: z.nullable(z.string()),
  /** The first character of the holder's name; the whole name is not stored. */
  initial: z.nullable(z.string()),
  /** When the ticket came in first, as far as it is known. */
  firstAt: z.nullable(z.string()),
  /** The server saw it otherwise than this device did without network. */
  isConflict: z.boolean(),
  isRead: z.boolean(),
});
export type StoredScan = z.infer<typeof storedScanSchema>;

/** A manifest on the device. */
export const cachedManifestSchema = z.row({
  key: z.string(),
  eventId: z.string(),
  userId: z.string(),
  manifest: gateManifestSchema,
  /** When it was asked for, as all times here by the server's clock as far as it is known. */
  askedAt: z.string(),
  /** How far the server was ahead of the device. Absent in what a device kept before. */
  clockDifference: z.optional(z.number()),
});
/** Under which a device keeps the list of an event for a person. */
export const manifestKey = (userId: string, eventId: string): string => `${userId}/${eventId}`;

export type CachedManifest = z.infer<typeof cachedManifestSchema>;
