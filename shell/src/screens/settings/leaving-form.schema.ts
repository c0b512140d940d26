import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type ownAccountTexts from '../../locales/own-account.zh-TW.json';

/**
 * The wish to leave: the own address once more, and a word about what is lost.
 * @param losesSomething whether there is anything to give up
 */
export const leavingSchema = (
  t: Translate<typeof ownAccountTexts>,
  ownEmail: string,
  losesSomething: boolean,
) =>
  z.object({
    email: z
      .string()
      .check(
        z.refine(
          (typed) => typed.trim().toLowerCase() === ownEmail.toLowerCase(),
          t('leaving.emailWrong'),
        ),
      ),
    isGivenUp: z
      .boolean()
      .check(z.refine((isGivenUp) => isGivenUp || !losesSomething, t('leaving.giveUpMissing'))),
  });
