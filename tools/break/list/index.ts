import type { Break } from '../break';
import { database } from './database';
import { delivery } from './delivery';
import { pages } from './pages';
import { rules } from './rules';

/** All that is broken on purpose. */
export const breaks: readonly Break[] = [...rules, ...database, ...pages, ...delivery];
