import { Form, Refusal, useAttempt } from '@spotlight/shared/form';
import { Sheet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { toAnswers } from '../../../components/questions/answer-form.rules';
import { QuestionFields } from '../../../components/questions/question-fields';
import { asRefusedAnswer } from '../../../components/questions/refused-answer';
import { RegistrationFields } from '../../../components/registration-form/registration-fields';
import { TermsDetails } from '../../../components/registration-form/terms-details';
import { useRegistrationForm } from '../../../components/registration-form/use-registration-form';
import { eventWhen } from '../../../components/event-facts/event-when';
import { InvoiceFields } from '../../../components/invoice/invoice-fields';
import { toInvoice } from '../../../components/invoice/invoice-form.rules';
import { standingOf } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { useHoldTickets } from '../../../data/purchase/purchase.mutations';
import { useCrowdPatience } from '../../../data/purchase/use-crowd-patience';
import { readQuestions } from '../../../data/question/event-questions.schema';
import questionsTexts from '../../../locales/questions.zh-TW.json';
import registrationTexts from '../../../locales/registration.zh-TW.json';
import { orderPath } from '../../../paths';
import type { TicketSelection } from '../buying/use-ticket-selection';
import { OfferChangesNotice } from './offer-changes-notice';
import { RegistrationFooter } from './registration-footer';
import { RegistrationOutcome, type Outcome } from './registration-outcome';
import { TicketChoice } from './ticket-choice';
import { useOfferChanges } from './use-offer-changes';

export interface RegistrationSheetProps {
  event: EventDetail;
  selection: TicketSelection;
  onClose: () => void;
}

type Receipt = NonNullable<ReturnType<typeof useHoldTickets>['data']>;

/**
 * Registers for an event: who comes, and for what is paid also the invoice. What has to be paid goes on
 * on the page of its order; there is no way back into this form from there.
 */
export function RegistrationSheet({ event, selection, onClose }: RegistrationSheetProps) {
  const t = useTexts(registrationTexts, questionsTexts);
  const navigate = useNavigate();
  const { mutateAsync, data: receipt } = useHoldTickets();
  const { patiently, waitSeconds } = useCrowdPatience();
  const attempt = useAttempt();
  const { lines, total, block, needsApproval, hasAgreed } = selection;
  const isPaid = total !== null && total > 0;
  const hasInvoice = isPaid && !needsApproval;
  // As they were when the form opened: an edit of the organizer's must not take fields away from it.
  const [questions] = useState(() => readQuestions(event.questions));
  const { changes, accept } = useOfferChanges(event, selection);
  const form = useRegistrationForm({
    draft: `registration.${event.id}`,
    questions,
    hasAgreed,
    hasInvoice,
    send: async ({ name, email, phone, answers, ...rest }) => {
      if (total === null || changes.length > 0) throw new Refusal({});
      const invoice = hasInvoice ? toInvoice(rest) : undefined;
      const given = toAnswers(questions, answers);
      const attendee = { name, email, phone, answers: given, invoice, expectedTotal: total };
      try {
        const { order } = await attempt({ eventId: event.id, items, ...attendee }, (request) =>
          patiently(() => mutateAsync(request)),
        );
        if (order?.status === 'pending_payment') {
          void navigate(orderPath(order.id), { replace: true });
        }
      } catch (thrown) {
        throw asRefusedAnswer(thrown, t('questions.errors.refused'));
      }
    },
  });
  const items = lines.map(({ ticketType, quantity }) => ({
    ticketTypeId: ticketType.id,
    quantity,
  }));

  const acceptChanges = () => {
    form.dismissFailure();
    accept();
  };

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
          form={form}
          total={total}
          waitSeconds={waitSeconds}
          block={changes.length > 0 ? null : block}
          changes={
            changes.length > 0 && <OfferChangesNotice changes={changes} onAccept={acceptChanges} />
          }
          submitLabel={t(`registration.${submitWord(isPaid, needsApproval)}`)}
        />
      }
    >
      <Form form={form}>
        <TicketChoice event={event} selection={selection} />
        <RegistrationFields form={form} isPaid={isPaid} needsApproval={needsApproval}>
          {hasInvoice && <InvoiceFields />}
          <QuestionFields questions={questions} />
          <TermsDetails event={event} />
        </RegistrationFields>
      </Form>
    </Sheet>
  );
}

function submitWord(isPaid: boolean, needsApproval: boolean) {
  if (needsApproval) return 'submitApproval';
  return isPaid ? 'submitPaid' : 'submit';
}

/** What somebody hears who registered before. */
const earlierKinds = {
  approval: 'already',
  payment: 'unpaid',
  review: 'review',
  registered: 'already',
} as const;

function outcomeOf({ myRegistration }: EventDetail, receipt: Receipt | undefined): Outcome | null {
  // On the way to the page of the order, which takes this one's place.
  if (receipt?.order?.status === 'pending_payment') return null;
  if (receipt) {
    const number = receipt.registrations[0]?.registrationNo ?? null;
    return { kind: receipt.order ? 'done' : 'pending', number, orderId: null };
  }
  if (!myRegistration) return null;
  return {
    kind: earlierKinds[standingOf(myRegistration)],
    number: null,
    orderId: myRegistration.orderId,
  };
}
