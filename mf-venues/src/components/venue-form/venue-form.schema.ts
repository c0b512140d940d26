import { cancellationPolicies } from '@spotlight/shared/booking/price';
import { checkFields, chosenOf, optionalPhoneText, requiredText } from '@spotlight/shared/form';
import { cityIds, formatPhoneNumber, isEmail, venueTypes } from '@spotlight/shared/format';
import type ownPageTexts from '@spotlight/shared/locales/own-page.zh-TW.json';
import type { WeekForm } from '@spotlight/shared/own-page/hours';
import { checkWeek, weekFields } from '@spotlight/shared/own-page/week';
import { isInTaiwan, parsePoint } from '@spotlight/shared/point/rules';
import { numberText, optionalNumber, wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { LEAST_PHOTOS } from '../../data/own-venue/completeness.rules';
import { bookingModes } from '../../data/own-venue/own-venue.schema';
import { placeAndWeekOf, type VenueEntry } from '../../data/own-venue/venue-form.rules';
import type formTexts from '../../locales/venue-form.zh-TW.json';

const optional = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
);

const optionalText = (isRight: (typed: string) => boolean, fault: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || isRight(typed), fault),
    ),
    z.transform((typed) => typed || null),
  );

const isHttps = (typed: string) => URL.canParse(typed) && new URL(typed).protocol === 'https:';

const isPoint = (typed: string) => {
  const point = parsePoint(typed);
  return point !== null && isInTaiwan(point);
};

interface Checked {
  phone: string | null;
  email: string | null;
  days: WeekForm['days'];
  specialClosedDates: string[];
  advanceBookingDays: number;
  maxAdvanceDays: number;
}

/**
 * A venue; its rules are those of the server.
 * @param isSubmitted it is sent to be looked at, for which it needs its photos
 */
export const venueSchema = (
  t: Translate<typeof formTexts & typeof ownPageTexts>,
  isSubmitted: boolean,
) => {
  const price = wholeNumber(0, 1_000_000, t('venueForm.fault.price'));
  const minutes = wholeNumber(0, 720, t('venueForm.fault.minutes'));
  return z.pipe(
    z
      .object({
        name: requiredText(t('venueForm.fault.name')),
        type: chosenOf(venueTypes, t('venueForm.fault.type')),
        description: z.string().check(z.trim(), z.minLength(30, t('venueForm.fault.description'))),
        photos: z
          .array(z.object({ imageUrl: z.string(), alt: optional }))
          .check(
            z.refine(
              (photos) => !isSubmitted || photos.length >= LEAST_PHOTOS,
              t('venueForm.fault.photos'),
            ),
          ),
        city: chosenOf(cityIds, t('venueForm.fault.city')),
        district: optional,
        zipcode: z.pipe(
          numberText().check(
            z.refine((typed) => /^(\d{3}(\d{2,3})?)?$/.test(typed), t('venueForm.fault.zipcode')),
          ),
          z.transform((typed) => typed || null),
        ),
        location: requiredText(t('venueForm.fault.location')),
        address: requiredText(t('venueForm.fault.address')),
        point: z.string().check(
          z.trim(),
          z.refine((typed) => typed === '' || isPoint(typed), t('venueForm.fault.point')),
        ),
        phone: z.pipe(
          optionalPhoneText(t('venueForm.fault.phone')),
          z.transform((typed) => formatPhoneNumber(typed) || null),
        ),
        email: optionalText(isEmail, t('venueForm.fault.email')),
        website: optionalText(isHttps, t('venueForm.fault.website')),
        capacity: wholeNumber(1, 100_000, t('venueForm.fault.capacity')),
        pricePerHour: price,
        cleaningFee: price,
        minimumSpend: price,
        includedHeads: optionalNumber(1, 100_000, t('venueForm.fault.heads')),
        extraHeadFee: wholeNumber(0, 100_000, t('venueForm.fault.price')),
        depositPercent: wholeNumber(0, 100, t('venueForm.fault.percent')),
        minBookingHours: wholeNumber(1, 168, t('venueForm.fault.hours')),
        advanceBookingDays: wholeNumber(1, 365, t('venueForm.fault.advance')),
        maxAdvanceDays: wholeNumber(1, 730, t('venueForm.fault.ahead')),
        bufferBeforeMinutes: minutes,
        bufferAfterMinutes: minutes,
        bookingMode: chosenOf(bookingModes, t('venueForm.choose')),
        cancellationPolicy: chosenOf(cancellationPolicies, t('venueForm.choose')),
        isSupportFriendly: z.boolean(),
        amenities: z.array(z.string()),
        specialClosedDates: z.array(z.string()),
        houseRules: optional,
        ...weekFields,
      })
      .check(
        checkWeek(t),
        checkFields(({ phone, email, days, advanceBookingDays, maxAdvanceDays }: Checked) => ({
          phone: !phone && !email && t('venueForm.fault.contact'),
          specialClosedDates: !days.some(({ isOpen }) => isOpen) && t('venueForm.fault.closed'),
          maxAdvanceDays: advanceBookingDays > maxAdvanceDays && t('venueForm.fault.window'),
        })),
      ),
    z.transform(({ point, days, ...rest }): VenueEntry => ({
      ...rest,
      ...placeAndWeekOf({ point, days }),
    })),
  );
};
