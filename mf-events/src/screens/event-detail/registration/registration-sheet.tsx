import { Sheet } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { eventWhen } from '../../../components/event-facts/event-when';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { useRegisterForEvent } from '../../../data/registration/registration.mutations';
import type { TicketSelection } from '../buying/use-ticket-selection';
import { RegistrationFields } from './registration-fields';
import { RegistrationFooter } from './registration-footer';
import { RegistrationOutcome, type Outcome } from './registration-outcome';
import { TicketChoice } from './ticket-choice';
import { useRegistrationForm } from './use-registration-form';

export interface RegistrationSheetProps {
  event: EventDetail;
  selection: TicketSelection;
  onClose: () => void;
}

/**
 * Registers for an event. One sheet is one intent: it keeps one idempotency key for as long as it is
 * open, so that pressing again after a lost answer does not register twice.
 */
export function RegistrationSheet({ event, selection, onClose }: RegistrationSheetProps) {
  const { t } = useTranslation('events');
  const formId = useId();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate, data: receipt, error, isPending } = useRegisterForEvent();
  const form = useRegistrationForm(selection.hasAgreed, receipt !== undefined);
  const { ticketType, quantity, block } = selection;

  const handleSubmit = form.handleSubmit(({ name, email, phone }) => {
    if (!ticketType) return;
    mutate({
      eventId: event.id,
      ticketTypeId: ticketType.id,
      quantity,
      name,
      email,
      phone,
      idempotencyKey,
    });
  });

  const outcome = outcomeOf(event, receipt);
  if (outcome) {
    return (
      <Sheet isOpen title={t('registration.title')} onClose={onClose}>
        <RegistrationOutcome event={event} outcome={outcome} onClose={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen
      title={t('registration.title')}
      lead={`${event.title}・${eventWhen(event)}`}
      onClose={onClose}
      footer={
        <RegistrationFooter
          formId={formId}
          total={selection.total}
          block={block}
          error={error}
          isBusy={isPending}
        />
      }
    >
      <form id={formId} onSubmit={(submission) => void handleSubmit(submission)} noValidate>
        <TicketChoice event={event} selection={selection} />
        <RegistrationFields form={form} requiresApproval={event.requiresApproval} />
      </form>
    </Sheet>
  );
}

function outcomeOf(
  { myRegistration }: EventDetail,
  receipt: { number: string; status: string } | undefined,
): Outcome | null {
  if (receipt) {
    return { kind: receipt.status === 'pending' ? 'pending' : 'done', number: receipt.number };
  }
  return myRegistration && { kind: 'already', number: null };
}
