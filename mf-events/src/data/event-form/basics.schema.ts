import { requiredText } from '@spotlight/shared/form';
import * as z from '@spotlight/shared/vendor/zod';
import { lineUpSchema } from '../event/line-up.schema';
import type { FaultTexts } from './fault-texts.schema';

/** What the drawn picture can show. */
const latinLine = /^[ -~]{0,32}$/;

/** The first step: what the event is, and who is on stage. */
export const basicsSchema = (t: FaultTexts) =>
  z.object({
    title: requiredText(t('eventForm.faults.titleMissing')),
    category: requiredText(t('eventForm.faults.categoryMissing')),
    description: requiredText(t('eventForm.faults.descriptionMissing')),
    body: z.string(),
    /** Address of the uploaded picture, or empty. */
    imageUrl: z.string(),
    /** A line for the picture that is drawn when there is none. */
    posterLine: z
      .string()
      .check(z.trim(), z.regex(latinLine, t('eventForm.faults.posterLineInvalid'))),
    performers: lineUpSchema,
    /** Names of those who have no page. */
    guests: z.array(z.string()),
  });

/** Somebody on stage who has a page. */
export type BilledPerformer = z.infer<typeof lineUpSchema>[number];
