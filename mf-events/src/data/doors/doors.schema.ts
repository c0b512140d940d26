import * as z from '@spotlight/shared/vendor/zod';
import { eventInListSchema, eventStatusSchema } from '../event/event-in-list.schema';
import { gateSchema } from '../gate/gate.schema';

/** States of a helper at the doors. */
const staffStatuses = ['invited', 'active', 'removed'] as const;

/** What `invite_staff` answers. */
export const staffSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(staffStatuses),
});

/** What `event_doors` answers: who helps at the doors of an own event, and its gates. */
export const eventDoorsSchema = z.object({
  event: z.object({
    id: z.string(),
    title: z.string(),
    status: eventStatusSchema,
    starts_at: z.string(),
    ends_at: z.string(),
  }),
  types: z.array(z.object({ id: z.string(), name: z.string() })),
  staff: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      /** `null` until the invitation is accepted. */
      name: z.nullable(z.string()),
      status: z.enum(staffStatuses),
      /** How many people came in by this person. */
      let_in: z.number(),
    }),
  ),
  /** `scans`: a gate where somebody was scanned stays. */
  gates: z.array(z.object({ ...gateSchema.shape, scans: z.number() })),
});

export type EventDoors = z.infer<typeof eventDoorsSchema>;

/** What `my_door_events` answers: where one may scan, and invitations. */
export const doorEventsSchema = z.array(
  z.object({
    invitation_id: z.nullable(z.string()),
    status: z.enum(staffStatuses),
    event: eventInListSchema,
  }),
);
