import { useToasts } from '@spotlight/shared/contract';
import { Button, Dialog, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useCancelRegistration } from '../../data/registration/registration.mutations';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';

/** Cancels a registration with all its tickets, after asking. */
export function CancelButton({ group }: { group: TicketGroup }) {
  const t = useTexts(ticketsTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useCancelRegistration();
  const { event, registrationId, tickets } = group;

  const cancel = async () => {
    try {
      await mutateAsync(registrationId);
      toasts.success(t('tickets.cancelDone'));
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
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        {t('tickets.cancel')}
      </Button>
      {/* 「取消」 would not say whether it cancels the registration or the question. */}
      <Dialog
        isOpen={isAsking}
        size="sm"
        isQuestion
        title={t('tickets.cancelTitle')}
        onClose={keep}
        footer={
          <>
            <Button variant="plain" onClick={keep} data-autofocus>
              {t('tickets.cancelKeep')}
            </Button>
            <Button variant="danger" isBusy={isPending} onClick={() => void cancel()}>
              {t('tickets.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('tickets.cancelBody', { title: event.title, count: tickets.length })}</p>
      </Dialog>
    </>
  );
}
