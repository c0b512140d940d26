import { useToasts } from '@spotlight/shared/contract';
import { formatPrice } from '@spotlight/shared/format';
import { Badge, IconButton, PillSelect, TrashIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useChangeCartLine, usePutInCart } from '../../data/cart/cart.mutations';
import type { CartLine } from '../../data/cart/cart.schema';
import { isBuyable, quantityChoices } from '../../data/cart/cart.rules';
import cartTexts from '../../locales/cart.zh-TW.json';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 16px;
  padding-block: 16px;
  & > div:first-child {
    /* Chinese may break anywhere, and then does so inside a name: prefer the punctuation. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  & > div:last-child {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const Price = styled.p`
  font-size: var(--text-14);
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

/** A line: what, at what price now and before, how many, and the way out of the cart. */
export function CartLineRow({ line }: { line: CartLine }) {
  const t = useTexts(cartTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const change = useChangeCartLine();
  const put = usePutInCart();
  const { id, name, quantity, price, priceBefore: before, changes } = line;
  const shownName = name ?? t('cart.gone');
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

  return (
    <Row>
      <div>
        {line.link ? <Link to={line.link}>{shownName}</Link> : <span>{shownName}</span>}
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
                {t(`cart.change.${kind}`, { count: line.left ?? line.maxQuantity ?? 0 })}
              </Badge>
            ))}
          </Changes>
        )}
      </div>
      <div>
        {(isBuyable(line) || changes.includes('less_left')) && (
          <PillSelect
            label={t('cart.quantity', { name: shownName })}
            value={String(quantity)}
            options={quantityChoices(line).map((count) => ({
              value: String(count),
              label: t('cart.pieces', { count }),
            }))}
            onChange={(count) => change.mutate({ id, quantity: Number(count) }, { onError })}
          />
        )}
        <IconButton label={t('cart.remove', { name: shownName })} onClick={remove}>
          <TrashIcon size={20} />
        </IconButton>
      </div>
    </Row>
  );
}
