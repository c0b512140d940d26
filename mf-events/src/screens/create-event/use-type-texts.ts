import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { TypeTexts } from '../../data/event-form/event-form.rules';
import eventFormTexts from '../../locales/event-form.zh-TW.json';

/** What new ticket types are called. */
export function useTypeTexts(): TypeTexts {
  const t = useTexts(eventFormTexts);
  const textsOf = (kind: keyof TypeTexts) => ({
    name: t(`eventForm.${kind}.name`),
    description: t(`eventForm.${kind}.description`),
  });
  return { free: textsOf('free'), paid: textsOf('paid') };
}
