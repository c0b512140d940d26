import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import {
  postingPermissions,
  userRoles,
  type ManagedUser,
  type PostingPermission,
  type UserRole,
} from './user.schema';

/** What the rooms of accounts show, exactly as their addresses say. */
export interface UserFilters extends RoomFilters {
  /** Empty: everybody. */
  role: UserRole | '';
}

export const readUsers = (search: URLSearchParams): UserFilters => ({
  ...readRoom(search),
  sort: '',
  role: readChoice(search, 'role', userRoles) ?? '',
});

export const writeUsers = ({ role, ...room }: UserFilters) =>
  writeSearch({ ...roomParams(room), role });

/** What somebody may publish, in the order of the badges. */
export const permissionsOf = (user: ManagedUser): PostingPermission[] =>
  postingPermissions.filter((permission) => user[permission]);
