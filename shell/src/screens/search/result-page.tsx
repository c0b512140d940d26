import { writeSearch } from '@spotlight/shared/format/parts';
import { ButtonLink, CardGrid, EmptyState, PagedResults } from '@spotlight/shared/ui/parts';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { PAGE_SIZE, SHOWN, type SearchAddress } from '../../data/search/search.rules';
import type { Found } from '../../data/search/search.schema';
import searchTexts from '../../locales/search.zh-TW.json';
import { ResultBones } from './result-bones';
import type { ResultKind } from './result-kinds';

export interface ResultPageProps<Item extends { id: string }> {
  of: ResultKind<Item>;
  /** Of the page that the address names. */
  query: UseQueryResult<Found<Item>>;
  address: SearchAddress;
  hrefWith: (change: Partial<SearchAddress>) => string;
}

/** All results of one kind, page by page, with the way to the module's own list and its filters. */
export function ResultPage<Item extends { id: string }>({
  of: { kind, Tile, listPath },
  query: found,
  address: { query, city, page },
  hrefWith,
}: ResultPageProps<Item>) {
  const t = useTexts(searchTexts);
  const what = t(`search.${kind}`);
  const isNear = found.data?.match === 'near';
  return (
    <PagedResults
      query={found}
      label={what}
      count={(count) => (isNear ? t('search.near', { what }) : t(`search.${kind}Count`, { count }))}
      controls={
        listPath && (
          <ButtonLink variant="text" size="sm" to={listPath + writeSearch({ q: query, city })}>
            {t('search.more', { what })}
          </ButtonLink>
        )
      }
      page={page}
      pageSize={PAGE_SIZE}
      hrefFor={(next) => hrefWith({ page: next })}
      errorTitle={t('search.error')}
      pending={<ResultBones columns={SHOWN[kind]} count={PAGE_SIZE} />}
      empty={
        <EmptyState
          title={t('search.noneHere', { what })}
          help={t('search.noneHereHelp')}
          action={
            <ButtonLink to={hrefWith({ tab: null })}>{t('search.noneHereAction')}</ButtonLink>
          }
        />
      }
    >
      {(items) => (
        <CardGrid columns={SHOWN[kind]}>
          {items.map((item) => (
            <Tile key={item.id} item={item} />
          ))}
        </CardGrid>
      )}
    </PagedResults>
  );
}
