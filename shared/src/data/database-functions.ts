import type { Database, Json } from './database.types';

type Functions = Database['public']['Functions'];

/** A function of the data API. */
export type FunctionName = keyof Functions;

/** What may be sent as an argument. What is inside of JSON is checked by the function itself. */
type Sent<T> = [NonNullable<Json>] extends [T] ? unknown : T extends (infer I)[] ? readonly I[] : T;

/** The arguments of a function by their names in SQL. */
export type FunctionArgs<N extends FunctionName> = {
  readonly [K in keyof Functions[N]['Args']]?: Sent<NonNullable<Functions[N]['Args'][K]>> | null;
};

/**
 * The arguments `A` of a call, without names that the function does not have. Every argument has a
 * default, hence a name that was changed in SQL would pass as one more property otherwise.
 */
export type ExactArgs<N extends FunctionName, A> = A &
  FunctionArgs<N> & {
    readonly [K in Exclude<keyof A, keyof Functions[N]['Args']>]: never;
  };
