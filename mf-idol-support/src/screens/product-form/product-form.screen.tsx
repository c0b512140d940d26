import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
import { useOwnProduct } from '../../data/own-product/own-product.queries';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { paths } from '../../paths';
import { EditProduct, NewProduct } from './product-forms';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /product-management/new and /product-management/:id: the form of goods. */
export function ProductFormScreen() {
  const t = useTexts(ownProductTexts);
  const { id } = useParams();
  const [params] = useSearchParams();
  const kindOf = params.get('kindOf');
  const title = t(
    id ? 'productForm.editTitle' : kindOf ? 'productForm.kindTitle' : 'productForm.newTitle',
  );
  return (
    <Column>
      <Breadcrumbs
        items={[{ label: t('ownProduct.title'), to: paths.products }, { label: title }]}
      />
      <PageHeading title={title} lead={t(kindOf ? 'productForm.kindLead' : 'productForm.lead')} />
      {id || kindOf ? (
        <KnownProduct id={id ?? kindOf ?? ''} isKind={!id} />
      ) : (
        <FirstOfItsKind wanted={params.get('performer')} />
      )}
    </Column>
  );
}

const pending = <Skeleton height={640} radius="var(--radius-card)" />;

function KnownProduct({ id, isKind }: { id: string; isKind: boolean }) {
  const t = useTexts(ownProductTexts);
  return (
    <QueryView
      query={useOwnProduct(id)}
      pending={pending}
      errorTitle={t('ownProduct.error')}
      isEmpty={(product) => product === null}
      empty={<Missing />}
    >
      {(product) =>
        product &&
        (isKind ? (
          <NewProduct key={id} performerId={product.performerId} kindOf={product} />
        ) : (
          <EditProduct key={id} product={product} />
        ))
      }
    </QueryView>
  );
}

function FirstOfItsKind({ wanted }: { wanted: string | null }) {
  const t = useTexts(ownProductTexts);
  const query = useOwnPerformers();
  return (
    <QueryView
      query={query}
      pending={pending}
      errorTitle={t('ownProduct.error')}
      isEmpty={(pages) => pages.length === 0}
      empty={<Missing />}
    >
      {(pages) => {
        const performer = pages.find(({ id }) => id === wanted) ?? pages[0];
        return performer && <NewProduct performerId={performer.id} kindOf={null} />;
      }}
    </QueryView>
  );
}

function Missing() {
  const t = useTexts(ownProductTexts);
  return (
    <NotFoundState
      title={t('productForm.missing')}
      help={t('productForm.missingHelp')}
      action={<ButtonLink to={paths.products}>{t('productForm.back')}</ButtonLink>}
    />
  );
}
