import type later from '../../locales/event-form-later.zh-TW.json';
import type first from '../../locales/event-form.zh-TW.json';

/** Names of the texts that say what is wrong with a field; they lie in both files of the form. */
export type FaultText =
  keyof (typeof first)['eventForm']['faults'] | keyof (typeof later)['eventForm']['faults'];
