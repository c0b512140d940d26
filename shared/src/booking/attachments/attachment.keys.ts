import { entityKey } from '@spotlight/shared/vendor/query';

const attachmentKey = entityKey('shared', 'attachment');

/** Files that went with messages: no step of a booking makes others of them. */
export const attachmentKeys = {
  of: (path: string, userId: string) => attachmentKey(path, userId),
};
