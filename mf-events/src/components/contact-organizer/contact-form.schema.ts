import { requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type contactTexts from '../../locales/contact.zh-TW.json';

/** What somebody writes to an organizer. */
export const contactSchema = (t: Translate<typeof contactTexts>) =>
  z.object({ body: requiredText(t('contact.bodyMissing')) });
