import { questionSchema } from '@spotlight/shared/event-form/question';
import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';

const text = z.nullish(z.string());

/** An event with all that its form edits; answer of `event_for_editing()` and `admin_save_event()`. */
export const fullEventSchema = z.row({
  id: z.string(),
  version: z.int(),
  /** Whose it is; null: the platform's. */
  organizer: z.nullish(z.row({ id: z.string(), name: z.string() })),
  event: z.row({
    title: z.string(),
    description: text,
    body: text,
    category: text,
    imageUrl: text,
    date: text,
    time: text,
    isTimeUndecided: z.optional(z.boolean()),
    endsAt: text,
    location: text,
    address: text,
    city: text,
    maxAttendees: z.nullish(z.number()),
    /** Who is on stage without a page here. */
    guestPerformers: z.optional(z.array(z.string())),
    openingHours: z.nullish(openingHoursSchema),
    questions: z.optional(z.array(questionSchema)),
    /** Until when answers may be changed; null: until it begins. */
    answersCloseAt: text,
  }),
  venue: z.nullable(z.row({ id: z.string(), name: z.string() })),
  /** On stage, in their order. */
  performers: z.optional(z.array(z.row({ id: z.string(), name: z.string() }))),
  types: z.array(
    z.row({
      id: z.string(),
      name: z.string(),
      description: text,
      price: z.nullable(z.number()),
      capacity: z.nullish(z.number()),
      maxPerOrder: z.optional(z.number()),
      isHidden: z.optional(z.boolean()),
      sold: z.number(),
      held: z.number(),
    }),
  ),
});
export type FullEvent = z.infer<typeof fullEventSchema>;

/** Whose an event can be. */
const organizerSchema = z.row({
  id: z.string(),
  name: z.string(),
  identities: z.array(z.enum(['performer', 'venue'])),
  events: z.number(),
});
export const organizersSchema = z.row({ items: z.array(organizerSchema) });

/** A venue as far as an event takes its place over. */
export const foundVenuesSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      city: z.nullable(z.string()),
      location: z.nullable(z.string()),
    }),
  ),
});

/** A performer as far as a bill needs it. */
export const foundPerformersSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      performerName: z.string(),
      category: z.nullable(z.string()),
      city: z.nullable(z.string()),
    }),
  ),
});

/** What some of those who have to do with an event are told alike. */
const toldShape = {
  /** Each counted once, whatever they are told. */
  people: z.number(),
  told: z.array(z.row({ kind: z.string(), people: z.number(), amount: z.nullable(z.number()) })),
};

/** Answer of `preview_event_change()`. */
export const eventChangeSchema = z.row({
  /** What saving wants to be agreed to. */
  asks: z.array(z.string()),
  /** What of gates, sales and answers moves along with the event. */
  along: z.array(z.unknown()),
  ...toldShape,
  /** Until when tickets go back without a fee, when they do. */
  freeUntil: z.optional(z.string()),
  freeReturns: z.optional(z.row({ tickets: z.number(), amount: z.number() })),
});
export type EventChange = z.infer<typeof eventChangeSchema>;

/** Answer of `preview_event_cancellation()`. */
export const eventCancellationSchema = z.row({ version: z.int(), ...toldShape });
export type EventCancellation = z.infer<typeof eventCancellationSchema>;

export const eventReceiptSchema = z.row({ id: z.string() });
