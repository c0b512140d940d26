import { readFunction, type Backend } from '@spotlight/shared/data';
import { roomSettingsSchema } from './room-settings.schema';

export const readRoomSettings = (backend: Backend, room: string, signal?: AbortSignal) =>
  readFunction(backend, 'room_settings', { p_room: room }, roomSettingsSchema, signal);
