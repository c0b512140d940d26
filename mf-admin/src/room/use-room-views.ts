import type { ListFilters } from '@spotlight/shared/ui';
import { useRoomSettings } from '../data/room-settings/room-settings.queries';
import type { SavedView } from '../data/room-settings/room-settings.schema';
import type { RoomColumn } from './room-column';
import { hiddenColumns, roomPlace, type RoomPlace } from './room-views.rules';
import type { RoomFilters } from './room.rules';

/** What can be done with a row stays, whatever is left out. */
const isChoosable = ({ id }: { id: string }) => id !== 'actions';

export interface RoomViews {
  place: RoomPlace;
  views: readonly SavedView[];
  /** Those that can be left out. */
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
}

/** Which columns a list shows, and which views of it somebody keeps. */
export function useRoomViews<Row, Filters extends RoomFilters>(
  { filters, hrefWith }: ListFilters<Filters>,
  columns: readonly RoomColumn<Row>[],
): { shown: readonly RoomColumn<Row>[]; views: RoomViews } {
  const href = hrefWith({ page: 1, open: '' } as Partial<Filters>);
  const { data } = useRoomSettings(roomPlace(href, []).name);
  const hidden = hiddenColumns(filters.hide, data?.hidden ?? []);
  return {
    shown: columns.filter((column) => !isChoosable(column) || !hidden.includes(column.id)),
    views: {
      place: roomPlace(href, hidden),
      views: data?.views ?? [],
      columns: columns.filter(isChoosable),
      hidden,
    },
  };
}
