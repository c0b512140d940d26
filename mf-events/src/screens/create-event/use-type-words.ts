import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { TypeWords } from '../../data/organizer/event-form.rules';

/** What new ticket types are called. */
export function useTypeWords(): TypeWords {
  const { t } = useTranslation('events');
  const wordsOf = (kind: keyof TypeWords) => ({
    name: t(`eventForm.${kind}.name`),
    description: t(`eventForm.${kind}.description`),
  });
  return { free: wordsOf('free'), paid: wordsOf('paid') };
}
