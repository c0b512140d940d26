import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { isOnSale } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import registrationTexts from '../../../locales/registration.zh-TW.json';
import { QuantityStepper } from '../buying/quantity-stepper';
import { usePriceText } from '../buying/use-price-text';
import type { TicketSelection } from '../buying/use-ticket-selection';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
  padding-bottom: 24px;
  border-bottom: 1px solid var(--line);
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
  }
`;

const Price = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
`;

export interface TicketChoiceProps {
  event: EventDetail;
  selection: TicketSelection;
}

/** The types on sale and how many of each. */
export function TicketChoice({ event, selection }: TicketChoiceProps) {
  const t = useTexts(registrationTexts);
  const priceText = usePriceText();
  const offered = event.ticketTypes.filter(isOnSale);
  if (offered.length === 0) return null;
  return (
    <List aria-label={t('registration.ticketType')}>
      {offered.map((ticketType) => (
        <li key={ticketType.id}>
          <div>
            <strong>{ticketType.name}</strong>
            <Price>{priceText(ticketType.price)}</Price>
          </div>
          <QuantityStepper
            name={ticketType.name}
            quantity={selection.quantityOf(ticketType.id)}
            range={selection.rangeOf(ticketType)}
            onStep={(by) => selection.step(ticketType, by)}
          />
        </li>
      ))}
    </List>
  );
}
