import { emailText, phoneText, requiredText } from '@spotlight/shared/form';
import { isWhole, numberText } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type createTexts from '../../locales/create-booking.zh-TW.json';

/** The steps of the form, in their order. */
export const bookingFormSteps = ['hours', 'needs', 'price', 'confirm'] as const;
export type BookingFormStep = (typeof bookingFormSteps)[number];

/** Letters. */
export const LONGEST_PURPOSE = 200;

/** What the form holds. */
export interface BookingForm {
  day: string;
  start: string;
  length: string;
  attendees: string;
  purpose: string;
  /** Ids of facilities. */
  facilities: string[];
  message: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  hasRead: boolean;
}

/** The fields that a step asks for: they are checked before the next one. */
export const fieldsOfStep: Record<BookingFormStep, readonly (keyof BookingForm)[]> = {
  hours: ['day', 'start', 'length'],
  needs: ['attendees', 'purpose', 'facilities', 'message'],
  price: [],
  confirm: ['contactName', 'contactPhone', 'contactEmail', 'hasRead'],
};

/** What may be asked of a venue that holds `capacity` people. */
export const bookingFormSchema = (t: Translate<typeof createTexts>, capacity: number) => {
  return z.object({
    day: requiredText(t('createBooking.hours.dayMissing')),
    start: requiredText(t('createBooking.hours.startMissing')),
    length: z.string(),
    attendees: numberText().check(
      z.refine(
        (typed) => isWhole(typed, 1, capacity),
        t('createBooking.needs.peopleInvalid', { count: capacity }),
      ),
    ),
    purpose: requiredText(t('createBooking.needs.purposeMissing')),
    facilities: z.array(z.string()),
    message: z.string().check(z.trim()),
    contactName: requiredText(t('createBooking.confirm.nameMissing')),
    contactPhone: phoneText(t('createBooking.confirm.phoneInvalid')),
    contactEmail: emailText(t('createBooking.confirm.emailInvalid')),
    hasRead: z
      .boolean()
      .check(z.refine((isRead) => isRead, t('createBooking.confirm.rulesMissing'))),
  });
};
