import * as z from '@spotlight/shared/vendor/zod';

/** What there is to see, by the words that are stored. */
export const spotKinds = ['生咖', '燈箱', '公車', 'LED', '快閃', '聖地巡禮', '應援房'] as const;
export type SpotKind = (typeof spotKinds)[number];

/** Are there presents left? */
export const giftStates = ['尚有', '少量', '已發完'] as const;
export type GiftState = (typeof giftStates)[number];

/** What may be wrong with a spot. */
export const spotFaults = ['gone', 'wrong_place', 'gift_out', 'inappropriate'] as const;
export type SpotFault = (typeof spotFaults)[number];

const text = z.nullable(z.string());

const spotShape = {
  id: z.string(),
  kind: z.enum(spotKinds),
  title: z.string(),
  artist: z.row({ id: z.string(), performerName: z.string() }),
  address: z.string(),
  city: z.string(),
  district: text,
  lat: z.number(),
  lng: z.number(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** `HH:MM` */
  opens: text,
  closes: text,
  giftStatus: z.nullable(z.enum(giftStates)),
  giftUpdatedAt: text,
  imageUrl: text,
  status: z.enum(['pending', 'approved', 'rejected', 'closed']),
  phase: z.enum(['scheduled', 'running', 'ended']),
  visitCount: z.number(),
};
export const spotSchema = z.row(spotShape);
/** A spot as the map and lists show it. */
export type Spot = z.infer<typeof spotSchema>;

export const spotMapSchema = z.row({ pins: z.array(spotSchema), hasMore: z.boolean() });
export type SpotMap = z.infer<typeof spotMapSchema>;

/** `null`: there is none that the visitor may see. */
export const spotDetailSchema = z.nullable(
  z.row({
    ...spotShape,
    description: z.string(),
    updatedAt: z.string(),
    giftNote: text,
    hostName: text,
    hostUrl: text,
    eventId: text,
    venueId: text,
    isMine: z.boolean(),
    visitedToday: z.boolean(),
    /** Why it was refused; for whoever added it. */
    reason: text,
  }),
);
export type SpotDetail = NonNullable<z.infer<typeof spotDetailSchema>>;

export const ownSpotPageSchema = z.row({
  items: z.array(spotSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

export const visitPageSchema = z.row({
  items: z.array(z.row({ day: z.string(), spot: spotSchema })),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** Performers that a form finds by their words. */
export const foundArtistsSchema = z.row({
  items: z.array(
    z.row({ id: z.string(), performerName: z.string(), category: z.string(), city: text }),
  ),
});
