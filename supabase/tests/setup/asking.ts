import type { Argument } from './callers';
import type { Sql } from './test-database';

/** A statement and who sends it; null is a visitor without a token. */
export interface Question {
  person: string | null;
  statement: string;
}

/** How many rows a statement was about, or how it was refused. */
export type Reply = { rows: number } | { state: string; message: string };

/** Prepares a database for `ask`: statements run as a request runs them, and nothing of them stays. */
export async function prepareAsking(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema asking;
    create function asking.ask(p_person text, p_statement text) returns jsonb language plpgsql as $$
    declare
      v_role text := case when p_person is null then 'anon' else 'authenticated' end;
      v_rows int;
    begin
      perform set_config('request.jwt.claims',
          jsonb_strip_nulls(jsonb_build_object('role', v_role, 'sub', p_person))::text, true),
        set_config('role', v_role, true);
      execute p_statement;
      get diagnostics v_rows = row_count;
      raise exception sqlstate 'ASKED';
    exception
      when sqlstate 'ASKED' then return jsonb_build_object('rows', v_rows);
      when others then return jsonb_build_object('state', sqlstate, 'message', sqlerrm);
    end
    $$`);
}

/** Thousands of questions take longest on their way: many go together, each in a transaction of its own within one. */
export async function ask(sql: Sql, questions: readonly Question[]): Promise<Reply[]> {
  const rows = await sql<{ reply: Reply }[]>`
    select asking.ask(person, statement) as reply
    from unnest(
      ${questions.map(({ person }) => person)}::text[],
      ${questions.map(({ statement }) => statement)}::text[]
    ) with ordinality as question (person, statement, number)
    order by number`;
  return rows.map(({ reply }) => reply);
}

/** The call of a function of the data API as a text. */
export function callText(name: string, args: Record<string, Argument>): string {
  const list = Object.entries(args).map(([key, value]) => `${key} => ${literal(value)}`);
  return `select public.${name}(${list.join(', ')})`;
}

const literal = (value: Argument): string => {
  if (value === null) return 'null';
  return `'${textOf(value).replaceAll("'", "''")}'`;
};

/** Lists of objects are JSON, lists of texts are arrays. */
const textOf = (value: NonNullable<Argument>): string => {
  if (typeof value !== 'object') return String(value);
  const json = JSON.stringify(value);
  const isArray = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isArray ? `{${json.slice(1, -1)}}` : json;
};
