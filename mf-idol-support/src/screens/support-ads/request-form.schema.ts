import { checkFields, phoneText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { designers } from '../../data/ad-product/ad-product.schema';
import type adTexts from '../../locales/support-ads.zh-TW.json';

/** What is asked of a media company, with the two declarations that it wants to have. */
export const requestSchema = (t: Translate<typeof adTexts>) =>
  z
    .object({
      productId: requiredText(t('supportAds.fault.product')),
      artist: z
        .nullable(z.object({ id: z.string(), name: z.string() }))
        .check(z.refine((artist) => artist !== null, t('supportAds.fault.artist'))),
      title: requiredText(t('supportAds.fault.name')),
      message: z.string().check(z.trim()),
      startsOn: requiredText(t('supportAds.fault.startsOn')),
      units: z.string(),
      designBy: z.enum(designers),
      artworkPath: z.string(),
      contactName: requiredText(t('supportAds.fault.contactName')),
      contactPhone: phoneText(t('supportAds.fault.contactPhone')),
      ownsArtwork: z.boolean().check(z.refine(Boolean, t('supportAds.fault.owns'))),
      hasConsent: z.boolean().check(z.refine(Boolean, t('supportAds.fault.consent'))),
    })
    .check(
      checkFields(({ designBy, artworkPath }) => ({
        designBy: designBy === 'self' && artworkPath === '' && t('supportAds.fault.artwork'),
      })),
    );
