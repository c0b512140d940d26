import { checkFieldsIn, requiredText } from '@spotlight/shared/form';
import { wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { facilityNameOf, type FacilityEntry } from '../../data/own-venue/facility-form.rules';
import { facilityUnits } from '../../data/own-venue/own-venue.schema';
import type facilitiesTexts from '../../locales/facilities.zh-TW.json';

/** As many as the server takes. */
export const MOST_FACILITIES = 100;

const textOrNull = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
);

/** What there is at a venue; its rules are those of the server. */
export const facilitySchema = (t: Translate<typeof facilitiesTexts>) =>
  z
    .object({ facilities: facilityRows(t) })
    .check(
      checkFieldsIn('facilities', ({ facilities }: { facilities: FacilityEntry[] }) =>
        Object.fromEntries(
          facilities.map(({ name }, index) => [
            `${index}.name`,
            facilities.findIndex((each) => each.name === name) < index &&
              t('facilities.fault.twice'),
          ]),
        ),
      ),
    );

const facilityRows = (t: Translate<typeof facilitiesTexts>) =>
  z.array(
    z.object({
      name: z.pipe(requiredText(t('facilities.fault.name')), z.transform(facilityNameOf)),
      quantity: wholeNumber(1, 1000, t('facilities.fault.quantity')),
      fee: wholeNumber(0, 1_000_000, t('facilities.fault.fee')),
      feeUnit: z.enum(facilityUnits),
      note: textOrNull,
      imageUrl: textOrNull,
      isActive: z.boolean(),
    }),
  );
