import {
  ButtonLink,
  Chip,
  ChipRow,
  EmptyState,
  InfoIcon,
  Notice,
  PagedResults,
  Skeleton,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { OwnPerformer } from '../../data/own-performer/own-performer.schema';
import {
  OWN_PRODUCT_PAGE_SIZE,
  ownProductSearch,
  ownProductStates,
  readOwnProductFilters,
} from '../../data/own-product/own-product-filters.rules';
import { useOwnProducts } from '../../data/own-product/own-product.queries';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { newProductPath, paths } from '../../paths';
import { OwnProductRow } from './own-product-row';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address = {
  path: paths.products,
  read: readOwnProductFilters,
  write: ownProductSearch,
};

/** The own goods in every state, with what can be done with each. */
export function OwnProductList({ performer: { id, status } }: { performer: OwnPerformer }) {
  const t = useTexts(ownProductTexts);
  const { filters, hrefWith } = useListFilters(address);
  const { state, page } = filters;
  const query = useOwnProducts({ performerId: id, status: state, page });
  return (
    <Stack>
      {status !== 'approved' && <Notice icon={<InfoIcon />}>{t('ownProduct.unapproved')}</Notice>}
      <ChipRow label={t('ownProduct.state')}>
        {ownProductStates.map((choice) => (
          <Chip
            key={choice}
            to={hrefWith({ state: choice === state ? null : choice })}
            isSelected={choice === state}
          >
            {t(`ownProduct.states.${choice}`)}
          </Chip>
        ))}
      </ChipRow>
      <PagedResults
        query={query}
        label={t('ownProduct.list')}
        count={(total) => t('ownProduct.total', { count: total })}
        order={t('ownProduct.order')}
        controls={null}
        page={page}
        pageSize={OWN_PRODUCT_PAGE_SIZE}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        empty={
          <EmptyState
            title={t(state ? 'ownProduct.noMatch' : 'ownProduct.empty')}
            help={t(state ? 'ownProduct.noMatchHelp' : 'ownProduct.emptyHelp')}
            action={
              state ? (
                <ButtonLink to={hrefWith({ state: null })}>{t('ownProduct.all')}</ButtonLink>
              ) : (
                <ButtonLink to={newProductPath({ performer: id })}>
                  {t('ownProduct.add')}
                </ButtonLink>
              )
            }
          />
        }
        errorTitle={t('ownProduct.error')}
      >
        {(products) => (
          <List>
            {products.map((product) => (
              <li key={product.id}>
                <OwnProductRow product={product} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
    </Stack>
  );
}
