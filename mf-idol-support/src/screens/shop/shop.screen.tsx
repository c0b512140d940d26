import { usePageMeta } from '@spotlight/shared/contract';
import { productCategories } from '@spotlight/shared/goods/category';
import {
  Breadcrumbs,
  ButtonLink,
  Chip,
  ChipRow,
  Container,
  EmptyState,
  NotFoundState,
  PageHeading,
  PagedResults,
  PillSelect,
  Skeleton,
  useListFilters,
  QueryView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { ProductGrid, ProductGridSkeleton } from '../../components/product/product-grid';
import { usePerformer } from '../../data/performer/performer.queries';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import {
  PRODUCT_PAGE_SIZE,
  productSearch,
  productSorts,
  readProductFilters,
} from '../../data/product/product-filters.rules';
import { useShop } from '../../data/product/product.queries';
import productTexts from '../../locales/product.zh-TW.json';
import { paths, performerPath, shopPath } from '../../paths';
import { texts } from '../../texts';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 20px var(--section-gap);
`;

/** /performers/:id/products: what a performer sells. */
export function ShopScreen() {
  const t = useTexts(productTexts);
  const { id = '' } = useParams();
  const query = usePerformer(id);
  return (
    <Column>
      <QueryView
        query={query}
        pending={<Skeleton height={64} width="60%" />}
        errorTitle={t('shop.error')}
        isEmpty={(performer) => performer === null}
        empty={
          <NotFoundState
            title={t('shop.missing.title')}
            help={t('shop.missing.help')}
            action={<ButtonLink to={paths.performerList}>{t('shop.missing.action')}</ButtonLink>}
          />
        }
      >
        {(performer) => performer && <Shop performer={performer} />}
      </QueryView>
    </Column>
  );
}

function Shop({ performer: { id, performerName: name } }: { performer: PerformerDetail }) {
  const t = useTexts(productTexts, texts);
  const { filters, hrefWith, apply } = useListFilters({
    path: shopPath(id),
    read: readProductFilters,
    write: productSearch,
  });
  const title = t('shop.title', { name });
  usePageMeta({ title });
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('list.title'), to: paths.performerList },
          { label: name, to: performerPath(id) },
          { label: t('shop.list') },
        ]}
      />
      <PageHeading title={title} lead={t('shop.lead')} />
      <ChipRow label={t('shop.category')}>
        <Chip to={hrefWith({ category: null })} isSelected={filters.category === null}>
          {t('shop.all')}
        </Chip>
        {productCategories.map((category) => (
          <Chip
            key={category}
            to={hrefWith({ category })}
            isSelected={filters.category === category}
          >
            {t(`shop.categories.${category}`)}
          </Chip>
        ))}
      </ChipRow>
      <PagedResults
        query={useShop(id, filters)}
        label={t('shop.list')}
        count={(total) => t('shop.total', { total })}
        order={t(`shop.sorts.${filters.sort}`)}
        controls={
          <PillSelect
            label={t('shop.sort')}
            value={filters.sort}
            options={productSorts.map((value) => ({ value, label: t(`shop.sorts.${value}`) }))}
            onChange={(sort) => apply({ sort })}
          />
        }
        page={filters.page}
        pageSize={PRODUCT_PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        pending={<ProductGridSkeleton />}
        empty={
          <EmptyState
            title={t('shop.empty.title')}
            help={t('shop.empty.help')}
            action={<ButtonLink to={shopPath(id)}>{t('shop.empty.action')}</ButtonLink>}
          />
        }
        errorTitle={t('shop.error')}
      >
        {(products) => <ProductGrid products={products} label={t('shop.list')} />}
      </PagedResults>
    </>
  );
}
