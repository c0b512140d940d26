import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { registrationStatuses, type RegistrationStatus } from './registration.schema';

/** What the list of an event's registrations shows, exactly as its address says. */
export interface RegistrationFilters extends RoomFilters {
  status: RegistrationStatus | '';
}

export const readRegistrations = (search: URLSearchParams): RegistrationFilters => ({
  ...readRoom(search),
  sort: '',
  status: readChoice(search, 'status', registrationStatuses) ?? '',
});

export const writeRegistrations = ({ status, ...room }: RegistrationFilters) =>
  writeSearch({ ...roomParams(room), status: status || null });
