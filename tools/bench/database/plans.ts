import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from '../../../supabase/stack/postgres/connect';
import { callFunction, openCaller } from './askers';
import type { Scenario } from './scenario';

/** A plan of a hot path that reads a big table from end to end. */
export interface SlowPlan {
  scenario: string;
  tables: string[];
}

/**
 * After five runs PostgreSQL may keep one plan for all arguments: the plans saved here are of the
 * eighth call on a connection.
 */
const WARM_CALLS = 7;
/** From this number of rows on a table is big. */
const BIG = 10_000;

/**
 * Writes the plans of every statement inside the functions, as `auto_explain` sees them, into a file
 * for each scenario, and names those that read a big table from end to end.
 */
export async function savePlans(
  url: string,
  scenarios: readonly Scenario[],
  folder: string,
): Promise<SlowPlan[]> {
  const bigTables = await readBigTables(url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const slow: SlowPlan[] = [];
  for (const scenario of scenarios) {
    const plans = await explain(url, scenario);
    const tables = tablesScanned(plans.join('\n')).filter((table) => bigTables.has(table));
    if (tables.length > 0) slow.push({ scenario: scenario.name, tables });
    const name = scenario.name.replaceAll(/[^a-z0-9]+/g, '-');
    await writeFile(path.join(folder, `${name}.txt`), `${worthReading(plans).join('\n\n')}\n`);
  }
  return slow;
}

async function explain(url: string, { request }: Scenario): Promise<string[]> {
  const plans: string[] = [];
  let isListening = false;
  // A connection of the superuser: `auto_explain` is not for everybody.
  const sql = openCaller(url, 'postgres', {
    onnotice: ({ message = '' }) => {
      if (isListening && message.includes('plan:')) plans.push(readable(message));
    },
  });
  const { userId } = request(0);
  try {
    await sql`load 'auto_explain'`;
    for (const [name, value] of Object.entries({
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_buffers': 'on',
      'auto_explain.log_timing': 'off',
      'auto_explain.log_nested_statements': 'on',
      client_min_messages: 'log',
      role: userId ? 'authenticated' : 'anon',
    })) {
      await sql`select set_config(${name}, ${value}, false)`;
    }
    for (let n = 0; n <= WARM_CALLS; n++) {
      isListening = n === WARM_CALLS;
      await callFunction(sql, request(n));
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
  return plans;
}

const LONGEST_LINE = 300;

/** Without the time, and without the thousand ids that some lines name. */
const readable = (message: string) =>
  message
    .replace(/^duration: [\d.]+ ms {2}plan:\n/, '')
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line))
    .join('\n');

/** Plans that touch a table, each statement once; helpers are called for every row of a page. */
export function worthReading(plans: readonly string[]): string[] {
  const touchesTable =
    /((Seq|Index|Index Only|Bitmap Heap) Scan|Insert|Update|Delete)( Backward)?( using \S+)? on .*\(cost=/;
  const byStatement = new Map<string, string>();
  for (const plan of plans) {
    const statement = plan.split(/\n(?:Query Parameters|\S.*\(cost=)/)[0] ?? plan;
    if (touchesTable.test(plan) && !byStatement.has(statement)) byStatement.set(statement, plan);
  }
  return [...byStatement.values()];
}

/** Tables that a plan reads from end to end; a scan right below a limit stops when it has enough. */
export function tablesScanned(plan: string): string[] {
  const nodes = plan.split('\n').filter((line) => line.includes('(cost='));
  const found = nodes.flatMap((line, index) => {
    const [, table] = /Seq Scan on (?:\w+\.)?(\w+)/.exec(line) ?? [];
    return table && !/->\s+Limit /.test(nodes[index - 1] ?? '') ? [table] : [];
  });
  return [...new Set(found)].sort();
}

async function readBigTables(url: string): Promise<Set<string>> {
  return withConnection(url, async (sql) => {
    const rows = await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind = 'r' and reltuples >= ${BIG}`;
    return new Set(rows.map(({ name }) => name));
  });
}
