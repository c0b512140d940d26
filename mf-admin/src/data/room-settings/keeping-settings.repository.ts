import { callFunction, toAppError, toColumns, type Backend } from '@spotlight/shared/data';
import { readRoomSettings } from './room-settings.repository';
import { roomSettingsSchema, type RoomSettings } from './room-settings.schema';

/** What is other about the settings of a list. */
export interface SettingsChange {
  room: string;
  change: (before: RoomSettings) => Partial<RoomSettings>;
}

/**
 * Changes what is kept about a list, as it is now: what another tab kept meanwhile stays.
 * @throws AppError `INVALID_INPUT` when there are more than twenty views
 */
export async function keepRoomSettings(backend: Backend, { room, change }: SettingsChange) {
  const keep = async () => {
    const before = await readRoomSettings(backend, room);
    const { version, hidden, views } = { ...before, ...change(before) };
    return callFunction(
      backend,
      'save_room_settings',
      { p_room: room, p_version: version, p_hidden: hidden, p_views: toColumns(views) },
      roomSettingsSchema,
    );
  };
  try {
    return await keep();
  } catch (thrown) {
    if (toAppError(thrown).code !== 'STALE_VERSION') throw thrown;
    return keep();
  }
}
