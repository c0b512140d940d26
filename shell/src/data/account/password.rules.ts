/** What a password needs, wherever one is chosen. The auth server asks for the length as well. */
export const passwordRules = [
  { id: 'length', test: (password: string) => [...password].length >= 8 },
  { id: 'lower', test: (password: string) => /[a-z]/.test(password) },
  { id: 'upper', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', test: (password: string) => /\d/.test(password) },
  { id: 'symbol', test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

/** The rules that the password does not meet, in the order in which they are listed. */
export const brokenPasswordRules = (password: string): PasswordRuleId[] =>
  passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.id);
