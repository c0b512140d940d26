import type { ListFilters } from '@spotlight/shared/ui';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import type { ReactNode } from 'react';
import type { ExportButtonProps } from './export-button';
import type { RoomColumn } from './room-column';
import type { RoomRowsProps } from './room-table';
import type { RoomFilters } from './room.rules';
import type { BulkAction } from './use-bulk';
import type { PanelPlace } from './use-open-row';

/** What a room is made of. */
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
