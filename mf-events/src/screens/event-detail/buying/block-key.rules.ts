import { isFree, type RegistrationBlock } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';

/** The text that says in a few words why nobody can register just now. */
export const blockKey = (event: EventDetail, block: RegistrationBlock) =>
  `buying.${isFree(event) ? 'freeBlock' : 'blockInShort'}.${block}` as const;
