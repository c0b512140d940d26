import { daysUntil, formatDate, formatPrice } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  ButtonLink,
  Notice,
  Panel,
  SelectField,
  TextField,
  useErrorText,
} from '@spotlight/shared/ui';
import { toAppError } from '@spotlight/shared/data';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useAdQuote } from '../../data/ad-product/ad-product.queries';
import type { AdProductDetail, AdQuote, Designer } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/ad-products.zh-TW.json';
import { adOrderPath } from '../../paths';

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > h2 {
    font-size: var(--text-18);
  }
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  margin: 0;
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & > dd {
    margin: 0;
    text-align: end;
  }
  & > [data-total] {
    padding-top: 8px;
    border-top: 1px solid var(--line);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
  }
`;

const Help = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** What is chosen of a product. */
export interface AdChoice {
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  units: number;
  design: Designer;
}

export interface CalculatorProps {
  product: AdProductDetail;
  choice: AdChoice;
  onChange: (change: Partial<AdChoice>) => void;
}

/** The price of chosen days at once, with the last day on which they can be ordered. */
export function Calculator({ product, choice, onChange }: CalculatorProps) {
  const t = useTexts(adTexts, promotionTexts);
  const errorText = useErrorText();
  const { id, unit, minUnits, maxUnits, earliestStart, needsMediaReview: isReviewed } = product;
  const isEarly = choice.from !== '' && choice.from < earliestStart;
  const query = useAdQuote(
    choice.from === '' || isEarly
      ? null
      : { productId: id, startsOn: choice.from, units: choice.units, designBy: choice.design },
  );
  return (
    <Box as="section">
      <h2>{t('adProduct.calculator')}</h2>
      <TextField
        label={t('adProduct.startsOn')}
        type="date"
        min={earliestStart}
        value={choice.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <SelectField
        label={t('adProduct.units')}
        value={String(choice.units)}
        options={Array.from({ length: maxUnits - minUnits + 1 }, (_, index) => ({
          value: String(minUnits + index),
          label: t('adProduct.unitCount', { count: minUnits + index, unit: t(`adUnit.${unit}`) }),
        }))}
        onChange={({ target }) => onChange({ units: Number(target.value) })}
      />
      {isReviewed && (
        <SelectField
          label={t('adProduct.design')}
          value={choice.design}
          options={[
            { value: 'self', label: t('adProduct.designs.self') },
            {
              value: 'platform',
              label: t('adProduct.designs.platform', { price: formatPrice(product.designFee) }),
            },
          ]}
          onChange={({ target }) => onChange({ design: target.value as Designer })}
        />
      )}
      {choice.from === '' && <Help>{t('adProduct.chooseDay')}</Help>}
      {isEarly && (
        <Notice tone="warning">
          {t('adProduct.impossible', { date: formatDate(earliestStart) })}
        </Notice>
      )}
      {query.isError && <Notice tone="danger">{errorText(toAppError(query.error))}</Notice>}
      <div aria-live="polite" aria-busy={query.isFetching}>
        {query.data && <Quote quote={query.data} />}
      </div>
      {query.data && query.data.freeSlots > 0 && (
        <ButtonLink to={adOrderPath(id, choice, isReviewed)}>
          {t(isReviewed ? 'adProduct.order' : 'adProduct.book')}
        </ButtonLink>
      )}
      <Help>{t(isReviewed ? 'adProduct.orderHelp' : 'adProduct.bookHelp')}</Help>
    </Box>
  );
}

function Quote({ quote }: { quote: AdQuote }) {
  const t = useTexts(adTexts);
  const { lines, total, startsOn, endsOn, latestOrderOn, freeSlots } = quote;
  return (
    <>
      <Lines>
        {lines.map(({ code, quantity, unitPrice, amount }) => (
          <Line
            key={code}
            name={t(`adProduct.lines.${code}`, { price: formatPrice(unitPrice), count: quantity })}
            amount={amount}
          />
        ))}
        <dt data-total="">{t('adProduct.total')}</dt>
        <dd data-total="">{formatPrice(total)}</dd>
      </Lines>
      <Help>
        {t('adProduct.period', { from: formatDate(startsOn), to: formatDate(endsOn) })}
        <br />
        <strong>{t('adProduct.latest', { date: formatDate(latestOrderOn) })}</strong>
        {daysUntil(latestOrderOn) >= 0 && freeSlots > 0 && (
          <>
            <br />
            {t('adProduct.left', { count: freeSlots })}
          </>
        )}
      </Help>
      {freeSlots === 0 && <Notice tone="warning">{t('adProduct.soldOut')}</Notice>}
    </>
  );
}

function Line({ name, amount }: { name: string; amount: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{formatPrice(amount)}</dd>
    </>
  );
}
