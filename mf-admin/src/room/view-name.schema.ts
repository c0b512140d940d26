import { requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type viewTexts from '../locales/views.zh-TW.json';

/** The most that fit beside a list; the server has the same limit. */
export const MOST_VIEWS = 20;

/** What a view is called. @param taken names of the others */
export const viewName = (t: Translate<typeof viewTexts>, taken: readonly string[]) =>
  requiredText(t('nameMissing')).check(
    z.refine((name) => !taken.includes(name.trim()), t('nameTaken')),
  );
