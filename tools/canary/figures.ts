import { withConnection } from '../../supabase/stack/postgres/connect';
import type { CanaryFigures } from './canary.rules';

/** Reads how a canary does; the database counts it from the first time on that somebody asks. */
export const readFigures = (
  databaseUrl: string,
  id: string,
  version: string,
): Promise<CanaryFigures> =>
  withConnection(databaseUrl, async (sql) => {
    const [row] = await sql<
      { figures: CanaryFigures }[]
    >`select private.canary_figures(${id}, ${version}) as figures`;
    if (!row) throw new Error(`The database has no figures of ${id} ${version}.`);
    return row.figures;
  });
