import { findByPath } from '@spotlight/shared/contract/match-path';
import { useLocation } from '@spotlight/shared/vendor/router';
import { ButtonLink } from '../button/button-link';
import { ComingSoonState } from './coming-soon-state';

/** A page whose address is settled and whose screen is still to come. */
export interface PlannedPage<Name extends string = string> {
  /** Route pattern. */
  path: string;
  /** The name of its texts. */
  key: Name;
  /** Where a visitor can go meanwhile. */
  actionPath: string;
}

export interface ComingSoonPageProps<Name extends string> {
  pages: readonly PlannedPage<Name>[];
  /** The texts of a page: what it is called, what it will be, and where else to go. */
  textOf: (name: Name, part: 'title' | 'help' | 'action') => string;
}

/** Says what will be at the current address, and offers a way on. */
export function ComingSoonPage<Name extends string>({ pages, textOf }: ComingSoonPageProps<Name>) {
  const { pathname } = useLocation();
  const page = findByPath(pages, pathname)?.page;
  if (!page) throw new Error(`No page that is still to come lives at ${pathname}.`);
  return (
    <ComingSoonState
      title={textOf(page.key, 'title')}
      help={textOf(page.key, 'help')}
      action={<ButtonLink to={page.actionPath}>{textOf(page.key, 'action')}</ButtonLink>}
    />
  );
}
