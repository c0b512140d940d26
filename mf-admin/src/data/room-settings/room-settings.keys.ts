import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'room-settings');

/** Views by name and columns of the lists. */
export const roomSettingsKeys = {
  all: key(),
  /** @param userId what one person keeps is not shown to the next one in the tab */
  one: (userId: string, room: string) => key('one', userId, room),
};
