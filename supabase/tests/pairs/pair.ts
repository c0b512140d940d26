import { call, type Argument } from '../setup/callers';
import type { Sql } from '../setup/test-database';

/**
 * A thing that several people do something with. Each operation takes what it needs first: who accepts
 * a transfer offers it before, unless it is offered already.
 */
export interface Thing<World> {
  /** Of its file in `holds/`. */
  name: string;
  title: string;
  /** What there is before the first of two operations. */
  begins: string;
  arrange(sql: Sql): Promise<World>;
  operations: Record<string, { what: string; run(sql: Sql, world: World): Promise<unknown> }>;
  /** The thing in a few words, after both. */
  state(sql: Sql, world: World): Promise<string>;
}

/** First × second: `done` or the code of the refusal, and how the thing stands then. */
export type Holds = Record<string, Record<string, string>>;

/** A thing whose world nobody else has to know. */
export interface PairTable {
  name: string;
  title: string;
  begins: string;
  /** What each operation is, by its name. */
  operations: Record<string, string>;
  /** What two operations one after the other come to. The first may be refused as well. */
  outcomeOf(sql: Sql, first: string, second: string): Promise<string>;
}

/** Calls a function as somebody. */
export const step = <T = { id: string; status: string }>(
  sql: Sql,
  by: string,
  name: string,
  args: Record<string, Argument> = {},
) => call<T>(sql, by, name, args);

/** The first column of the first row, as a text. */
export async function valueOf(rows: Promise<readonly object[]>): Promise<string | undefined> {
  const [row] = await rows;
  const [value] = Object.values(row ?? {}) as (string | number | boolean | null)[];
  return value === null || value === undefined ? undefined : String(value);
}

export function pairsOf<World>({ arrange, operations, state, ...thing }: Thing<World>): PairTable {
  return {
    ...thing,
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, { what }]) => [name, what]),
    ),
    async outcomeOf(sql, first, second) {
      const world = await arrange(sql);
      const run = async (name: string) => {
        try {
          const answer = await operations[name]?.run(sql, world);
          return typeof answer === 'string' ? answer : 'done';
        } catch (thrown) {
          return (thrown as Error).message;
        }
      };
      const before = await run(first);
      const after = await run(second);
      const steps = before === 'done' ? after : `(${before}) ${after}`;
      return `${steps}: ${await state(sql, world)}`;
    },
  };
}
