import { SelectField } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { isOnSale } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { QuantityStepper } from '../buying/quantity-stepper';
import { usePriceText } from '../buying/use-price-text';
import type { TicketSelection } from '../buying/use-ticket-selection';

const Box = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 24px;
  padding-bottom: 24px;
  border-bottom: 1px solid var(--line);
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Label = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

export interface TicketChoiceProps {
  event: EventDetail;
  selection: TicketSelection;
}

/** The chosen type and how many; another type where there are several. */
export function TicketChoice({ event, selection }: TicketChoiceProps) {
  const { t } = useTranslation('events');
  const priceText = usePriceText();
  const { ticketType, quantity, range } = selection;
  const offered = event.ticketTypes.filter(isOnSale);
  if (!ticketType) return null;
  return (
    <Box>
      {offered.length > 1 ? (
        <SelectField
          label={t('registration.ticketType')}
          value={ticketType.id}
          onChange={(change) => selection.choose(change.target.value)}
          options={offered.map(({ id, name, price }) => ({
            value: id,
            label: `${name}・${priceText(price)}`,
          }))}
        />
      ) : (
        <div>
          <Label>{t('registration.ticketType')}</Label>
          <strong>{`${ticketType.name}・${priceText(ticketType.price)}`}</strong>
        </div>
      )}
      <QuantityStepper
        name={ticketType.name}
        quantity={quantity}
        range={range}
        onChange={selection.setQuantity}
      />
    </Box>
  );
}
