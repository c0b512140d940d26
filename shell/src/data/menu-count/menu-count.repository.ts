import { readFunction, type Backend, type FunctionName } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

const countSchema = z.object({ count: z.int() });

/** Asks the function that a manifest names how many there are. @throws AppError */
export async function getMenuCount(
  backend: Backend,
  countedBy: string,
  signal?: AbortSignal,
): Promise<number> {
  const name = countedBy as FunctionName;
  return (await readFunction(backend, name, {}, countSchema, signal)).count;
}
