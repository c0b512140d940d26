import { withInstallationDatabase } from '../../tools/admin/installation-database';
import { withConnection, type Sql } from '../../supabase/stack/postgres/connect';
import { dataDir } from './site-under-test';

/** Looks at, or does to the site's database what no page can do. */
export const inDatabase = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
  withInstallationDatabase(dataDir, {}, (url) => withConnection(url, work));
