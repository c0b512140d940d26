import { numberText } from '@spotlight/shared/typed/number';
import * as z from '@spotlight/shared/vendor/zod';
import type { FaultTexts } from './fault-texts.schema';

/** The fourth step: which refund scheme holds, and for how many people there is room. */
export const refundSchema = (t: FaultTexts) =>
  z.object({
    refundPolicy: z.string(),
    /** Empty or 0: no limit. */
    maxAttendees: numberText().check(z.regex(/^\d*$/, t('eventForm.faults.maxAttendeesInvalid'))),
  });
