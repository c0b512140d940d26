import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { settlementStates, type Settlement, type SettlementState } from './settlement.schema';

/** What the room of statements shows, exactly as its address says. */
export interface SettlementFilters extends RoomFilters {
  /** Empty: every state. */
  state: SettlementState | '';
}

export const readSettlements = (search: URLSearchParams): SettlementFilters => ({
  ...readRoom(search),
  sort: '',
  state: readChoice(search, 'state', settlementStates) ?? '',
});

export const writeSettlements = ({ state, ...room }: SettlementFilters) =>
  writeSearch({ ...roomParams(room), tab: 'settlements', state });

/** An event may have several statements, one after the other. */
export const settlementKey = ({ eventId, no }: Pick<Settlement, 'eventId' | 'no'>): string =>
  `${eventId}.${no}`;
