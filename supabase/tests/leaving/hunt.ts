import type { Sql } from '../setup/test-database';

/** What a person is known by, and what they wrote: no column may hold it once they have gone. */
export interface Traces {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** Codes that look like words, what the database makes of other columns, and by what the person is known. */
const CODES =
  /(_id|_ref|_hash|_code|_type|_status|_version|_label|display_location|search_text)$|^(kind|price|topic|action|plan_name|username|email|phone)$/;

/** Begins every word that `writeEverywhere` lets the person write. */
export const WORD = '只有我會這樣寫';

interface Column {
  schema: string;
  name: string;
  column: string;
  type: string;
}

const columnsOf = (sql: Sql) => sql<Column[]>`
  select n.nspname as schema, c.relname as name, a.attname as column,
    format_type(a.atttypid, a.atttypmod) as type
  from pg_attribute as a
  join pg_class as c on c.oid = a.attrelid
  join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by 1, 2, a.attnum`;

/**
 * Writes the person's words into each column of text of each row that names them, where the column takes words
 * at all. Triggers rest meanwhile, because this is about what stands there, not about how it came.
 * @returns the columns that hold words of the person now
 */
export async function writeEverywhere(sql: Sql, { id }: Traces): Promise<string[]> {
  const columns = (await columnsOf(sql)).filter(({ schema }) =>
    ['public', 'private'].includes(schema),
  );
  const owners = columns.filter(({ type, name }) => type === 'uuid' && name !== 'audit_log');
  const written: string[] = [];
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const { schema, name, column } of columns.filter(
      ({ type, column: named }) => type === 'text' && !CODES.test(named),
    )) {
      const mine = owners.filter((owner) => owner.schema === schema && owner.name === name);
      if (mine.length === 0) continue;
      const place = `${name}.${column}`;
      const whose = mine.map((owner) => `"${owner.column}" = '${id}'`).join(' or ');
      await tx
        .savepoint(async (part) => {
          const { count } = await part.unsafe(
            `update ${schema}."${name}" set "${column}" = '${WORD}' where ${whose}`,
          );
          if (count > 0) written.push(place);
        })
        .catch(() => undefined);
    }
  });
  return written;
}

/** Where something of the person still stands: `table.column: what`. */
export async function hunt(sql: Sql, traces: Traces): Promise<string[]> {
  const found: string[] = [];
  const looked = {
    id: traces.id,
    name: traces.name,
    email: traces.email,
    phone: traces.phone,
    word: WORD,
  };
  for (const { schema, name, column } of await columnsOf(sql)) {
    const [row] = await sql.unsafe<Record<string, boolean>[]>(
      `select ${Object.entries(looked)
        .map(
          ([what, text]) =>
            `coalesce(bool_or(strpos(lower("${column}"::text), lower('${text}')) > 0), false) as ${what}`,
        )
        .join(', ')} from ${schema}."${name}"`,
    );
    for (const what of Object.keys(looked))
      if (row?.[what]) found.push(`${schema}.${name}.${column}: ${what}`);
  }
  return found;
}
