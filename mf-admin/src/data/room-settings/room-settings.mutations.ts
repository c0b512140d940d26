import { useSession, useWrite } from '@spotlight/shared/contract';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { keepRoomSettings } from './keeping-settings.repository';
import { roomSettingsKeys } from './room-settings.keys';

/** Keeps a change of a list's views or columns. */
export function useKeepRoomSettings() {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  return useWrite(keepRoomSettings, {
    onSuccess: (settings, { room }) =>
      queryClient.setQueryData(roomSettingsKeys.one(userId, room), settings),
  });
}
