import { aheadUntil } from '@spotlight/shared/event-form/rules';
import { questionFormSchema } from '@spotlight/shared/event-form/schema';
import { checkFields, chosenOf, requiredText } from '@spotlight/shared/form';
import { categories, cityIds } from '@spotlight/shared/format';
import type questionFaultTexts from '@spotlight/shared/locales/question-faults.zh-TW.json';
import { openingHoursSchema } from '@spotlight/shared/opening-hours/schema';
import { isWhole, numberText } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { eventEntryOf, goesElsewhere, type EventForm } from '../../data/event/event-form.rules';
import type formTexts from '../../locales/event-form.zh-TW.json';

type Texts = Translate<typeof formTexts> & Translate<typeof questionFaultTexts>;

const MOST_NT = 1_000_000;
const typed = z.string().check(z.trim());
const MOST_PEOPLE = 9_999_999;

const ticketSchema = (t: Texts) =>
  z
    .object({
      key: z.string(),
      id: z.nullable(z.string()),
      name: requiredText(t('fault.ticketName')),
      description: typed,
      price: numberText().check(
        z.refine((text) => !(Number(text) < 0), t('fault.priceNegative')),
        z.refine((text) => Number(text) < 0 || isWhole(text, 0, MOST_NT), t('fault.price')),
      ),
      capacity: numberText().check(
        z.refine((text) => text === '' || isWhole(text, 1, MOST_NT), t('fault.capacity')),
      ),
      maxPerOrder: numberText().check(
        z.refine((text) => isWhole(text, 1, 20), t('fault.maxPerOrder')),
      ),
      used: z.number(),
    })
    .check(
      checkFields(({ capacity, used }: { capacity: string; used: number }) => ({
        capacity:
          capacity !== '' && Number(capacity) < used && t('fault.capacityUsed', { count: used }),
      })),
    );

const chosen = z.nullable(z.object({ id: z.string(), name: z.string() }));

export interface KnownEvent {
  today: string;
  /** The form as it was read; null: a new event, whose organizer is asked for. */
  read: EventForm | null;
  /** The reader's own needs no reason. */
  isOwn: boolean;
}

/** What an administrator may write of an event; its rules are those of the server. */
export const eventEntrySchema = (t: Texts, { today, read, isOwn }: KnownEvent) =>
  z.pipe(
    z
      .object({
        title: requiredText(t('fault.title')),
        category: chosenOf(categories, t('fault.category')),
        description: typed,
        body: z.string(),
        imageUrl: z.string(),
        date: requiredText(t('fault.date')),
        time: z.string(),
        isTimeUndecided: z.boolean(),
        endsAt: z.string(),
        openingHours: z.nullable(openingHoursSchema),
        city: chosenOf(cityIds, t('fault.city')),
        location: requiredText(t('fault.location')),
        address: typed,
        venue: chosen,
        isPaid: z.boolean(),
        types: z.array(ticketSchema(t)),
        maxAttendees: numberText().check(
          z.refine((text) => text === '' || isWhole(text, 0, MOST_PEOPLE), t('fault.maxAttendees')),
        ),
        questions: z.array(questionFormSchema(t)),
        answersCloseAt: z.string(),
        performers: z.array(z.object({ id: z.string(), name: z.string() })),
        guests: z.array(z.string()),
        organizer: chosen.check(
          // What is the platform's own may stay so.
          z.refine(
            (organizer) => organizer !== null || read?.organizer === null,
            t('fault.organizer'),
          ),
        ),
        reason: typed,
      })
      .check(
        checkFields((form: EventForm) => ({
          date:
            form.date !== '' &&
            form.date !== read?.date &&
            form.date < today &&
            aheadUntil(form) < today &&
            t('fault.datePast'),
          reason: form.reason === '' && (!isOwn || goesElsewhere(form, read)) && t('fault.reason'),
          answersCloseAt:
            form.date !== '' &&
            form.answersCloseAt !== read?.answersCloseAt &&
            form.answersCloseAt > aheadUntil(form) &&
            t('fault.answersCloseAt'),
          time: form.time === '' && !form.isTimeUndecided && t('fault.time'),
          endsAt:
            form.date !== '' &&
            form.endsAt !== '' &&
            // An end that nobody touched moves along with the day.
            form.endsAt !== read?.endsAt &&
            form.endsAt <= `${form.date}T${form.time || '19:00'}` &&
            t('fault.endsAt'),
        })),
      ),
    z.transform((form) => eventEntryOf(form, read)),
  );
