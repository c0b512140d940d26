import { useSession, useToasts } from '@spotlight/shared/contract';
import { cities } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import {
  ButtonLink,
  CardGrid,
  Chip,
  ChipRow,
  Container,
  EmptyState,
  LitArea,
  PageHeading,
  PillSelect,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { prefetchAdProducts, useAdProducts } from '../../data/ad-product/ad-product.queries';
import { adCategories, type AdProduct } from '../../data/ad-product/ad-product.schema';
import adTexts from '../../locales/ad-products.zh-TW.json';
import { paths } from '../../paths';
import { MOST_COMPARED, adSearch, readAdFilters, type AdFilters } from './ad-filters.rules';
import { AdProductCard } from './ad-product-card';
import { Comparison } from './comparison';
import { DeferredProductTable } from './deferred-product-table';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
  /* The count by itself, what can be done beside one another. */
  & > :nth-child(2) {
    margin-inline-start: auto;
  }
`;

/** /ad-products: all that is sold, narrowed by kind and city, and up to three of them compared. */
export function AdProductsScreen() {
  const t = useTexts(adTexts, promotionTexts);
  const toasts = useToasts();
  const { user } = useSession();
  const navigate = useNavigate();
  const filters = readAdFilters(useSearchParams()[0]);
  const { category, city, compared, isTable } = filters;
  const hrefWith = (changes: Partial<AdFilters>) =>
    paths.adProducts + adSearch({ ...filters, ...changes });

  const compare = (id: string) => {
    const isOff = compared.includes(id);
    if (!isOff && compared.length >= MOST_COMPARED) {
      toasts.info(t('adProducts.compareFull'));
      return;
    }
    const next = isOff ? compared.filter((other) => other !== id) : [...compared, id];
    void navigate(hrefWith({ compared: next }), { replace: true, preventScrollReset: true });
  };
  const fits = (product: AdProduct) =>
    (!category || product.category === category) && (!city || product.city === city);

  return (
    <LitArea>
      <Column>
        <PageHeading isCentred title={t('adProducts.title')} lead={t('adProducts.lead')} />
        <ChipRow label={t('adProducts.kinds')} isCentred>
          <Chip to={hrefWith({ category: null })} isSelected={category === null}>
            {t('adProducts.all')}
          </Chip>
          {adCategories.map((kind) => (
            <Chip key={kind} to={hrefWith({ category: kind })} isSelected={kind === category}>
              {t(`adCategory.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
        <QueryView
          query={useAdProducts()}
          pending={<Skeleton height={480} radius="var(--radius-card)" />}
          errorTitle={t('adProducts.error')}
        >
          {(products) => {
            const shown = products.filter(fits);
            const sold = new Set(products.map((product) => product.city));
            return (
              <>
                <Head>
                  <p role="status">{t('adProducts.count', { count: shown.length })}</p>
                  {user?.canAdvertise && (
                    <ButtonLink to={paths.adRecords} variant="text" size="sm">
                      {t('adProducts.records')}
                    </ButtonLink>
                  )}
                  <ButtonLink
                    to={hrefWith({ isTable: !isTable })}
                    variant="text"
                    size="sm"
                    preventScrollReset
                  >
                    {t(isTable ? 'adProducts.asCards' : 'adProducts.asTable')}
                  </ButtonLink>
                  <PillSelect
                    label={t('adProducts.city')}
                    value={city ?? ''}
                    isChosen={city !== null}
                    options={[
                      { value: '', label: t('adProducts.anyCity') },
                      ...cities
                        .filter(({ id }) => sold.has(id))
                        .map(({ id, label }) => ({ value: id, label })),
                    ]}
                    onChange={(value) =>
                      void navigate(hrefWith({ city: value || null }), { preventScrollReset: true })
                    }
                  />
                </Head>
                <Comparison
                  products={products.filter(({ id }) => compared.includes(id))}
                  clearTo={hrefWith({ compared: [] })}
                />
                {shown.length === 0 ? (
                  <EmptyState
                    title={t('adProducts.empty.title')}
                    help={t('adProducts.empty.help')}
                    action={
                      <ButtonLink to={paths.adProducts}>{t('adProducts.empty.action')}</ButtonLink>
                    }
                  />
                ) : isTable ? (
                  <DeferredProductTable products={shown} compared={compared} onCompare={compare} />
                ) : (
                  <CardGrid label={t('adProducts.title')}>
                    {shown.map((product) => (
                      <AdProductCard
                        key={product.id}
                        product={product}
                        isCompared={compared.includes(product.id)}
                        onCompare={() => compare(product.id)}
                      />
                    ))}
                  </CardGrid>
                )}
              </>
            );
          }}
        </QueryView>
      </Column>
    </LitArea>
  );
}

AdProductsScreen.prefetch = prefetchAdProducts;
