import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { matchPath, useLocation } from '@spotlight/shared/vendor/router';
import { ButtonLink } from '../button/button-link';
import { ComingSoonState } from './coming-soon-state';

/** A page whose address is settled and whose screen is still to come. */
export interface PlannedPage {
  /** Route pattern. */
  path: string;
  /** Its words: `comingSoon.<key>.title`, `.help` and `.action`. */
  key: string;
  /** Where a visitor can go meanwhile. */
  actionPath: string;
  /** Words of an action that several pages offer: `comingSoon.<actionKey>`. */
  actionKey?: string;
}

export interface ComingSoonPageProps {
  /** The namespace of the remote's words. */
  namespace: string;
  pages: readonly PlannedPage[];
}

/** Says what will be at the current address, and offers a way on. */
export function ComingSoonPage({ namespace, pages }: ComingSoonPageProps) {
  const { t } = useTranslation(namespace);
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  if (!page) throw new Error(`No page that is still to come lives at ${pathname}.`);
  const { key, actionPath, actionKey = `${key}.action` } = page;
  return (
    <ComingSoonState
      title={t(`comingSoon.${key}.title`)}
      help={t(`comingSoon.${key}.help`)}
      action={<ButtonLink to={actionPath}>{t(`comingSoon.${actionKey}`)}</ButtonLink>}
    />
  );
}
