import { formatPrice } from '@spotlight/shared/format';
import { Badge, Panel, fromTablet, type BadgeTone } from '@spotlight/shared/ui';
import { useKeptFocus } from '@spotlight/shared/ui/kept-focus';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ProductPicture } from '@spotlight/shared/goods';
import type { OwnProduct } from '../../data/own-product/own-product.schema';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { productName } from '../../data/own-product/product-name.rules';
import { ProductActions } from './product-actions';

const Row = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 8px 16px;
  padding: 16px;
  @media ${fromTablet} {
    grid-template-columns: 96px minmax(0, 1fr);
  }
`;

const Picture = styled(ProductPicture)`
  width: 100%;
  @media ${fromTablet} {
    grid-row: span 2;
  }
`;

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  min-width: 0;
  & > h3 {
    font-size: var(--text-16);
    line-height: var(--leading-dense);
    overflow-wrap: anywhere;
  }
  & > p {
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p:last-of-type {
    color: var(--ink-2);
  }
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  @media ${fromTablet} {
    grid-column: 2;
  }
`;

const tones: Record<OwnProduct['status'], BadgeTone> = {
  draft: 'neutral',
  pending: 'warning',
  active: 'success',
  inactive: 'neutral',
  rejected: 'danger',
};

/** One thing: picture, state, price, what was sold and is left, and what can be done. */
export function OwnProductRow({ product }: { product: OwnProduct }) {
  const t = useTexts(ownProductTexts);
  const id = useId();
  // What is hidden or removed takes its button with it.
  const row = useKeptFocus<HTMLDivElement>();
  const { category, imageUrl, price, stock, sold, held, left, rejectionReason } = product;
  const isSoldOut = product.status === 'active' && left === 0;
  return (
    <Row ref={row} tabIndex={-1} aria-labelledby={id}>
      <Picture category={category} imageUrl={imageUrl} alt="" />
      <Facts>
        <Badge tone={isSoldOut ? 'warning' : tones[product.status]} hasDot>
          {t(`ownProduct.states.${isSoldOut ? 'sold_out' : product.status}`)}
        </Badge>
        <h3 id={id}>{productName(product)}</h3>
        <p>{formatPrice(price)}</p>
        {rejectionReason && <p>{t('ownProduct.rejected', { reason: rejectionReason })}</p>}
        <p>{t('ownProduct.counts', { stock, sold, held, left })}</p>
      </Facts>
      <Actions>
        <ProductActions product={product} />
      </Actions>
    </Row>
  );
}
