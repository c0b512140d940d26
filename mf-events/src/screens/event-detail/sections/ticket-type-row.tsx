import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button, ClockIcon, fromTablet, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

import { styled } from 'styled-components';
import type { TicketType } from '../../../data/event/event-detail.schema';
import { hasWaitlist } from '../../../data/event/event.rules';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { QuantityStepper } from '../buying/quantity-stepper';
import { useFocusOnMount } from '../buying/use-focus-on-mount';
import { usePriceText } from '../buying/use-price-text';
import type { TicketSelection } from '../buying/use-ticket-selection';

/** Most pages need none. */
const WaitlistPosition = lazyPart(() =>
  import(/* webpackChunkName: "waitlist" */ './waitlist-position').then((m) => m.WaitlistPosition),
);

const SaleOpening = lazyPart(() =>
  import(/* webpackChunkName: "sale-opening" */ './sale-opening').then((m) => m.SaleOpening),
);

/** From here on the number of tickets left is said. */
const FEW_LEFT = 20;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  padding-block: 18px;
  &[data-state='sold_out'],
  &[data-state='ended'] {
    color: var(--ink-3);
  }
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

const Detail = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

const Offer = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  @media ${fromTablet} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    column-gap: 16px;
  }
`;

const Price = styled.span`
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-free] {
    color: var(--success-ink);
  }
  [data-state='sold_out'] & {
    text-decoration: line-through;
  }
`;

/** As high as what comes, on a narrow screen as well. */
const Opening = styled.div`
  grid-column: 1 / -1;
  min-height: 40px;
`;

export interface TicketTypeRowProps {
  ticketType: TicketType;
  /** Of an event whose types are all free: seats are taken, not bought. */
  isFree: boolean;
  /** `null` when there is nothing to choose, because the event is over or one has registered. */
  selection: TicketSelection | null;
  eventId: string;
  /** The visitor's waitlist entry for it. */
  entry: WaitlistEntry | undefined;
  /** One may join the waitlist once it is sold out. */
  canJoinWaitlist: boolean;
}

/** One ticket type: name, state, price, and the way to choose it. */
export function TicketTypeRow({
  ticketType,
  isFree,
  selection,
  eventId,
  entry,
  canJoinWaitlist,
}: TicketTypeRowProps) {
  const t = useTexts(eventDetailTexts);
  const priceText = usePriceText();
  const { name, state, price, left, saleStartAt } = ticketType;
  const isOnSale = state === 'on_sale';
  const kind = isFree ? 'freeType' : 'ticketType';
  const quantity = selection?.quantityOf(ticketType.id) ?? 0;
  const takesFocus = selection?.touchedId === ticketType.id;
  return (
    <Row data-state={state}>
      <div>
        <Name>
          {name}
          <StateBadge state={state} kind={kind} />
        </Name>
        {ticketType.description && <Detail>{ticketType.description}</Detail>}
        {isOnSale && ticketType.requiresApproval && <Detail>{t('ticketType.approval')}</Detail>}
        {isOnSale && left !== null && left <= FEW_LEFT && (
          <Detail>{t(`${kind}.left`, { count: left })}</Detail>
        )}
        {isOnSale && entry?.offerExpiresAt && (
          <Detail>{t('ticketType.offered', { moment: formatMoment(entry.offerExpiresAt) })}</Detail>
        )}
      </div>
      <Offer>
        <Price data-free={price === 0 && isOnSale ? '' : undefined}>{priceText(price)}</Price>
        {isOnSale && selection && quantity > 0 && (
          <QuantityStepper
            name={name}
            quantity={quantity}
            range={selection.rangeOf(ticketType)}
            takesFocus={takesFocus}
            onStep={(by) => selection.step(ticketType, by)}
          />
        )}
        {isOnSale && selection && quantity === 0 && (
          <ChooseButton
            name={name}
            takesFocus={takesFocus}
            onPress={() => selection.step(ticketType, 1)}
          />
        )}
        {canJoinWaitlist && hasWaitlist(ticketType) && (
          <WaitlistPosition
            eventId={eventId}
            ticketTypeId={ticketType.id}
            name={name}
            entry={entry}
          />
        )}
      </Offer>
      {state === 'not_yet' && saleStartAt && (
        <Opening>
          <SaleOpening
            eventId={eventId}
            ticketTypeId={ticketType.id}
            name={name}
            opensAt={saleStartAt}
            isFree={isFree}
          />
        </Opening>
      )}
    </Row>
  );
}

interface ChooseButtonProps {
  name: string;
  takesFocus: boolean;
  onPress: () => void;
}

function ChooseButton({ name, takesFocus, onPress }: ChooseButtonProps) {
  const t = useTexts(eventDetailTexts);
  const button = useFocusOnMount(takesFocus);
  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      aria-label={t('ticketType.chooseNamed', { name })}
      onClick={onPress}
    >
      {t('ticketType.choose')}
    </Button>
  );
}

interface StateBadgeProps {
  state: TicketType['state'];
  kind: 'ticketType' | 'freeType';
}

function StateBadge({ state, kind }: StateBadgeProps) {
  const t = useTexts(eventDetailTexts);
  const text = t(`${kind}.${state}`);
  switch (state) {
    case 'on_sale':
      return (
        <Badge tone="success" hasDot>
          {text}
        </Badge>
      );
    case 'not_yet':
      return (
        <Badge tone="info" icon={<ClockIcon size={14} />}>
          {text}
        </Badge>
      );
    case 'sold_out':
    case 'ended':
      return <Badge>{text}</Badge>;
  }
}
