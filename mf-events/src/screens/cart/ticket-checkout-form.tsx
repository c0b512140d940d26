import { Form, FormFailure, SubmitButton, useAttempt } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { InfoIcon, Notice, Sheet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CrowdNotice } from '../../components/crowd/crowd-notice';
import { InvoiceFields } from '../../components/invoice/invoice-fields';
import { toInvoice } from '../../components/invoice/invoice-form.rules';
import { toAnswers } from '../../components/questions/answer-form.rules';
import { asRefusedAnswer } from '../../components/questions/refused-answer';
import { RegistrationFields } from '../../components/registration-form/registration-fields';
import { useRegistrationForm } from '../../components/registration-form/use-registration-form';
import type { CartCheckout } from '../../data/cart/cart.rules';
import type { EventDetail } from '../../data/event/event-detail.schema';
import { useCheckOutTickets } from '../../data/purchase/purchase.mutations';
import { useCrowdPatience } from '../../data/purchase/use-crowd-patience';
import cartTexts from '../../locales/cart.zh-TW.json';
import questionsTexts from '../../locales/questions.zh-TW.json';
import { orderPath, paths } from '../../paths';
import { CheckoutEvent } from './checkout-event';
import { checkoutParts } from './checkout-parts.rules';

const Foot = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
`;

export interface TicketCheckoutFormProps {
  checkout: CartCheckout;
  events: readonly EventDetail[];
  onClose: () => void;
}

/** Who comes, the invoice and what each event asks, once for all; paying is the page of the first order. */
export function TicketCheckoutForm({ checkout, events, onClose }: TicketCheckoutFormProps) {
  const t = useTexts(cartTexts, questionsTexts);
  const navigate = useNavigate();
  const { mutateAsync } = useCheckOutTickets();
  const { patiently, waitSeconds } = useCrowdPatience();
  const attempt = useAttempt();
  // As they were when the form opened: an edit of the organizer's must not take fields away from it.
  const [{ parts, leftOut }] = useState(() => checkoutParts(checkout, events));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const form = useRegistrationForm({
    draft: `checkout.${checkout.key}`,
    questions: parts.flatMap(({ newQuestions }) => newQuestions),
    hasAgreed: false,
    hasInvoice: total > 0,
    send: async ({ name, email, phone, answers, ...rest }) => {
      const invoice = total > 0 ? toInvoice(rest) : undefined;
      const asked = parts.map(({ event, items, questions, total: expectedTotal }) => ({
        eventId: event.id,
        items,
        answers: toAnswers(questions, answers),
        expectedTotal,
      }));
      try {
        const { purchases } = await attempt(
          { events: asked, name, email, phone, invoice },
          (request) => patiently(() => mutateAsync(request)),
        );
        const unpaid = purchases.find(({ order }) => order?.status === 'pending_payment')?.order;
        const isAsked = purchases.some(({ order }) => order === null);
        void navigate(
          unpaid ? orderPath(unpaid.id) : isAsked ? paths.registrations : paths.tickets,
        );
      } catch (thrown) {
        throw asRefusedAnswer(thrown, t('questions.errors.refused'));
      }
    },
  });

  return (
    <Sheet
      isOpen
      title={t('cart.checkout')}
      lead={checkout.sellerName ?? t('cart.platform')}
      onClose={onClose}
      footer={
        <Foot>
          {waitSeconds !== null && <CrowdNotice waitSeconds={waitSeconds} />}
          <FormFailure form={form} claim={t('cart.failed')} />
          <SubmitButton form={form} size="lg" isFullWidth disabled={parts.length === 0}>
            {t('cart.submit', { amount: formatPrice(total) })}
          </SubmitButton>
        </Foot>
      }
    >
      <Form form={form}>
        {leftOut.map((title) => (
          <Notice key={title} icon={<InfoIcon />}>
            {t('cart.alreadyRegistered', { title })}
          </Notice>
        ))}
        {parts.length > 1 && total > 0 && (
          <Notice icon={<InfoIcon />}>{t('cart.oneTransfer', { count: parts.length })}</Notice>
        )}
        <RegistrationFields form={form} isPaid={total > 0} needsApproval={false}>
          {total > 0 && <InvoiceFields />}
          {parts.map((part) => (
            <CheckoutEvent key={part.event.id} part={part} />
          ))}
        </RegistrationFields>
      </Form>
    </Sheet>
  );
}
