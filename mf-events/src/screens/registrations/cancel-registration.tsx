import registrationsTexts from '../../locales/registrations.zh-TW.json';
import { ConfirmButton, type ConfirmButtonProps } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import { useCancelRegistration } from '../../data/registration/registration.mutations';

export interface CancelRegistrationProps extends Omit<ConfirmButtonProps, 'question'> {
  registration: Pick<RegistrationCard, 'id' | 'event' | 'quantity'>;
}

/** Cancels a registration with all its tickets, after asking. */
export function CancelRegistration({ registration, ...rest }: CancelRegistrationProps) {
  const t = useTexts(registrationsTexts);
  const { mutateAsync } = useCancelRegistration();
  const { id, event, quantity } = registration;
  return (
    <ConfirmButton
      {...rest}
      variant="plain"
      question={{
        title: t('registrations.cancel'),
        body: t('registrations.cancelBody', { title: event.title, count: quantity }),
        confirmLabel: t('registrations.cancel'),
        keepLabel: t('registrations.keep'),
        onConfirm: async () => {
          await mutateAsync(id);
          return t('registrations.cancelDone');
        },
      }}
    >
      {t('registrations.cancel')}
    </ConfirmButton>
  );
}
