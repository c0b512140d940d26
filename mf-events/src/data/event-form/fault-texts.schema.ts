import type { Translate } from '@spotlight/shared/vendor/i18n';
import type later from '../../locales/event-form-later.zh-TW.json';
import type first from '../../locales/event-form.zh-TW.json';

/** The texts that say what is wrong with a field, under `eventForm.faults`; they lie in both files of the form. */
export type FaultTexts = Translate<typeof first | typeof later>;
