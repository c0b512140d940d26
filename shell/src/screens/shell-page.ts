import type { Access, LazyScreen } from '@spotlight/shared/contract';
import type { ShellText } from '../texts';

/** A page of the shell's own, told as a manifest tells those of a remote. */
export interface ShellPage {
  /** React Router pattern. */
  path: string;
  access: Access;
  /** Keys of the `shell` namespace. */
  titleKey: ShellText;
  descriptionKey?: ShellText;
  /** `site` when not said. */
  chrome?: 'site' | 'bare';
  /** Absent when the page only redirects. */
  load?: LazyScreen;
  redirectTo?: string;
}
