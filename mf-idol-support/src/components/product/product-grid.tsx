import { formatPrice } from '@spotlight/shared/format';
import { Badge, CardGrid, Skeleton, Tag, fromDesktop, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ProductCard } from '../../data/product/product.schema';
import productTexts from '../../locales/product.zh-TW.json';
import { productPath } from '../../paths';
import { ProductPicture } from '@spotlight/shared/goods';

const Grid = styled(CardGrid)`
  --columns: 2;
  gap: 20px 16px;
  @media ${fromTablet} {
    --columns: 3;
  }
  @media ${fromDesktop} {
    --columns: 4;
  }
`;

const Card = styled.article`
  position: relative;
  min-width: 0;
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Picture = styled(ProductPicture)`
  width: 100%;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
`;

const Name = styled.h3`
  margin-top: 10px;
  font-size: var(--text-16);
  line-height: var(--leading-dense);
  overflow-wrap: anywhere;
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Price = styled.p`
  font-variant-numeric: tabular-nums;
  & > small {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** From here on people should know that there are few. */
const FEW = 10;

function ProductTile({ product }: { product: ProductCard }) {
  const t = useTexts(productTexts);
  const nameId = useId();
  const { id, performerId, name, category, imageUrl, left } = product;
  return (
    <Card aria-labelledby={nameId}>
      <Picture category={category} imageUrl={imageUrl} alt="" />
      {left <= FEW && (
        <Mark>
          {left === 0 ? (
            <Tag>{t('product.soldOut')}</Tag>
          ) : (
            <Badge tone="amber">{t('product.left', { left })}</Badge>
          )}
        </Mark>
      )}
      <Name id={nameId}>
        <Link to={productPath(performerId, id)}>{name}</Link>
      </Name>
      <Price>
        {formatPrice(product.price)}
        {product.variants > 1 && (
          <small> {t('product.variants', { count: product.variants })}</small>
        )}
      </Price>
    </Card>
  );
}

/** Goods side by side. */
export function ProductGrid({
  products,
  label,
}: {
  products: readonly ProductCard[];
  label: string;
}) {
  return (
    <Grid columns={4} label={label}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </Grid>
  );
}

const Square = styled(Skeleton)`
  aspect-ratio: 1;
`;

/** The place of the grid while it loads. */
export function ProductGridSkeleton() {
  return (
    <Grid columns={4}>
      {Array.from({ length: 4 }, (_, index) => (
        <Square key={index} height="auto" radius="var(--radius-card)" />
      ))}
    </Grid>
  );
}
