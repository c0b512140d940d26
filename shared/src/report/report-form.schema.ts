import { checkFields, chosenOf } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type reportTexts from '../locales/report.zh-TW.json';
import { reportKinds } from './report.schema';

/** What is wrong with it; what is none of the known kinds has to be told in words. */
export const reportSchema = (t: Translate<typeof reportTexts>) =>
  z
    .object({
      kind: chosenOf(reportKinds, t('report.kindMissing')),
      body: z.string().check(z.trim()),
    })
    .check(
      checkFields(({ kind, body }) => ({
        body: kind === 'other' && body === '' && t('report.bodyMissing'),
      })),
    );
