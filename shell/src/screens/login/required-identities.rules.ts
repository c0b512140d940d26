import type { UserType } from '@spotlight/shared/contract';

const isUserType = (text: string): text is UserType =>
  text === 'fan' || text === 'performer' || text === 'venue';

/** Reads `?switch=performer,venue`; whatever is no identity is dropped. */
export const requiredIdentities = (value: string | null): UserType[] =>
  (value ?? '').split(',').filter(isUserType);
