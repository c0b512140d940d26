import { Badge, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link, useLocation } from '@spotlight/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useAreaAccess, useMayOpen } from '../data/access/access.queries';
import { usePendingCount } from '../data/dashboard/dashboard.queries';
import { texts } from '../texts';
import { menuEntries, ownerEntries, type MenuEntry } from './menu-entries';

const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  padding: 4px 12px;
  overflow-y: auto;
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding-inline: 12px;
  /* What stands below the menu comes later, and takes of its height. */
  scroll-margin-block: 96px;
  border-radius: var(--radius-control);
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-ink);
    font-weight: var(--weight-bold);
  }
  & > :nth-child(2) {
    margin-inline-end: auto;
  }
`;

/** The rooms of the back office that one may look at; the current one is marked. */
export function MenuLinks() {
  const t = useTexts(texts);
  const { data: access } = useAreaAccess();
  const mayOpen = useMayOpen();
  const entries =
    access === 'visitor' ? ownerEntries : menuEntries.filter(({ name }) => mayOpen(name));
  return (
    <Nav aria-label={t('menu.label')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    </Nav>
  );
}

function MenuLink({ entry: { name, path, Icon, countsPending } }: { entry: MenuEntry }) {
  const t = useTexts(texts);
  // Only the very address: 審核流程 lies under 審核佇列's, and every room under that of the overview.
  const isCurrent = useLocation().pathname.replace(/\/+$/, '') === path;
  const entry = useRef<HTMLAnchorElement>(null);
  // On a low screen the last rooms stand below the edge of the menu.
  useEffect(() => {
    if (isCurrent) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Entry ref={entry} to={path} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={18} />
      <span>{t(`menu.${name}`)}</span>
      {countsPending && <PendingBadge />}
    </Entry>
  );
}

function PendingBadge() {
  const t = useTexts(texts);
  const { data: access } = useAreaAccess();
  const count = usePendingCount(access === 'admin');
  if (!count) return null;
  return (
    <Badge tone="warning">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('menu.pending', { count })}</VisuallyHidden>
    </Badge>
  );
}
