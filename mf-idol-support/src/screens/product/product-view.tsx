import { formatPrice } from '@spotlight/shared/format';
import {
  Badge,
  Breadcrumbs,
  Chip,
  ChipRow,
  Panel,
  ShareButton,
  fromTablet,
} from '@spotlight/shared/ui';
import { DeferredSaveButton } from '@spotlight/shared/saving';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { ProductPicture } from '@spotlight/shared/goods';
import type { Product } from '../../data/product/product.schema';
import productTexts from '../../locales/product.zh-TW.json';
import { paths, performerPath, productPath, shopPath } from '../../paths';
import { texts } from '../../texts';
import { PutInCart } from './put-in-cart';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 16px;
  @media ${fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px;
    align-items: start;
  }
`;

const Pictures = styled.ul`
  display: grid;
  gap: 12px;
`;

const Picture = styled(ProductPicture)`
  width: 100%;
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  & > h1 {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
  & > section {
    justify-self: stretch;
  }
`;

const Price = styled.p`
  font-size: var(--text-28);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Part = styled(Panel)`
  display: grid;
  gap: 8px;
  & > h2 {
    font-size: var(--text-16);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
  }
`;

const Words = styled.p`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const FEW = 10;

/** One thing: pictures, price, how many are left, how it arrives, and the way into the cart. */
export function ProductView({ product }: { product: Product }) {
  const t = useTexts(productTexts, texts);
  const { performerId, performerName, name, category, left, shippingFee } = product;
  const pictures = [product.imageUrl, ...product.images].filter((url) => url !== null);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('list.title'), to: paths.performerList },
          { label: performerName, to: performerPath(performerId) },
          { label: t('shop.list'), to: shopPath(performerId) },
          { label: name },
        ]}
      />
      <Columns>
        <Pictures>
          {(pictures.length > 0 ? pictures : [null]).map((url) => (
            <li key={url}>
              <Picture category={category} imageUrl={url} alt={t('product.picture', { name })} />
            </li>
          ))}
        </Pictures>
        <Facts>
          <h1>{name}</h1>
          <p>
            {t('product.seller')}{' '}
            <Link to={performerPath(performerId)}>
              <u>{performerName}</u>
            </Link>
          </p>
          <Price>{formatPrice(product.price)}</Price>
          {left <= FEW && (
            <Badge tone={left === 0 ? 'neutral' : 'amber'}>
              {left === 0 ? t('product.soldOut') : t('product.left', { left })}
            </Badge>
          )}
          {product.variants.length > 1 && (
            <ChipRow label={t('product.variant')}>
              {product.variants.map((kind) => (
                <Chip
                  key={kind.id}
                  to={productPath(performerId, kind.id)}
                  isSelected={kind.id === product.id}
                >
                  {t(kind.left > 0 ? 'product.variantNamed' : 'product.variantGone', {
                    name: kind.variant || t('product.variantPlain'),
                  })}
                </Chip>
              ))}
            </ChipRow>
          )}
          {/* Another kind begins with one piece. */}
          <PutInCart key={product.id} product={product} />
          <Actions>
            <DeferredSaveButton thing={{ type: 'product', id: product.id, name }} />
            <ShareButton title={name} />
          </Actions>
          <Part as="section">
            <h2>{t('product.delivery')}</h2>
            <ul>
              {product.delivery.map((kind) => (
                <li key={kind}>
                  <span>{t(`product.kinds.${kind}`)}</span>
                  <span>
                    {kind === 'pickup' || shippingFee === 0
                      ? t('product.noFee')
                      : t('product.fee', { fee: formatPrice(shippingFee) })}
                  </span>
                </li>
              ))}
            </ul>
            <Words>{t('product.returns')}</Words>
          </Part>
          {product.description && (
            <Part as="section">
              <h2>{t('product.about')}</h2>
              <Words>{product.description}</Words>
            </Part>
          )}
        </Facts>
      </Columns>
    </>
  );
}
