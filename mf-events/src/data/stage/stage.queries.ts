import { useBackend, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { startOf, type EventStart } from '../event-form/event-start.rules';
import { stageKeys } from './stage.keys';
import { getStagedPerformer, getVenueLocation } from './stage.repository';

/** Reads where the chosen venue is. */
export const useVenueLocation = () =>
  useWrite((backend, id: string) => getVenueLocation(backend, id));

/** What a new event begins with, where an address names its place, its line-up and its hours. */
export function useEventStart(asked: EventStart) {
  const backend = useBackend();
  return useQuery({
    queryKey: stageKeys.start(asked),
    queryFn: async () => {
      const [venue, ...performers] = await Promise.all([
        asked.venueId ? getVenueLocation(backend, asked.venueId) : null,
        ...asked.performerIds.map((id) => getStagedPerformer(backend, id)),
      ]);
      return startOf(asked, venue, performers);
    },
  });
}
