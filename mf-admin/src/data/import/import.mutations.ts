import { useSession, useWrite } from '@spotlight/shared/contract';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { approvalKeys } from '../approval/approval.keys';
import { dashboardKeys } from '../dashboard/dashboard.keys';
import { eventKeys } from '../event/event.keys';
import { performerKeys } from '../performer/performer.keys';
import { venueKeys } from '../venue/venue.keys';
import { importKeys } from './import.keys';
import { addImportRows, removeDemo, runImport, startImport, undoImport } from './import.repository';
import type { Import, Imports } from './import.schema';

/** Lists that have other rows when an import is over, or taken back. */
const madeOf = [
  eventKeys.all,
  venueKeys.all,
  performerKeys.all,
  approvalKeys.all,
  dashboardKeys.all,
];

/** Puts an import as it is now into the list. */
function useImportInList() {
  const queryClient = useQueryClient();
  const key = importKeys.list(useSession().user?.id ?? '');
  return (now: Import) => {
    queryClient.setQueryData<Imports>(
      key,
      (list) =>
        list && {
          ...list,
          items: [now, ...list.items.filter(({ id }) => id !== now.id)].toSorted((a, b) =>
            b.createdAt.localeCompare(a.createdAt),
          ),
        },
    );
  };
}

export const useStartImport = () => useWrite(startImport);
export const useAddImportRows = () => useWrite(addImportRows);

/** One step of an import; the list knows at once how far it is. */
export const useRunImport = () => useWrite(runImport, { onSuccess: useImportInList() });
export const useUndoImport = () => useWrite(undoImport, { onSuccess: useImportInList() });

export const useRemoveDemo = () => useWrite(removeDemo, { touches: [importKeys.all, ...madeOf] });

/** Has everything read again that an import changed, once it is over. */
export function useImportOver() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [importKeys.all, ...madeOf].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
