import { groupDigits } from '@spotlight/shared/format';
import {
  Button,
  ButtonLink,
  EmptyState,
  OverlayFailure,
  PagedResults,
  lazyPart,
  onPhone,
  useMediaQuery,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import roomTexts from '../locales/room.zh-TW.json';
import type { BulkBar as TypedBulkBar } from './bulk-bar';
import { ExportButton, type ExportButtonProps } from './export-button';
import { RoomBar } from './room-bar';
import type { RoomColumn } from './room-column';
import { RoomSkeleton } from './room-skeleton';
import { RoomTable, type RoomRowsProps } from './room-table';
import { rowRange, type RoomFilters } from './room.rules';
import { besideList } from './beside-list';
import type { BulkAction } from './use-bulk';
import { useOpenRow, type PanelPlace } from './use-open-row';
import { useRoomKeys, useSingleKeys, type RoomKeys } from './use-room-keys';
import { useRoomViews } from './use-room-views';
import { useSelection } from './use-selection';
import { ViewPicker } from './view-picker';
import { writeHidden } from './room-views.rules';

const KeysDialog = lazyPart(
  () => import(/* webpackChunkName: "keys" */ './keys-dialog').then((m) => m.KeysDialog),
  { Failed: OverlayFailure },
);

const ViewsDialog = lazyPart(
  () => import(/* webpackChunkName: "views" */ './views-dialog').then((m) => m.ViewsDialog),
  { Failed: OverlayFailure },
);

// Comes behind the first rows, long before the first of them is ticked.
const BulkBar = lazyPart(() =>
  import(/* webpackChunkName: "bulk" */ './bulk-bar').then((m) => m.BulkBar),
) as unknown as typeof TypedBulkBar;

// Phones alone show them; what they look like is the same, so their types are those of the table.
const RoomCards = lazyPart(
  () => import(/* webpackChunkName: "room-cards" */ './room-cards').then((m) => m.RoomCards),
  { pending: <RoomSkeleton /> },
) as unknown as typeof RoomTable;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  @media ${besideList} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) minmax(400px, 44%);
    }
  }
`;

export interface RoomProps<Row, Filters extends RoomFilters> {
  list: ListFilters<Filters>;
  /** `isTotalLeast`: nobody counted to the end, there are more than `total`. */
  query: UseQueryResult<{ items: Row[]; total: number; isTotalLeast?: boolean }>;
  naming: RoomRowsProps<Row>['naming'];
  columns: readonly RoomColumn<Row>[];
  texts: { list: string; search: string; placeholder: string; loadFailed: string };
  /** The choices of this room, as `PillSelect`s. */
  filters?: ReactNode;
  isFiltered: boolean;
  /** The filters without any limit; the words of the search always go. */
  unfiltered?: Partial<Filters>;
  /** What stands there when nothing does, without any filter. */
  empty: { title: string; help: string; action?: ReactNode };
  bulk?: readonly BulkAction<Row>[];
  explain?: (thrown: unknown, row: Row) => Promise<string>;
  file?: Pick<ExportButtonProps<Row>, 'name' | 'read'>;
  /** The open row in a `RowPanel`. */
  panel?: (row: Row, place: PanelPlace) => ReactNode;
  onEdit?: (row: Row) => void;
  /** Keys of this room for the open row, with what `?` says about them. */
  keys?: readonly { key: string; label: string; act: (row: Row, place: PanelPlace) => void }[];
}

/**
 * A room of the back office: search and filters in the address, a table (cards on a phone), ticks with bulk
 * actions, the open row beside the list, keys for all of it, and the file of what is filtered.
 */
export function Room<Row, Filters extends RoomFilters>(props: RoomProps<Row, Filters>) {
  const { list, query, naming, texts, bulk, file, panel, onEdit, keys = [] } = props;
  const { filters, hrefWith } = list;
  const t = useTexts(roomTexts);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(onPhone);
  const isBeside = useMediaQuery(besideList);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areViewsOpen, setViewsOpen] = useState(false);
  const [hasKeys, setHasKeys] = useSingleKeys();
  const { shown: columns, views } = useRoomViews(list, props.columns);
  const rows = query.data?.items ?? [];
  const selection = useSelection(rows, naming.keyOf);
  const apply = (change: Partial<RoomFilters>) => list.apply(change as Partial<Filters>);

  const { openRow, open, close, place } = useOpenRow({
    rows,
    keyOf: naming.keyOf,
    filters,
    apply,
    isBeside,
  });

  const focused = () =>
    rows.find((row) => naming.keyOf(row) === document.activeElement?.getAttribute('data-row'));
  const roomKeys: RoomKeys = {
    '/': () => document.querySelector<HTMLInputElement>('[data-room-search]')?.focus(),
    j: place.onNext,
    k: place.onPrevious,
    Enter: () => open(openRow ?? rows[0]),
    ...(onEdit && {
      e: () => {
        const row = openRow ?? focused();
        if (row) onEdit(row);
      },
    }),
    ...(bulk && {
      x: () => {
        const row = openRow ?? focused();
        if (row) selection.toggle(naming.keyOf(row));
      },
    }),
    v: () => setViewsOpen(true),
    Escape: openRow && close,
    '?': () => setHelpOpen(true),
    ...Object.fromEntries(
      keys.map(({ key, act }) => [key, openRow && (() => act(openRow, place))]),
    ),
  };
  useRoomKeys(roomKeys, hasKeys);

  const goToView = (search: string) =>
    void navigate(views.place.path + search, { replace: true, preventScrollReset: true });

  const Rows = isNarrow ? RoomCards : RoomTable;
  return (
    <>
      <RoomBar
        filters={filters}
        onChange={apply}
        label={texts.search}
        placeholder={texts.placeholder}
        tools={
          <>
            <ViewPicker
              key={views.place.name}
              {...views}
              onGo={goToView}
              onOpen={() => setViewsOpen(true)}
            />
            {file && <ExportButton {...file} columns={nameColumn(naming, columns)} />}
            {!isNarrow && (
              <Button variant="quiet" size="sm" onClick={() => setHelpOpen(true)}>
                {t('keys.button')}
              </Button>
            )}
          </>
        }
      >
        {props.filters}
      </RoomBar>
      <Layout data-open={openRow && panel ? true : undefined}>
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
            props.isFiltered ? (
              <EmptyState
                title={t('noMatch')}
                help={t('noMatchHelp')}
                action={
                  <ButtonLink to={hrefWith({ query: '', ...props.unfiltered } as Partial<Filters>)}>
                    {t('clearFilters')}
                  </ButtonLink>
                }
              />
            ) : (
              <EmptyState {...props.empty} />
            )
          }
        >
          {(items) => (
            <>
              <Rows
                label={texts.list}
                naming={naming}
                rows={items}
                columns={columns}
                sort={filters.sort}
                onSort={(sort) => apply({ sort })}
                selection={bulk && selection}
                open={filters.open}
                onOpen={(key) => open(items.find((row) => naming.keyOf(row) === key))}
              />
              {bulk && (
                <BulkBar
                  selection={selection}
                  actions={bulk}
                  naming={naming}
                  explain={props.explain}
                />
              )}
            </>
          )}
        </PagedResults>
        {openRow && panel?.(openRow, place)}
      </Layout>
      {areViewsOpen && (
        <ViewsDialog
          {...views}
          onGo={goToView}
          onHide={(hidden) => apply({ hide: writeHidden(hidden), page: filters.page })}
          onClose={() => setViewsOpen(false)}
        />
      )}
      {isHelpOpen && (
        <KeysDialog
          own={keys.map(({ key, label }) => [key.toUpperCase(), label] as const)}
          canEdit={onEdit !== undefined}
          canSelect={bulk !== undefined}
          isOn={hasKeys}
          onSwitch={setHasKeys}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}

const nameColumn = <Row,>(
  naming: RoomRowsProps<Row>['naming'],
  columns: readonly RoomColumn<Row>[],
): RoomColumn<Row>[] => [
  { id: 'name', label: naming.label, cell: naming.title, text: naming.title },
  ...columns,
];
