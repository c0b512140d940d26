import { useListFilters, type ListAddress } from '@spotlight/shared/ui';
import { readFilters, writeFilters, type EventFilters } from '../../data/event/event.rules';
import { paths } from '../../paths';

const address: ListAddress<EventFilters> = {
  path: paths.events.to(),
  read: readFilters,
  write: writeFilters,
  isOneStep: true,
};

export const useEventFilters = () => useListFilters(address);
