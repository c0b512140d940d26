import type { Translate } from '../../vendor/i18n';
import type { ZodMiniType } from '../../vendor/zod';

/** Texts that say their own keys, for what chooses among them. */
export const createFakeTexts = <Source>() => ((key: string) => key) as Translate<Source>;

/** What a schema finds wrong with a form: the first sentence for each field, by its path. */
export function faultsOf<Typed>(
  schema: ZodMiniType<unknown, Typed>,
  typed: Typed,
): Record<string, string> {
  const { error } = schema.safeParse(typed);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}
