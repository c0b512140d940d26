import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';

/** What those who have to do with an event are told alike. */
const alikeSchema = z.row({
  kind: z.string(),
  /** What they have to do with it; `null` where the kind says it. */
  standing: z.nullable(z.enum(['holder', 'registered', 'waiting'])),
  people: z.number(),
  mails: z.number(),
  /** NT$ that this is about, all of them together. */
  amount: z.nullable(z.number()),
  /** One of them, as it is mailed. */
  sample: z.row({
    kind: z.string(),
    params: z.record(z.string(), z.unknown()),
    link: z.nullable(z.string()),
    isEssential: z.boolean(),
  }),
});

const toldShape = {
  /** Each counted once, whatever they are told. */
  people: z.number(),
  told: z.array(alikeSchema),
};

/** What people know an event by. */
const knownBySchema = z.row({
  title: z.string(),
  category: z.nullable(z.string()),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  isTimeUndecided: z.boolean(),
  endsAt: z.nullable(z.string()),
  openingHours: z.nullish(openingHoursSchema),
  place: z.string(),
});

/** What `preview_event_change` answers. */
export const changePreviewSchema = z.row({
  /** What saving wants to be agreed to; empty when the change is nobody's business. */
  asks: z.array(z.string()),
  /** What of gates, sales and answers moves along with the event, before and after. */
  along: z.array(
    z.row({
      kind: z.enum(['gate_opens', 'gate_closes', 'sale_ends', 'answers_close']),
      name: z.string(),
      was: z.string(),
      at: z.string(),
    }),
  ),
  before: knownBySchema,
  after: knownBySchema,
  ...toldShape,
  /** Until when tickets go back without a fee, when they do. */
  freeUntil: z.optional(z.string()),
  freeReturns: z.optional(z.row({ people: z.number(), tickets: z.number(), amount: z.number() })),
});

/** What `preview_event_cancellation` answers. */
export const cancellationPreviewSchema = z.row({
  /** To be sent with the cancellation. */
  version: z.number(),
  ...toldShape,
});
