import { requiredText } from '@spotlight/shared/form';
import { taipeiDay } from '@spotlight/shared/format';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';

/** The day that a copy of an event takes place. */
export const copyEventSchema = (t: Translate<typeof eventDialogsTexts>) =>
  z.object({
    date: requiredText(t('eventDialog.copy.dateMissing')).check(
      z.refine((date) => date >= taipeiDay(), t('eventDialog.copy.datePast')),
    ),
  });
