import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  PagedResults,
  Skeleton,
  TabPanel,
  Tabs,
  useListFilters,
} from '@spotlight/shared/ui/parts';
import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useFavorites } from '../../data/favorite/favorite.queries';
import {
  FAVORITE_PAGE_SIZE,
  favoriteKinds,
  favoriteSearch,
  readFavoriteFilters,
} from '../../data/favorite/favorite.rules';
import favoritesTexts from '../../locales/favorites.zh-TW.json';
import { paths } from '../../paths';
import { FavoriteRow } from './favorite-row';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const address = { path: paths.favorites, read: readFavoriteFilters, write: favoriteSearch };

/** Where somebody who keeps nothing of a kind yet finds it. */
const whereToLook = {
  event: eventLinks.events,
  venue: venueLinks.venues,
  performer: performerLinks.performers,
  product: performerLinks.performers,
  spot: supportLinks.supportMap,
} as const;

/** /favorites: everything that somebody saved, and whom they follow, a tab for each kind. */
export function FavoritesScreen() {
  const t = useTexts(favoritesTexts);
  const { filters, hrefWith, apply } = useListFilters(address);
  const { kind, page } = filters;
  const label = t(`favorites.kinds.${kind}`);
  return (
    <Page>
      <PageHeading title={t('favorites.title')} lead={t('favorites.lead')} />
      <Tabs
        label={t('favorites.tabs')}
        panelId="favorites"
        items={favoriteKinds.map((id) => ({ id, label: t(`favorites.kinds.${id}`) }))}
        selectedId={kind}
        onSelect={(chosen) => apply({ kind: chosen })}
      />
      <TabPanel id="favorites" selectedId={kind}>
        <PagedResults
          key={kind}
          query={useFavorites(filters)}
          label={label}
          count={(total) => t('favorites.total', { total })}
          page={page}
          pageSize={FAVORITE_PAGE_SIZE}
          hrefFor={(next) => hrefWith({ page: next })}
          pending={
            <List aria-busy="true">
              {[1, 2, 3].map((row) => (
                <li key={row}>
                  <Skeleton height={112} radius="var(--radius-card)" />
                </li>
              ))}
            </List>
          }
          empty={
            <EmptyState
              title={t(`favorites.empty.${kind}`)}
              help={t(kind === 'performer' ? 'favorites.emptyFollow' : 'favorites.emptyHelp')}
              action={<ButtonLink to={whereToLook[kind]}>{t(`favorites.find.${kind}`)}</ButtonLink>}
            />
          }
          errorTitle={t('favorites.error')}
        >
          {(items) => (
            <List aria-label={label}>
              {items.map((favorite) => (
                <li key={favorite.entityId}>
                  <FavoriteRow favorite={favorite} />
                </li>
              ))}
            </List>
          )}
        </PagedResults>
      </TabPanel>
    </Page>
  );
}
