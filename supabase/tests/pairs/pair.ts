import type { Sql } from '../setup/test-database';

/**
 * A thing that several people do something with. Each operation takes what it needs first: who accepts
 * a transfer offers it before, unless it is offered already.
 */
export interface Thing<World> {
  title: string;
  /** What there is before the first of two operations. */
  begins: string;
  arrange(sql: Sql): Promise<World>;
  operations: Record<string, { what: string; run(sql: Sql, world: World): Promise<unknown> }>;
  /** The thing in a few words, after both. */
  state(sql: Sql, world: World): Promise<string>;
  /** First × second: `done` or the code of the refusal, and how the thing stands then. */
  holds: Record<string, Record<string, string>>;
}

/** A thing whose world nobody else has to know. */
export interface PairTable {
  title: string;
  begins: string;
  /** What each operation is, by its name. */
  operations: Record<string, string>;
  holds: Thing<unknown>['holds'];
  /** What two operations one after the other come to. The first may be refused as well. */
  outcomeOf(sql: Sql, first: string, second: string): Promise<string>;
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
