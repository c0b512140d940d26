import { withConnection } from '../../supabase/stack/postgres/connect';
import { StartProblem } from '../../supabase/stack/problem';

/** What a browser told of a fault, as far as its screen is opened again from it. */
export interface FaultReport {
  code: string;
  module: string;
  version: string;
  owner: string;
  kind: string;
  message: string;
  stack: string;
  /** `shell` and each remote → version. */
  composition: Record<string, string>;
  page: string;
  language: string;
  theme: 'light' | 'dark';
  width: number;
  steps: string[];
}

/** Reads a report by its code, as somebody reads that out. @throws StartProblem when there is none */
export const readFault = (databaseUrl: string, code: string): Promise<FaultReport> =>
  withConnection(databaseUrl, async (sql) => {
    const [row] = await sql<
      { fault: FaultReport | null }[]
    >`select private.fault_of(${code}) as fault`;
    if (row?.fault) return row.fault;
    throw new StartProblem(
      `No report has the code ${code}. Codes have ten letters; reports are kept for thirty days, twenty of a fault in a day.`,
    );
  });
