import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { formatPrice } from '@spotlight/shared/format';
import { ButtonLink, Table, Td, Th, Tr } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { AdProduct } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/ad-products.zh-TW.json';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  & > :nth-child(2) {
    width: 100%;
  }
  & > h2 {
    font-size: var(--text-22);
  }
`;

/** Two or three products beside one another, line by line. */
export function Comparison({
  products,
  clearTo,
}: {
  products: readonly AdProduct[];
  clearTo: string;
}) {
  const t = useTexts(adTexts, promotionTexts);
  if (products.length === 0) return null;
  const unitOf = ({ unit }: AdProduct) => t(`adUnit.${unit}`);
  const lines: [keyof typeof adTexts.adProducts.rows, (product: AdProduct) => string][] = [
    [
      'price',
      (product) =>
        t('adProducts.price', { price: formatPrice(product.unitPrice), unit: unitOf(product) }),
    ],
    [
      'least',
      (product) => t('adProduct.unitCount', { count: product.minUnits, unit: unitOf(product) }),
    ],
    ['lead', ({ leadDays }) => t('adProducts.days', { count: leadDays })],
    ['format', ({ spec }) => spec.format ?? '—'],
    ['exposure', ({ spec }) => spec.exposure ?? '—'],
    ['design', ({ designFee }) => formatPrice(designFee)],
    [
      'payment',
      ({ needsMediaReview }) => t(needsMediaReview ? 'adProducts.review' : 'adProducts.direct'),
    ],
  ];
  return (
    <Box>
      <h2>{t('adProducts.compareTitle')}</h2>
      {products.length === 1 ? (
        <p>{t('adProducts.compareHelp')}</p>
      ) : (
        <Table label={t('adProducts.compareTitle')}>
          <thead>
            <Tr>
              <Td />
              {products.map(({ id, name }) => (
                <Th key={id}>{name}</Th>
              ))}
            </Tr>
          </thead>
          <tbody>
            {lines.map(([line, say]) => (
              <Tr key={line}>
                <th scope="row">{t(`adProducts.rows.${line}`)}</th>
                {products.map((product) => (
                  <Td key={product.id}>{say(product)}</Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      <ButtonLink to={clearTo} size="sm" variant="plain" preventScrollReset>
        {t('adProducts.clear')}
      </ButtonLink>
    </Box>
  );
}
