import { checkFields, chosenOf, requiredText } from '@spotlight/shared/form';
import { optionalNumber, wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { optional } from '../../components/form-fields.schema';
import { adTypes } from '../../data/ad/ad.schema';
import { adCategories, adUnits } from '../../data/ad-catalogue/ad-catalogue.schema';
import type catalogueTexts from '../../locales/ad-catalogue.zh-TW.json';

type Texts = Translate<typeof catalogueTexts>;

const matching = (pattern: RegExp, fault: string) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => pattern.test(typed), fault),
  );

/** A placement; its rules are those of the server. */
export const placementSchema = (t: Texts) =>
  z.object({
    code: matching(/^[a-z][a-z0-9_]{1,39}$/, t('fault.code')),
    name: requiredText(t('fault.name')),
    adType: chosenOf(adTypes, t('fault.name')),
    displayLocation: matching(/^[a-z_]{1,40}$/, t('fault.location')),
    slots: wholeNumber(1, 200, t('fault.slots')),
    imageW: optionalNumber(1, 20_000, t('fault.size')),
    imageH: optionalNumber(1, 20_000, t('fault.size')),
    maxSeconds: optionalNumber(1, 600, t('fault.seconds')),
    isActive: z.boolean(),
  });

/** A product; its rules are those of the server. */
export const adProductSchema = (t: Texts) =>
  z
    .object({
      placementId: requiredText(t('fault.placement')),
      name: requiredText(t('fault.name')),
      description: z.string().check(z.trim()),
      category: chosenOf(adCategories, t('fault.name')),
      city: optional,
      unit: chosenOf(adUnits, t('fault.name')),
      unitPrice: wholeNumber(0, 100_000_000, t('fault.price')),
      designFee: wholeNumber(0, 100_000_000, t('fault.price')),
      minUnits: wholeNumber(1, 60, t('fault.units')),
      maxUnits: wholeNumber(1, 60, t('fault.units')),
      leadDays: wholeNumber(0, 120, t('fault.lead')),
      needsMediaReview: z.boolean(),
      images: z.array(z.string()).check(z.maxLength(10, t('fault.pictures'))),
      isActive: z.boolean(),
      sort: wholeNumber(0, 100_000, t('fault.sort')),
    })
    .check(
      checkFields(({ minUnits, maxUnits }: { minUnits: number; maxUnits: number }) => ({
        maxUnits: maxUnits < minUnits && t('fault.order'),
      })),
    );
