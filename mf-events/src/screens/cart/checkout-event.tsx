import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { eventWhen } from '../../components/event-facts/event-when';
import { QuestionFields } from '../../components/questions/question-fields';
import { TermsDetails } from '../../components/registration-form/terms-details';
import cartTexts from '../../locales/cart.zh-TW.json';
import type { CheckoutPart } from './checkout-parts.rules';

const Box = styled.section`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  & > h3 {
    font-size: var(--text-16);
    line-height: var(--leading-title);
  }
  & > p {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
`;

/** One event of a checkout: what is bought of it, what it asks, and its terms. */
export function CheckoutEvent({ part }: { part: CheckoutPart }) {
  const t = useTexts(cartTexts);
  const titleId = useId();
  const { event, lines, newQuestions } = part;
  return (
    <Box aria-labelledby={titleId}>
      <h3 id={titleId}>{event.title}</h3>
      <p>{eventWhen(event)}</p>
      {lines.map(({ id, event: about, name, quantity, price }) => (
        <p key={id}>
          <span>
            {t('cart.line', {
              name: about?.ticketTypeName ?? name,
              amount: t('cart.tickets', { count: quantity }),
            })}
          </span>
          <span>{formatPrice((price ?? 0) * quantity)}</span>
        </p>
      ))}
      <QuestionFields questions={newQuestions} />
      <TermsDetails event={event} />
    </Box>
  );
}
