import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from '../vendor/form';
import { storeDraft } from './form-draft';
import type { Form } from './use-form';

/**
 * Keeps what is typed on this device, for `readDraft` to begin with when the page was thrown away meanwhile, as phones
 * do while a picture is taken.
 * @param name `null` where there is nothing to keep: the thing is stored already
 * @param leftOut what is said anew: what is agreed to, secret, or only on this page
 */
export function useKeptDraft<Typed extends FieldValues>(
  name: string | null,
  { subscribe }: Pick<Form<Typed>, 'subscribe'>,
  leftOut: Partial<Typed> = {},
): void {
  const keep = useEffectEvent((values: Typed) => {
    if (name) storeDraft(name, { ...values, ...leftOut });
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(values),
      }),
    [subscribe],
  );
}
