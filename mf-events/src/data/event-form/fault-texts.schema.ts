import type questionFaultTexts from '@spotlight/shared/locales/question-faults.zh-TW.json';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import type eventFormTexts from '../../locales/event-form.zh-TW.json';

/** The texts that say what is wrong with a field, under `eventForm.faults` and `questionFault`. */
export type FaultTexts = Translate<typeof eventFormTexts> & Translate<typeof questionFaultTexts>;
