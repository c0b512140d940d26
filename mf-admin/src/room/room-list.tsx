import { groupDigits } from '@spotlight/shared/format';
import {
  ButtonLink,
  EmptyState,
  PagedResults,
  lazyPart,
  onPhone,
  useMediaQuery,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import roomTexts from '../locales/room.zh-TW.json';
import type { BulkBar as TypedBulkBar } from './bulk-bar';
import type { RoomColumn } from './room-column';
import type { RoomProps } from './room-props';
import { RoomSkeleton } from './room-skeleton';
import { RoomTable } from './room-table';
import { rowRange, type RoomFilters } from './room.rules';
import type { Selection } from './use-selection';

// Comes behind the first rows, long before the first of them is ticked.
const BulkBar = lazyPart(() =>
  import(/* webpackChunkName: "bulk" */ './bulk-bar').then((m) => m.BulkBar),
) as unknown as typeof TypedBulkBar;

// Phones alone show them; what they look like is the same, so their types are those of the table.
const RoomCards = lazyPart(
  () => import(/* webpackChunkName: "room-cards" */ './room-cards').then((m) => m.RoomCards),
  { pending: <RoomSkeleton /> },
) as unknown as typeof RoomTable;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

interface RoomListProps<Row, Filters extends RoomFilters> {
  room: RoomProps<Row, Filters>;
  /** Those that are not hidden. */
  columns: readonly RoomColumn<Row>[];
  selection: Selection<Row>;
  apply: (change: Partial<RoomFilters>) => void;
  onOpen: (row: Row | undefined) => void;
}

/** The rows of a room with their pages, their ticks, and what stands there while there are none. */
export function RoomList<Row, Filters extends RoomFilters>({
  room,
  columns,
  selection,
  apply,
  onOpen,
}: RoomListProps<Row, Filters>) {
  const { query, naming, texts, bulk, list } = room;
  const { filters, hrefWith } = list;
  const t = useTexts(roomTexts);
  const Rows = useMediaQuery(onPhone) ? RoomCards : RoomTable;
  return (
    <Column>
      <PagedResults
        query={query}
        label={texts.list}
        isDense
        page={filters.page}
        pageSize={filters.size}
        hrefFor={(page) => hrefWith({ page } as Partial<Filters>)}
        note={(items, total) =>
          t(query.data?.isTotalLeast ? 'rangeAtLeast' : 'range', {
            ...rowRange(filters.page, filters.size, items.length),
            total: groupDigits(total),
          })
        }
        pending={<RoomSkeleton />}
        errorTitle={texts.loadFailed}
        empty={
          room.isFiltered ? (
            <EmptyState
              title={t('noMatch')}
              help={t('noMatchHelp')}
              action={
                <ButtonLink to={hrefWith({ query: '', ...room.unfiltered } as Partial<Filters>)}>
                  {t('clearFilters')}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState {...room.empty} />
          )
        }
      >
        {(items) => (
          <Rows
            label={texts.list}
            naming={naming}
            rows={items}
            columns={columns}
            sort={filters.sort}
            onSort={(sort) => apply({ sort })}
            selection={bulk && selection}
            open={filters.open}
            onOpen={(key) => onOpen(items.find((row) => naming.keyOf(row) === key))}
          />
        )}
      </PagedResults>
      {/* Beside the rows: what became of the last of them is read when none is left. */}
      {bulk && query.data && (
        <BulkBar selection={selection} actions={bulk} naming={naming} explain={room.explain} />
      )}
    </Column>
  );
}
