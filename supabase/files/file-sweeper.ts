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
 * Removes files that somebody uploaded for a message and never sent, a day later, and those of people who left. Files are removed by the storage service
 * alone: the database says which, the service takes them away with their rows. Several may run.
 */
export function startFileSweeper(options: FileSweeperOptions): Repetition {
  const { databaseUrl, project, everyMs = PAUSE_MS } = options;
  const sql = connect(databaseUrl, { max: 1 });

  async function remove(bucket: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const { url, secretKey } = project();
    const answer = await fetch(`${url}/storage/v1/object/${bucket}`, {
      method: 'DELETE',
      headers: {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ prefixes: names }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the storage answered ${answer.status}`);
  }

  async function sweepUnsent(): Promise<void> {
    const rows = await sql<{ name: string }[]>`select private.unsent_attachments() as name`;
    await remove(
      'attachments',
      rows.map(({ name }) => name),
    );
  }

  async function sweepLeft(): Promise<void> {
    const buckets = await sql<{ bucket: string; names: string[] }[]>`
      select bucket, array_agg(name) as names
      from (select * from private.files_to_remove order by queued_at, name limit 500) as next
      group by bucket`;
    for (const { bucket, names } of buckets) {
      await remove(bucket, names);
      // What the service did not take away is asked for again.
      await sql`
        delete from private.files_to_remove as q
        where bucket = ${bucket} and name = any (${names}) and not exists (
          select from storage.objects as o where o.bucket_id = q.bucket and o.name = q.name
        )`;
    }
  }

  async function sweep(): Promise<void> {
    // Schemas of some tests have neither attachments nor people who leave.
    const [known] = await sql`
      select to_regprocedure('private.unsent_attachments()') is not null as attachments,
        to_regclass('private.files_to_remove') is not null as leavers`;
    if (known?.['attachments']) await sweepUnsent();
    if (known?.['leavers']) await sweepLeft();
  }

  const sweeping = repeat({ everyMs, turn: sweep, complaint: 'Files were not swept' });
  return {
    async stop() {
      await sweeping.stop();
      await sql.end({ timeout: 5 });
    },
  };
}
