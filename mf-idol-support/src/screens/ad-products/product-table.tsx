import { cityLabel, formatPrice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { Checkbox, Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import type { AdProduct } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/ad-products.zh-TW.json';
import { adProductPath } from '../../paths';

export interface ProductTableProps {
  products: readonly AdProduct[];
  compared: readonly string[];
  onCompare: (id: string) => void;
}

/** The catalogue line by line: who knows what they look for sees every price at once. */
export function ProductTable({ products, compared, onCompare }: ProductTableProps) {
  const t = useTexts(adTexts, promotionTexts);
  return (
    <Table label={t('adProducts.title')}>
      <thead>
        <tr>
          <Th>{t('adProducts.plan')}</Th>
          <Th>{t('adProducts.kinds')}</Th>
          <Th>{t('adProducts.city')}</Th>
          <Th isNumeric>{t('adProducts.rows.price')}</Th>
          <Th>{t('adProducts.rows.exposure')}</Th>
          <Th isNumeric>{t('adProducts.rows.least')}</Th>
          <Th isNumeric>{t('adProducts.rows.lead')}</Th>
          <Th>{t('adProducts.compareTitle')}</Th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name, category, city, unitPrice, minUnits, leadDays, ...product }) => {
          const unit = t(`adUnit.${product.unit}`);
          return (
            <tr key={id}>
              <Td isStrong>
                <Link to={adProductPath(id)}>
                  <u>{name}</u>
                </Link>
              </Td>
              <Td>{t(`adCategory.${category}`)}</Td>
              <Td>{city ? cityLabel(city) : t('adProducts.online')}</Td>
              <Td isNumeric>{t('adProducts.price', { price: formatPrice(unitPrice), unit })}</Td>
              <Td>{product.spec.exposure ?? '—'}</Td>
              <Td isNumeric>{t('adProduct.unitCount', { count: minUnits, unit })}</Td>
              <Td isNumeric>{t('adProducts.days', { count: leadDays })}</Td>
              <Td>
                <Checkbox
                  label={t('adProducts.compare')}
                  aria-label={t('adProducts.compareNamed', { name })}
                  checked={compared.includes(id)}
                  onChange={() => onCompare(id)}
                />
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
