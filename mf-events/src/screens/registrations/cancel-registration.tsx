import { useToasts } from '@spotlight/shared/contract';
import { Button, Dialog, useErrorText, type ButtonProps } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import { useCancelRegistration } from '../../data/registration/registration.mutations';
import registrationsTexts from '../../locales/registrations.zh-TW.json';

export interface CancelRegistrationProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  registration: Pick<RegistrationCard, 'id' | 'event' | 'quantity'>;
}

/** Cancels a registration with all its tickets, after asking. */
export function CancelRegistration({ registration, ...rest }: CancelRegistrationProps) {
  const t = useTexts(registrationsTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useCancelRegistration();
  const { id, event, quantity } = registration;

  const cancel = async () => {
    try {
      await mutateAsync(id);
      toasts.success(t('registrations.cancelDone'));
    } catch (thrown) {
      toasts.error(errorText(thrown));
    }
    setIsAsking(false);
  };
  const keep = () => {
    if (!isPending) setIsAsking(false);
  };

  return (
    <>
      <Button {...rest} variant="plain" onClick={() => setIsAsking(true)}>
        {t('registrations.cancel')}
      </Button>
      <Dialog
        isOpen={isAsking}
        size="sm"
        isQuestion
        title={t('registrations.cancel')}
        onClose={keep}
        footer={
          <>
            <Button variant="plain" onClick={keep} data-autofocus>
              {t('registrations.keep')}
            </Button>
            <Button variant="danger" isBusy={isPending} onClick={() => void cancel()}>
              {t('registrations.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('registrations.cancelBody', { title: event.title, count: quantity })}</p>
      </Dialog>
    </>
  );
}
