/**
 * The part of zod (its small build) that this product uses. The shell provides it once for all modules,
 * as a chunk of its own. See `query.ts` for why façades exist.
 */
import { config } from 'zod/mini';

// Compiled validators need `eval`, which the site's content security policy rules out.
config({ jitless: true });

export {
  _default,
  array,
  boolean,
  check,
  email,
  enum,
  extend,
  gt,
  gte,
  guid,
  int,
  length,
  literal,
  lt,
  lte,
  maxLength,
  maximum,
  minLength,
  minimum,
  nullable,
  nullish,
  number,
  object,
  optional,
  overwrite,
  partialRecord,
  pipe,
  record,
  refine,
  regex,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'zod/mini';
export { row } from './row';
export type { ZodMiniType, infer, input, output } from 'zod/mini';
