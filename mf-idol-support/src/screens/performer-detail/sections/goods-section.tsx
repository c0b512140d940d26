import { SectionHeading, ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { ProductGrid } from '../../../components/product/product-grid';
import type { PerformerDetail } from '../../../data/performer/performer.schema';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';
import { shopPath } from '../../../paths';

/** The newest goods of the shop. Shows nothing without a shop. */
export function GoodsSection({
  id,
  products,
  productCount: count,
}: Pick<PerformerDetail, 'id' | 'products' | 'productCount'>) {
  const t = useTexts(sectionTexts);
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={t('goods.title')}
        action={
          <ButtonLink to={shopPath(id)} variant="text" size="sm">
            {t('goods.all', { count })}
          </ButtonLink>
        }
      />
      <ProductGrid products={products} label={t('goods.title')} />
    </section>
  );
}
