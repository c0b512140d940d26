import { isEmail } from '@spotlight/shared/format';

export interface Credentials {
  email: string;
  password: string;
}

/** Names under `login` of what to say about each field; nothing when it can be sent. */
export type CredentialFaults = Partial<
  Record<keyof Credentials, 'emailMissing' | 'emailInvalid' | 'passwordMissing'>
>;

/** Checks what can be known before asking: something was typed, and the address looks like one. */
export function findCredentialFaults({ email, password }: Credentials): CredentialFaults {
  const faults: CredentialFaults = {};
  if (!email) faults.email = 'emailMissing';
  else if (!isEmail(email)) faults.email = 'emailInvalid';
  if (!password) faults.password = 'passwordMissing';
  return faults;
}
