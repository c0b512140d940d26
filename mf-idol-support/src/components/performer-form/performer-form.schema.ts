import { performerCategories } from '../../data/performer/performer.schema';
import { performerTypes } from '../../data/own-performer/own-performer.schema';
import { isMonthDay, tidyLink } from '../../data/own-performer/performer-form.rules';
import type formTexts from '../../locales/performer-form.zh-TW.json';
import { checkFields, chosenOf, emailText, phoneText } from '@spotlight/shared/form';
import { formatPhoneNumber } from '@spotlight/shared/format';
import { optionalNumber } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';

/** The least that is asked for, as the server asks for it. */
const LEAST = { name: 2, bio: 30, genre: 2, contactName: 2 } as const;
export const MOST = { name: 100, bio: 5000, genre: 100, contactName: 50, works: 20 } as const;

const longText = (least: number, fault: string) =>
  z.string().check(z.trim(), z.minLength(least, fault));

const optional = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
);

const isHttps = (typed: string) => URL.canParse(typed) && new URL(typed).protocol === 'https:';

/** As it will be stored: whoever sends by Enter has not left the field. */
const tidiedLink = z.pipe(z.string(), z.transform(tidyLink));

const optionalLink = (fault: string) =>
  z.pipe(
    z.pipe(
      tidiedLink,
      z.string().check(z.refine((typed) => typed === '' || isHttps(typed), fault)),
    ),
    z.transform((typed) => typed || null),
  );

/** The fields of a page; its rules are those of the server. */
export const performerFields = (t: Translate<typeof formTexts>) => ({
  performerName: longText(LEAST.name, t('performerForm.fault.name')),
  bio: longText(LEAST.bio, t('performerForm.fault.bio')),
  performanceType: chosenOf(performerCategories, t('performerForm.fault.performanceType')),
  performerType: chosenOf(performerTypes, t('performerForm.fault.performerType')),
  genre: longText(LEAST.genre, t('performerForm.fault.genre')),
  city: optional,
  birthday: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || isMonthDay(typed), t('performerForm.fault.birthday')),
    ),
    z.transform((typed) => typed || null),
  ),
  profileImageUrl: optional,
  instagramUrl: optionalLink(t('performerForm.fault.link')),
  facebookUrl: optionalLink(t('performerForm.fault.link')),
  youtubeUrl: optionalLink(t('performerForm.fault.link')),
  spotifyUrl: optionalLink(t('performerForm.fault.link')),
  websiteUrl: optionalLink(t('performerForm.fault.website')),
  portfolio: z.array(
    z.object({
      title: longText(1, t('performerForm.fault.workTitle')),
      url: z.pipe(tidiedLink, z.string().check(z.refine(isHttps, t('performerForm.fault.link')))),
    }),
  ),
  feeMin: optionalNumber(0, 100_000_000, t('performerForm.fault.fee')),
  feeMax: optionalNumber(0, 100_000_000, t('performerForm.fault.fee')),
  performanceMinutes: optionalNumber(0, 1440, t('performerForm.fault.minutes')),
  experienceYears: optionalNumber(0, 80, t('performerForm.fault.years')),
  techRider: optional,
  contactName: longText(LEAST.contactName, t('performerForm.fault.contactName')),
  contactEmail: emailText(t('performerForm.fault.contactEmail')),
  contactPhone: z.pipe(
    phoneText(t('performerForm.fault.contactPhone')),
    z.transform(formatPhoneNumber),
  ),
});

/** What has to fit together. */
export const checkFees = (t: Translate<typeof formTexts>) =>
  checkFields(({ feeMin, feeMax }: { feeMin: number | null; feeMax: number | null }) => ({
    feeMax:
      feeMin !== null && feeMax !== null && feeMax < feeMin && t('performerForm.fault.feeOrder'),
  }));

/** A page that there is. */
export const performerSchema = (t: Translate<typeof formTexts>) =>
  z.object(performerFields(t)).check(checkFees(t));
