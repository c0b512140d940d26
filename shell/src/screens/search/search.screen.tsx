import { usePageMeta, useSession } from '@spotlight/shared/contract';
import { Container, LitArea, TabPanel, Tabs, fromTablet } from '@spotlight/shared/ui/parts';
import { Link, useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Fragment, useEffect, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchBar } from '../../components/search-bar/search-bar';
import { rememberSearch } from '../../data/recent-search/recent-searches';
import {
  useFoundEvents,
  useFoundPerformers,
  useFoundProducts,
  useFoundSpots,
  useFoundVenues,
} from '../../data/search/search.queries';
import {
  PAGE_SIZE,
  SHOWN,
  readSearchAddress,
  searchKinds,
  writeSearchAddress,
  type SearchAddress,
  type SearchKind,
  type Slice,
} from '../../data/search/search.rules';
import searchTexts from '../../locales/search.zh-TW.json';
import { paths, searchPath } from '../../paths';
import { NothingFound } from './nothing-found';
import {
  eventResults,
  performerResults,
  productResults,
  spotResults,
  venueResults,
} from './result-kinds';
import { ResultList } from './result-list';
import { ResultPage } from './result-page';

const Head = styled(Container)`
  display: grid;
  gap: 20px;
  padding-block: 24px 32px;
  @media ${fromTablet} {
    padding-block: 40px;
    text-align: center;
  }
`;

const Title = styled.h1`
  font-size: var(--text-28);
  line-height: var(--leading-tight);
  overflow-wrap: anywhere;
  @media ${fromTablet} {
    font-size: var(--text-36);
  }
`;

const Meant = styled.p`
  color: var(--ink-2);
  & a {
    margin-inline-end: 12px;
    color: var(--accent-ink);
    text-decoration: underline;
  }
`;

const Results = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

/** The page of the tab that is open, and some of every other kind: their totals stand in the tabs. */
const sliceOf = (kind: SearchKind, { tab, page }: SearchAddress): Slice =>
  tab === kind ? { page, pageSize: PAGE_SIZE } : { pageSize: SHOWN[kind] };

/** 搜尋結果: the best of each kind, and a tab with all of each. */
export function SearchScreen() {
  const t = useTexts(searchTexts);
  const panelId = useId();
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const [params] = useSearchParams();
  const address = readSearchAddress(params);
  const { query, city, tab } = address;
  const title = query ? t('search.titleFor', { query }) : t('search.title');
  usePageMeta({ title });
  useEffect(() => {
    if (query) rememberSearch(isLoggedIn, query);
  }, [query, isLoggedIn]);

  const terms = { query, city };
  const events = useFoundEvents(terms, sliceOf('events', address));
  const performers = useFoundPerformers(terms, sliceOf('performers', address));
  const venues = useFoundVenues(terms, sliceOf('venues', address));
  const spots = useFoundSpots(terms, sliceOf('spots', address));
  const products = useFoundProducts(terms, sliceOf('products', address));
  const found = { events, performers, venues, spots, products };
  const isNothing = searchKinds.every((kind) => found[kind].data?.total === 0);
  const meant = events.data?.suggestions ?? [];

  const hrefWith = (change: Partial<SearchAddress>) =>
    paths.search + writeSearchAddress({ ...address, page: 1, ...change });
  const page = { address, hrefWith };
  const allOf = (kind: SearchKind) => hrefWith({ tab: kind });
  const lists: Record<SearchKind, ReactNode> = {
    events: <ResultList of={eventResults} query={events} allPath={allOf('events')} />,
    performers: (
      <ResultList of={performerResults} query={performers} allPath={allOf('performers')} />
    ),
    venues: <ResultList of={venueResults} query={venues} allPath={allOf('venues')} />,
    spots: <ResultList of={spotResults} query={spots} allPath={allOf('spots')} />,
    products: <ResultList of={productResults} query={products} allPath={allOf('products')} />,
  };
  // What was found stands above what was not.
  const isMissing = (kind: SearchKind) => Number(found[kind].data?.total === 0);
  const shownFirst = searchKinds.toSorted((one, other) => isMissing(one) - isMissing(other));

  return (
    <LitArea>
      <Head>
        <Title>{title}</Title>
        <SearchBar defaultQuery={query} defaultCity={city} />
        {meant.length > 0 && (
          <Meant>
            {t('search.meant')}
            {meant.map((words) => (
              <Link key={words} to={searchPath(words, city)}>
                {words}
              </Link>
            ))}
          </Meant>
        )}
      </Head>
      {isNothing ? (
        <NothingFound everywherePath={city ? searchPath(query) : null} />
      ) : (
        <Results>
          <Tabs
            label={t('search.tabs')}
            panelId={panelId}
            selectedId={tab ?? 'overview'}
            items={[
              { id: 'overview', label: t('search.overview') },
              ...searchKinds.map((kind) => ({
                id: kind,
                label: t(`search.${kind}`),
                ...(found[kind].data && { count: found[kind].data.total }),
              })),
            ]}
            onSelect={(id) =>
              void navigate(hrefWith({ tab: id === 'overview' ? null : id }), {
                preventScrollReset: true,
              })
            }
          />
          <TabPanel id={panelId} selectedId={tab ?? 'overview'}>
            {tab === null && (
              <Lists>
                {shownFirst.map((kind) => (
                  <Fragment key={kind}>{lists[kind]}</Fragment>
                ))}
              </Lists>
            )}
            {tab === 'events' && <ResultPage of={eventResults} query={events} {...page} />}
            {tab === 'performers' && (
              <ResultPage of={performerResults} query={performers} {...page} />
            )}
            {tab === 'venues' && <ResultPage of={venueResults} query={venues} {...page} />}
            {tab === 'spots' && <ResultPage of={spotResults} query={spots} {...page} />}
            {tab === 'products' && <ResultPage of={productResults} query={products} {...page} />}
          </TabPanel>
        </Results>
      )}
    </LitArea>
  );
}
