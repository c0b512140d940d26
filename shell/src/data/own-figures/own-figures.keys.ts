import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'own-figures');

/** The figures on somebody's own page. */
export const ownFiguresKeys = { of: (userId: string) => key('of', userId) };
