import { AppError } from '@spotlight/shared/data';

/** The field that the server refused, by the name of its column; undefined for every other failure. */
export function refusedField(
  thrown: unknown,
  code: AppError['code'] = 'INVALID_INPUT',
): string | undefined {
  if (!(thrown instanceof AppError) || thrown.code !== code) return undefined;
  const fault: unknown = thrown.cause;
  if (typeof fault !== 'object' || fault === null || !('hint' in fault)) return undefined;
  return typeof fault.hint === 'string' ? fault.hint : undefined;
}
