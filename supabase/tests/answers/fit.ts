import type * as z from '@spotlight/shared/vendor/zod';

type ColumnKey<K extends string> = K extends 'isTimeUndecided' ? 'time_undecided' : Snake<K>;
type Snake<K extends string> = K extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : K;
type Columns<T> = T extends readonly (infer Item)[]
  ? Columns<Item>[]
  : T extends object
    ? { [K in keyof T as ColumnKey<K & string>]: Columns<T[K]> }
    : T;

/**
 * The answer of a function as it is, once it fits the schema through which the interface reads it.
 * @throws ZodError that names what does not fit
 */
export function fit<S extends z.ZodMiniType>(schema: S, answer: unknown): Columns<z.output<S>> {
  schema.parse(answer);
  return answer as Columns<z.output<S>>;
}
