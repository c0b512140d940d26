import {
  Button,
  OverlayFailure,
  Skeleton,
  lazyPart,
  onPhone,
  useMediaQuery,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import roomTexts from '../locales/room.zh-TW.json';
import type { ExportButton as TypedExportButton } from './export-button';
import { RoomBar } from './room-bar';
import type { RoomColumn } from './room-column';
import { RoomList } from './room-list';
import type { RoomProps } from './room-props';
import type { RoomRowsProps } from './room-table';
import type { RoomFilters } from './room.rules';
import { besideList } from './beside-list';
import { useOpenRow } from './use-open-row';
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

// Comes behind the first rows: nobody writes a file of what they have not seen.
const ExportButton = lazyPart(
  () => import(/* webpackChunkName: "export" */ './export-button').then((m) => m.ExportButton),
  { pending: <Skeleton width={126} height={36} radius="var(--radius-control)" /> },
) as unknown as typeof TypedExportButton;

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

/**
 * A room of the back office: search and filters in the address, a table (cards on a phone), ticks with bulk
 * actions, the open row beside the list, keys for all of it, and the file of what is filtered.
 */
export function Room<Row, Filters extends RoomFilters>(props: RoomProps<Row, Filters>) {
  const { list, query, naming, texts, bulk, file, panel, onEdit, keys = [] } = props;
  const { filters } = list;
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
            {file && (
              <ExportButton
                {...file}
                columns={nameColumn(naming, columns)}
                keyOf={naming.keyOf}
                total={query.data?.isTotalLeast ? undefined : query.data?.total}
              />
            )}
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
        <RoomList
          room={props}
          columns={columns}
          selection={selection}
          apply={apply}
          onOpen={open}
        />
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
