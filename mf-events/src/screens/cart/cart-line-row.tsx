import { useToasts } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import {
  Badge,
  IconButton,
  PillSelect,
  TrashIcon,
  fromTablet,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { EventHours, hasHours } from '../../components/event-facts/event-hours';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import { useChangeCartLine, usePutInCart } from '../../data/cart/cart.mutations';
import type { CartLine } from '../../data/cart/cart.schema';
import { isBuyable, quantityChoices, unitOf } from '../../data/cart/cart.rules';
import cartTexts from '../../locales/cart.zh-TW.json';
import { LinePicture } from './line-picture';

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: start;
  gap: 8px 16px;
  padding-block: 16px;
  @media ${fromTablet} {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  /* Chinese may break anywhere, and then does so inside a name: prefer the punctuation. */
  word-break: keep-all;
  overflow-wrap: anywhere;
  & > a:first-child,
  & > span:first-child {
    font-weight: var(--weight-bold);
    line-height: var(--leading-title);
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

const Tools = styled.div`
  display: flex;
  grid-column: 2;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  @media ${fromTablet} {
    grid-column: auto;
  }
`;

const Price = styled.p`
  font-variant-numeric: tabular-nums;
  & > s {
    margin-inline-end: 8px;
    color: var(--ink-3);
  }
`;

const Changes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;

/** A line: what, when and where, at what price now and before, how many, and the way out of the cart. */
export function CartLineRow({ line }: { line: CartLine }) {
  const t = useTexts(cartTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const change = useChangeCartLine();
  const put = usePutInCart();
  const locationOf = useEventLocation();
  const { id, name, quantity, price, priceBefore: before, changes, event } = line;
  const shownName = name ?? t('cart.gone');
  const title = event?.title ?? shownName;
  const onError = (error: Error) => toasts.error(errorText(error));

  const remove = () =>
    change.mutate(
      { id, quantity: 0 },
      {
        onError,
        onSuccess: () =>
          toasts.info(t('cart.removed', { name: shownName }), {
            action: {
              label: t('cart.undo'),
              onClick: () =>
                put.mutate(
                  [
                    {
                      itemType: line.itemType,
                      refId: line.refId,
                      subRef: line.subRef,
                      quantity,
                    },
                  ],
                  { onError },
                ),
            },
          }),
      },
    );

  const unit = unitOf(line);
  return (
    <Row>
      <LinePicture line={line} />
      <Words>
        {line.link ? <Link to={line.link}>{title}</Link> : <span>{title}</span>}
        {event && (
          <>
            <Fact>{event.ticketTypeName}</Fact>
            <Fact>{eventWhen(event)}</Fact>
            {hasHours(event) && (
              <Fact>
                <EventHours event={event} />
              </Fact>
            )}
            <Fact>{locationOf({ city: event.city ?? null, location: event.location })}</Fact>
          </>
        )}
        {price !== null && (
          <Price>
            {changes.includes('price') && before !== null && <s>{formatPrice(before)}</s>}
            {formatPrice(price)}
          </Price>
        )}
        {changes.length > 0 && (
          <Changes>
            {changes.map((kind) => (
              <Badge key={kind} tone={kind === 'price' ? 'info' : 'warning'}>
                {t(`cart.change.${kind}`, {
                  amount: t(`cart.${unit}`, { count: line.left ?? line.maxQuantity ?? 0 }),
                })}
              </Badge>
            ))}
          </Changes>
        )}
      </Words>
      <Tools>
        {(isBuyable(line) || changes.includes('less_left')) && (
          <PillSelect
            label={t('cart.quantity', { name: shownName })}
            value={String(quantity)}
            options={quantityChoices(line).map((count) => ({
              value: String(count),
              label: t(`cart.${unit}`, { count }),
            }))}
            onChange={(count) => change.mutate({ id, quantity: Number(count) }, { onError })}
          />
        )}
        <IconButton label={t('cart.remove', { name: shownName })} onClick={remove}>
          <TrashIcon size={20} />
        </IconButton>
      </Tools>
    </Row>
  );
}
