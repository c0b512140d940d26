import {
  EmptyState,
  PagedResults,
  Skeleton,
  TabPanel,
  Tabs,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { RoomHeading } from '../../components/room-heading';
import { useWishes } from '../../data/wish/wish.queries';
import {
  WISH_PAGE_SIZE,
  readWishes,
  writeWishes,
  type WishFilters,
} from '../../data/wish/wish.rules';
import { wishStates } from '../../data/wish/wish.schema';
import wishTexts from '../../locales/wishes.zh-TW.json';
import { paths } from '../../paths';
import { countedText } from '../../room/counted-text.rules';
import { WishEntry } from './wish-entry';

const PANEL = 'wish-list';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const address: ListAddress<WishFilters> = {
  path: paths.wishes.to(),
  read: readWishes,
  write: writeWishes,
  isOneStep: true,
};

/** 生日祝福: what fans wrote and others reported, until somebody decides. */
export function WishesScreen() {
  const t = useTexts(wishTexts);
  const { filters, apply, hrefWith } = useListFilters(address);
  const { status, page } = filters;
  const query = useWishes(filters);
  return (
    <>
      <RoomHeading title={t('title')} note={t('lead')} />
      <Tabs
        label={t('title')}
        panelId={PANEL}
        selectedId={status}
        onSelect={(chosen) => apply({ status: chosen })}
        items={wishStates.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      />
      <TabPanel id={PANEL} selectedId={status}>
        <PagedResults
          query={query}
          label={t(`tabs.${status}`)}
          count={() => t('total', { total: query.data ? countedText(query.data) : '' })}
          order={t('order')}
          page={page}
          pageSize={WISH_PAGE_SIZE}
          hrefFor={(number) => hrefWith({ page: number })}
          isDense
          pending={<Skeleton height={320} radius="var(--radius-card)" />}
          empty={<EmptyState title={t(`empty.${status}`)} help={t('emptyHelp')} />}
          errorTitle={t('loadFailed')}
        >
          {(wishes) => (
            <List>
              {wishes.map((wish) => (
                <li key={wish.id}>
                  <WishEntry wish={wish} />
                </li>
              ))}
            </List>
          )}
        </PagedResults>
      </TabPanel>
    </>
  );
}
