import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { roomSettingsKeys } from './room-settings.keys';
import { readRoomSettings } from './room-settings.repository';

const FRESH_MS = 300_000;

/** What somebody keeps about a list: views by name, and columns that are left out. */
export function useRoomSettings(room: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: roomSettingsKeys.one(userId, room),
    queryFn: ({ signal }) => readRoomSettings(backend, room, signal),
    staleTime: FRESH_MS,
  });
}
