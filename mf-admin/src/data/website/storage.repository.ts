import { readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

const checkSchema = z.row({ error: z.nullable(z.string()) });

/**
 * Asks whether pictures of the site can be stored.
 * @returns why not, or null
 */
export async function checkStorage(backend: Backend): Promise<string | null> {
  try {
    return (await readFunction(backend, 'check_storage_access', {}, checkSchema)).error;
  } catch (error) {
    return (error as Error).message;
  }
}
