import { connect } from '../stack/postgres/connect';
import { repeat, type Repetition } from '../stack/repeat';

export interface FileSweeperOptions {
  databaseUrl: string;
  /** The project whose storage holds the files, and its secret key. */
  project: () => { url: string; secretKey: string };
  everyMs?: number;
}

const PAUSE_MS = 15 * 60_000;
const TIMEOUT_MS = 60_000;

/**
 * Removes files that somebody uploaded for a message and never sent, a day later. Files are removed by the storage service
 * alone: the database says which, the service takes them away with their rows. Several may run.
 */
export function startFileSweeper(options: FileSweeperOptions): Repetition {
  const { databaseUrl, project, everyMs = PAUSE_MS } = options;
  const sql = connect(databaseUrl, { max: 1 });

  async function sweep(): Promise<void> {
    // A schema without attachments, as some tests have, has nothing to sweep.
    const [known] = await sql`
      select to_regprocedure('private.unsent_attachments()') is not null as is`;
    if (!known?.['is']) return;
    const rows = await sql<{ name: string }[]>`select private.unsent_attachments() as name`;
    if (rows.length === 0) return;
    const { url, secretKey } = project();
    const answer = await fetch(`${url}/storage/v1/object/attachments`, {
      method: 'DELETE',
      headers: {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ prefixes: rows.map(({ name }) => name) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the storage answered ${answer.status}`);
  }

  const sweeping = repeat({ everyMs, turn: sweep, complaint: 'Files were not swept' });
  return {
    async stop() {
      await sweeping.stop();
      await sql.end({ timeout: 5 });
    },
  };
}
