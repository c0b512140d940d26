import { entityKey } from '@spotlight/shared/vendor/query';

/** The refund schemes that organizers choose from. */
export const refundPolicyKeys = { all: entityKey('events', 'refund-policy')() };
