import { requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type { chineseKeys } from '../../data/website/website.schema';
import type contentTexts from '../../locales/content.zh-TW.json';

type Texts = Translate<typeof contentTexts>;

/** The texts of the site. Those of the footer may be empty, and all that are in English. */
export const textsSchema = (t: Texts) => {
  const required = (key: (typeof chineseKeys)[number]) =>
    requiredText(t('texts.required', { name: t(`texts.fields.${key}`) }));
  return z.object({
    homepageTitle: required('homepageTitle'),
    homepageSubtitle: required('homepageSubtitle'),
    homepageDescription: required('homepageDescription'),
    aboutDescription: required('aboutDescription'),
    footerContactInfo: z.string(),
    footerCopyright: z.string(),
    birthdayPrepareActivity: required('birthdayPrepareActivity'),
    birthdayGiftAd: required('birthdayGiftAd'),
    homepageTitleEn: z.string(),
    homepageSubtitleEn: z.string(),
    homepageDescriptionEn: z.string(),
    aboutDescriptionEn: z.string(),
    footerContactInfoEn: z.string(),
    footerCopyrightEn: z.string(),
    birthdayPrepareActivityEn: z.string(),
    birthdayGiftAdEn: z.string(),
  });
};
