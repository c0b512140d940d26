import { cityLabel, formatPrice, isListDay, taipeiDay } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { usePageMeta } from '@spotlight/shared/contract';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  SectionHeading,
  Skeleton,
  Tag,
  fromDesktop,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams, useSearchParams } from '@spotlight/shared/vendor/router';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAdProduct, useAdQuote } from '../../data/ad-product/ad-product.queries';
import type { AdProductDetail } from '../../data/ad-product/ad-product.schema';
import { monthOf, type Month } from '../../data/ad-product/month.rules';
import adTexts from '../../locales/ad-products.zh-TW.json';
import { paths } from '../../paths';
import { Calculator, type AdChoice } from './calculator';
import { SlotCalendar } from '../../components/ad/slot-calendar';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 20px var(--section-gap);
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Marks = styled.p`
  display: flex;
  gap: 8px;
`;

const Specs = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  margin: 0;
  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    margin: 0;
  }
`;

const Hint = styled.p`
  margin-bottom: 12px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** /ad-products/detail/:id: what is sold, on which days there is room, and what they cost. */
export function AdProductDetailScreen() {
  const t = useTexts(adTexts, promotionTexts);
  const { id = '' } = useParams();
  const [month, setMonth] = useState(() => monthOf(taipeiDay()));
  const query = useAdProduct(id, month);
  return (
    <Column>
      <QueryView
        query={query}
        pending={<Skeleton height={520} radius="var(--radius-card)" />}
        errorTitle={t('adProduct.errorTitle')}
        isEmpty={(product) => product === null}
        empty={
          <NotFoundState
            title={t('adProduct.missing.title')}
            help={t('adProduct.missing.help')}
            action={<ButtonLink to={paths.adProducts}>{t('adProduct.missing.action')}</ButtonLink>}
          />
        }
      >
        {(product) => product && <ProductView product={product} month={month} onMonth={setMonth} />}
      </QueryView>
    </Column>
  );
}

interface ProductViewProps {
  product: AdProductDetail;
  month: Month;
  onMonth: (month: Month) => void;
}

function ProductView({ product, month, onMonth }: ProductViewProps) {
  const t = useTexts(adTexts, promotionTexts);
  const [calendarId, specId] = [useId(), useId()];
  usePageMeta({ title: product.name, description: product.description });
  const [params, setParams] = useSearchParams();
  const asked = params.get('from') ?? '';
  const { minUnits, maxUnits, placement, spec } = product;
  const choice: AdChoice = {
    from: isListDay(asked) ? asked : '',
    units: Math.min(
      Math.max(Math.trunc(Number(params.get('units'))) || minUnits, minUnits),
      maxUnits,
    ),
    design: params.get('design') === 'platform' ? 'platform' : 'self',
  };
  const change = (changes: Partial<AdChoice>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) now.set(name, String(value));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  // The same question as the calculator's: its answer is shared.
  const { data: quote } = useAdQuote(
    choice.from >= product.earliestStart
      ? {
          productId: product.id,
          startsOn: choice.from,
          units: choice.units,
          designBy: choice.design,
        }
      : null,
  );
  const unit = t(`adUnit.${product.unit}`);
  const specs: [string, string | null | undefined][] = [
    [t('adProduct.unit'), t('adProducts.price', { price: formatPrice(product.unitPrice), unit })],
    [t('adProduct.format'), spec.format],
    [
      t('adProduct.size'),
      placement.imageW && placement.imageH
        ? t('adProduct.pixels', { w: placement.imageW, h: placement.imageH })
        : null,
    ],
    [t('adProduct.exposure'), spec.exposure],
    [t('adProduct.slots'), t('adProduct.slotCount', { count: placement.slots })],
  ];
  return (
    <>
      <Breadcrumbs
        items={[{ label: t('adProducts.title'), to: paths.adProducts }, { label: product.name }]}
      />
      <Marks>
        <Tag>{t(`adCategory.${product.category}`)}</Tag>
        {product.city && <Tag>{cityLabel(product.city)}</Tag>}
      </Marks>
      <PageHeading title={product.name} lead={product.description} />
      <Split>
        <Main>
          <section aria-labelledby={specId}>
            <SectionHeading id={specId} title={t('adProduct.spec')} />
            <Specs>
              {specs.map(([name, value]) => value && <Spec key={name} name={name} value={value} />)}
            </Specs>
          </section>
          <section aria-labelledby={calendarId}>
            <SectionHeading id={calendarId} title={t('adProduct.calendar')} />
            <Hint>{t('adProduct.calendarHelp')}</Hint>
            <SlotCalendar
              product={product}
              month={month}
              today={taipeiDay()}
              chosen={choice.from ? { from: choice.from, to: quote?.endsOn ?? null } : null}
              onMonth={onMonth}
              onChoose={(from) => change({ from })}
            />
          </section>
        </Main>
        <Calculator product={product} choice={choice} onChange={change} />
      </Split>
    </>
  );
}

function Spec({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
