import * as z from '@spotlight/shared/vendor/zod';

const span = { startsOn: z.string(), endsOn: z.string() };

/** Answer of `admin_ad_calendar()`: placement by placement who has which slot. Days are inclusive. */
export const adCalendarSchema = z.row({
  from: z.string(),
  days: z.int(),
  placements: z.array(
    z.row({
      id: z.string(),
      name: z.string(),
      slots: z.int(),
      isActive: z.boolean(),
      bookings: z.array(
        z.row({
          id: z.string(),
          slotNo: z.int(),
          status: z.enum(['held', 'confirmed']),
          title: z.string(),
          isSupportAd: z.boolean(),
          subjectId: z.string(),
          buyerName: z.string(),
          ...span,
        }),
      ),
      /** The platform's own, which take no slot. */
      unbooked: z.array(
        z.row({
          id: z.string(),
          title: z.string(),
          status: z.enum(['active', 'pending']),
          ...span,
        }),
      ),
    }),
  ),
});
export type PlacementCalendar = z.infer<typeof adCalendarSchema>['placements'][number];
