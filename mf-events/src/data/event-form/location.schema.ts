import { requiredText } from '@spotlight/shared/form';
import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import * as z from '@spotlight/shared/vendor/zod';
import type { FaultTexts } from './fault-texts.schema';
import { isInTaiwan, parsePoint } from '@spotlight/shared/point/rules';

const isPoint = (text: string) => text.trim() === '' || parsePoint(text) !== null;
const isNearby = (text: string) => {
  const point = parsePoint(text);
  return point === null || isInTaiwan(point);
};

/** The second step: when and where. What times have to do with one another is in `event-times.rules`. */
export const locationSchema = (t: FaultTexts) =>
  z.object({
    /** `YYYY-MM-DD` in Taipei, or empty. */
    date: requiredText(t('eventForm.faults.dateMissing')),
    /** `HH:MM`, or empty. */
    time: z.string(),
    isTimeUndecided: z.boolean(),
    /** `YYYY-MM-DDTHH:MM` in Taipei, or empty. */
    endsAt: z.string(),
    /** `null`: the same every day. */
    openingHours: z.nullable(openingHoursSchema),
    city: requiredText(t('eventForm.faults.cityMissing')),
    district: z.string(),
    location: requiredText(t('eventForm.faults.locationMissing')),
    address: z.string(),
    transit: z.string(),
    /** Latitude and longitude as they are typed, or empty. */
    point: z
      .string()
      .check(
        z.refine(isPoint, t('eventForm.faults.pointInvalid')),
        z.refine(isNearby, t('eventForm.faults.pointOutside')),
      ),
    /** The page of the venue. */
    venue: z.nullable(z.object({ id: z.string(), name: z.string() })),
  });
