import { checkFields, chosenOf, requiredText } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import { isInTaiwan, parsePoint } from '@spotlight/shared/point/rules';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { spotKinds } from '../../data/spot/spot.schema';
import type formTexts from '../../locales/spot-form.zh-TW.json';

const optional = z.string().check(z.trim());
const isHttps = (typed: string) => URL.canParse(typed) && new URL(typed).protocol === 'https:';

/** What, for whom, where and when; the rules are those of the server. */
export const spotSchema = (t: Translate<typeof formTexts>) =>
  z
    .object({
      kind: chosenOf(spotKinds, t('spotForm.fault.kind')),
      artist: z
        .nullable(z.object({ id: z.string(), name: z.string() }))
        .check(z.refine((artist) => artist !== null, t('spotForm.fault.artist'))),
      title: requiredText(t('spotForm.fault.name')),
      description: optional,
      imageUrl: optional,
      city: requiredText(t('spotForm.fault.city')),
      district: optional,
      address: requiredText(t('spotForm.fault.address')),
      point: z.string().check(
        z.refine((text) => parsePoint(text) !== null, t('spotForm.fault.point')),
        z.refine((text) => {
          const point = parsePoint(text);
          return point === null || isInTaiwan(point);
        }, t('spotForm.fault.pointOutside')),
      ),
      startsOn: requiredText(t('spotForm.fault.startsOn')),
      endsOn: requiredText(t('spotForm.fault.endsOn')),
      opens: z.string(),
      closes: z.string(),
      giftStatus: z.enum(['', '尚有', '少量', '已發完']),
      giftNote: optional,
      hostName: optional,
      hostUrl: optional.check(
        z.refine((typed) => typed === '' || isHttps(typed), t('spotForm.fault.link')),
      ),
    })
    .check(
      checkFields(({ startsOn, endsOn, opens, closes }) => ({
        endsOn:
          endsOn !== '' &&
          ((startsOn !== '' && endsOn < startsOn && t('spotForm.fault.order')) ||
            (endsOn < taipeiDay() && t('spotForm.fault.past'))),
        closes: (opens === '') !== (closes === '') && t('spotForm.fault.hours'),
      })),
    );
