import { usePageMeta } from '@spotlight/shared/contract';

/**
 * The title and description that a page starts with. It stands before the page's own component, because
 * effects run in that order: a screen that knows better has the last word.
 */
export function DefaultPageMeta({ title, description }: { title: string; description: string }) {
  usePageMeta({ title, description });
  return null;
}
