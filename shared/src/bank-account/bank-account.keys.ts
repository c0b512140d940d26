import { entityKey } from '@spotlight/shared/vendor/query';
import type { Payee } from './bank-account.schema';

const key = entityKey('shared', 'bank-account');

/** Where a payee is paid. */
export const bankAccountKeys = { all: key(), of: ({ type, id }: Payee) => key(type, id) };
