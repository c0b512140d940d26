import {
  Button,
  ButtonLink,
  CalendarIcon,
  Container,
  EmptyState,
  OverlayFailure,
  PageHeading,
  PagedResults,
  PillSelect,
  Skeleton,
  lazyPart,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  FOLLOW_PAGE_SIZE,
  followSearch,
  followSorts,
  readFollowFilters,
} from '../../data/follow/follow-filters.rules';
import { useFollowed } from '../../data/follow/follow.queries';
import favoritesTexts from '../../locales/favorites.zh-TW.json';
import { paths } from '../../paths';
import { FollowedRow } from './followed-row';

const FeedDialog = lazyPart(
  () => import(/* webpackChunkName: "follow-feed" */ './feed-dialog').then((m) => m.FeedDialog),
  { Failed: OverlayFailure },
);

const Column = styled(Container)`
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

/** /favorite-artists: whom somebody follows, with what comes next of each. */
export function FavoritesScreen() {
  const t = useTexts(favoritesTexts);
  const [isSubscribing, setSubscribing] = useState(false);
  const { filters, hrefWith, apply } = useListFilters({
    path: paths.favorites,
    read: readFollowFilters,
    write: followSearch,
  });
  return (
    <Column>
      <PageHeading
        title={t('favorites.title')}
        lead={t('favorites.lead')}
        action={
          <Button
            variant="outline"
            size="sm"
            icon={<CalendarIcon size={18} />}
            onClick={() => setSubscribing(true)}
          >
            {t('favorites.subscribe')}
          </Button>
        }
      />
      {isSubscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
      <PagedResults
        query={useFollowed(filters)}
        label={t('favorites.list')}
        count={(total) => t('favorites.total', { total })}
        order={t(`favorites.sorts.${filters.sort}`)}
        controls={
          <PillSelect
            label={t('favorites.sort')}
            value={filters.sort}
            options={followSorts.map((value) => ({ value, label: t(`favorites.sorts.${value}`) }))}
            onChange={(sort) => apply({ sort })}
          />
        }
        page={filters.page}
        pageSize={FOLLOW_PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        pending={
          <List aria-busy="true">
            {[1, 2, 3].map((row) => (
              <li key={row}>
                <Skeleton height={128} radius="var(--radius-card)" />
              </li>
            ))}
          </List>
        }
        empty={
          <EmptyState
            title={t('favorites.empty.title')}
            help={t('favorites.empty.help')}
            action={<ButtonLink to={paths.performerList}>{t('favorites.empty.action')}</ButtonLink>}
          />
        }
        errorTitle={t('favorites.error')}
      >
        {(followed) => (
          <List aria-label={t('favorites.list')}>
            {followed.map((performer) => (
              <li key={performer.id}>
                <FollowedRow performer={performer} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
    </Column>
  );
}
