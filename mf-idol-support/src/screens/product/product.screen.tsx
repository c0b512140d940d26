import { usePageMeta } from '@spotlight/shared/contract';
import { cutText } from '@spotlight/shared/format';
import { ButtonLink, Container, NotFoundState, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useProduct } from '../../data/product/product.queries';
import productTexts from '../../locales/product.zh-TW.json';
import { shopPath } from '../../paths';
import { ProductView } from './product-view';

const Column = styled(Container)`
  padding-block: 20px var(--section-gap);
`;

/** /performers/:id/products/:productId: one thing that a performer sells. */
export function ProductScreen() {
  const t = useTexts(productTexts);
  const { id = '', productId = '' } = useParams();
  const query = useProduct(productId);
  usePageMeta({
    title: query.data?.name,
    description: cutText(query.data?.description ?? '', 120) || undefined,
    image: query.data?.imageUrl ?? undefined,
  });
  return (
    <Column>
      <QueryView
        query={query}
        pending={<Skeleton height={360} radius="var(--radius-card)" />}
        errorTitle={t('product.error')}
        isEmpty={(product) => product?.performerId !== id}
        empty={
          <NotFoundState
            title={t('product.missing.title')}
            help={t('product.missing.help')}
            action={<ButtonLink to={shopPath(id)}>{t('product.missing.action')}</ButtonLink>}
          />
        }
      >
        {(product) => product && <ProductView product={product} />}
      </QueryView>
    </Column>
  );
}
