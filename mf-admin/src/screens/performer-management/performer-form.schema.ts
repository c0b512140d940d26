import { chosenOf, emailText, requiredText } from '@spotlight/shared/form';
import { cityIds, performerCategories } from '@spotlight/shared/format';
import { wholeNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { isHttps, optional, optionalText } from '../../components/form-fields.schema';
import { isMonthDay } from '../../data/performer/performer-form.rules';
import type performerTexts from '../../locales/performer-form.zh-TW.json';

const LEAST_BIO = 10;

/** What an administrator may write of a performer. */
export const performerSchema = (t: Translate<typeof performerTexts>) =>
  z.pipe(
    z.object({
      performerName: requiredText(t('fault.name')),
      bio: requiredText(t('fault.bio')).check(z.minLength(LEAST_BIO, t('fault.bioShort'))),
      performanceType: chosenOf(
        performerCategories.map(({ id }) => id),
        t('fault.category'),
      ),
      popularity: wholeNumber(1, 100, t('fault.popularity')),
      genre: optionalText((typed) => typed.length >= 2, t('fault.genre')),
      city: optionalText((typed) => cityIds.includes(typed), t('form.choose')),
      location: optional,
      birthday: optionalText(isMonthDay, t('fault.birthday')),
      profileImageUrl: optional,
      instagramUrl: optionalText(isHttps('instagram.com'), t('fault.instagramUrl')),
      facebookUrl: optionalText(isHttps('facebook.com', 'fb.com'), t('fault.facebookUrl')),
      youtubeUrl: optionalText(isHttps('youtube.com', 'youtu.be'), t('fault.youtubeUrl')),
      spotifyUrl: optionalText(isHttps('spotify.com'), t('fault.spotifyUrl')),
      websiteUrl: optionalText(isHttps(), t('fault.websiteUrl')),
      ownerEmail: z.union([z.literal(''), emailText(t('fault.email'))]),
    }),
    z.transform(({ ownerEmail, ...entry }) => ({ ownerEmail, entry })),
  );
