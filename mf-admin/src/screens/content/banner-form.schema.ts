import { checkFields, chosenOf, requiredText } from '@spotlight/shared/form';
import { numberText } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { bannerPages } from '../../data/website/website.schema';
import type contentTexts from '../../locales/content.zh-TW.json';

type Texts = Translate<typeof contentTexts>;

const isKey = (typed: string) => /^[a-z0-9][a-z0-9_-]{0,59}$/.test(typed);
const isLink = (typed: string) => typed === '' || /^\/([^/\\]|$)|^https:\/\/\S+$/.test(typed);

/** A banner as it is typed. Whether there is a picture is known beside the fields: `hasPicture`. */
export const bannerFormSchema = (t: Texts, hasPicture: () => boolean) =>
  z
    .object({
      mediaType: z.enum(['image', 'video']),
      videoUrl: z.string().check(z.trim()),
      bannerKey: requiredText(t('bannerForm.keyMissing')).check(
        z.refine(isKey, t('bannerForm.keyInvalid')),
      ),
      page: chosenOf(bannerPages, t('bannerForm.pageMissing')),
      title: requiredText(t('bannerForm.titleMissing')),
      subtitle: z.string().check(z.trim()),
      link: z.string().check(z.trim(), z.refine(isLink, t('bannerForm.linkInvalid'))),
      displayOrder: numberText().check(
        z.refine((typed) => /^\d{0,6}$/.test(typed), t('bannerForm.orderInvalid')),
      ),
      isActive: z.boolean(),
    })
    .check(
      checkFields(({ mediaType, videoUrl }) => ({
        mediaType: mediaType === 'image' && !hasPicture() && t('bannerForm.pictureMissing'),
        videoUrl: mediaType === 'video' && videoUrl === '' && t('bannerForm.videoMissing'),
      })),
    );
