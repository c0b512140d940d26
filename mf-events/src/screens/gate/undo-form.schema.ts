import { requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type gateTexts from '../../locales/gate.zh-TW.json';

const LONGEST = 300;

/** Why an entry is taken back. */
export const undoSchema = (t: Translate<typeof gateTexts>) =>
  z.object({
    reason: requiredText(t('gate.undoReasonMissing')).check(
      z.maxLength(LONGEST, t('gate.undoReasonLong')),
    ),
  });
