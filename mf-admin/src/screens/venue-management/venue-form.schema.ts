import { chosenOf, emailText, optionalPhoneText, requiredText } from '@spotlight/shared/form';
import { cityIds, formatPhoneNumber, isEmail, venueTypes } from '@spotlight/shared/format';
import type ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import { checkWeek, weekFields } from '@spotlight/shared/own-page/week';
import { numberText, wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { isHttps, optional, optionalText } from '../../components/form-fields.schema';
import { venueEntryOf } from '../../data/venue/venue-form.rules';
import type venueTexts from '../../locales/venue-form.zh-TW.json';

/**
 * What an administrator may write of a venue; whether it is enough for visitors is asked when it is sent in.
 * @param mostDays how far ahead it can be booked at all
 */
export const venueSchema = (
  t: Translate<typeof venueTexts & typeof ownPageTexts>,
  mostDays: number,
) =>
  z.pipe(
    z
      .object({
        name: requiredText(t('fault.name')),
        type: chosenOf(venueTypes, t('fault.type')),
        description: optional,
        capacity: wholeNumber(1, 100_000, t('fault.capacity')),
        pricePerHour: wholeNumber(0, 1_000_000, t('fault.price')),
        phone: z.pipe(
          optionalPhoneText(t('fault.phone')),
          z.transform((typed) => formatPhoneNumber(typed) || null),
        ),
        email: optionalText(isEmail, t('fault.email')),
        website: optionalText(isHttps(), t('fault.website')),
        imageUrl: optional,
        location: requiredText(t('fault.location')),
        address: optional,
        city: chosenOf(cityIds, t('fault.city')),
        district: optional,
        zipcode: z.pipe(
          numberText().check(
            z.refine((typed) => /^(\d{3}(\d{2,3})?)?$/.test(typed), t('fault.zipcode')),
          ),
          z.transform((typed) => typed || null),
        ),
        amenities: z.array(z.string()),
        minBookingHours: wholeNumber(1, 168, t('fault.hours')),
        advanceBookingDays: wholeNumber(1, mostDays, t('fault.advance', { most: mostDays })),
        specialClosedDates: z.array(z.string()),
        ownerEmail: z.union([z.literal(''), emailText(t('fault.email'))]),
        ...weekFields,
      })
      .check(checkWeek(t)),
    z.transform(({ ownerEmail, ...typed }) => ({
      ownerEmail: ownerEmail || null,
      entry: venueEntryOf(typed),
    })),
  );
