import { useToasts } from '@spotlight/shared/contract';
import { Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { refusedField } from '../../components/refused-field';
import { useSubmitEvent } from '../../data/event/event.mutations';
import type { ManagedEvent } from '../../data/event/event.schema';
import actTexts from '../../locales/event-acts.zh-TW.json';

/** Sends a draft in, or says what it still lacks. */
export function SubmitEventButton({ event }: { event: ManagedEvent }) {
  const t = useTexts(actTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useSubmitEvent();
  const submit = () =>
    mutate(event, {
      onSuccess: () => toasts.success(t('submitted')),
      onError: (error) => {
        const field = refusedField(error);
        const reason = field
          ? t('incomplete', { field: t(`missing.${missingOf(field)}`) })
          : errorText(error);
        toasts.error(t('submitFailed', { reason }));
      },
    });
  return (
    <Button variant="outline" size="sm" isBusy={isPending} onClick={submit}>
      {t('submit')}
    </Button>
  );
}

const fields = ['category', 'city', 'date', 'location', 'description', 'types'] as const;
const missingOf = (field: string) => fields.find((one) => one === field) ?? ('other' as const);
