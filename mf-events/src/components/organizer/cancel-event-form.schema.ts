import { requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type eventDialogsTexts from '../../locales/event-dialogs.zh-TW.json';

/** Why an event is called off, by somebody who knows what follows from it. */
export const cancelEventSchema = (t: Translate<typeof eventDialogsTexts>) =>
  z.object({
    reason: requiredText(t('eventDialog.cancel.reasonMissing')),
    hasUnderstood: z.boolean().check(z.refine(Boolean, t('eventDialog.cancel.understoodMissing'))),
  });
