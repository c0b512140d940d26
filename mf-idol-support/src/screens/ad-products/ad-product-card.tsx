import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { cityLabel, formatPrice } from '@spotlight/shared/format';
import { ButtonLink, Checkbox, Panel, Tag } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { AdProduct } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/ad-products.zh-TW.json';
import { adProductPath } from '../../paths';

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: 8px;
  height: 100%;
  & h2 {
    font-size: var(--text-18);
    line-height: var(--leading-tight);
  }
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Price = styled.p`
  font-size: var(--text-18);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

export interface AdProductCardProps {
  product: AdProduct;
  isCompared: boolean;
  onCompare: () => void;
}

/** A product of the catalogue: what it costs, how long it runs at least, and how early it is ordered. */
export function AdProductCard({ product, isCompared, onCompare }: AdProductCardProps) {
  const t = useTexts(adTexts, promotionTexts);
  const titleId = useId();
  const { id, name, category, city, unit, unitPrice, minUnits, leadDays } = product;
  const unitText = t(`adUnit.${unit}`);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Marks>
        <Tag>{t(`adCategory.${category}`)}</Tag>
        {city && cityLabel(city)}
      </Marks>
      <h2 id={titleId}>{name}</h2>
      <div>
        <Text>{product.description}</Text>
        <Price>{t('adProducts.price', { price: formatPrice(unitPrice), unit: unitText })}</Price>
        <Text>
          {[
            t('adProducts.least', { count: minUnits, unit: unitText }),
            t('adProducts.leadDays', { count: leadDays }),
            t(product.needsMediaReview ? 'adProducts.review' : 'adProducts.direct'),
          ].join('・')}
        </Text>
      </div>
      <Foot>
        <ButtonLink
          to={adProductPath(id)}
          size="sm"
          aria-label={t('adProducts.viewNamed', { name })}
        >
          {t('adProducts.view')}
        </ButtonLink>
        <Checkbox
          label={t('adProducts.compare')}
          aria-label={t('adProducts.compareNamed', { name })}
          checked={isCompared}
          onChange={onCompare}
        />
      </Foot>
    </Card>
  );
}
