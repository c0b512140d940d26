import type * as z from '@spotlight/shared/vendor/zod';

/** What a page says of itself in its head, as data; null when it says nothing, or nothing of that kind. */
export function saidInHead<T extends z.ZodMiniType>(
  document: Document,
  name: string,
  schema: T,
): z.infer<T> | null {
  const said = document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return (said && schema.safeParse(JSON.parse(said)).data) || null;
}
