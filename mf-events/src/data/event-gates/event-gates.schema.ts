import * as z from '@spotlight/shared/vendor/zod';
import { eventInListSchema, eventStatusSchema } from '../event/event-in-list.schema';
import { gateShape } from '../gate/gate.schema';

/** States of gate staff. */
const staffStatuses = ['invited', 'active', 'removed'] as const;

/** What `invite_staff` answers. */
export const staffSchema = z.row({
  id: z.string(),
  email: z.string(),
  status: z.enum(staffStatuses),
});

/** What `event_gates` answers: who may check in tickets of an own event, and its gates. */
export const eventGatesSchema = z.row({
  event: z.row({
    id: z.string(),
    title: z.string(),
    status: eventStatusSchema,
    startsAt: z.string(),
    endsAt: z.string(),
  }),
  types: z.array(z.row({ id: z.string(), name: z.string() })),
  staff: z.array(
    z.row({
      id: z.string(),
      email: z.string(),
      /** `null` until the invitation is accepted. */
      name: z.nullable(z.string()),
      status: z.enum(staffStatuses),
      /** How many people came in by this person. */
      letIn: z.number(),
    }),
  ),
  /** `scans`: a gate where somebody was scanned stays. */
  gates: z.array(z.row({ ...gateShape, scans: z.number(), updatedAt: z.string() })),
});

export type EventGates = z.infer<typeof eventGatesSchema>;

/** What `my_gate_events` answers: where one may scan, and invitations. */
export const gateDutySchema = z.array(
  z.row({
    invitationId: z.nullable(z.string()),
    status: z.enum(staffStatuses),
    event: eventInListSchema,
  }),
);
