import { spotKindLabel } from '@spotlight/shared/format';
import { AdSlot } from '@spotlight/shared/ads';
import { useSession, type PrefetchContext } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Chip,
  ChipRow,
  CityOptions,
  Container,
  EmptyState,
  LitArea,
  MapFrame,
  PageHeading,
  PlusIcon,
  QueryView,
  SearchBar,
  SearchBarSelect,
  Skeleton,
  fromTablet,
  lazyPart,
  OverlayFailure,
  readMapView,
  useListFilters,
  writeMapView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { PageBanners, prefetchWebsitePage } from '@spotlight/shared/website';
import { styled } from 'styled-components';
import { readSpotFilters, spotSearch } from '../../data/spot/spot-filters.rules';
import { prefetchSpots, useSpots } from '../../data/spot/spot.queries';
import { spotKinds } from '../../data/spot/spot.schema';
import mapTexts from '../../locales/support-map.zh-TW.json';
import { paths } from '../../paths';
import { LimitRow } from './limit-row';
import { RouteLink } from './route-link';
import { MapWithList, Split } from './map-with-list';
import { SpotSign } from '../../components/spot/spot-sign';
import { useHere } from '../../components/spot/use-here';

const SpotSheet = lazyPart(
  () => import(/* webpackChunkName: "spot-sheet" */ './spot-sheet').then((m) => m.SpotSheet),
  { Failed: OverlayFailure },
);

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media ${fromTablet} {
    justify-content: center;
  }
`;

const address = { path: paths.supportMap, read: readSpotFilters, write: spotSearch };
/** Near enough to tell the streets apart. */
const NEAR_ZOOM = 14;

/** /support-map: spots on a map and in a list of what is in view. `?spot=` opens one, `?at=` says where to look. */
export function SupportMapScreen() {
  const t = useTexts(mapTexts);
  const { isLoggedIn } = useSession();
  const { filters, hrefWith, apply, applyTyped } = useListFilters(address);
  const [params, setParams] = useSearchParams();
  const query = useSpots(filters);
  const { state: nearState, point: here, ask, forget } = useHere();
  const [at, openId] = [params.get('at'), params.get('spot')];
  const view = useMemo(() => readMapView(at), [at]);

  const change = (name: string, value: string | null) =>
    setParams(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        // Another picture has pages of its own.
        if (name === 'at') now.delete('page');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const near = async () => {
    if (here) {
      forget();
      return;
    }
    const point = await ask();
    if (point) change('at', writeMapView({ ...point, zoom: NEAR_ZOOM }));
  };
  const hrefOf = (step: { page: number } | { spot: string }) => {
    const next = new URLSearchParams(params);
    if ('spot' in step) next.set('spot', step.spot);
    else {
      next.delete('spot');
      next.set('page', String(step.page));
    }
    return `?${next}`;
  };
  const artistName =
    query.data?.pins.find(({ artist }) => artist.id === filters.artistId)?.artist.performerName ??
    null;

  return (
    <LitArea>
      <Column>
        <PageHeading isCentred title={t('supportMap.title')} lead={t('supportMap.lead')} />
        <PageBanners page="maps" />
        <SearchBar
          label={t('supportMap.search')}
          placeholder={t('supportMap.placeholder')}
          query={filters.query}
          limits={[filters.city]}
          clearTo={hrefWith({ query: '', city: null })}
          onSearch={applyTyped}
        >
          <SearchBarSelect name="city" label={t('supportMap.city')} value={filters.city}>
            <CityOptions />
          </SearchBarSelect>
        </SearchBar>
        <ChipRow label={t('supportMap.kinds')} isCentred>
          <Chip to={hrefWith({ kind: null })} isSelected={filters.kind === null}>
            {t('supportMap.allKinds')}
          </Chip>
          {spotKinds.map((kind) => (
            <Chip
              key={kind}
              to={hrefWith({ kind })}
              isSelected={kind === filters.kind}
              icon={<SpotSign kind={kind} size={16} />}
            >
              {spotKindLabel(kind)}
            </Chip>
          ))}
        </ChipRow>
        <LimitRow
          filters={filters}
          apply={apply}
          hrefWith={hrefWith}
          artistName={artistName}
          nearState={nearState}
          onNear={() => void near()}
        />
        <Actions>
          <RouteLink />
          <ButtonLink to={paths.newSpot} size="sm" icon={<PlusIcon size={18} />}>
            {t('supportMap.add')}
          </ButtonLink>
          {isLoggedIn && (
            <ButtonLink to={paths.mySpots} size="sm" variant="outline">
              {t('supportMap.mine')}
            </ButtonLink>
          )}
        </Actions>
        <QueryView
          query={query}
          pending={<MapSkeleton />}
          errorTitle={t('supportMap.error')}
          isEmpty={({ pins }) => pins.length === 0}
          empty={
            <EmptyState
              title={t('supportMap.empty.title')}
              help={t('supportMap.empty.help')}
              action={<ButtonLink to={paths.supportMap}>{t('supportMap.empty.action')}</ButtonLink>}
            />
          }
        >
          {(answer) => (
            <MapWithList
              answer={answer}
              page={filters.page}
              view={view}
              here={here}
              openId={openId}
              hrefOf={hrefOf}
              onOpen={(id) => change('spot', id)}
              onView={(next) => {
                const text = writeMapView(next);
                if (text !== at) change('at', text);
              }}
            />
          )}
        </QueryView>
        <AdSlot place="supportMap" label={t('supportMap.ad')} />
        {openId && <SpotSheet key={openId} id={openId} onClose={() => change('spot', null)} />}
      </Column>
    </LitArea>
  );
}

SupportMapScreen.prefetch = (context: PrefetchContext) =>
  Promise.all([
    prefetchSpots(context, readSpotFilters(context.search)),
    prefetchWebsitePage(context, 'maps'),
  ]);

/** The place of the map and of the list. */
function MapSkeleton() {
  return (
    <Split aria-busy="true">
      <MapFrame>
        <Skeleton height="100%" radius="var(--radius-card)" />
      </MapFrame>
      <Skeleton height={420} />
    </Split>
  );
}
