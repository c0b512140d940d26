import { rowsAsked as askedOf } from '@spotlight/shared/files/rows';
import type { RoomFilters } from '../../room/room.rules';

/** Which rows of a list the server is asked for: a page of the room's table, or what comes behind a place in a file. */
export const rowsAsked = ({ page, size, after }: Pick<RoomFilters, 'page' | 'size' | 'after'>) =>
  askedOf(after === undefined ? { page, pageSize: size } : { after });
