import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { TypeTexts } from '../../data/event-form/event-form.rules';
import eventFormLaterTexts from '../../locales/event-form-later.zh-TW.json';
import eventFormTexts from '../../locales/event-form.zh-TW.json';
import eventSavedTexts from '../../locales/event-saved.zh-TW.json';

/** What new ticket types are called. */
export function useTypeTexts(): TypeTexts {
  const t = useTexts(eventFormLaterTexts, eventFormTexts, eventSavedTexts);
  const textsOf = (kind: keyof TypeTexts) => ({
    name: t(`eventForm.${kind}.name`),
    description: t(`eventForm.${kind}.description`),
  });
  return { free: textsOf('free'), paid: textsOf('paid') };
}
