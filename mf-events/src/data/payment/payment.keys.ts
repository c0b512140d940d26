import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('events', 'payment');

/** Paying through a provider. */
export const paymentKeys = {
  methods: key('methods'),
  check: (tradeNo: string) => key('check', tradeNo),
};
