import { chosenOf, emailText, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type infoTexts from '../../locales/info.zh-TW.json';

export const TOPICS = [
  'account',
  'tickets',
  'listing',
  'advertising',
  'copyright',
  'bug',
  'other',
] as const;
const MAX_BODY_LENGTH = 2000;

/** A message to us. */
export const contactSchema = (t: Translate<typeof infoTexts>) =>
  z.object({
    topic: chosenOf(TOPICS, t('contact.errors.topic')),
    name: requiredText(t('contact.errors.name')),
    email: emailText(t('contact.errors.email')),
    body: requiredText(t('contact.errors.body')).check(
      z.maxLength(MAX_BODY_LENGTH, t('contact.errors.bodyLength')),
    ),
    reference: z.string().check(z.trim()),
  });
