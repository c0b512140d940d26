/** Longest name of a person, in characters. */
export const MAX_USERNAME_LENGTH = 50;
